import { byId, facts, memory, root } from './words.js';
import { arrangeKeys, chosenBoard } from './board.js';
import { Flash } from './flash.js';
import { OnlyOne } from './only_one.js';
import { Sound } from './sound.js';

// The console: the module, its memory, its picture and its clock.
const usualLight = 168;  // the lamp at the device's usual brightness: the screen as it is
const thinkMs = 10;  // of one go at thinking: the page stays quick beside it

// The module comes deflated, whatever its server compresses and calls it, and is compiled while it arrives.
async function loadModule(imports) {
  const compile = (stream) => WebAssembly.instantiateStreaming(
    new Response(stream.pipeThrough(new DecompressionStream('deflate')), { headers: { 'content-type': 'application/wasm' } }), imports);
  if (window.luccaModule === undefined && location.protocol !== 'file:') {
    const answer = await fetch(`${root}lucca.bin`);
    if (!answer.ok) throw new Error(`lucca.bin: ${answer.status}`);
    return compile(answer.body);
  }
  if (window.luccaModule === undefined) await loadScript(`${root}lucca.wasm.js`);
  return compile(new Blob([Uint8Array.from(atob(window.luccaModule), (c) => c.charCodeAt(0))]).stream());
}

// Texts, rules and letters lie deflated in the module (tools/web/module.py).
export async function fillMemory(module, whole) {
  const [packed] = WebAssembly.Module.customSections(module, 'lucca.data');
  const data = new Blob([packed.slice(4)]).stream().pipeThrough(new DecompressionStream('deflate'));
  new Uint8Array(whole.buffer).set(new Uint8Array(await new Response(data).arrayBuffer()), new DataView(packed).getUint32(0, true));
}

export function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });
}

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
  }

  async load() {
    const page = {
      tone: (hz, duty) => this.sound.tone(hz, duty),
      light: (level) => this.shine(level),
      seed: () => crypto.getRandomValues(new Uint32Array(1))[0],
      written: (offset, length) => this.flash.written(offset, length),
      shown: (x, y, w, h) => this.shown(x, y, w, h),
    };
    const { module, instance } = await loadModule({ page });
    this.compiled = module;
    this.module = /** @type {LuccaModule} */ (/** @type {unknown} */ (instance.exports));
    await fillMemory(module, this.module.memory);
    this.module._initialize?.();
    const bytes = new Uint8Array(this.module.memory.buffer, this.module.flash(), this.module.flashSize());
    this.keeps = await this.flash.open(bytes);
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
    const canvas = /** @type {HTMLCanvasElement} */ (byId('screen'));
    canvas.width = this.module.width();
    canvas.height = this.module.height();
    this.context = canvas.getContext('2d', { alpha: false });
    const pixels = new Uint8ClampedArray(this.module.memory.buffer, this.module.pixels(), canvas.width * canvas.height * 4);
    this.image = new ImageData(pixels, canvas.width, canvas.height);
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
      this.module.setDay(dayOfYear());
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
    this.painted = false;
    const until = performance.now() + thinkMs;
    let wait;
    do wait = this.module.next(this.now(), this.pads); while (wait === 0 && performance.now() < until);
    this.flash.keep();
    const copied = this.module.takeCopy();
    if (copied) this.copy(this.words(copied));
    if (this.painted) this.turned();
    if (!this.on) return;
    if (wait === 0) this.timer = setTimeout(() => this.turn(), 0);
    else if (wait <= 20 && !document.hidden) this.frame = requestAnimationFrame(() => this.turn());
    else this.timer = setTimeout(() => this.turn(), wait);
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
