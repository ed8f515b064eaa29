// The data of the page: poses, channels and formulas, read at any time.
import { Quaternion, Vector3 } from "three";

function floats(text) {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  return new Float32Array(bytes.buffer);
}

const FUNCTIONS = {
  sin: Math.sin, cos: Math.cos, sqrt: Math.sqrt, exp: Math.exp, log: Math.log, abs: Math.abs, tanh: Math.tanh,
  sinh: Math.sinh, cosh: Math.cosh, asin: Math.asin, acos: Math.acos, atan: Math.atan, atan2: Math.atan2,
  min: Math.min, max: Math.max, sign: Math.sign, where: (c, a, b) => (c > 0 ? a : b), div: (a, b) => a / b,
  pow: (a, n) => a ** n,
  add: (...terms) => terms.reduce((a, b) => a + b, 0),
  mul: (...factors) => factors.reduce((a, b) => a * b, 1),
};

export class Motion {
  constructor(data) {
    this.data = data;
    this.start = data.start;
    this.rate = data.rate; // frames in a second
    this.frames = data.frames;
    this.end = this.start + (this.frames - 1) / this.rate;
    this.poses = data.bodies.map((body) => floats(body.poses));
    this.arrows = data.arrows.map((arrow) => floats(arrow.values));
    this.channels = new Map(Object.entries(data.channels).map(([name, text]) => [name, floats(text)]));
    this.definitions = new Map(data.equations.definitions.map((row) => [row.name, row.value]));
    this.constants = new Map(Object.entries(data.constants));
  }

  // frame k and share a of the way to the next one
  place(t) {
    const f = Math.min(Math.max((t - this.start) * this.rate, 0), this.frames - 1);
    const k = Math.min(Math.floor(f), Math.max(this.frames - 2, 0));
    return [k, f - k];
  }

  // position and turn of a body: p between frames on a straight line, the quaternion on the shorter arc
  pose(body, t, position, turn) {
    const values = this.poses[body];
    let [k, a] = this.place(t);
    const last = values.length / 7 - 1;
    if (last === 0) [k, a] = [0, 0];
    const i = 7 * k, j = 7 * Math.min(k + 1, last);
    position.fromArray(values, i).lerp(NEXT_P.fromArray(values, j), a);
    turn.fromArray(values, i + 3).slerp(NEXT_Q.fromArray(values, j + 3), a);
  }

  // a vector of three channels
  vector(values, t, result) {
    const [k, a] = this.place(t);
    return result.fromArray(values, 3 * k).lerp(NEXT_P.fromArray(values, 3 * Math.min(k + 1, this.frames - 1)), a);
  }

  // the value of a symbol: a channel, a parameter, or an intermediate variable computed from its own formula
  value(name, t, known = new Map()) {
    if (name === "t") return t;
    if (name === "pi") return Math.PI;
    const channel = this.channels.get(name);
    if (channel) {
      const [k, a] = this.place(t);
      return channel[k] + a * (channel[Math.min(k + 1, this.frames - 1)] - channel[k]);
    }
    if (this.constants.has(name)) return this.constants.get(name);
    if (known.has(name)) return known.get(name);
    if (!this.definitions.has(name)) return NaN;
    // definitions stand in the order they are computed: those before this one first, so nothing recurses deeply
    for (const [earlier, formula] of this.definitions) {
      if (!known.has(earlier)) known.set(earlier, this.formula(formula, t, known));
      if (earlier === name) break;
    }
    return known.get(name);
  }

  // a formula in postfix: numbers, "$name", and ["function", count]
  formula(postfix, t, known = new Map()) {
    const stack = [];
    for (const token of postfix) {
      if (typeof token === "number") stack.push(token);
      else if (typeof token === "string") stack.push(this.value(token.slice(1), t, known));
      else stack.push(FUNCTIONS[token[0]](...stack.splice(stack.length - token[1])));
    }
    return stack[0];
  }
}

const NEXT_P = new Vector3();
const NEXT_Q = new Quaternion();
