// The sources of key presses: the keyboard, fingers and the mouse on the drawn keys and on the glass, a game controller.
// Each keeps its own set; the device sees them together. Repeats come from the device itself.
export const pads = { up: 1, down: 2, left: 4, right: 8, a: 16, b: 32, x: 64, y: 128, stick: 256 };

const keyboard = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Enter: 'a', ' ': 'a', a: 'a', Escape: 'b',
  Backspace: 'b', b: 'b', x: 'x', F1: 'x', y: 'y', s: 'stick',
};
// By position: the right button is A wherever a maker prints that letter.
const controller = { 0: 'b', 1: 'a', 2: 'y', 3: 'x', 8: 'x', 9: 'y', 10: 'stick', 12: 'up', 13: 'down', 14: 'left', 15: 'right' };
const slack = 6;      // pixels round a drawn key that belong to it
const tapMs = 70;     // how long a key stays down that was not pressed by a finger
const pollMs = 16;

export class Keys {
  // `changed` is called with the pads that are down; `shortcut` with f and m.
  constructor(element, changed, shortcut) {
    this.console = element;
    this.changed = changed;
    this.shortcut = shortcut;
    this.typed = new Map();
    this.fingers = new Map();
    this.taps = 0;
    this.held = 0;
    this.glass = 0;
    addEventListener('keydown', (event) => this.keyDown(event));
    addEventListener('keyup', (event) => this.keyUp(event));
    addEventListener('blur', () => this.releaseAll());
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.releaseAll(); });
    for (const cluster of element.querySelectorAll('.cluster')) this.listen(cluster);
    addEventListener('gamepadconnected', () => this.poll());
  }

  down() {
    let all = this.taps | this.held | this.glass;
    for (const pad of this.typed.values()) all |= pads[pad];
    for (const pad of this.fingers.values()) all |= pads[pad] || 0;
    return all;
  }

  tell() {
    const all = this.down();
    for (const key of this.console.querySelectorAll('.key')) key.classList.toggle('down', (all & (pads[key.dataset.pad] || 0)) !== 0);
    this.changed(all);
  }

  releaseAll() {
    this.typed.clear();
    this.fingers.clear();
    this.taps = this.held = this.glass = 0;
    this.tell();
  }

  // The device hears the keyboard while it or nothing has the focus, and while it can be seen.
  hears(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return false;
    const focused = document.activeElement;
    if (this.console.contains(focused) && !focused.closest('.bar, .dock, .corner')) return true;
    if (focused && focused !== document.body) return false;
    const box = this.console.querySelector('.glass').getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  }

  keyDown(event) {
    if (!this.hears(event)) return;
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const own = /** @type {HTMLElement} */ (document.activeElement?.closest?.('.key'));
    // On a drawn key that has the focus, Enter and the space bar press that key.
    const pad = own && (letter === 'Enter' || letter === ' ') ? own.dataset.pad : keyboard[letter];
    if (!pad) {
      if (!event.repeat && this.shortcut(letter)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (event.repeat) return;
    this.typed.set(event.code || letter, pad);
    this.tell();
  }

  keyUp(event) {
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.typed.delete(event.code || letter)) {
      event.preventDefault();
      this.tell();
    }
  }

  // One key a pointer; sliding within a cluster changes it.
  listen(cluster) {
    const move = (event) => {
      const pad = this.keyAt(cluster, event.clientX, event.clientY);
      if (this.fingers.get(event.pointerId) === pad) return;
      this.fingers.set(event.pointerId, pad);
      this.tell();
    };
    const end = (event) => { if (this.fingers.delete(event.pointerId)) this.tell(); };
    cluster.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || !this.keyAt(cluster, event.clientX, event.clientY)) return;
      event.preventDefault();
      try { cluster.setPointerCapture(event.pointerId); } catch { /* a pointer that a test made up */ }
      move(event);
    });
    cluster.addEventListener('pointermove', (event) => { if (this.fingers.has(event.pointerId)) move(event); });
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) cluster.addEventListener(name, end);
    cluster.addEventListener('contextmenu', (event) => event.preventDefault());
    // A screen reader clicks without a pointer.
    cluster.addEventListener('click', (event) => {
      const key = event.target.closest('.key');
      if (key && event.detail === 0) this.tap(key.dataset.pad);
    });
  }

  keyAt(cluster, x, y) {
    for (const key of cluster.querySelectorAll('.key:not([hidden])')) {
      const box = key.getBoundingClientRect();
      const distance = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      if (distance <= box.width / 2 + slack) return key.dataset.pad;
    }
    return '';
  }

  tap(pad) {
    this.taps |= pads[pad];
    this.tell();
    setTimeout(() => { this.taps &= ~pads[pad]; this.tell(); }, tapMs);
  }

  // The pads that a finger on the glass holds down.
  setGlass(set) {
    if (set === this.glass) return;
    this.glass = set;
    this.tell();
  }

  poll() {
    clearTimeout(this.polling);
    const found = (navigator.getGamepads?.() || []).filter(Boolean);
    let held = 0;
    for (const pad of found) {
      for (const [button, name] of Object.entries(controller)) if (pad.buttons[button]?.pressed) held |= pads[name];
      const [x = 0, y = 0] = pad.axes;
      if (x < -0.5) held |= pads.left;
      if (x > 0.5) held |= pads.right;
      if (y < -0.5) held |= pads.up;
      if (y > 0.5) held |= pads.down;
    }
    if (document.hidden) held = 0;
    if (held !== this.held) {
      this.held = held;
      this.tell();
    }
    if (found.length) this.polling = setTimeout(() => this.poll(), pollMs);
  }
}
