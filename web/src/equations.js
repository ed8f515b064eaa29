// The equations beside the motion: pointing at a term tells its name and its value now.
import { shown } from "./words.js";

export class Equations {
  constructor(motion, clock, holder, tip) {
    Object.assign(this, { motion, clock, holder, tip, rows: [], words: {}, pointed: null, onPoint: () => {}, ofLine: new Map() });
    this.sight = new IntersectionObserver((lines) => {
      for (const { target, isIntersecting } of lines) this.ofLine.get(target).seen = isIntersecting;
      this.refresh();
    });
    const { definitions, rows, cut } = motion.data.equations;
    this.block(rows, "rows", null);
    this.block(definitions, "definitions", "intermediates");
    if (cut) holder.insertAdjacentHTML("beforeend", `<p class="cut" data-word="long"></p>`);
    document.addEventListener("pointerover", (event) => this.point(event.target.closest?.("[data-name]"), event));
    clock.onChange(() => this.refresh());
  }

  block(rows, className, title) {
    if (!rows.length) return;
    const part = document.createElement("div");
    part.className = className;
    if (title) part.innerHTML = `<h3 data-word="${title}"></h3>`;
    for (const row of rows.filter((it) => it.left.length)) {
      const line = document.createElement("p");
      line.className = "equation";
      const [first, ...others] = row.right; // the sign of equality stays with the term behind it
      const right = `<span class="joined"><math class="relation"><mo>=</mo></math> ${first}</span>`;
      line.innerHTML = `<span class="sides">${[...row.left, right, ...others].join(" ")}</span><output></output>`;
      part.append(line);
      const shownRow = { row, output: line.querySelector("output"), seen: false };
      this.rows.push(shownRow);
      this.sight.observe(line);
      this.ofLine.set(line, shownRow);
    }
    this.holder.append(part);
  }

  refresh() {
    const known = new Map(); // intermediate variables of this moment
    for (const { row, output } of this.rows.filter((it) => it.seen)) {
      if (!row.value.length) continue; // too long a derivation to carry its values along
      const right = this.motion.formula(row.value, this.clock.t, known);
      const left = this.motion.formula(row.other, this.clock.t, known);
      output.textContent = shown(right);
      output.title = `${this.words.left ?? ""} ${shown(left)} = ${this.words.right ?? ""} ${shown(right)}`;
    }
    if (this.pointed) this.show();
  }

  point(leaf, event) {
    this.pointed?.leaf.classList.remove("pointed");
    this.pointed = leaf ? { leaf, name: leaf.dataset.name } : null;
    this.onPoint(this.pointed?.name ?? null);
    if (!leaf) {
      if (event && !event.target.closest?.("canvas")) this.tip.hidden = true;
      return;
    }
    leaf.classList.add("pointed");
    this.show();
    const box = leaf.getBoundingClientRect();
    place(this.tip, box.left + box.width / 2, box.top, box.bottom);
  }

  show() {
    const { name } = this.pointed;
    const { kinds, units } = this.motion.data;
    const kind = kinds[name] ?? (this.motion.definitions.has(name) ? "intermediate" : name === "t" ? "time" : "symbol");
    const value = shown(this.motion.value(name, this.clock.t));
    const rows = [["b", name], ["i", this.words[kind] ?? kind], ["output", `${value} ${units[name] ?? ""}`]];
    this.tip.replaceChildren(...rows.map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: text })));
    this.tip.hidden = false;
  }
}

// a tip above a place, or below it where there is no room
export function place(tip, x, top, bottom) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(x - width / 2, 6), innerWidth - width - 6);
  const above = top - height - 8;
  tip.style.transform = `translate(${left}px, ${above > 4 ? above : bottom + 8}px)`;
}
