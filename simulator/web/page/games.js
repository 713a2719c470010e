import { byId, make, say } from './words.js';
import { button, closeSheet, notice, openSheet } from './sheet.js';

// The games that are here: those in the six slots of the device's store, and those that version 0.2.0 left waiting beside
// the store and for which there is no slot yet.
export const gameNames = ['Palazzi', 'Torri'];
// The seats' colours, as ui/look/theme.h has them.
export const seatColours = [
  { ground: '#A1450D', on: '#FFF8EA' }, { ground: '#234F50', on: '#FFF8EA' }, { ground: '#EECF36', on: '#2B2118' },
  { ground: '#81C8F3', on: '#2B2118' }, { ground: '#670297', on: '#FFF8EA' }, { ground: '#F2F0E8', on: '#2B2118' },
];
// simulator/web/parcels.h
export const relations = { other: 0, same: 1, further: 2, behind: 3, fork: 4 };
const waitingMark = 'waiting';

// From the lines that the module writes about a game.
export function readGame(words) {
  const [game, seat, colour, emblem, id, turn, draws, chance, ...names] = words.split('\n').slice(0, -1);
  if (names.length === 0) return null;
  return { game: gameNames[game], over: seat === '-2', unfit: seat === '-3', mover: names[seat] || '', colour: seatColours[colour], emblem, id, turn, draws: draws === '1', chance: chance !== '0', secret: chance === '2', names };
}

// "Palazzi. Anna’s turn 12." tells two courses of one game apart.
export function describe(game) {
  if (game.over) return say('state.over', game);
  if (game.unfit) return say('state.unfit', game);
  if (game.draws) return say('state.draws', { game: game.game, name: game.mover });
  return game.mover ? say('state.line', { game: game.game, name: game.mover, turn: game.turn }) : game.game;
}

// The news for everybody about a game's seals: a bit for each player, and one for cards that one browser drew alone.
const drawnAlone = 0x80;
export function sealNews(game, news) {
  const fresh = game.names.filter((_, seat) => news & (1 << seat)).map((name) => say('seal.new', { name }));
  return [...fresh, ...(news & drawnAlone ? [say('seal.alone')] : [])].join(' ');
}

export class Games {
  constructor(device, passOn, files) {
    this.console = device;
    this.passOn = passOn;
    this.files = files;
  }

  // The running game; null: there is none.
  current() {
    return readGame(this.console.words(this.console.module.describeStored()));
  }

  inSlot(slot) {
    const game = readGame(this.console.words(this.console.module.describeSlot(slot)));
    return game && { ...game, slot, running: slot === this.console.module.currentSlot(), with: this.console.flash.mark(`with:${game.id}`),
      news: sealNews(game, this.console.module.newsOfSlot(slot)) };
  }

  // The packed games that wait beside the store; other records are passed over.
  waiting() {
    const list = this.console.flash.mark(waitingMark);
    return (Array.isArray(list) ? list : []).filter((one) => one?.bytes instanceof Uint8Array);
  }

  setWaiting(list) {
    this.console.flash.setMark(waitingMark, list.length ? list : undefined);
  }

  // Gives the module a packed game: 0, or why not.
  give(bytes) {
    return this.console.give(bytes) ? this.console.module.readGame(bytes.length) : 3;
  }

  // Compares the module's packed game with those here, and finds its slot; slot -1: there is no room.
  room() {
    const { module } = this.console, relation = module.relation(), related = module.relatedSlot();
    const goesOn = relation === relations.same || relation === relations.further;
    return { relation, related, slot: goesOn ? related : module.freeSlot() };
  }

  // The packed game goes into the slot and is played. The tab may be closed at any moment: nothing is waited for before
  // the game and the marks are on their way in one transaction.
  play(bytes, slot) {
    const device = this.console, { module, flash } = device;
    device.switchOff();
    const taken = this.give(bytes) === 0 && module.takeGame(slot);
    device.keepSeals();
    const game = taken && !module.finished() ? this.inSlot(slot) : null;
    if (game) flash.setMark(`with:${game.id}`, undefined);
    device.start();
    if (game) module.openSlot(slot);
    device.turn();
    this.show();
    return taken;
  }

  // While the device is off: games that wait beside the store go into free slots, or away if a slot has them already.
  moveWaiting() {
    const { module } = this.console, rest = [], list = this.waiting();
    for (const one of list) {
      if (this.give(one.bytes) !== 0) rest.push(one);
      else {
        const { relation, slot } = this.room(), known = relation === relations.same || relation === relations.behind;
        if (!known && !(slot >= 0 && module.takeGame(slot))) rest.push(one);
      }
    }
    this.console.keepSeals();
    if (rest.length !== list.length) this.setWaiting(rest);
  }

