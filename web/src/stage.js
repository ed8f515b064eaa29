// The room: light, camera, ground, and the small cross of axes with gravity.
import {
  Color, DirectionalLight, DoubleSide, Group, HemisphereLight, Mesh, PCFShadowMap, PerspectiveCamera, PlaneGeometry, Quaternion,
  Raycaster, Scene, ShaderMaterial, ShadowMaterial, Vector2, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";

const Y = new Vector3(0, 1, 0);

export class Stage {
  constructor(data, canvas, calm) {
    this.data = data;
    this.canvas = canvas;
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.scene = new Scene();
    // the mechanism's own axes stand in `world`, turned so that up is up on the screen
    this.world = new Group();
    this.world.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(...data.up), Y));
    this.scene.add(this.world);
    this.radius = data.bounds.radius;
    this.middle = new Vector3(...data.bounds.centre).applyQuaternion(this.world.quaternion);
    this.camera = new PerspectiveCamera(32, 1, this.radius / 100, this.radius * 60);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = !calm;
    this.controls.dampingFactor = 0.12;
    this.controls.addEventListener("change", () => this.draw());
    this.lights();
    if (data.floor !== null) this.ground(data.floor);
    this.ray = new Raycaster();
    this.axes = document.getElementById("axes");
    new ResizeObserver(() => this.fit()).observe(canvas.parentElement);
    this.paint();
  }

  lights() {
    const R = this.radius;
    this.scene.add(new HemisphereLight(0xffffff, 0xb4bac6, 2.5));
    const sun = new DirectionalLight(0xffffff, 1.9);
    sun.position.copy(this.middle).add(new Vector3(0.7 * R, 2.6 * R, 1.5 * R));
    sun.target.position.copy(this.middle);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    const half = 1.6 * R;
    Object.assign(sun.shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 0.1 * R, far: 7 * R });
    sun.shadow.radius = 4;
    sun.shadow.bias = -0.0015;
    sun.shadow.normalBias = 0.01 * R;
    this.scene.add(sun, sun.target);
  }

  // a grid that fades with distance, and the shadow on it
  ground(height) {
    const R = this.radius, size = 9 * R;
    const cell = 10 ** Math.floor(Math.log10(R * 1.2)) * (R * 1.2 / 10 ** Math.floor(Math.log10(R * 1.2)) > 4 ? 1 : 0.5);
    this.grid = new ShaderMaterial({
      transparent: true, depthWrite: false, side: DoubleSide,
      uniforms: { ink: { value: new Color() }, cell: { value: cell }, reach: { value: 3.2 * R }, middle: { value: new Vector2(this.middle.x, this.middle.z) } },
      vertexShader: "varying vec2 p; void main() { vec4 w = modelMatrix * vec4(position, 1.0); p = w.xz; gl_Position = projectionMatrix * viewMatrix * w; }",
      fragmentShader: `uniform vec3 ink; uniform float cell, reach; uniform vec2 middle; varying vec2 p;
        float lines(float c, float thick) { vec2 q = p / c; vec2 w = fwidth(q); vec2 d = abs(fract(q - 0.5) - 0.5) / w; float l = max(w.x, w.y);
          return (1.0 - min(min(d.x, d.y) / thick, 1.0)) * (1.0 - smoothstep(0.2, 0.6, l)); }
        void main() { float far = 1.0 - smoothstep(0.25, 1.0, length(p - middle) / reach);
          gl_FragColor = vec4(ink, far * max(0.30 * lines(cell, 1.2), 0.55 * lines(5.0 * cell, 1.4))); }`,
    });
    const flat = new Group();
    flat.add(new Mesh(new PlaneGeometry(size, size), this.grid));
    this.shade = new ShadowMaterial({ opacity: 0.16 });
    const shadow = new Mesh(new PlaneGeometry(size, size), this.shade);
    shadow.receiveShadow = true;
    flat.add(shadow);
    flat.rotation.x = -Math.PI / 2;
    flat.position.set(this.middle.x, height, this.middle.z);
    this.scene.add(flat);
  }

  // the camera where the whole motion is seen
  home() {
    const d = new Vector3(...this.data.view).applyQuaternion(this.world.quaternion).normalize();
    const tall = (this.camera.fov * Math.PI) / 360;
    const wide = Math.atan(Math.tan(tall) * this.camera.aspect);
    const { across, along, deep } = this.data.bounds; // half sizes of what is seen from there
    const far = Math.max(across / Math.tan(wide), along / Math.tan(tall)) + deep;
    this.camera.position.copy(this.middle).addScaledVector(d, far);
    this.controls.target.copy(this.middle);
    this.controls.update();
    this.draw();
  }

  fit() {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement;
    if (!width || !height) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    const first = !this.sized;
    this.sized = true;
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (first) this.home();
    this.render();
  }

  paint() {
    const style = getComputedStyle(document.documentElement);
    this.grid?.uniforms.ink.value.set(style.getPropertyValue("--grid").trim());
    if (this.shade) this.shade.opacity = Number(style.getPropertyValue("--shade"));
    this.draw();
  }

  draw() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => this.render());
  }

  render() {
    this.waiting = false;
    this.controls.update();
    this.renderer.render(this.scene, this.camera);
    this.cross();
  }

  // x, y, z of the ground and the direction of gravity, as lines of an SVG
  cross() {
    const back = this.camera.quaternion.clone().invert().multiply(this.world.quaternion);
    const ends = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
    this.axes.querySelector(".g").toggleAttribute("hidden", !this.data.gravity);
    if (this.data.gravity) ends.g = this.data.gravity;
    const down = new Vector3(...(this.data.gravity ?? [0, 0, 0]));
    for (const [name, end] of Object.entries(ends)) {
      const v = new Vector3(...end).normalize().applyQuaternion(back);
      const part = this.axes.querySelector(`.${name}`);
      const reach = name === "g" ? 27 : 21;
      part.querySelector("line").setAttribute("x2", (reach * v.x).toFixed(1));
      part.querySelector("line").setAttribute("y2", (-reach * v.y).toFixed(1));
      const text = part.querySelector("text");
      const far = reach + 8;
      const beside = name !== "g" && down.dot(new Vector3(...end)) > 0.97 ? 9 : 0; // an axis along gravity: its letter stands aside
      text.setAttribute("x", ((beside ? 0.6 * reach : far) * v.x - beside * v.y).toFixed(1));
      text.setAttribute("y", (-(beside ? 0.6 * reach : far) * v.y - beside * v.x).toFixed(1));
    }
  }

  // what lies under the pointer
  under(event) {
    const box = this.canvas.getBoundingClientRect();
    const at = new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
    this.ray.setFromCamera(at, this.camera);
    for (const hit of this.ray.intersectObject(this.world, true)) {
      let it = hit.object;
      while (it && !it.userData.label) it = it.parent;
      if (it) return it.userData.label;
    }
    return null;
  }
}
