import { byId, make } from './words.js';

// The words of the device's screen, as text: in order for reading, and what is new for speaking. The words are those that are
// drawn; a number that is still counting is not spoken.
const stillMs = 150;

// "B>New game" and the like, as simulator/screen_words.h writes them.
function readLines(text) {
  return text.split('\n').filter((line) => line.length > 2).map((line) => (
    { part: line[0], chosen: line[1] === '>', picture: line[1] === '#', words: line.slice(2).replace(/\t/g, '   ').trim(), line }));
}

export class Mirror {
  constructor(device) {
    this.console = device;
    this.screen = byId('mirror');
    this.lines = [];
    this.spoken = [];
  }

  // After a picture: the text follows at once, the voice when it has stood still.
  show() {
    const text = this.console.words(this.console.module.says());
    if (text === this.text) return;
    this.text = text;
    this.lines = readLines(text);
    this.write();
    this.nameKeys();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.speak(), stillMs);
  }

  write() {
    const elements = this.lines.map(({ part, chosen, words }) => {
      if (part === 'T') return make('h2', {}, words);
      return make('p', { 'aria-current': chosen && 'true', class: part === 'R' && 'refusal' }, words);
    });
    this.screen.replaceChildren(...elements);
  }

  // "A: Take" on the key itself.
  nameKeys() {
    const does = new Map();
    for (const { part, line } of this.lines) {
      if (part !== 'K') continue;
      for (const piece of line.slice(2).split('\t')) {
        const found = /^(\S+): (.+)$/.exec(piece);
        if (found) does.set(found[1], found[2]);
      }
    }
    for (const key of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.key[data-name]'))) {
      const { name } = key.dataset, label = does.has(name) ? `${name}: ${does.get(name)}` : name;
      if (key.getAttribute('aria-label') !== label) key.setAttribute('aria-label', label);
    }
  }

  // On a new screen everything; else what is new, but of the pictures only the one that is chosen.
  speak() {
    const titleOf = (lines) => lines.find(({ part }) => part === 'T')?.words;
    const fresh = titleOf(this.lines) !== titleOf(this.spoken);
    const before = new Set(this.spoken.map(({ words }) => words)), chosen = new Set(this.spoken.filter((line) => line.chosen).map(({ words }) => words));
    const isNew = (line) => fresh || !before.has(line.words) || (line.chosen && !chosen.has(line.words));
    const news = this.lines.filter((line) => isNew(line) && (fresh || (!line.picture && line.part !== 'K')));
    this.spoken = this.lines;
    this.say('refusals', news.filter(({ part }) => part === 'R'));
    this.say('news', news.filter(({ part }) => part !== 'R'));
  }

  say(id, lines) {
    if (lines.length) byId(id).replaceChildren(...lines.map(({ words }) => make('p', {}, words)));
  }

  // The console is off: no words are left to read.
  clear() {
    clearTimeout(this.timer);
    this.text = '';
    this.lines = this.spoken = [];
    for (const element of [this.screen, byId('news'), byId('refusals')]) element.replaceChildren();
    this.nameKeys();
  }
}
