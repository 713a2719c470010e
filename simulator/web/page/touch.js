import { byId } from './words.js';

// The glass as something to touch. A tap on the bottom line presses the key that is drawn there. A tap elsewhere moves the
// cursor to what lies under the finger; where the cursor is there already, or a screen has none, it is A. Where nothing is
// chosen yet and A does nothing, it first brings the cursor. A swipe is an arrow and repeats while the finger stays. The module
// says where cursor and keys are drawn, so no layout is known here.
const swipePixels = 24;  // of the page: less is a tap
const stepMs = 30;       // how long the device needs to see a key go down or up
const heldMs = 650;      // how long a held key stays down
const mostSteps = 40;    // of the cursor towards one tap
const buttons = { up: 0, down: 1, left: 2, right: 3, a: 4 };  // as drivers/keys.h numbers them
const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };

const rest = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

// How far a point lies outside of a box, along both axes.
function outside({ x, y, w, h }, point) {
  return { dx: Math.max(x - point.x, 0, point.x - (x + w - 1)), dy: Math.max(y - point.y, 0, point.y - (y + h - 1)) };
}

function distance(box, point) {
  const { dx, dy } = outside(box, point);
  return dx + dy;
}

// The arrows that lead from a box to a point, the longer way first.
function arrowsTo(box, point) {
  const { dx, dy } = outside(box, point), arrows = [];
  if (dx) arrows.push({ far: dx, arrow: point.x < box.x ? 'left' : 'right' });
  if (dy) arrows.push({ far: dy, arrow: point.y < box.y ? 'up' : 'down' });
  return arrows.sort((one, other) => other.far - one.far).map(({ arrow }) => arrow);
}

export class GlassTouch {
  // `keys` hears which pads the glass holds down.
  constructor(device, keys) {
    this.console = device;
    this.keys = keys;
    this.round = 0;  // of the last touch: an earlier one ends when a new one begins
    const glass = byId('screen');
    glass.addEventListener('pointerdown', (event) => this.begin(event));
    glass.addEventListener('pointermove', (event) => this.move(event));
    glass.addEventListener('pointerup', (event) => this.end(event));
    const cancel = (/** @type {PointerEvent} */ event) => { if (event.pointerId === this.from?.id) this.stop(); };
    glass.addEventListener('pointercancel', cancel);
    glass.addEventListener('lostpointercapture', cancel);
    glass.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  begin(event) {
    if (event.button !== 0 || !this.console.on) return;
    event.preventDefault();
    byId('console').focus({ preventScroll: true });
    try { event.target.setPointerCapture(event.pointerId); } catch { /* a pointer that a test made up */ }
    this.stop();
    this.from = { id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event) {
    if (event.pointerId !== this.from?.id || this.swiped) return;
    const dx = event.clientX - this.from.x, dy = event.clientY - this.from.y;
    if (Math.hypot(dx, dy) < swipePixels) return;
    const arrow = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
    this.swiped = true;
    this.hold(this.stroke(arrow));
  }

  end(event) {
    if (event.pointerId !== this.from?.id) return;
    const { swiped } = this, point = this.pointOf(event);
    this.from = null;
    if (swiped) return this.letGo();
    this.tap(point);
  }

  stop() {
    ++this.round;
    this.from = null;
    this.letGo();
  }

  letGo() {
    this.swiped = false;
    this.keys.setGlass(0);
  }

  // In pixels of the panel.
  pointOf({ clientX, clientY }) {
    const glass = /** @type {HTMLCanvasElement} */ (byId('screen')), box = glass.getBoundingClientRect();
    return { x: Math.floor((clientX - box.x) * glass.width / box.width), y: Math.floor((clientY - box.y) * glass.height / box.height) };
  }

  cursor() {
    const { module } = this.console;
    module.cursor();
    const [x, y, w, h] = new Int16Array(module.memory.buffer, module.buffer(), 4);
    return { x, y, w, h };
  }

  // How a button is pressed on the board in use, as the module packs it.
  stroke(button) {
    return this.console.strokes[buttons[button]];
  }

  // One tap after the other: `busy` while one is still being carried out.
  async tap(point) {
    this.busy = true;
    if (this.console.missed) await this.console.whole;  // the cursor stands still: it would be led astray
    await this.console.soon(() => this.answer(point));
    this.busy = false;
  }

  async answer(point) {
    const round = ++this.round, key = this.console.module.keyAt(point.x, point.y);
    if (key) return this.press(key, round);
    const box = this.cursor();
    if (box.w === 0 && this.lacksA()) return this.bringCursor(point, round);
    if (box.w === 0 || distance(box, point) === 0) return this.press(this.stroke('a'), round);
    return this.walk(box, point, round);
  }

  // Whether there is a bottom line that says nothing of A.
  lacksA() {
    const words = this.console.words(this.console.module.says());
    return /^K/m.test(words) && !/^K.(.*\t)?A: /m.test(words);
  }

  // There is no choice yet, and A would be refused: an arrow brings the cursor.
  async bringCursor(point, round) {
    if (!await this.press(this.stroke('down'), round)) return;
    const box = this.cursor();
    if (box.w) await this.walk(box, point, round);
  }

  // Step by step towards the point. A step is good that leads nearer in its own direction: where tiles are walked through as one
  // reads, it may lead aside. Another one is taken back and not tried again from there.
  async walk(from, point, round) {
    let box = from, useless = new Set();
    for (let steps = 0; steps < mostSteps && distance(box, point) > 0; ++steps) {
      const arrow = arrowsTo(box, point).find((way) => !useless.has(way));
      if (!arrow || !await this.press(this.stroke(arrow), round)) return;
      const next = this.cursor();
      const far = arrow === 'left' || arrow === 'right' ? 'dx' : 'dy';
      if (next.w && outside(next, point)[far] < outside(box, point)[far]) {
        box = next;
        useless = new Set();
        continue;
      }
      useless.add(arrow);
      const moved = next.x !== box.x || next.y !== box.y || next.w !== box.w || next.h !== box.h;
      if (moved && !await this.press(this.stroke(opposite[arrow]), round)) return;
    }
  }

  // Down and up again, the first key of a chord round the others. False: another touch has come.
  async press(packed, round) {
    const first = packed >>> 16 & 0x1FF, pads = packed & 0x1FF, held = packed >>> 31;
    const levels = first ? [[first, stepMs], [first | pads, stepMs], [first, stepMs]] : [[pads, held ? heldMs : stepMs]];
    for (const [level, ms] of [...levels, [0, stepMs]]) {
      if (round !== this.round) return false;
      this.keys.setGlass(level);
      await rest(ms);
    }
    return round === this.round;
  }

  // Held for as long as a finger stays.
  hold(packed) {
    const first = packed >>> 16 & 0x1FF, pads = packed & 0x1FF;
    if (!first) return this.keys.setGlass(pads);
    const round = ++this.round;
    this.keys.setGlass(first);
    rest(stepMs).then(() => { if (round === this.round && this.swiped) this.keys.setGlass(first | pads); });
  }
}
