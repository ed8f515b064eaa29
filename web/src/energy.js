// The energy bar: kinetic and potential energy (above its least value) beside their greatest sum.
import { shown } from "./words.js";

export class Energy {
  constructor(motion, clock, holder) {
    Object.assign(this, { motion, holder });
    const T = motion.channels.get("#T"), V = motion.channels.get("#V");
    if (!T) {
      holder.hidden = true;
      return;
    }
    this.least = V ? V.reduce((a, b) => Math.min(a, b), Infinity) : 0;
    this.most = T.reduce((most, x, k) => Math.max(most, x + (V ? V[k] - this.least : 0)), 0) || 1;
    this.bars = { T: holder.querySelector(".bar .T"), V: holder.querySelector(".bar .V") };
    this.numbers = { T: holder.querySelector("[data-value=T]"), V: holder.querySelector("[data-value=V]"), E: holder.querySelector("[data-value=E]") };
    for (const it of holder.querySelectorAll(".potential")) it.hidden = !V;
    this.potential = Boolean(V);
    clock.onChange((t) => this.show(t));
  }

  show(t) {
    const T = this.motion.value("#T", t);
    const V = this.potential ? this.motion.value("#V", t) : 0;
    this.bars.T.style.width = `${(100 * T) / this.most}%`;
    this.bars.V.style.width = `${(100 * (V - this.least)) / this.most}%`;
    this.numbers.T.textContent = `${shown(T, 4)} J`;
    this.numbers.V.textContent = `${shown(V, 4)} J`;
    this.numbers.E.textContent = `${shown(T + V, 4)} J`;
  }
}