  // Everything that can be listed: the running game first.
  all() {
    const { module } = this.console, list = [];
    for (let slot = 0; slot < module.slots(); ++slot) {
      const game = this.inSlot(slot);
      if (game) list.push(game);
    }
    list.sort((a, b) => Number(b.running) - Number(a.running));
    for (const one of this.waiting()) {
      if (this.give(one.bytes) === 0) list.push({ ...readGame(this.console.words(module.describeIncoming())), bytes: one.bytes });
    }
    return list;
  }

  show() {
    const list = this.all();
    byId('yours').hidden = list.length === 0;
    byId('yours-list').replaceChildren(...this.elements(list));
  }

  sheet() {
    openSheet({ title: say('sheet.games'), about: say('sheet.games.about') }, ...this.elements(this.all()));
  }

  elements(list) {
    const files = make('div', { class: 'row' }, button(say('yours.save'), () => this.files.save()), button(say('yours.open'), () => this.files.choose()));
    return [list.length ? this.cards(list, (game) => this.buttons(game)) : make('p', {}, say('yours.none')), files];
  }

  cards(list, buttonsOf) {
    return make('ul', { class: 'yours' }, ...list.map((game) => make('li', { class: 'save' },
      make('h3', {}, game.names.join(', ')),
      make('p', { class: 'soft' }, describe(game), ...(game.news ? [` ${game.news}`] : []), ...(game.with ? [` ${say('yours.with', { name: game.with })}`] : [])),
      make('div', { class: 'row' }, ...buttonsOf(game)))));
  }

  buttons(game) {
    const goOn = () => {
      closeSheet();
      if (!this.console.on) return;
      if (game.bytes) return this.takeIn(game);
      this.console.flash.setMark(`with:${game.id}`, undefined);
      this.console.module.openSlot(game.slot);
      this.attend();
    };
    const first = button(say(game.with ? 'yours.back' : 'yours.goOn'), goOn, { go: !game.with });
    const pass = game.running && !game.with ? [button(say('yours.pass'), () => this.passOn())] : [];
    return [first, ...pass, button(say('yours.delete'), () => this.askToDelete(game))];
  }

  // The console is played on.
  attend() {
    this.console.turn();
    this.show();
    byId('console').scrollIntoView({ block: 'nearest' });
    byId('console').focus({ preventScroll: true });
  }

  // A game that waits beside the store is played, once there is room.
  takeIn(game) {
    this.give(game.bytes);
    const { slot } = this.room();
    const go = (place) => {
      if (!this.play(game.bytes, place)) return;
      this.setWaiting(this.waiting().filter((other) => other.bytes !== game.bytes));
      this.attend();
    };
    if (slot >= 0) go(slot);
    else this.askForRoom(go);
  }

  // All slots have a game: which one may go? No game goes unless the player chooses one.
  askForRoom(go) {
    const choose = (game) => [button(say('link.room.replace'), () => {
      closeSheet();
      if (!this.console.on) return;
      if (this.isStillThere(game)) go(game.slot);
      else this.askForRoom(go);
    })];
    const list = this.all().filter((game) => game.slot !== undefined);
    openSheet({ title: say('link.room.title'), about: say('link.room.about') },
      make('div', { class: 'row' }, button(say('yours.save'), () => this.files.save(), { go: true }), button(say('notNow'), closeSheet)), this.cards(list, choose));
  }

  // Whether the slot still has the game that was listed: the console plays on beside a list and a question.
  isStillThere(game) {
    return this.inSlot(game.slot)?.id === game.id;
  }

  askToDelete(game) {
    closeSheet();
    notice({ title: say('yours.deleteSure'), about: `${game.names.join(', ')}. ${describe(game)}`, bad: true },
      { text: say('yours.delete'), act: () => this.remove(game) }, { text: say('yours.keep'), plain: true });
  }

  remove(game) {
    if (!this.console.on) return;
    if (!game.bytes && !this.isStillThere(game)) return this.show();
    if (game.bytes) this.setWaiting(this.waiting().filter((other) => other.bytes !== game.bytes));
    else this.console.module.removeSlot(game.slot);
    this.console.flash.setMark(`with:${game.id}`, undefined);
    this.console.turn();
    this.show();
  }
}
