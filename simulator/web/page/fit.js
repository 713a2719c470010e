// How large the screen can be beside the keys. Whole device pixels for each pixel of the panel look best; where they would
// waste too much of the window the screen takes a fraction.
const header = 64;
const smallestKey = 44, largestKey = 64;  // of a phone, in CSS pixels
const keysOfCluster = 2.93;               // a cluster's side in keys: console.css, --cluster
const aroundUpright = 432;                // above and below of a tablet's screen held upright, but for the keys: the tools stay in the window
const mostWaste = 0.15, mostWasteDense = 0.05;  // dense: two device pixels and more for one of the page

// The free width and height of this window for the panel, in CSS pixels.
function freeRoom(shape, cluster) {
  const { w, h } = shape;
  if (shape.full) return [w - 2 * (cluster + 48) - 60, h - 88];
  if (shape.wide) return [w - 2 * (cluster + 48) - 80 - (shape.touch ? 0 : 300), h - header - 86];
  if (w <= 1180 && h > w) return [w - 144, Math.min(h * 0.72 - 130, h - aroundUpright) - cluster];
  return [w - (w < 1300 ? 696 : 798), h - header - cluster - 148];
}

function shapeOf() {
  const w = document.documentElement.clientWidth, h = innerHeight;
  const phone = w < 700 || h <= 500, touch = matchMedia('(pointer: coarse)').matches;
  const full = Boolean(document.fullscreenElement) && !phone && w > h;
  return { w, h, phone, touch, full, lying: h <= 500 && w > h, wide: full || (!phone && w > h && (touch || h < 780)) };
}

// Insets of a phone's round corners and notch, which the style sheet pads.
function insets(body) {
  const style = getComputedStyle(body);
  return ['Left', 'Right', 'Top', 'Bottom'].map((side) => parseFloat(style[`padding${side}`]) || 0);
}

const keyOf = (cluster) => `${Math.floor(Math.max(smallestKey, Math.min(largestKey, cluster / keysOfCluster)))}px`;

// A phone held upright: bar, screen, keys and dock below one another. The keys shrink before the screen does.
function roomUpright(element, body, shape, panel) {
  const [left, right, top] = insets(body), across = shape.w - left - right;
  const edge = parseFloat(getComputedStyle(element.querySelector('.glass')).paddingLeft) || 0;
  const bars = element.querySelector('.bar').offsetHeight + element.querySelector('.dock').offsetHeight;
  const width = across - 2 * edge - 8, height = shape.h - top - bars - 2 * edge - 12;
  element.style.setProperty('--k', keyOf(Math.min(height - width * panel.h / panel.w, across / 2 - 16)));
  return [width, height - element.querySelector('.cluster').offsetHeight];
}

// A phone on its side: a cluster at either side of the screen.
function roomLying(element, body, shape, panel) {
  const [left, right] = insets(body), width = shape.w - left - right - 2 * 34 - 24, height = shape.h - 6;
  element.style.setProperty('--k', keyOf(Math.min((width - height * panel.w / panel.h) / 2, shape.h * 0.45)));
  return [width - 2 * element.querySelector('.cluster').offsetHeight, height];
}

// Device pixels for a pixel of the panel.
function scaleFor(room, panel, ratio) {
  const most = Math.min(room[0] / panel.w, room[1] / panel.h) * ratio, whole = Math.floor(most);
  const waste = 1 - whole / most;
  if (whole >= 1 && waste <= (ratio >= 2 ? mostWasteDense : mostWaste)) return whole;
  return Math.max(0.5, Math.floor(most * panel.w) / panel.w);
}

export function fit(element, panel) {
  const shape = shapeOf(), ratio = devicePixelRatio || 1;
  const stage = element.closest('.stage'), body = element.querySelector('.body');
  element.classList.toggle('wide', shape.wide);
  element.classList.toggle('low', shape.phone && !shape.lying && shape.h < 700);
  stage.classList.toggle('wide-stage', shape.wide);
  stage.classList.toggle('touch-stage', shape.wide && shape.touch);
  element.style.setProperty('--k', '');
  if (shape.wide) element.style.setProperty('--k', shape.touch ? '64px' : '50px');
  let room;
  if (shape.lying) room = roomLying(element, body, shape, panel);
  else if (shape.phone) room = roomUpright(element, body, shape, panel);
  else room = freeRoom(shape, element.querySelector('.cluster').offsetHeight);
  const k = scaleFor(room, panel, ratio);
  element.style.setProperty('--sw', `${panel.w * k / ratio}px`);
  element.style.setProperty('--sh', `${panel.h * k / ratio}px`);
  element.dataset.k = k;
  settle(body, element.querySelector('.screen'), ratio);
}

// The screen's corner on a whole device pixel.
function settle(body, glass, ratio) {
  body.style.translate = '';
  const box = glass.getBoundingClientRect(), y = box.y + scrollY;
  body.style.translate = `${Math.round(box.x * ratio) / ratio - box.x}px ${Math.round(y * ratio) / ratio - y}px`;
}

export function keepFitting(element, panelNow) {
  const again = () => fit(element, panelNow());
  addEventListener('resize', again);
  document.addEventListener('fullscreenchange', again);
  const watch = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { again(); watch(); }, { once: true });
  watch();
  again();
  document.fonts?.ready.then(again);
}
