import { facts, make } from './words.js';
import { fillMemory, placeholder } from './parts.js';
import { Gif } from './gif.js';

// The souvenirs of a finished game: a picture of the city with names and points, and a short film. A second console, which nobody sees
// and whose clock goes as fast as it can, is given the game and replays it; so every pixel is the program's own.
const boardId = 'picosystem';
const filmScale = 2, pictureScale = 4;
const hiddenStepMs = 32;              // of the hidden console's clock in one turn
const actMs = 1200;                   // what a turn's animation is given there
const turnsMs = 8000, endMs = 3000;   // of the film: the game, and its end
const frameMs = 100, mostTurnMs = 800;
const rightButton = 3;  // as drivers/keys.h numbers them
const finishedAs = { replay: 1, end: 2 };  // as simulator/web/console.h numbers them
const breath = () => new Promise((resolve) => { setTimeout(resolve, 0); });

class HiddenConsole {
  // `compiled`: both parts of the page's module; `game`: as a link holds it.
  static async with({ first, rest }, game, language) {
    const page = { tone() {}, light() {}, seed: () => 1, written() {}, shown() {} };
    const instance = await WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (first), { page, placeholder });
    const module = /** @type {LuccaModule} */ (/** @type {unknown} */ (instance.exports));
    await fillMemory(first, module.memory);
    await WebAssembly.instantiate(rest, { primary: instance.exports });
    module._initialize?.();
    new Uint8Array(module.memory.buffer, module.flash(), module.flashSize()).fill(255);
    new Uint8Array(module.memory.buffer, module.buffer(), game.length).set(game);
    if (module.readGame(game.length) !== 0 || !module.takeGame(-1)) throw new Error('no finished game');
    module.start(facts.boards.find(({ id }) => id === boardId).number, language, 0, 0);
    const hidden = new HiddenConsole(module);
    hidden.pass(500);
    return hidden;
  }

  constructor(module) {
    this.module = module;
    this.now = 0;
  }

  pass(ms, pads = 0) {
    for (const end = this.now + ms; this.now < end; this.now += hiddenStepMs) this.module.next(this.now, pads);
  }

  // To the next turn of the replay. While something is shown, the first press only ends that.
  goOn() {
    const before = this.words();
    for (let presses = 0; presses < 2 && this.words() === before; ++presses) {
      for (let i = 0; this.module.guarded() && i < 50; ++i) this.pass(hiddenStepMs);
      this.pass(2 * hiddenStepMs, this.module.stroke(rightButton) & 0x1FF);
      this.pass(2 * hiddenStepMs);
    }
  }

  pixels() {
    const { module } = this;
    return new Uint32Array(module.memory.buffer, module.pixels(), module.width() * module.height());
  }

  text(length) {
    return new TextDecoder().decode(new Uint8Array(this.module.memory.buffer, this.module.buffer(), length));
  }

  // The words that are read aloud, which change with each turn.
  words() {
    return this.text(this.module.says());
  }

  // Of the whole game, as the replay says: "7/21".
  turns() {
    return Number(/^..\s*\d+\/(\d+)$/m.exec(this.words())?.[1] ?? 0);
  }

  standings() {
    const lines = this.text(this.module.standings()).split('\n');
    const hex = (value) => `#${Number(value).toString(16).padStart(6, '0')}`;
    return Array.from({ length: Math.floor(lines.length / 6) }, (_, i) => {
      const [place, name, score, what, ground, on] = lines.slice(6 * i, 6 * i + 6);
      return { place, name, score, what, ground: hex(ground), on: hex(on) };
    });
  }
}

