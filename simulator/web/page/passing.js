import { byId, emphasised, make, memory, say } from './words.js';
import { button, closing, notice, openSheet } from './sheet.js';
import { describe, gameNames, readGame, relations, sealNews } from './games.js';

// The game as a link: everything after the # stays in the browsers that open it.
export const encode = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

// Bytes, or null for what is no base64url.
export function decode(text) {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

const faults = [null, 'cut', 'newer', 'none', 'deck', 'rules'];
const mostName = 24;
const states = { none: 0, handOver: 1, playing: 2, secret: 3 };
const notes = { [relations.other]: 'link.keep', [relations.same]: 'link.same', [relations.further]: 'link.further', [relations.behind]: 'link.older', [relations.fork]: 'link.fork' };

export class Passing {
  constructor(device, games) {
    this.console = device;
    this.games = games;
    this.codes = this.over = null;  // set by the page: they know how games are passed
    /** @type {string | null} */
    this.me = memory.get('me');  // the sender's name; '': it is left out, null: nobody was asked yet
    this.console.copy = (text) => this.copyCity(text);
    addEventListener('hashchange', () => this.console.whole.then(() => this.hear()));
  }

  // The tool says whose turn it is while the device is to be handed over.
  showTool() {
    const state = this.console.on ? this.console.module.passing() : states.none;
    const name = state === states.handOver ? this.console.words(this.console.module.receiver()) : '';
    const words = name ? say('tool.passTo', { name }) : this.console.on && this.console.module.over() ? say('tool.over') : say('tool.pass');
    if (words === this.shownWords) return;
    this.shownWords = words;
    for (const label of document.querySelectorAll('[data-pass]')) label.textContent = words;
    for (const tool of document.querySelectorAll('.tool[data-do=pass], .dock [data-do=pass]')) tool.classList.toggle('hot', words !== say('tool.pass'));
  }

  sheet() {
    const state = this.console.on ? this.console.module.passing() : states.none;
    const over = this.console.on ? this.console.module.packFinished() : 0;
    if (over) {
      const bytes = this.console.bytes(over).slice(), played = this.games.give(bytes) === 0 && readGame(this.console.words(this.console.module.describeIncoming()));
      if (played) return this.over.sheet(bytes, played);
    }
    const tag = this.console.on ? this.console.module.cityTag() : 0;
    if (tag) return this.citySheet(this.console.words(tag));
    const game = state === states.none ? null : this.games.current();
    if (!game) return openSheet({ title: say('sheet.pass') }, make('p', {}, say('sheet.pass.none')));
    if (state === states.secret) return openSheet({ title: say('sheet.pass') }, make('p', {}, say('sheet.pass.secret')));
    const link = this.link();
    const name = game.mover;
    const sent = () => {
      if (this.console.on) this.console.module.sent();
      this.console.flash.setMark(`with:${game.id}`, name);
      this.console.flash.keep();
      this.games.show();
    };
    openSheet({ title: name ? say('sheet.passTo', { name }) : say('sheet.pass'), about: describe(game), colour: game.colour, medal: game.colour && this.medal(game) },
      make('div', { class: 'two' }, this.code(link), make('div', {}, make('p', {}, ...emphasised('sheet.pass.whole')),
        make('p', { class: 'linkbox', id: 'link', tabindex: '0' }, link),
        make('p', { class: 'soft small' }, say('sheet.pass.length', { count: link.length })),
        make('div', { class: 'row' }, ...this.ways(link, this.invitation(game, this.me), sent)),
        this.senderPart(game),
        make('p', { class: 'soft small' }, say('sheet.pass.copy.about', { name })),
        ...(game.chance ? [make('p', { class: 'soft small' }, say(game.secret ? 'sheet.pass.tells' : 'sheet.pass.sealed'))] : []),
        ...(location.protocol === 'file:' ? [make('p', { class: 'soft small' }, say('sheet.pass.file'))] : []))));
  }

  // A city stays in its browser: its link opens the same one from its beginning.
  citySheet(tag) {
    const link = this.here() + tag;
    openSheet({ title: say('sheet.pass') }, make('div', { class: 'two' }, this.code(link), make('div', {}, make('p', {}, say('sheet.pass.city')),
      make('p', { class: 'linkbox', id: 'link', tabindex: '0' }, link), make('div', { class: 'row' }, ...this.ways(link, say('city.about'), () => {})))));
  }

  // The text of a city that is over, its last line a link to this page.
  async copyCity(text) {
    const whole = text.replace(/[^\n]*(#\w+)$/, (_, tag) => this.here() + tag);
    try {
      await navigator.clipboard.writeText(whole);
    } catch {
      openSheet({ title: say('sheet.city') }, make('pre', { class: 'linkbox', id: 'link', tabindex: '0' }, whole));
      getSelection().selectAllChildren(byId('link'));
    }
  }

  // Whose name goes with the link: asked for once, kept in this browser, and left out on request.
  senderPart(game) {
    const part = make('div', { id: 'sender' });
    const use = (name) => {
      this.me = safeName(name);
      memory.set('me', this.me);
      this.sheet();
      byId('link').focus();
    };
    const ask = () => {
      const [other] = game.names.length === 2 ? game.names.filter((name) => name !== game.mover) : [''];
      const field = make('input', { id: 'sender-name', autocomplete: 'nickname', maxlength: mostName, value: this.me || other || '' });
      const done = () => use(field.value);
      field.addEventListener('keydown', (event) => { if (event.key === 'Enter') done(); });
      part.replaceChildren(make('label', { for: 'sender-name' }, say('sheet.pass.name')), field,
        make('div', { class: 'row' }, button(say('sheet.pass.name.use'), done), button(say('sheet.pass.name.leave'), () => use(''))));
      return field;
    };
    if (this.me === null) ask();
    else {
      part.append(make('p', { class: 'soft small' }, this.me ? say('sheet.pass.name.from', { name: this.me }) : say('sheet.pass.name.none')),
        button(say('sheet.pass.name.change'), () => ask().focus()));
    }
    return part;
  }

  // "Anna passed you Torri: your turn"
  invitation(game, sender) {
    return sender ? say('link.title', { name: sender, game: game.game }) : say('link.titleNobody', { game: game.game });
  }

  // Buttons that share and copy a link; `text` goes with it, and `sent` is called once it has gone.
  ways(link, text, sent) {
    const share = async () => {
      try {
        await navigator.share({ title: 'Lucca Tascabile', text, url: link });
        sent();
      } catch { /* not shared then */ }
    };
    const copy = async (event) => {
      const key = event.currentTarget;
      try {
        await navigator.clipboard.writeText(link);
      } catch {
        getSelection().selectAllChildren(byId('link'));
        document.execCommand('copy');
      }
      key.lastChild.textContent = say('sheet.pass.copied');
      sent();
    };
    return [...(navigator.share ? [button(say('sheet.pass.share'), share, { sign: 'share', go: true })] : []),
      button(say('sheet.pass.copy'), copy, { sign: 'copy', go: !navigator.share })];
  }

  // With the sender's name, which the receiver reads in the notice. The number of the game and its seals are kept at once:
  // the link may be photographed, and the tab closed, before the next turn of the loop.
  link(slot = this.console.module.currentSlot()) {
    const bytes = this.console.bytes(this.console.module.pack(slot)).slice();
    this.console.keepSeals();
    this.console.flash.keep();
    return `${this.linkOf(bytes)}${this.me ? `&by=${encodeURIComponent(this.me)}` : ''}`;
  }

  here() {
    return location.href.replace(/[?#].*/, '');
  }

  linkOf(bytes) {
    return `${this.here()}#g=${encode(bytes)}`;
  }

  // The player's emblem, as on the hand-over's screen.
  medal({ emblem, colour }) {
    const side = this.console.module.emblem(emblem);
    const canvas = make('canvas', { class: 'medal', width: side, height: side, 'aria-hidden': 'true' });
    const context = canvas.getContext('2d'), image = context.createImageData(side, side);
    const [red, green, blue] = colour.ground.match(/\w\w/g).map((part) => parseInt(part, 16));
    this.console.bytes(side * side).forEach((cover, i) => image.data.set([red, green, blue, cover], 4 * i));
    context.putImageData(image, 0, 0);
    canvas.style.background = colour.on;
    return canvas;
  }

  code(text) {
    const bytes = new TextEncoder().encode(text);
    const side = this.console.give(bytes) ? this.console.module.qr(bytes.length) : 0;
    if (!side) return make('div', { hidden: true });
    const canvas = make('canvas', { class: 'qr', width: side, height: side, role: 'img', 'aria-label': 'QR' });
    const dots = this.console.bytes(side * side), context = canvas.getContext('2d');
    context.fillStyle = '#FFFDF7';
    context.fillRect(0, 0, side, side);
    context.fillStyle = '#2B2118';
    dots.forEach((dark, i) => { if (dark) context.fillRect(i % side, Math.floor(i / side), 1, 1); });
    return canvas;
  }

  // A link was opened. The page changes no game before the player agrees.
  hear() {
    const city = /^#([a-z]+)(\d{1,3})$/.exec(location.hash), game = city ? gameNames.findIndex((name) => name.toLowerCase() === city[1]) : -1;
    if (game >= 0) return this.offerCity(game, Number(city[2]));
    const found = /^#g=([^&]*)(?:&by=(.*))?$/.exec(location.hash);
    const part = /^#c=([A-Z0-9-]{1,700})$/.exec(location.hash);
    if (!found && !part && !/^#[gc]=/.test(location.hash)) return;
    history.replaceState(null, '', location.href.replace(/#.*/, ''));
    if (part) return this.codes.hear(part[1]);
    const bytes = found && decode(found[1]);
    this.offer(bytes, bytes ? safeName(unescaped(found[2])) : '');
  }

  offerCity(game, number) {
    history.replaceState(null, '', this.here());
    const play = () => {
      if (!this.console.on) return;
      if (!this.console.module.openCity(game, number)) return this.refuse('city');
      this.games.attend();
    };
    notice({ title: say('city.title', { game: gameNames[game], number }), about: say('city.about') }, { text: say('city.play'), act: play }, { text: say('notNow'), plain: true });
  }

  // Bytes of a game that came in by link or code; null: they are none.
  offer(bytes, sender = '') {
    const fault = bytes && bytes.length ? this.games.give(bytes) : 3;
    if (fault) return this.refuse(faults[fault]);
    const { module } = this.console;
    const game = readGame(this.console.words(module.describeIncoming()));
    this.games.give(bytes);
    const over = module.finished();
    const title = over ? say('link.finished') : this.invitation(game, sender);
    if (over) return notice({ title, about: describe(game) }, { text: say('link.look'), act: () => this.accept(bytes, -1) }, { text: say('notNow'), plain: true });
    const { relation, related } = this.games.room();
    const mine = related < 0 ? '' : describe(this.games.inSlot(related));
    const mineOn = { text: say('link.mine'), act: () => this.goOnWith(related) };
    const take = { text: say('link.take'), act: () => this.takeOn(bytes) };
    const both = { ...take, text: say('link.both'), plain: true };
    const buttons = relation === relations.same ? [mineOn] : relation === relations.behind ? [mineOn, both] : [take];
    const news = sealNews(game, module.incomingNews()), draws = game.draws && relation !== relations.same ? say('link.draws') : '';
    const about = [describe(game), draws, say(notes[relation], { mine }), news].filter(Boolean).join(' ');
    notice({ title, about }, ...buttons, { text: say('notNow'), plain: true });
  }

  // Into the place that it has now: while the question stood somebody may have played on, or begun another game.
  takeOn(bytes) {
    if (!this.console.on || this.games.give(bytes) !== 0) return;
    const { slot } = this.games.room();
    if (slot < 0) this.games.askForRoom((place) => this.accept(bytes, place));
    else this.accept(bytes, slot);
  }

  goOnWith(slot) {
    if (!this.console.on) return;
    this.console.module.openSlot(slot);
    this.games.attend();
  }

  accept(bytes, slot) {
    if (!this.console.on) return;
    if (!this.games.play(bytes, slot)) return notice({ title: say('link.failed'), about: say('link.failed.about'), bad: true }, closing());
    if (slot < 0) this.console.module.openFinished(0);
    this.games.attend();
  }

  refuse(reason) {
    notice({ title: say(`bad.${reason}`), about: say(`bad.${reason}.about`, { name: '?' }), bad: true }, closing());
  }
}

const unescaped = (text = '') => {
  try { return decodeURIComponent(text); } catch { return ''; }
};
// Without what is not drawn: control characters, and signs that turn the direction of writing.
const safeName = (text) => [...text.replace(/\p{C}/gu, '').trim()].slice(0, mostName).join('');
