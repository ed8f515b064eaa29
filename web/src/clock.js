// Time: play, pause, speed, scrubbing and the keyboard.
const STEP = 1 / 30; // s of the motion, for one press of an arrow key

export class Clock {
  constructor(start, end) {
    Object.assign(this, { start, end, t: start, speed: 1, playing: false, listeners: [], last: 0 });
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  tell() {
    for (const listener of this.listeners) listener(this.t);
  }

  play() {
    if (this.end <= this.start) return;
    if (this.t >= this.end) this.t = this.start;
    this.playing = true;
    this.last = 0;
    this.tell();
    requestAnimationFrame((now) => this.tick(now));
  }

  pause() {
    this.playing = false;
    this.tell();
  }

  seek(t) {
    this.t = Math.min(Math.max(t, this.start), this.end);
    this.tell();
  }

  tick(now) {
    if (!this.playing) return;
    if (this.last) this.t += Math.min((now - this.last) / 1000, 0.1) * this.speed;
    this.last = now;
    if (this.t >= this.end) this.t = this.start + ((this.t - this.start) % (this.end - this.start)); // round again
    this.tell();
    requestAnimationFrame((next) => this.tick(next));
  }

  // a key of the keyboard; true when it meant something
  key(event) {
    const jump = event.shiftKey ? 1 : STEP;
    if (event.key === " ") this.playing ? this.pause() : this.play();
    else if (event.key === "ArrowRight") this.step(jump);
    else if (event.key === "ArrowLeft") this.step(-jump);
    else if (event.key === "Home") this.seek(this.start);
    else if (event.key === "End") { this.playing = false; this.seek(this.end); }
    else return false;
    return true;
  }

  step(by) {
    this.playing = false;
    this.seek(this.t + by);
  }
}
