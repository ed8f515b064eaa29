// Build the viewer: `npm ci && npm run build`. Writes one script, one style sheet, the licences, and the sha256 of each
// and of the sources, so that a test can tell when the bundle is older than they are. `npm run build FOLDER` writes elsewhere.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = new URL(".", import.meta.url);
const out = process.argv[2] ? pathToFileURL(`${resolve(process.argv[2])}/`) : new URL("../src/dalembert/view/bundle/", here);
const parts = ["three", "uplot"];

const common = { bundle: true, minify: true, write: false, target: "es2022", legalComments: "none", charset: "utf8" };
const entry = (name) => new URL(`src/${name}`, here).pathname;
const script = await build({ ...common, entryPoints: [entry("main.js")], format: "iife", treeShaking: true });
const style = await build({ ...common, entryPoints: [entry("viewer.css")], loader: { ".css": "css" } });

let licences = "The viewer contains these works, built from the npm registry:\n";
for (const part of parts) {
  const folder = new URL(`node_modules/${part}/`, here);
  const { version, license, homepage } = JSON.parse(await readFile(new URL("package.json", folder), "utf8"));
  const text = await readFile(new URL("LICENSE", folder), "utf8");
  licences += `\n${"-".repeat(72)}\n${part} ${version} (${license}) ${homepage ?? ""}\n\n${text.trim()}\n`;
}

// a closing tag inside the script would end the element that holds it
const safe = (text) => text.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
const files = {
  "viewer.js": safe(script.outputFiles[0].text),
  "viewer.css": style.outputFiles[0].text,
  "licences.txt": licences,
};
await mkdir(out, { recursive: true });
let sums = "";
for (const [name, text] of Object.entries(files)) {
  await writeFile(new URL(name, out), text);
  sums += `${createHash("sha256").update(text).digest("hex")}  ${name}\n`;
  console.log(`${name}: ${(Buffer.byteLength(text) / 1024).toFixed(0)} kB`);
}
const sources = createHash("sha256");
const names = (await readdir(new URL("src/", here))).sort().map((name) => `src/${name}`);
for (const name of [...names, "build.mjs", "package-lock.json"]) sources.update(await readFile(new URL(name, here)));
sums += `${sources.digest("hex")}  sources\n`;
await writeFile(new URL("sha256.txt", out), sums);
