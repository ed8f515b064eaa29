// The mechanism: its bodies, hinges, springs, forces and trails, put where they are at a time.
import { Group, Quaternion, Vector3 } from "three";
import { Line2 } from "three/examples/jsm/lines/Line2.js";
import { LineGeometry } from "three/examples/jsm/lines/LineGeometry.js";
import { LineMaterial } from "three/examples/jsm/lines/LineMaterial.js";
import { aim, arrow, bar, mark, paintOf, part, recolour, spring, stretch } from "./shapes.js";

const TRAIL = 140; // points of a trail
const TRAIL_TIME = 1.6; // s of the motion

export class Mechanism {
  constructor(motion, world) {
    this.motion = motion;
    this.world = world;
    const { data } = motion;
    this.size = data.thickness; // radius of a rod
    this.metal = paintOf("--metal", { metal: 0.35, rough: 0.42 });
    this.foot = paintOf("--foot", { rough: 0.8 });
    this.bodies = data.bodies.map((body) => this.body(body));
    this.hinges = data.hinges.map((hinge) => this.hinge(hinge));
    this.springs = data.springs.map((it) => this.link(it, spring(2.1 * this.size, this.metal), "spring"));
    this.rods = data.rods.map((it) => this.link(it, bar(0.8 * this.size, this.metal), "body"));
    this.arrows = data.arrows.map((it, k) => this.force(it, k));
    this.trails = data.tips.map((tip) => this.trail(tip));
    this.showTrails(true);
    this.put(motion.start);
    this.paint();
  }

  body(body) {
    const group = new Group();
    const ink = body.kind === "base" ? "--foot" : `--c${body.colour + 1}`;
    const paint = paintOf(ink), ghost = paintOf(ink, { ghost: true });
    for (const it of body.parts) group.add(part(it, it.ghost ? ghost : paint, body.kind === "body" && !it.ghost ? this.metal : null));
    group.userData.label = { name: body.name, kind: body.kind, mass: body.mass };
    this.world.add(group);
    return group;
  }

  hinge(hinge) {
    const paint = paintOf("--metal", { metal: 0.35, rough: 0.42 });
    for (const it of hinge.marks) {
      const group = mark(it, this.size, paint, this.foot);
      group.userData.label = { name: hinge.coordinates.join(", ") || hinge.name, kind: "hinge", names: hinge.coordinates };
      this.bodies[it.body].add(group);
    }
    return { coordinates: hinge.coordinates, paint };
  }

  link(it, mesh, kind) {
    mesh.userData.label = { name: it.name, kind };
    this.world.add(mesh);
    return { ...it, mesh };
  }

  force(it, k) {
    const group = arrow(0.45 * this.size, paintOf("--force"));
    group.userData.label = { name: it.name, kind: "arrow", force: k };
    this.world.add(group);
    return { ...it, group, k };
  }

  trail(tip) {
    const paint = new LineMaterial({ linewidth: 2.5, vertexColors: true, transparent: true, depthWrite: false });
    // the colour of a point says how much is seen of the line there; pieces end bluntly, or their ends would show through one another
    paint.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace("#include <color_fragment>", "if (abs(vUv.y) > 1.0) discard; alpha *= vColor.r;");
    };
    const line = new Line2(new LineGeometry(), paint);
    line.frustumCulled = false;
    line.raycast = () => {};
    this.world.add(line);
    return { ...tip, line };
  }

  // everything where it is at time t
  put(t) {
    this.time = t;
    this.bodies.forEach((group, i) => this.motion.pose(i, t, group.position, group.quaternion));
    for (const { mesh, ends } of [...this.springs, ...this.rods]) stretch(mesh, this.point(ends[0], A), this.point(ends[1], B));
    for (const { group, k, body, at, scale } of this.arrows) {
      aim(group, this.point([body, at], A), this.motion.vector(this.motion.arrows[k], t, B), scale);
    }
    if (this.trailing) for (const trail of this.trails) this.lay(trail, t);
  }

  point([body, local], result) {
    const group = this.bodies[body];
    return result.set(...local).applyQuaternion(group.quaternion).add(group.position);
  }

  lay({ line, body, at }, t) {
    const places = [], colours = [];
    const back = Math.min(TRAIL_TIME, t - this.motion.start);
    line.visible = back > 1e-3;
    if (!line.visible) return;
    const own = this.bodies[body].children[0]?.material?.color;
    if (own) line.material.color.copy(own);
    for (let k = 0; k < TRAIL; k++) {
      const s = k / (TRAIL - 1);
      this.motion.pose(body, t - back * (1 - s), A, Q);
      const p = B.set(...at).applyQuaternion(Q).add(A);
      places.push(p.x, p.y, p.z);
      const seen = 0.85 * s * s;
      colours.push(seen, seen, seen);
    }
    line.geometry.setPositions(places);
    line.geometry.setColors(colours);
  }

  showTrails(on) {
    this.trailing = on;
    for (const { line } of this.trails) line.visible = on;
  }

  // the hinge of a coordinate (or of its rate) stands out
  light(name) {
    const coordinate = name?.replace(/'+$/, "");
    for (const { coordinates, paint } of this.hinges) {
      const on = coordinates.includes(coordinate);
      paint.emissive.set(on ? this.accent : 0x000000);
      paint.emissiveIntensity = on ? 0.9 : 0;
    }
  }

  paint() {
    recolour(this.world);
    const style = getComputedStyle(document.documentElement);
    this.accent = style.getPropertyValue("--accent").trim();
    if (this.trailing) for (const trail of this.trails) this.lay(trail, this.time ?? this.motion.start);
  }
}

const A = new Vector3(), B = new Vector3(), Q = new Quaternion();
