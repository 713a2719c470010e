import { icon, make, memory, root, say } from './words.js';
import { button, closeSheet, closing, notice, openSheet } from './sheet.js';
import { loadScript } from './parts.js';
import { decode } from './passing.js';

// A handheld's codes: by camera, from a picture, or as pasted text. The browser's own detector reads them where there is
// one, else a library that comes with the page, off its main thread.
const lookMs = 200;
const frameSides = [960, 640];           // the longer side of what is read of a camera's pictures, in turn: docs/web.md says why
const pictureSides = [960, 640, 1600];  // a photograph may be taken from further away

// The picture, no larger than that.
function scaled(source, width, height, side) {
  const by = Math.min(1, side / Math.max(width, height));
  const canvas = make('canvas', { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

// The library, in a worker; where the page is a file without an address, on the page itself.
class CodeReader {
  async read(canvas) {
    const picture = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    if (window.readCode || location.protocol === 'file:') {
      if (!window.readCode) await loadScript(`${root}reader.js`);
      return window.readCode(picture);
    }
    this.worker ??= new Worker(`${root}reader.js`);
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }) => resolve(data);
      this.worker.onerror = () => reject(new Error('reader.js'));
      this.worker.postMessage({ data: picture.data, width: picture.width, height: picture.height }, [picture.data.buffer]);
    });
  }

  end() {
    this.worker?.terminate();
    this.worker = null;
  }
}

export class Codes {
  constructor(device, passing) {
    this.console = device;
    this.passing = passing;
    this.reader = new CodeReader();
  }

  sheet() {
    this.texts = new Set();
    this.area = make('div');
    this.state = make('p', { role: 'status' });
    this.bars = make('div', { class: 'parts', 'aria-hidden': 'true' });
    const tabs = make('div', { class: 'tabs', role: 'tablist' });
    const ways = { camera: ['cam', () => this.cameraWay()], picture: ['pic', () => this.pictureWay()], paste: ['copy', () => this.pasteWay()] };
    this.choose = (name) => {
      this.stopCamera();
      for (const tab of tabs.children) tab.setAttribute('aria-selected', String(tab.dataset.way === name));
      this.area.replaceChildren(...ways[name][1]());
    };
    for (const [name, [sign]] of Object.entries(ways)) {
      tabs.append(make('button', { type: 'button', role: 'tab', 'data-way': name, onclick: () => this.choose(name) }, icon(sign), say(`sheet.take.${name}`)));
    }
    openSheet({ title: say('sheet.take'), about: say('sheet.take.about'), closed: () => this.close() }, tabs, this.area, this.bars, this.state);
    this.choose(navigator.mediaDevices?.getUserMedia ? 'camera' : 'picture');
  }

  cameraWay() {
    const start = button(say('sheet.take.start'), () => this.startCamera(start), { sign: 'cam', go: true });
    this.video = make('video', { class: 'finder', playsinline: true, muted: true, hidden: true });
    return [this.video, make('p', {}, say('sheet.take.look')), start];
  }

  async startCamera(key) {
    try {
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    } catch (error) {
      this.say(say('sheet.take.refused', { why: error.name }));
      return this.choose('picture');
    }
    key.hidden = true;
    this.video.hidden = false;
    this.video.srcObject = this.stream;
    await this.video.play();
    this.looks = 0;
    this.watch();
  }

  async watch() {
    if (!this.stream) return;
    const { videoWidth, videoHeight } = this.video, side = frameSides[this.looks++ % frameSides.length];
    const text = videoWidth && await this.detect(scaled(this.video, videoWidth, videoHeight, side));
    if (!this.stream) return;
    if (text) this.take(text);
    if (this.stream) setTimeout(() => this.watch(), lookMs);
  }

  stopCamera() {
    this.stream?.getTracks().forEach((track) => track.stop());
    this.stream = null;
  }

  close() {
    this.stopCamera();
    this.reader.end();
  }

  pictureWay() {
    const input = make('input', { type: 'file', accept: 'image/*', multiple: true, id: 'code-picture' });
    input.addEventListener('change', async () => { for (const file of input.files) await this.readFile(file); });
    return [make('p', {}, make('label', { for: 'code-picture' }, say('sheet.take.choose'))), input];
  }

  async readFile(file) {
    try {
      const picture = await createImageBitmap(file);
      for (const side of pictureSides) {
        const text = await this.detect(scaled(picture, picture.width, picture.height, side));
        if (text) return this.take(text);
      }
    } catch { /* it is no picture */ }
    this.say(say('sheet.take.none'));
  }

  async detect(canvas) {
    if ('BarcodeDetector' in window) {
      try {
        const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(canvas);
        if (found.length) return found[0].rawValue;
      } catch { /* it is there in name only */ }
    }
    return this.reader.read(canvas);
  }

  pasteWay() {
    const box = make('textarea', { id: 'code-text' });
    return [make('p', {}, make('label', { for: 'code-text' }, say('sheet.take.words'))), box,
      make('p', {}, button(say('sheet.take.read'), () => { for (const word of box.value.split(/\s+/)) if (word) this.take(word); }, { go: true }))];
  }

  // A code's text, as it is or as the link that a handheld of this site makes of it; or a link with a whole game.
  take(text) {
    const link = /#g=([A-Za-z0-9_-]*)/.exec(text);
    if (link) return this.finish(decode(link[1]));
    const part = text.replace(/^QR-Code:|^.*#c=/, '');
    const state = this.read([...this.texts, part]);
    if (state < 2) return this.say(say(state ? 'sheet.take.mixed' : 'sheet.take.foreign'));
    this.texts.add(part);
    const { module } = this.console;
    if (state === 3) return this.finish(this.console.bytes(module.codesBytes()).slice());
    const read = module.codesRead(), count = module.codesCount();
    this.bars.replaceChildren(...Array.from({ length: count }, (_, i) => make('i', { class: i < read && 'on' })));
    this.say(`${say('sheet.take.count', { read, count })} ${say('sheet.take.next')}`);
  }

  // 0: no codes, 1: of different games, 2: some are missing, 3: the game is in the module's buffer.
  read(texts) {
    const bytes = new TextEncoder().encode(texts.join('\n'));
    return this.console.give(bytes) ? this.console.module.readCodes(bytes.length) : 0;
  }

  // A phone's camera opened the page with one code; the others come the same way, each in a visit of its own.
  hear(part) {
    let earlier = [];
    try { earlier = JSON.parse(memory.get('parts')) || []; } catch { /* then this is the first */ }
    let texts = [...new Set([...earlier, part])], state = this.read(texts);
    if (state < 2) state = this.read(texts = [part]);
    if (state === 0) return this.passing.refuse('none');
    const { module } = this.console;
    memory.set('parts', JSON.stringify(state === 3 ? [] : texts));
    if (state === 3) return this.passing.offer(this.console.bytes(module.codesBytes()).slice());
    notice({ title: say('sheet.take.count', { read: module.codesRead(), count: module.codesCount() }), about: say('sheet.take.next') }, closing());
  }

  say(words) {
    this.state.textContent = words;
  }

  finish(bytes) {
    this.stopCamera();
    closeSheet();
    this.passing.offer(bytes);
  }
}
