// What the page says, in English and Chinese; a number as it is shown.
export const WORDS = {
  en: {
    play: "Play", pause: "Pause", time: "Time", speed: "Speed", theme: "Light or dark", language: "中文", trails: "Trails",
    reset: "Reset the view", equations: "Equations of motion", intermediates: "Intermediate variables", plots: "Time histories",
    energy: "Energy", kinetic: "kinetic", potential: "potential", total: "sum", coordinates: "Coordinates", speeds: "Speeds",
    energies: "Energies", by: "by", gravity: "gravity", keys: "space: play · ←/→: step · drag: orbit · wheel: zoom",
    coordinate: "coordinate", rate: "speed", acceleration: "acceleration", parameter: "parameter", intermediate: "intermediate variable",
    symbol: "symbol", input: "input", body: "body", hinge: "hinge", spring: "spring", arrow: "force", particle: "particle", base: "base", mass: "mass",
    left: "left side", right: "right side", now: "value of both sides now", long: "shown here up to this line; `dalembert derive` prints all",
    no3d: "This browser offers no WebGL, so the mechanism cannot be drawn; equations and plots work.",
    picture: (name) => `The mechanism “${name}” in motion, in three dimensions`,
    plotof: (what) => `Plot of ${what} over time; click to go to a time`,
  },
  zh: {
    play: "播放", pause: "暂停", time: "时间", speed: "速度", theme: "浅色或深色", language: "English", trails: "轨迹",
    reset: "复位视角", equations: "运动方程", intermediates: "中间变量", plots: "时间历程",
    energy: "能量", kinetic: "动能", potential: "势能", total: "总和", coordinates: "广义坐标", speeds: "广义速度",
    energies: "能量", by: "方法:", gravity: "重力", keys: "空格:播放 · ←/→:逐步 · 拖动:旋转 · 滚轮:缩放",
    coordinate: "广义坐标", rate: "广义速度", acceleration: "广义加速度", parameter: "参数", intermediate: "中间变量",
    symbol: "符号", input: "输入", body: "刚体", hinge: "铰", spring: "弹簧", arrow: "力", particle: "质点", base: "基座", mass: "质量",
    left: "左端", right: "右端", now: "两端当前值", long: "此处只显示到这一行;`dalembert derive` 可打印全部",
    no3d: "此浏览器不支持 WebGL,无法绘制机构;方程与曲线仍可使用。",
    picture: (name) => `机构“${name}”的三维运动`,
    plotof: (what) => `${what}随时间变化的曲线;单击可跳到该时刻`,
  },
};

// five significant digits, a true minus sign
export function shown(x, digits = 5) {
  if (!Number.isFinite(x)) return "–";
  const size = Math.abs(x);
  const text = size !== 0 && (size >= 1e5 || size < 1e-3) ? power(x) : x.toPrecision(digits).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return text.replace("-", "−");
}

const RAISED = { "-": "⁻", 0: "⁰", 1: "¹", 2: "²", 3: "³", 4: "⁴", 5: "⁵", 6: "⁶", 7: "⁷", 8: "⁸", 9: "⁹" };

function power(x) {
  const [digits, exponent] = x.toExponential(3).split("e");
  return `${digits}·10${[...exponent.replace("+", "")].map((c) => RAISED[c]).join("")}`;
}
