import { byId, make, say } from './words.js';
import { button, closeSheet, closing, notice, openSheet } from './sheet.js';

// The games that wait here. The device has the running one in its store; others that came by link wait beside it, packed
// as they came, and change places with it.
export const gameNames = ['Palazzi', 'Torri'];
// The seats' colours, as ui/look/theme.h has them.
export const seatColours = [
  { ground: '#A1450D', on: '#FFF8EA' }, { ground: '#234F50', on: '#FFF8EA' }, { ground: '#EECF36', on: '#2B2118' },
  { ground: '#81C8F3', on: '#2B2118' }, { ground: '#670297', on: '#FFF8EA' }, { ground: '#F2F0E8', on: '#2B2118' },
];
const fileName = 'handheld.flash';

// From the lines that the module writes about a game.
export function readGame(words) {
  const [game, seat, colour, emblem, id, ...names] = words.split('\n').slice(0, -1);
  if (names.length === 0) return null;
  return { game: gameNames[game], over: seat === '-2', mover: names[seat] || '', colour: seatColours[colour], emblem, id, names };
}

export const describe = (game) => (game.over ? say('state.over', game) : game.mover ? say('state.line', { game: game.game, name: game.mover }) : game.game);

export class Games {
  constructor(console, passOn) {
    this.console = console;
    this.passOn = passOn;
  }

  // The running game; null: there is none.
  current() {
    const { module } = this.console;
    return readGame(this.console.words(module.describeStored()));
  }

  async waiting() {
    return (await this.console.flash.mark('waiting')) || [];
  }

  // The running game joins those that wait, unless it is the one with that id.
  async putAside(exceptId) {
    const game = this.current();
    if (!game || game.id === exceptId) return;
    const bytes = this.console.bytes(this.console.module.pack()).slice();
    const others = (await this.waiting()).filter((other) => other.id !== game.id);
    await this.console.flash.setMark('waiting', [...others, { id: game.id, bytes }]);
  }

  // Gives the module a packed game: 0, or why not.
  give(bytes) {
    return this.console.give(bytes) ? this.console.module.readGame(bytes.length) : 3;
  }

  // The game that the module was given takes the running one's place, which waits from now on.
  async takeIncoming(bytes) {
    const { console } = this;
    await console.stop();
    const incoming = readGame(console.words(console.module.describeIncoming()));
    if (!console.module.finished()) await this.putAside(incoming.id);
    this.give(bytes);
    console.module.takeGame();
    await console.flash.keep();
    await console.flash.setMark('waiting', (await this.waiting()).filter((game) => game.id !== incoming.id));
    await console.flash.setMark(`with:${incoming.id}`, undefined);
    console.start();
    console.module.openGame();
    console.turn();
    this.show();
  }

  // Everything that can be listed: the running game first.
  async all() {
    const list = [], running = this.current();
    if (running) list.push({ ...running, running: true });
    for (const { id, bytes } of await this.waiting()) {
      if (this.give(bytes) === 0) list.push({ ...readGame(this.console.words(this.console.module.describeIncoming())), id, bytes });
    }
    for (const game of list) game.with = await this.console.flash.mark(`with:${game.id}`);
    return list;
  }

  async show() {
    const list = await this.all();
    byId('yours').hidden = list.length === 0;
    byId('yours-list').replaceChildren(...this.elements(list));
  }

  async sheet() {
    openSheet({ title: say('sheet.games'), about: say('sheet.games.about') }, ...this.elements(await this.all()));
  }

  elements(list) {
    const cards = list.map((game) => make('li', { class: 'save' },
      make('h3', {}, game.names.join(', ')),
      make('p', { class: 'soft' }, describe(game), ...(game.with ? [` ${say('yours.with', { name: game.with })}`] : [])),
      make('div', { class: 'row' }, ...this.buttons(game))));
    const files = make('div', { class: 'row' }, button(say('yours.save'), () => this.save()), button(say('yours.open'), () => this.choose()));
    return [list.length ? make('ul', { class: 'yours' }, ...cards) : make('p', {}, say('yours.none')), files];
  }

  buttons(game) {
    const goOn = async () => {
      closeSheet();
      if (game.bytes && this.give(game.bytes) === 0) await this.takeIncoming(game.bytes);
      else this.console.module.openGame();
      this.console.turn();
      byId('console').scrollIntoView({ block: 'nearest' });
      byId('console').focus({ preventScroll: true });
    };
    const back = async () => {
      await this.console.flash.setMark(`with:${game.id}`, undefined);
      await goOn();
      this.show();
    };
    if (game.with) return [button(say('yours.back'), back)];
    return [button(say('yours.goOn'), goOn, { go: true }), ...(game.running ? [button(say('yours.pass'), () => this.passOn())] : [])];
  }

  // The store as it is, byte for byte: `./lucca play --store FILE` reads it.
  save() {
    const address = URL.createObjectURL(new Blob([this.console.flash.bytes.slice()], { type: 'application/octet-stream' }));
    make('a', { href: address, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  choose() {
    const input = make('input', { type: 'file' });
    input.addEventListener('change', async () => {
      if (input.files[0]) this.ask(new Uint8Array(await input.files[0].arrayBuffer()));
    });
    input.click();
  }

  ask(bytes) {
    closeSheet();
    if (!this.isStore(bytes)) return notice({ title: say('yours.bad'), bad: true }, closing());
    notice({ title: say('yours.open'), about: say('yours.sure') },
      { text: say('yours.replace'), act: () => this.open(bytes) }, { text: say('notNow'), plain: true });
  }

  // The module looks at the bytes as at a flash; what was there comes back before the device's next turn.
  isStore(bytes) {
    const flash = this.console.flash.bytes;
    if (bytes.length !== flash.length) return false;
    const before = flash.slice();
    flash.set(bytes);
    const known = this.console.module.storeKnown();
    flash.set(before);
    return Boolean(known);
  }

  async open(bytes) {
    await this.console.stop();
    this.console.flash.bytes.set(bytes);
    await this.console.flash.keepAll();
    this.console.start();
    notice({ title: say('yours.opened') }, closing());
    this.show();
  }
}
