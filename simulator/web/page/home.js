import { byId, facts, make, memory, root, say, setUpNight } from './words.js';
import { keysOf } from './board.js';
import { Console, languageNumber } from './console.js';
import { keepFitting, fit } from './fit.js';
import { Codes } from './codes.js';
import { Files } from './files.js';
import { FullScreen, StayAwake } from './full.js';
import { Games } from './games.js';
import { Keys } from './keys.js';
import { keepOffline } from './offline.js';
import { Mirror } from './mirror.js';
import { Over } from './over.js';
import { Passing } from './passing.js';
import { closeSheet, closing, notice, openSheet, setUpSheets } from './sheet.js';
import { GlassTouch } from './touch.js';

// The home page: everything that is clicked beside the keys, and how the console starts.
const games = { palazzi: 0, torri: 1 };
const alone = ['full', 'sound', 'close'];  // these need nothing of the module

// A first visit goes to the browser's language; a language that was chosen on the page stays. True: the page is left.
function goToOwnLanguage() {
  const choices = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-language]'));
  for (const choice of choices) choice.addEventListener('click', () => memory.set('tongue', choice.dataset.language));
  const [here] = facts.languages, wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => facts.languages.includes(tag));
  if (choices.length === 0 || document.documentElement.lang !== here || !wanted || wanted === here || memory.get('tongue')) return false;
  memory.set('tongue', wanted);
  if (memory.get('tongue') !== wanted) return false;  // nothing is remembered here: it could never be changed
  location.replace(`${root}${wanted}/index.html${location.search}${location.hash}`);
  return true;
}

