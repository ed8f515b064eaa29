// Time histories with one cursor: the time of the motion; a click or a drag on a plot goes to a time.
import uPlot from "uplot";

const RIGHT = 38; // width of an axis on the right, pixels

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export class Plots {
  constructor(motion, clock, holder) {
    Object.assign(this, { motion, clock, holder, plots: [] });
    this.times = Array.from({ length: motion.frames }, (_, k) => motion.start + k / motion.rate);
    for (const group of motion.data.plots) this.add(group);
    new ResizeObserver(() => this.fit()).observe(holder);
    clock.onChange((t) => this.cursor(t));
  }

  add(group) {
    const units = [...new Set(group.units)]; // each unit has a scale; the first two have axes, left and right
    const sides = units.slice(0, 2).map((unit, k) => unit && (units.length > 1 ? `${"←→"[k]} ${unit}` : unit)).filter(Boolean);
    const wide = this.motion.data.plots.some((other) => new Set(other.units).size > 1); // all plots keep one width
    const box = document.createElement("figure");
    box.className = "plot";
    box.innerHTML = `<figcaption><b data-word="${group.title}"></b><i class="unit">${sides.join(" · ")}</i><span class="legend"></span></figcaption>`;
    const frame = document.createElement("div");
    frame.className = "frame";
    box.append(frame);
    this.holder.append(box);
    const ink = (k) => `--c${group.colours[k] + 1}`;
    const axis = { stroke: () => colour("--muted"), grid: { stroke: () => colour("--line"), width: 1 }, ticks: { show: false }, font: "11px system-ui" };
    const plot = new uPlot(
      {
        width: 300, height: 110, legend: { show: false }, padding: [6, 10 + (wide && units.length === 1 ? RIGHT : 0), 0, 0],
        cursor: { drag: { x: false, y: false }, points: { show: false }, x: false, y: false },
        scales: { x: { time: false }, ...this.scales(group, units) },
        axes: [
          { ...axis, size: 20, gap: 2 },
          ...units.slice(0, 2).map((unit, k) => ({
            ...axis, scale: `unit ${unit}`, side: k ? 1 : 3, size: k ? RIGHT : 46, gap: 3, space: 16, values: (_, marks) => marks.map(label),
            grid: k ? { show: false } : axis.grid,
          })),
        ],
        series: [{}, ...group.series.map((_, k) => ({
          stroke: () => colour(ink(k)), width: 1.5, pxAlign: 0, points: { show: false }, scale: `unit ${group.units[k]}`, dash: k > 7 ? [5, 3] : undefined,
        }))],
      },
      [this.times, ...group.series.map((name) => Array.from(this.motion.channels.get(name)))],
      frame,
    );
    const head = document.createElement("div");
    head.className = "playhead";
    plot.over.append(head);
    plot.over.addEventListener("pointerdown", (event) => this.seek(plot, event));
    plot.over.addEventListener("pointermove", (event) => event.buttons && this.seek(plot, event));
    frame.setAttribute("role", "img");
    this.plots.push({ plot, head, frame, title: group.title });
    this.legend(group, plot, box.querySelector(".legend"), ink);
  }

  // a range for each unit, with the zeros of all units at one height
  scales(group, units) {
    if (units.length === 1) return {};
    const ranges = units.map((unit) => {
      const own = group.series.filter((_, k) => group.units[k] === unit).flatMap((name) => Array.from(this.motion.channels.get(name)));
      return own.reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [0, 0]);
    });
    const spans = ranges.map(([low, high]) => Math.max(-low, high) || 1);
    const below = Math.max(...ranges.map(([low], k) => -low / spans[k])), above = Math.max(...ranges.map(([, high], k) => high / spans[k]));
    return Object.fromEntries(units.map((unit, k) => [`unit ${unit}`, { range: [-1.08 * below * spans[k], 1.08 * above * spans[k]] }]));
  }

  legend(group, plot, place, ink) {
    group.series.forEach((name, k) => {
      const button = document.createElement("button");
      button.type = "button";
      button.style.setProperty("--ink", `var(${ink(k)})`);
      button.innerHTML = group.labels[k];
      button.title = group.units[k];
      button.setAttribute("aria-pressed", "true");
      button.addEventListener("click", () => {
        const show = !plot.series[k + 1].show;
        plot.setSeries(k + 1, { show });
        button.setAttribute("aria-pressed", String(show));
      });
      place.append(button);
    });
  }

  seek(plot, event) {
    const box = plot.over.getBoundingClientRect();
    this.clock.seek(plot.posToVal(event.clientX - box.left, "x"));
  }

  cursor(t) {
    for (const { plot, head } of this.plots) head.style.transform = `translateX(${plot.valToPos(t, "x")}px)`;
  }

  fit() {
    for (const { plot, frame } of this.plots) {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width > 60 && height > 40) plot.setSize({ width, height });
    }
    this.cursor(this.clock.t);
  }

  say(words) {
    for (const { frame, title } of this.plots) frame.setAttribute("aria-label", words.plotof(words[title]));
  }

  repaint() {
    for (const { plot } of this.plots) plot.redraw(false, true);
  }
}

function label(x) {
  return x == null ? "" : String(+x.toPrecision(6)).replace("-", "−");
}
