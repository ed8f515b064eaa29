// The solids that bodies, hinges, springs and forces are drawn with.
import {
  BoxGeometry, CapsuleGeometry, Color, ConeGeometry, Curve, CylinderGeometry, Group, Mesh, MeshStandardMaterial, Quaternion, SphereGeometry, TorusGeometry, TubeGeometry,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";

const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);

export function paintOf(ink, { ghost = false, metal = 0.05, rough = 0.5 } = {}) {
  const paint = new MeshStandardMaterial({ metalness: metal, roughness: rough, transparent: ghost, opacity: ghost ? 0.42 : 1, depthWrite: !ghost });
  paint.userData.ink = ink; // the name of a colour of the style sheet, which the theme may change
  return paint;
}

export function recolour(group) {
  const style = getComputedStyle(document.documentElement);
  group.traverse((it) => {
    const ink = it.material?.userData?.ink;
    if (ink) it.material.color.copy(new Color(style.getPropertyValue(ink).trim()));
  });
}

function solid(geometry, paint) {
  const mesh = new Mesh(geometry, paint);
  mesh.castShadow = !paint.transparent;
  mesh.receiveShadow = true;
  return mesh;
}

function rod(from, to, radius, paint) {
  const a = new Vector3(...from), b = new Vector3(...to);
  const mesh = solid(new CapsuleGeometry(radius, Math.max(a.distanceTo(b), 1e-9), 8, 20), paint);
  mesh.position.copy(a).add(b).multiplyScalar(0.5);
  mesh.quaternion.setFromUnitVectors(Y, b.sub(a).lengthSq() ? b.normalize() : Y);
  return mesh;
}

// one part of a body, in the body's axes; a round one bears stripes, so that its spin is seen
export function part(it, paint, stripe) {
  if (it.shape === "rod") return rod(it.from, it.to, it.radius, paint);
  const mesh = solid(geometry(it), paint);
  mesh.position.set(...it.at);
  if (it.turn) mesh.quaternion.set(...it.turn);
  if (it.shape === "ellipsoid") mesh.scale.set(...it.size);
  if (stripe && it.shape === "cylinder") mesh.add(solid(new BoxGeometry(2.012 * it.radius, 0.09 * it.radius, 1.006 * it.length), stripe));
  if (stripe && (it.shape === "ball" || it.shape === "ellipsoid")) {
    const r = it.radius ?? 1;
    const ring = () => solid(new TorusGeometry(0.995 * r, 0.022 * r, 8, 72), stripe);
    mesh.add(ring(), ring().rotateX(Math.PI / 2));
  }
  return mesh;
}

function geometry(it) {
  if (it.shape === "box") return new RoundedBoxGeometry(...it.size, 3, 0.12 * Math.min(...it.size));
  if (it.shape === "cylinder") return new CylinderGeometry(it.radius, it.radius, it.length, 48).rotateX(Math.PI / 2); // along z
  return new SphereGeometry(it.shape === "ball" ? it.radius : 1, 40, 28);
}

// one mark of a hinge: a pin, a ball, a rail, a slider on the rail, the foot on the ground
export function mark(it, r, paint, foot) {
  const along = (mesh, axis) => (mesh.quaternion.setFromUnitVectors(Y, new Vector3(...axis)), mesh);
  const group = new Group();
  group.position.set(...it.at);
  if (it.kind === "pin") group.add(along(solid(new CylinderGeometry(0.7 * r, 0.7 * r, 3.9 * r, 28), paint), it.axis));
  if (it.kind === "pin") group.add(along(solid(new CylinderGeometry(1.45 * r, 1.45 * r, 2.7 * r, 36), paint), it.axis));
  if (it.kind === "ball") group.add(solid(new SphereGeometry(1.35 * r, 32, 24), paint));
  if (it.kind === "slider") group.add(along(solid(new RoundedBoxGeometry(2.6 * r, 3.4 * r, 2.6 * r, 3, 0.3 * r), paint), it.axis));
  if (it.kind === "rail") {
    const axis = new Vector3(...it.axis);
    group.add(rod(axis.clone().multiplyScalar(it.from - 3 * r).toArray(), axis.multiplyScalar(it.to + 3 * r).toArray(), 0.42 * r, paint));
  }
  if (it.kind === "foot") {
    const cone = along(solid(new ConeGeometry(2.5 * r, 3.6 * r, 4, 1).rotateY(Math.PI / 4).translate(0, -1.8 * r, 0), foot), it.axis);
    const plate = along(solid(new RoundedBoxGeometry(7 * r, 0.7 * r, 4.4 * r, 3, 0.2 * r).translate(0, -3.9 * r, 0), foot), it.axis);
    group.add(cone, plate);
  }
  return group;
}

class Helix extends Curve {
  constructor(turns, radius) {
    super();
    Object.assign(this, { turns, radius });
  }

  // unit length along z; straight ends in the axis
  getPoint(s, point = new Vector3()) {
    const inside = Math.min(Math.max((s - 0.1) / 0.8, 0), 1);
    const out = this.radius * Math.min(1, Math.min(inside, 1 - inside) * 14);
    const turn = 2 * Math.PI * this.turns * inside;
    return point.set(out * Math.cos(turn), out * Math.sin(turn), s);
  }
}

// a spring of unit length along z; stretch() lays it between two points
export function spring(radius, paint) {
  return solid(new TubeGeometry(new Helix(9, radius), 420, 0.16 * radius, 8), paint);
}

// a bar of unit length along z, for stretch()
export function bar(radius, paint) {
  return solid(new CylinderGeometry(radius, radius, 1, 24).rotateX(Math.PI / 2).translate(0, 0, 0.5), paint);
}

export function stretch(mesh, from, to) {
  const reach = WAY.subVectors(to, from);
  const length = reach.length();
  mesh.position.copy(from);
  if (length > 1e-12) mesh.quaternion.setFromUnitVectors(Z, reach.divideScalar(length));
  mesh.scale.set(1, 1, Math.max(length, 1e-9));
}

const WAY = new Vector3();
const TURN = new Quaternion();

// an arrow whose length is set by aim()
export function arrow(radius, paint) {
  const group = new Group();
  const shaft = solid(new CylinderGeometry(radius, radius, 1, 16).translate(0, 0.5, 0), paint);
  const head = solid(new ConeGeometry(2.6 * radius, 6 * radius, 24).translate(0, 3 * radius, 0), paint);
  group.add(shaft, head);
  group.userData = { shaft, head };
  return group;
}

export function aim(group, from, value, scale) {
  const length = value.length() * scale;
  group.visible = length > 1e-6;
  if (!group.visible) return;
  group.position.copy(from);
  group.quaternion.copy(TURN.setFromUnitVectors(Y, WAY.copy(value).normalize()));
  group.userData.shaft.scale.y = length;
  group.userData.head.position.y = length;
}