class Home {
  constructor() {
    this.console = new Console();
    this.element = byId('console');
    this.files = new Files(this.console);
    this.games = new Games(this.console, () => this.passing.sheet(), this.files);
    this.files.games = this.games;
    this.passing = new Passing(this.console, this.games);
    this.codes = new Codes(this.console, this.passing);
    this.passing.codes = this.codes;
    this.passing.over = new Over(this.console, this.passing);
    this.mirror = new Mirror(this.console);
    this.full = new FullScreen();
    this.awake = new StayAwake();
    this.actions = {
      full: () => this.full.toggle(), sound: () => this.toggleSound(), board: () => this.boardSheet(), close: closeSheet,
      guide: () => this.play(() => this.console.module.openGuide()),
      pass: () => this.passing.sheet(), take: () => this.codes.sheet(), games: () => this.games.sheet(),
      palazzi: () => this.newGame('palazzi'), torri: () => this.newGame('torri'),
    };
    document.addEventListener('click', (event) => {
      const what = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest('[data-do]'))?.dataset.do, act = this.actions[what];
      if (alone.includes(what)) act();
      else if (act) this.console.whole.then(act);
    });
  }

  async begin() {
    setUpNight();
    setUpSheets();
    this.showSound();
    keepFitting(this.element, () => this.console.board);
    this.keys = new Keys(this.element, (pads) => this.press(pads), (letter) => this.shortcut(letter));
    this.touch = new GlassTouch(this.console, this.keys);
    const broken = (error) => notice({ title: say('broken.title'), about: say('broken.about', { why: error.message }), bad: true }, closing());
    const loaded = () => document.documentElement.toggleAttribute('data-loaded', true);  // the line is free for pictures further down
    try {
      await this.console.load();
    } catch (error) {
      loaded();
      return broken(error);
    }
    this.console.rest.catch(broken).finally(loaded);
    this.console.flash.tell = (what) => this.hearFlash(what);
    if (!this.console.keeps) this.hearFlash('failing');
    if (await this.console.onlyOne.take(() => this.gone())) await this.claim(!this.console.onlyOne.release);
    else this.elsewhere(say('tabs.title'));
    this.console.whole.then(keepOffline);
  }

  // Notices for the player about saving.
  hearFlash(what) {
    const tell = (key, bad) => notice({ title: say(`${key}.title`), about: say(`${key}.about`), bad }, closing());
    if (what === 'lost') return this.gone();
    if (what === 'failing') tell('storage', true);
    if (what === 'spoilt') tell('storage.spoilt', true);
    if (what === 'keepsAgain') tell('storage.again', false);
  }

  // This tab has the flash from now on.
  async claim(stealing) {
    if (!await this.console.flash.claim(stealing) && this.console.keeps) this.hearFlash('failing');
    // A first start begins with the first part of the module. Whoever has games here, or comes for one, waits for the rest.
    if (!this.console.flash.blank() || location.hash || location.search) await this.console.whole;
    await this.console.soon(() => {
      this.console.loadSeals();
      this.games.moveWaiting();
      this.start();
    });
  }

  // The page's language counts when the page has changed it since the last visit; else what the device's settings say.
  start() {
    const page = document.documentElement.lang;
    const changed = memory.get('language') !== page;
    this.console.turned = () => {
      this.passing.showTool();
      this.mirror.show();
    };
    this.console.start(changed ? languageNumber() : -1);
    this.showBoard();
    this.games.show();
    memory.set('language', page);
    this.passing.hear();
    const wanted = new URLSearchParams(location.search).get('play');
    if (Object.hasOwn(games, wanted)) this.newGame(wanted);
    this.ready = true;
  }

  elsewhere(title) {
    notice({ title, about: say('tabs.about') }, { text: say('tabs.here'), act: () => this.takeOver() });
  }

  async takeOver() {
    await this.console.onlyOne.takeOver();
    await this.claim(true);
  }

  async gone() {
    if (!this.console.on) return;
    await this.console.stop();
    this.mirror.clear();
    this.elsewhere(say('tabs.gone'));
  }

  play(act) {
    if (!this.console.on) return;
    act();
    this.console.turn();
    this.element.scrollIntoView({ block: 'nearest' });
    this.element.focus({ preventScroll: true });
  }

  newGame(name) {
    this.play(() => this.console.module.openNewGame(games[name]));
  }

  shortcut(letter) {
    if (letter === 'f') this.full.toggle();
    else if (letter === 'm') this.toggleSound();
    else return false;
    return true;
  }

  press(pads) {
    if (pads) this.awake.pressed();
    this.console.press(pads);
  }

  toggleSound() {
    this.console.sound.toggle();
    this.showSound();
  }

  showSound() {
    const words = say(this.console.sound.on ? 'tool.soundOn' : 'tool.soundOff');
    for (const label of document.querySelectorAll('[data-sound]')) label.textContent = words;
    for (const key of document.querySelectorAll('.iconbtn[data-do=sound]')) key.setAttribute('aria-label', words);
    for (const sign of document.querySelectorAll('[data-do=sound] use')) sign.setAttribute('href', this.console.sound.on ? '#i-sound' : '#i-silent');
  }

  showBoard() {
    const { board } = this.console;
    for (const label of document.querySelectorAll('[data-board]')) label.textContent = board.name;
    fit(this.element, board);
  }

  boardSheet() {
    const list = make('ul', { class: 'boards' });
    const drawings = byId('board-list').querySelectorAll('svg');
    facts.boards.forEach((board, i) => {
      const choose = () => {
        closeSheet();
        this.console.choose(board);
        this.showBoard();
      };
      const name = make('b', {}, board.name), about = make('span', {}, `${board.maker}`, make('br'), `${board.w} × ${board.h}, ${keysOf(board)}`);
      const pressed = String(board === this.console.board);
      list.append(make('li', {}, make('button', { type: 'button', onclick: choose, 'aria-pressed': pressed }, drawings[i].cloneNode(true), name, about)));
    });
    openSheet({ title: say('sheet.board'), about: say('sheet.board.about'), wide: true }, list);
  }
}

if (!goToOwnLanguage()) {
  window.lucca = new Home();  // for looking at it from the browser's own tools
  window.lucca.begin();
}
