import { byId, facts, memory } from './words.js';
import { arrangeKeys, chosenBoard } from './board.js';
import { Flash } from './flash.js';
import { OnlyOne } from './only_one.js';
import { TooEarly, fillMemory, loadPart, placeholder, undoing } from './parts.js';
import { Sound } from './sound.js';

// The console: the module, its memory, its picture and its clock.
const usualLight = 168;  // the lamp at the device's usual brightness: the screen as it is
const thinkMs = 10;  // of one go at thinking: the page stays quick beside it
const missedMs = 16;  // between two turns that make up for missed ones
const buttonCount = 8;

// The wishes of the visitor's system: the console's own settings follow at its first start.
const wishes = () => ['(prefers-reduced-motion: reduce)', '(prefers-contrast: more)', '(prefers-color-scheme: dark)']
  .reduce((sum, wish, bit) => sum | Number(matchMedia(wish).matches) << bit, 0);

// From 1 on the first of January, by the visitor's own calendar.
const dayOfYear = (now = new Date()) => Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 0, 0)) / 864e5);

export class Console {
  constructor() {
    this.flash = new Flash();
    this.onlyOne = new OnlyOne();
    this.sound = new Sound();
    this.pads = 0;
    this.board = chosenBoard();
    this.turned = () => {};  // called after each turn that changed the picture
    /** @type {(text: string) => void} */
    this.copy = () => {};  // called with the text that a key asked to copy
    /** @type {Promise<void>} */
    this.whole = new Promise((resolve) => { this.cameWhole = resolve; });  // once both parts of the module are here
  }

  async load() {
    const page = {
      tone: (hz, duty) => this.sound.tone(hz, duty),
      light: (level) => this.shine(level),
      seed: () => crypto.getRandomValues(new Uint32Array(1))[0],
      written: (offset, length) => this.flash.written(offset, length),
      shown: (x, y, w, h) => this.shown(x, y, w, h),
    };
    const { module: first, instance } = await loadPart('lucca', { page, placeholder });
    const exports = /** @type {LuccaModule} */ (/** @type {unknown} */ (instance.exports));
    await fillMemory(first, exports.memory);
    exports._initialize?.();
    this.module = undoing(exports);
    this.rest = this.loadRest(first, exports);
    const bytes = new Uint8Array(this.module.memory.buffer, this.module.flash(), this.module.flashSize());
    this.keeps = await this.flash.open(bytes);
  }

  // The rest puts its functions where the first part has placeholders.
  async loadRest(first, exports) {
    const { module: rest } = await loadPart('rest', { primary: exports });
    this.compiled = { first, rest };
    this.module = exports;
    this.cameWhole();
  }

  // Does something now, or again when both parts are here.
  async soon(act) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TooEarly)) throw error;
      await this.whole;
      return act();
    }
  }

  // The module's memory of the seals (simulator/web/sealed_games.h), which is kept beside the store and in no file.
  seals() {
    return new Uint8Array(this.module.memory.buffer, this.module.seals(), this.module.sealsSize());
  }

  loadSeals() {
    const kept = this.flash.mark('seals'), seals = this.seals();
    if (kept instanceof Uint8Array && kept.length === seals.length) seals.set(kept);
    else seals.fill(0);
    this.module.checkSeals();
  }

  keepSeals() {
    if (this.module.sealsChanged()) this.flash.setMark('seals', this.seals().slice());
  }

  // Switches on. `language`: its number, or -1 for the one in the settings.
  start(language = -1) {
    this.module.setDay(dayOfYear());
    this.module.start(this.board.number, language, wishes(), this.now());
    const { memory: { buffer }, width, height, pixels, stroke } = this.module;
    const w = width(), h = height(), bytes = new Uint8ClampedArray(buffer, pixels(), w * h * 4);
    this.strokes = Array.from({ length: buttonCount }, (_, button) => stroke(button));
    const canvas = /** @type {HTMLCanvasElement} */ (byId('screen'));
    [canvas.width, canvas.height] = [w, h];
    this.image = new ImageData(bytes, w, h);
    this.context = canvas.getContext('2d', { alpha: false });
    arrangeKeys(byId('console'), this.board);
    this.context.putImageData(this.image, 0, 0);
    this.on = true;
    this.turn();
    this.turned();  // the first picture was drawn before the first turn, and where nothing moves there is no second one
  }

  // The power is gone: only what was written is kept. Resolves with whether the browser has it.
  stop() {
    this.switchOff();
    return this.flash.keep();
  }

  switchOff() {
    this.on = false;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.sound.tone(0, 0);
    this.missed = null;
    this.module.stop();
  }

  choose(board) {
    this.switchOff();
    this.board = board;
    memory.set('board', board.id);
    this.start();
  }

  now() {
    return performance.now() >>> 0;
  }

  press(pads) {
    if (pads) {
      this.sound.allow();
      this.flash.askToStay();
    }
    this.pads = pads;
    if (this.on) this.turn();
  }

  shown(x, y, w, h) {
    this.context?.putImageData(this.image, 0, 0, x, y, w, h);
    this.painted = true;
  }

  shine(level) {
    byId('screen').style.opacity = level >= usualLight ? '' : String(0.35 + (0.65 * level) / usualLight);
  }

  // One turn of the loop, and when the next one is due: at the next picture of the browser, or after a rest.
  turn() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    if (this.missed) return this.miss();
    try {
      const wait = this.takeTurn();
      if (!this.on) return;
      if (wait === 0) this.timer = setTimeout(() => this.turn(), 0);
      else if (wait <= 20 && !document.hidden) this.frame = requestAnimationFrame(() => this.turn());
      else this.timer = setTimeout(() => this.turn(), wait);
    } catch (error) {
      if (!(error instanceof TooEarly)) throw error;
      this.miss();
    }
  }

  takeTurn() {
    this.painted = false;
    if (this.pads) this.module.setDay(dayOfYear());
    const until = performance.now() + thinkMs;
    let wait;
    do wait = this.module.next(this.now(), this.pads); while (wait === 0 && performance.now() < until);
    this.flash.keep();
    const copied = this.module.takeCopy();
    if (copied) this.copy(this.words(copied));
    if (this.painted) this.turned();
    return wait;
  }

  // The turn needs the rest of the module. The console stands still until that is here; then it makes up for what it missed.
  miss() {
    if (!this.missed) this.whole.then(() => this.makeUp());
    this.missed = [...this.missed ?? [], { at: this.now(), pads: this.pads }];
  }

  // Every key at its time, and the turns in between.
  makeUp() {
    const { missed } = this;
    this.missed = null;
    missed?.forEach(({ at, pads }, i) => {
      const until = missed[i + 1]?.at ?? this.now();
      let now = at;
      do this.module.next(now, pads); while ((now += missedMs) < until);
    });
    if (!missed) return;
    this.context.putImageData(this.image, 0, 0);
    this.turned();
    this.turn();
  }

  // Text that the module left in its buffer.
  words(length) {
    return new TextDecoder().decode(this.bytes(length));
  }

  bytes(length) {
    return new Uint8Array(this.module.memory.buffer, this.module.buffer(), length);
  }

  // Gives bytes to the module; false when they are too many.
  give(bytes) {
    if (bytes.length > this.module.bufferSize()) return false;
    new Uint8Array(this.module.memory.buffer, this.module.buffer(), bytes.length).set(bytes);
    return true;
  }
}

export const languageNumber = () => facts.languageNumbers[document.documentElement.lang] ?? -1;