// The end of the game above the bottom line, large, and below it who played and what for.
function drawPicture(hidden) {
  const { module } = hidden, width = module.width() * pictureScale, body = module.bodyHeight(), top = body * pictureScale;
  const rows = hidden.standings(), rowHeight = 84, foot = 76;
  const canvas = make('canvas', { width, height: top + 24 + rows.length * rowHeight + foot });
  const panel = make('canvas', { width: module.width(), height: body }), context = canvas.getContext('2d');
  const image = panel.getContext('2d').createImageData(module.width(), body);
  new Uint32Array(image.data.buffer).set(hidden.pixels().subarray(0, module.width() * body));
  panel.getContext('2d').putImageData(image, 0, 0);
  context.fillStyle = '#F7F0DF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(panel, 0, 0, width, top);
  const font = (size, weight = 500) => `${weight} ${size}px "Roboto Condensed", "Arial Narrow", system-ui, sans-serif`;
  const text = (words, x, y, { size = 40, weight = 500, colour = '#2B2118', align = 'left', room = width } = {}) => {
    context.font = font(size, weight);
    context.fillStyle = colour;
    context.textAlign = /** @type {CanvasTextAlign} */ (align);
    context.textBaseline = 'middle';
    context.fillText(words, x, y, room);
    return context.measureText(words).width;
  };
  rows.forEach(({ place, name, score, what, ground, on }, i) => {
    const y = top + 24 + i * rowHeight, middle = y + rowHeight / 2 - 4;
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(32, y, 72, rowHeight - 12, 16);
    context.fill();
    text(place, 68, middle, { weight: 700, colour: on, align: 'center' });
    const taken = text(score, width - 40, middle, { size: 52, weight: 700, align: 'right' });
    const more = what ? text(what, width - 56 - taken, middle, { size: 32, colour: '#5B4B3C', align: 'right' }) : 0;
    text(name, 128, middle, { size: 44, room: width - 220 - taken - more });
  });
  text('Lucca Tascabile', 32, canvas.height - foot / 2, { size: 32, weight: 700, colour: '#A1450D' });
  if (location.protocol !== 'file:') text(location.host, width - 40, canvas.height - foot / 2, { size: 28, colour: '#5B4B3C', align: 'right', room: width / 2 });
  return { canvas, words: rows.map(({ place, name, score, what }) => `${place}. ${name}: ${what ? `${what} ` : ''}${score}`).join(', ') };
}

export class Souvenir {
  constructor(compiled, game, language) {
    this.compiled = compiled;
    this.game = game;
    this.language = language;
  }

  // A console that has shown the game so for a while.
  async open(way, ms) {
    const hidden = await HiddenConsole.with(this.compiled, this.game, this.language);
    hidden.module.openFinished(way);
    hidden.pass(ms);
    return hidden;
  }

  // A canvas, and the same in words.
  async picture() {
    await document.fonts?.load('500 40px "Roboto Condensed"').catch(() => {});
    return drawPicture(await this.open(finishedAs.end, 2 * actMs));
  }

  // A GIF: the turns in a few seconds, then the end. `tell` hears how far it is, from 0 to 1.
  async film(tell) {
    const hidden = await this.open(finishedAs.replay, 2 * actMs), turns = hidden.turns();
    const gif = new Gif(hidden.module.width(), hidden.module.height(), filmScale);
    const shots = Math.max(1, Math.min(Math.floor(mostTurnMs / frameMs), Math.floor(turnsMs / frameMs / Math.max(1, turns))));
    const every = Math.max(1, Math.ceil(turns * frameMs / turnsMs));  // of a long game not every turn is seen
    gif.add(hidden.pixels(), 50);
    for (let turn = 0; turn < turns; ++turn) {
      hidden.goOn();
      for (let shot = 0; shot < shots; ++shot) {
        hidden.pass(actMs / shots);
        if (turn % every === 0) gif.add(hidden.pixels(), frameMs / 10);
      }
      tell(0.8 * (turn + 1) / turns);
      await breath();
    }
    const end = await this.open(finishedAs.end, 200);
    for (let ms = 0; ms < endMs; ms += frameMs) {
      gif.add(end.pixels(), frameMs / 10);
      end.pass(frameMs);
      if (ms % 500 === 0) await breath();
    }
    gif.hold(200);
    return gif.blob();
  }
}
