// The page that shows a motion beside its equations.
import { Clock } from "./clock.js";
import { Energy } from "./energy.js";
import { Equations, place } from "./equations.js";
import { Mechanism } from "./mechanism.js";
import { Motion } from "./motion.js";
import { Plots } from "./plots.js";
import { Stage } from "./stage.js";
import { shown, WORDS } from "./words.js";

const $ = (id) => document.getElementById(id);
const root = document.documentElement;
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const motion = new Motion(JSON.parse($("data").textContent));
const clock = new Clock(motion.start, motion.end);
const tip = $("tip");
const equations = new Equations(motion, clock, $("equations"), tip);
const plots = new Plots(motion, clock, $("plots"));
new Energy(motion, clock, $("energy"));
let stage = null, mechanism = null, pointed = null;

try {
  stage = new Stage(motion.data, $("canvas"), calm);
  mechanism = new Mechanism(motion, stage.world);
} catch (error) {
  stage = mechanism = null;
  root.classList.add("flat"); // no WebGL: equations and plots alone
  console.warn(error.message);
}

clock.onChange((t) => {
  mechanism?.put(t);
  stage?.draw();
  $("scrub").value = t;
  $("now").textContent = t.toFixed(2);
  $("play").classList.toggle("playing", clock.playing);
  $("play").setAttribute("aria-label", WORDS[root.lang][clock.playing ? "pause" : "play"]);
});

equations.onPoint = (name) => {
  mechanism?.light(name);
  stage?.draw();
};

function say(language) {
  const words = WORDS[language];
  root.lang = language;
  equations.words = words;
  for (const it of document.querySelectorAll("[data-word]")) it.textContent = words[it.dataset.word];
  for (const it of document.querySelectorAll("[data-label]")) {
    it.setAttribute("aria-label", words[it.dataset.label]);
    it.title = words[it.dataset.label];
  }
  $("language").lang = language === "en" ? "zh" : "en";
  $("canvas").setAttribute("aria-label", words.picture(motion.data.name));
  plots.say(words);
  clock.tell();
}

function theme(name) {
  root.dataset.theme = name;
  stage?.paint();
  mechanism?.paint();
  plots.repaint();
  stage?.draw();
}

function pointAt(event) {
  if (!stage || event.buttons) return;
  const label = stage.under(event);
  pointed = label;
  mechanism.light(label?.names?.[0] ?? null);
  stage.draw();
  tip.hidden = !label;
  if (!label) return;
  const words = WORDS[root.lang];
  const more = label.mass ? `${words.mass} ${label.mass}` : (label.names ?? []).map((n) => `${n} = ${shown(motion.value(n, clock.t))}`).join("  ");
  const rows = [["b", label.name], ["i", words[label.kind]], ["output", more]];
  tip.replaceChildren(...rows.map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: text })));
  place(tip, event.clientX, event.clientY, event.clientY + 14);
}

Object.assign($("scrub"), { min: motion.start, max: motion.end, step: "any" });
$("end").textContent = motion.end.toFixed(2);
$("play").addEventListener("click", () => (clock.playing ? clock.pause() : clock.play()));
$("scrub").addEventListener("input", (event) => clock.seek(Number(event.target.value)));
$("speed").addEventListener("change", (event) => (clock.speed = Number(event.target.value)));
$("language").addEventListener("click", () => say(root.lang === "en" ? "zh" : "en"));
$("theme").addEventListener("click", () => theme(root.dataset.theme === "dark" ? "light" : "dark"));
$("home").addEventListener("click", () => stage?.home());
$("trails").addEventListener("click", (event) => {
  const on = event.currentTarget.getAttribute("aria-pressed") !== "true";
  event.currentTarget.setAttribute("aria-pressed", String(on));
  mechanism?.showTrails(on);
  mechanism?.put(clock.t);
  stage?.draw();
});
$("canvas").addEventListener("pointermove", pointAt);
$("canvas").addEventListener("pointerdown", pointAt);
$("canvas").addEventListener("pointerleave", () => { if (pointed) tip.hidden = true; });
addEventListener("keydown", (event) => {
  if (event.target.matches("input[type=text], select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && event.target.matches("button:not(#play)")) return;
  if (clock.key(event)) event.preventDefault();
});

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => theme(dark.matches ? "dark" : "light"));
theme(root.dataset.theme || (dark.matches ? "dark" : "light"));
say(root.lang === "zh" ? "zh" : "en");
if (!calm && motion.data.autoplay) clock.play();

// for scripts on the page
window.dalembert = {
  clock, motion,
  // a point of a body on the screen's axes: x to the right of the first view, y up
  point: (body, local = [0, 0, 0]) => {
    const group = mechanism.bodies[body];
    group.updateWorldMatrix(true, false);
    return group.localToWorld(group.position.clone().set(...local)).toArray();
  },
};
