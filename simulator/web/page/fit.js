// How large the screen can be: whole device pixels for each pixel of the panel, as many as leave room for the keys.
const bar = 64, dock = 66, header = 64;

// The free width and height of this window for the panel, in CSS pixels.
function freeRoom(shape, cluster) {
  const { w, h } = shape;
  if (shape.lying) return [w - 2 * (cluster + 34) - 24, h - 6];
  if (shape.phone) return [w - 24, h - bar - dock - 24 - cluster - 24];
  if (shape.wide) return [w - 2 * (cluster + 48) - 80 - (shape.touch ? 0 : 300), h - header - 86];
  if (w <= 1180 && h > w) return [w - 144, h * 0.72 - cluster - 130];
  return [w - (w < 1300 ? 696 : 798), h - header - cluster - 148];
}

function shapeOf() {
  const w = document.documentElement.clientWidth, h = innerHeight;
  const phone = w < 700 || h <= 500, touch = matchMedia('(pointer: coarse)').matches;
  return { w, h, phone, touch, lying: h <= 500 && w > h, wide: !phone && w > h && (touch || h < 780) };
}

// Insets of a phone's round corners and notch, which the style sheet pads.
function insets(body) {
  const style = getComputedStyle(body);
  return ['Left', 'Right', 'Top', 'Bottom'].map((side) => parseFloat(style[`padding${side}`]) || 0);
}

export function fit(console, panel) {
  const shape = shapeOf(), ratio = devicePixelRatio || 1;
  const stage = console.closest('.stage'), body = console.querySelector('.body');
  console.classList.toggle('wide', shape.wide);
  stage.classList.toggle('wide-stage', shape.wide);
  stage.classList.toggle('touch-stage', shape.wide && shape.touch);
  console.style.setProperty('--k', '');
  if (shape.wide) console.style.setProperty('--k', shape.touch ? '64px' : '50px');
  let [width, height] = freeRoom(shape, console.querySelector('.cluster').offsetHeight);
  if (shape.phone) {
    const [left, right, top] = insets(body);
    width -= left + right;
    height -= top;
  }
  const k = Math.max(1, Math.floor(Math.min(width / panel.w, height / panel.h) * ratio));
  console.style.setProperty('--sw', `${panel.w * k / ratio}px`);
  console.style.setProperty('--sh', `${panel.h * k / ratio}px`);
  console.dataset.k = k;
  settle(body, console.querySelector('.screen'), ratio);
}

// The screen's corner on a whole device pixel.
function settle(body, screen, ratio) {
  body.style.translate = '';
  const box = screen.getBoundingClientRect(), y = box.y + scrollY;
  body.style.translate = `${Math.round(box.x * ratio) / ratio - box.x}px ${Math.round(y * ratio) / ratio - y}px`;
}

export function keepFitting(console, panelNow) {
  const again = () => fit(console, panelNow());
  addEventListener('resize', again);
  document.addEventListener('fullscreenchange', again);
  const watch = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { again(); watch(); }, { once: true });
  watch();
  again();
  document.fonts?.ready.then(again);
}
