// From a key press to the panel, on the emulated RP2040 with the real firmware: the screens on the way into and through
// both games, then those of a device with a long game in its store. A line a press: milliseconds until the answer's first
// picture is whole on the panel, pictures until all is at rest, how many a second at the slowest, the processor's cycles for
// them and the bytes sent. A picture in which nothing changed sends nothing: it counts from when the device knows that. Exits
// with 1 when an answer comes later, or a movement is slower, than its target.
//
// node tools/bench/screens.mjs [--long | --new | --palazzi | --torri | --thinks] [BOARD...]; with DETAIL=1 it tells of the slowest
// pictures of each row, with ONLY=WORDS it does the rows from each position at which one of them has those words.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOP, boards, firmwarePath, readElfSymbols } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { WATCH_MS, checkWalk, longStore, switchOn } from './walk.mjs';

const MOST_MS = 33.4;
const USUAL_MS = 25; // of 95 in 100 presses
const rateWanted = (width) => (width > 240 ? 40 : 50);
const COMMANDS = 32; // bytes: commands alone, before the panel's blank is waited for
const LONGEST_THOUGHT_MS = 20000;
const SETTLE_MS = 2000; // sectors are erased ahead, which stops everything for 60 ms (docs/store.md)

// The keys, what they lead to, and words that stand there then, from the first start of a new device. Several keys: only the
// last one is measured.
const WALK = [
  ['a', 'language chosen: which game', 'T Which game?'],
  ['b', 'main menu', '>Learn'],
  ['a', 'learn', 'T Learn'],
  ['b up', 'main menu: next tile', '>Cities'],
  ['down', 'main menu: back', '>Learn'],
  ['right', 'main menu: last tile', '>Settings'],
  ['a up up up a', 'about', 'T About'],
  ['b', 'settings', 'T Settings'],
  ['down down down down', 'settings: next row', '>Language'],
  ['up right', 'settings: next value', 'Volume  3/3'],
  ['b up a', 'hall of fame', 'T Hall of fame'],
  ['b down left a down down a', 'rules: books', 'T Rules'],
  ['down', 'rules: next book', '>Palazzi'],
  ['a', 'rules: pages', '>The game in short'],
  ['a', 'rule page', 'T The game in short'],
  ['right', 'rule page: on', 'T Reading the screen'],
  ['b', 'rules: pages again', '>Reading the screen'],
  ['b b b up up a', 'which game', 'T Which game?'],
  ['down', 'which game: Torri', '>Torri'],
  ['a', 'Torri: options', 'T Torri: options'],
  ['a', 'Torri: seats', 'T Who plays?'],
  ['down a', 'seat', 'T Seat 1'],
  ['a', 'names to pick from', '>Anna'],
  ['up a', 'letters of a name', 'T Name of seat 1'],
  ['right', 'next letter', 'T Name of seat 1'],
  ['a', 'a letter typed', 'B: Delete'],
];

// The motions of a stage: a position of the program that stores them (none: where the last row left it), the keys, what they
// lead to, and how long it is watched where that is longer than a moment.
const PALAZZI = [
  ['turn', 'down', 'first triplet'],
  ['', 'down', 'next triplet'],
  ['', 'right', 'a visit'],
  ['', 'right', 'next city'],
  ['turn', 'b', 'all cities'],
  ['take', 'a', 'a triplet taken', 700],
  ['', 'right', 'next card'],
  ['', 'down', 'next thing to do with it'],
  ['take-five', 'a', 'one of six triplets taken', 700],
  ['floor', 'a', 'a floor', 700],
  ['wall', 'a', 'a wall', 700],
  ['bastion', 'a', 'a bastion', 700],
  ['discard', 'a', 'a card thrown away', 700],
  ['crack', 'a', 'walls crack', 900],
  ['top-out', 'a', 'palace completed', 2200],
  ['party', 'a', 'a party', 2200],
  ['party-five', 'a', 'a party with four guests', 2600],
  ['pick', 'a', 'a card for the City', 700],
  ['keep', 'a', 'one card kept'],
  ['', 'right', 'next card'],
  ['', 'a a', 'first palaces and order', 5000],
  ['last', 'a a a', 'final scoring', 16000],
  ['', 'right', 'result: next page'],
  ['', 'right', 'result: third page'],
  ['', 'right', 'result: fourth page'],
  ['last-five', 'a a a', 'final scoring of five', 24000],
  ['tie', 'a a a', 'final scoring with a tie', 16000],
  ['computers', 'a a a', 'computers play', 12000],
];

const TORRI = [
  ['lot', 'right', 'next lot'],
  ['', 'left', 'the lot before'],
  ['', 'b', 'colour again'],
  ['', 'right', 'next colour'],
  ['', 'a', 'lot again'],
  ['sinks', 'up', 'a tower sinks'],
  ['', 'down', 'a tower rises'],
  ['house', 'a', 'a house drops', 700],
  ['floor', 'a', 'a floor is pushed in', 700],
  ['camera', 'right', 'the camera glides'],
  ['', 'up up up', 'the camera glides up'],
  ['foretold', 'right', 'a struggle foretold', 700],
  ['', 'left', 'beside it again'],
  ['foretold-12', 'right', 'a struggle foretold, 12 x 12', 1200],
  ['fight', 'a', 'house laid, struggle from near', 1200],
  ['', 'a', 'the steps of the struggle', 4000],
  ['', 'a', 'a prisoner taken', 4000],
  ['merge', 'a', 'house laid, merge', 4000],
  ['fallen', 'a', 'house laid, a tower falls', 6000],
  ['parts', 'right', 'next prisoner'],
  ['', 'left', 'the prisoner before'],
  ['', 'a', 'prisoner carried, blocks part', 4000],
  ['switch', 'right', 'another colour'],
  ['', 'left', 'the colour before'],
  ['', 'a', 'colour switched, banner, recap', 8000],
  ['turn-end', 'a', 'turn ended: banner, recap', 8000],
  ['victory', 'a', 'house laid, merge, question', 5000],
  ['', 'a', 'victory', 6000],
  ['', 'right', 'the city turned'],
  ['', 'right', 'the city turned again'],
];

// Keys pressed while a computer player is at work: in the middle of a slice of its thoughts, as the picture of how far it is
// begins to be drawn, and as a decision begins. Before them comes what leads back, at rest.
const PALAZZI_THINKS = ['master', 'masters'].flatMap((position) => [
  [position, 'a a a', `turn ended, ${position} begins`],
  ['', 'y', `menu, ${position}: a slice`, 400, 'slice'],
  ['', 'b y', `menu, ${position}: a picture`, 400, 'picture'],
  ['', 'b x', `help, ${position}: a slice`, 400, 'slice'],
  ['', 'b x', `help, ${position}: a picture`, 400, 'picture'],
  ['', 'b up', `all cities, ${position}: a slice`, 400, 'slice'],
  ['', 'b right', `another city, ${position}: a picture`, 400, 'picture'],
  ['', 'b b', `own city, ${position}: a picture`, 400, 'picture'],
  ['', 'b', `their city, ${position}: a slice`, 400, 'slice'],
  ['', 'y', `menu, ${position}: a decision begins`, 400, 'decision'],
  ['', 'b y', `menu, ${position}: the next begins`, 400, 'decision'],
  ['', 'b a', `move now, ${position}: a slice`, 400, 'slice'],
]);
const TORRI_THINKS = ['master', 'masters'].flatMap((position) => [
  [position, 'a', `turn ended, ${position} begins`],
  ['', 'y', `menu, ${position}: a slice`, 400, 'slice'],
  ['', 'b y', `menu, ${position}: a picture`, 400, 'picture'],
  ['', 'b x', `help, ${position}: a slice`, 400, 'slice'],
  ['', 'b x', `help, ${position}: a picture`, 400, 'picture'],
  ['', 'b b', `menu by B, ${position}: a slice`, 400, 'slice'],
  ['', 'b y', `menu, ${position}: a decision begins`, 400, 'decision'],
  ['', 'b a', `move now, ${position}: a slice`, 400, 'slice'],
]);

// On a device whose store has a finished game and six that run: Palazzi of 200 entries and Torri of 92 among them.
const LONG_WALK = [
  ['b', 'main menu with running games', '1/6'],
  ['right', 'main menu: the next game', '2/6'],
  ['left', 'main menu: the game before', '1/6'],
  ['down', 'main menu: a tile', '>New game'],
  ['up', 'main menu: the card', 'A: Play on'],
  ['right a', 'a long Palazzi: meanwhile', 'Hand over to Julia'],
  ['a', 'a long Palazzi: the turn begins', 'Your turn, Julia'],
  ['b', 'a long Palazzi: all cities', 'T All quarters'],
  ['down', 'a long Palazzi: next city', '>Mark'],
  ['a', 'a long Palazzi: a visit', 'T Mark'],
  ['b b', 'a long Palazzi: back to the choice', 'Your turn, Julia'],
  ['y', 'a long Palazzi: game menu', 'T Game menu'],
  ['down', 'game menu: next row', '>Undo'],
  ['down down down a', 'a long Palazzi: log', 'T Log'],
  ['up', 'a long log: an entry back', 'T Log'],
  ['left', 'a long log: a page back', 'T Log'],
  ['left', 'a long log: another page back', 'T Log'],
  ['right', 'a long log: a page on', 'T Log'],
  ['b b', 'a long Palazzi: back to it', 'Your turn, Julia'],
  ['x', 'help for this screen', 'T Taking a triplet'],
  ['right', 'help: another page', 'T Playing a card'],
  ['b', 'back from help', 'Your turn, Julia'],
  ['y up up up a', 'settings in a game', 'T Settings'],
  ['down', 'settings: next row', '>Language'],
  ['b down down a', 'a long game left', 'A: Play on'],
  ['right a', 'a long Torri taken up', 'one more brick to place'],
  ['a', 'a long Torri: the turn begins', 'A: Take red'],
  ['a', 'a long Torri: lot', 'A: Floor'],
  ['y', 'a long Torri: game menu', 'T Game menu'],
  ['down down down down down down a', 'a long Torri: log', 'T Log'],
  ['up', 'a long log: an entry back', 'T Log'],
  ['left', 'a long log: a page back', 'T Log'],
  ['left', 'a long log: another page back', 'T Log'],
  ['right', 'a long log: a page on', 'T Log'],
  ['b b', 'a long Torri: back to it', 'A: Floor'],
  ['y up a', 'left Torri', 'A: Play on'],
  ['up up a', 'hall of fame with games', 'Finished games  1'],
  ['a', 'finished games', 'T Finished games'],
  ['a', 'a finished game', 'A: Review'],
];

// Where in the firmware a turn of the loop asks for a picture, what moves is asked for its part in it, one begins to be drawn, part of it begins to be sent, a press
// is answered, and a computer player begins a decision or thinks on.
const PLACES = {
  turn: '_ZN5lucca2ui6Screen4nextEi',
  motion: '_ZN5lucca2ui6Motion4nextEm',
  wipe: '_ZN5lucca2ui4Wipe4nextEmi',
  picture: '_ZN5lucca2ui6Screen3dueEii',
  send: '_ZN5lucca11FrameSender4sendERKNS_4RectE',
  press: '_ZN5lucca2ui8Handheld5pressERKNS0_5EventE',
  decision: '_ZN5lucca3Bot5beginERKNS_4GameERKNS_7AnyViewENS_5LevelEmm',
  slice: '_ZN5lucca3Bot5thinkEm',
};
const MOTION_KIND = 0, WIPE_RUNNING = 6; // bytes of Motion and Wipe (ui/look/motion.h): not 0 while something moves
const placesIn = (board) => {
  const symbols = readElfSymbols(firmwarePath(board, 'elf'));
  const at = (symbol) => {
    if (!symbols.has(symbol)) throw new Error(`${board}: no ${symbol} in the firmware`);
    return symbols.get(symbol) & ~1; // without the bit that says Thumb
  };
  return Object.fromEntries(Object.entries(PLACES).map(([name, symbol]) => [name, at(symbol)]));
};

// Presses a key and watches when each picture begins, when it was whole, and what it took. `when`: not at once but as soon as
// the firmware comes to that place.
function press(handheld, key, places, watch, when) {
  const pictures = [];
  const { spi, machine } = handheld;
  const { step } = machine;
  let start = null, answered = false, moves = false, moved = false, idle = 0, turnAt = handheld.ms;
  const running = ({ registers }, byte) => machine.chip.readUint8(registers[0] + byte) !== 0;
  const hold = () => {
    start = handheld.ms;
    handheld.hold(key);
  };
  const cycles = handheld.cycles;
  handheld.spi = function (block, value, bits) {
    if (pictures.length > 0) {
      const picture = pictures.at(-1);
      picture.bytes += bits / 8;
      if (picture.bytes > COMMANDS) Object.assign(picture, { end: this.ms, cycles: this.cycles - cycles });
    }
    return spi.call(this, block, value, bits);
  };
  machine.step = function (core, clock) {
    const { PC } = core;
    if (start === null && PC === places[when]) hold();
    if (PC === places.press && start !== null) answered = true;
    // The last turn before this one had nothing to draw.
    if (PC === places.turn) idle = turnAt, turnAt = handheld.ms, moved = moves, moves = false;
    if (PC === places.motion) moves ||= running(core, MOTION_KIND);
    if (PC === places.wipe) moves ||= running(core, WIPE_RUNNING);
    if (PC === places.picture && answered) pictures.push({ bytes: 0, idle, moves: moves && moved, begin: handheld.ms });
    if ((PC === places.picture || PC === places.send) && pictures.length > 0)
      Object.assign(pictures.at(-1), { end: handheld.ms, cycles: this.cycles - cycles });
    step.call(this, core, clock);
  };
  if (when) handheld.wait(LONGEST_THOUGHT_MS, () => start !== null);
  else hold();
  if (start === null) throw new Error(`the firmware does not come to "${when}"`);
  handheld.wait(WATCH_MS / 2);
  handheld.release(key);
  handheld.wait(watch - WATCH_MS / 2);
  delete handheld.spi;
  delete machine.step;
  return summary(pictures, start);
}

// From one picture to the next, where something moves. Nothing does between two that are equal to the one before them (that
// they are equal as a whole is tested: ui_motion). An equal one cannot be seen to arrive: from there the bench counts how long it takes
// until the next begins, or until that is whole. Where nothing moved in the turn of the loop that drew the next one, or in the
// turn before it, it is fresh: what counts is how long it took after that.
function gapsOf(shown) {
  return shown.slice(1).flatMap((next, i) => {
    const last = shown[i];
    const equal = last.bytes <= COMMANDS;
    if (equal && next.bytes <= COMMANDS) return [];
    if (!next.moves) return [{ last, next, fresh: next.end - next.idle }];
    const gap = equal ? Math.max(next.begin - last.begin, next.end - next.begin) : next.end - last.end;
    return [{ last, next, gap }];
  });
}

const longest = (times) => Math.max(0, ...times.filter((ms) => ms !== undefined));

// Where the slowest pictures begin and end, in ms after the press.
function detail(gaps, start) {
  const at = ({ begin, end, bytes }) => `${(begin - start).toFixed(1)} to ${(end - start).toFixed(1)} (${bytes} bytes)`;
  for (const { last, next, gap, fresh } of gaps.toSorted((a, b) => (b.gap ?? b.fresh) - (a.gap ?? a.fresh)).slice(0, 4))
    console.log(`        ${(gap ?? fresh).toFixed(1)} ms${fresh ? ' by itself' : ''}: ${at(last)}, then ${at(next)}`);
}

function summary(pictures, start) {
  const first = pictures.findIndex(({ bytes }) => bytes > COMMANDS);
  const shown = first < 0 ? [] : pictures.slice(first);
  const gaps = gapsOf(shown);
  const slowest = longest(gaps.map(({ gap }) => gap));
  if (process.env.DETAIL) detail(gaps, start);
  return {
    ms: shown.length > 0 ? shown[0].end - start : 0,
    fresh: longest(gaps.map(({ fresh }) => fresh)),
    pictures: shown.length,
    rate: slowest > 0 ? 1000 / slowest : Infinity,
    cycles: shown.at(-1)?.cycles ?? 0,
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function row(what, wanted, { ms, fresh, pictures, rate, cycles, bytes }) {
  const late = ms > MOST_MS || fresh > MOST_MS ? '   late' : pictures === 0 ? '   nothing to see' : '';
  const slow = rate < wanted ? '   slow' : '';
  const rateText = rate === Infinity ? '-' : rate.toFixed(0);
  console.log(
    `${ms.toFixed(1).padStart(7)} ms ${String(pictures).padStart(4)} ${rateText.padStart(5)}/s ` +
      `${(cycles / 1000).toFixed(0).padStart(7)} k ${String(bytes).padStart(8)} bytes  ${what}${fresh > USUAL_MS ? ` (${fresh.toFixed(1)} ms by itself)` : ''}${late}${slow}`,
  );
  return { ms, missed: late || slow ? 1 : 0 };
}

function walk(handheld, board, keys, wanted = rateWanted(handheld.board.panel.width)) {
  const places = placesIn(board);
  return keys.map(([presses, what, , watch = WATCH_MS, when]) => {
    const all = presses.split(' ');
    for (const key of all.slice(0, -1)) handheld.press(key), handheld.wait(WATCH_MS);
    return row(what, wanted, press(handheld, all.at(-1), places, watch, when));
  });
}

// Switches on with the store of a position and goes there; what is on the panel must be what it is on the PC.
function goTo(board, { store, keys, crc }, name) {
  const handheld = switchOn(board, store);
  for (const key of keys) handheld.press(key), handheld.wait(WATCH_MS);
  for (let i = 0; i < 200 && handheld.screenshot().crc() !== crc; i++) handheld.wait(10);
  if (handheld.screenshot().crc() !== crc) throw new Error(`${board}: the keys do not lead to the position ${name}`);
  handheld.wait(SETTLE_MS); // no key decides at once after the screen changed by itself
  return handheld;
}

function positionsOf(program, { width, height }) {
  const folder = mkdtempSync(join(tmpdir(), 'lucca-stage-'));
  const path = join(TOP, 'build', 'host', 'host_tests', 'ui', program);
  const lines = execFileSync(path, [`${width}x${height}`, folder], { encoding: 'utf8' }).trim().split('\n');
  const positions = lines.map((line) => {
    const [name, keys, crc] = line.split(' ');
    return [name, { store: readFileSync(join(folder, `${name}.bin`)), keys, crc: parseInt(crc, 16) }];
  });
  rmSync(folder, { recursive: true });
  return new Map(positions);
}

// With words in ONLY: the rows from each position at which one of them has those words.
function wantedOf(rows) {
  const groups = [];
  for (const each of rows) each[0] ? groups.push([each]) : groups.at(-1).push(each);
  return groups.filter((group) => group.some(([, , what]) => what.includes(process.env.ONLY ?? ''))).flat();
}

function walkStage(board, { panel, program, game, rows, wanted }) {
  const positions = positionsOf(program, panel);
  let handheld = null;
  return wantedOf(rows).flatMap(([position, keys, what, watch, when]) => {
    if (position) handheld = goTo(board, positions.get(position), position);
    return walk(handheld, board, [[keys, `${game}: ${what}`, '', watch, when]], wanted);
  });
}

function checkedWalk(board, store, rows) {
  checkWalk(board, store, rows);
  return walk(switchOn(board, store), board, rows);
}

let missed = 0;
const parts = ['--long', '--new', '--palazzi', '--torri', '--thinks'];
const [only, ...named] = parts.includes(process.argv[2]) ? process.argv.slice(2) : ['--all', ...process.argv.slice(2)];
for (const board of named.length > 0 ? named : ['picosystem', 'picopad']) {
  const { panel } = boards()[board];
  console.log(`\n${board}, ${panel.width} x ${panel.height}: from a press to the panel (${USUAL_MS} ms at most for 95 %, ` +
    `${Math.floor(MOST_MS)} ms for all), pictures (${rateWanted(panel.width)} a second), cycles, bytes`);
  const rows = [];
  const part = (name) => only === '--all' || only === name;
  if (part('--long')) rows.push(...checkedWalk(board, longStore(), LONG_WALK));
  if (part('--new')) rows.push(...checkedWalk(board, null, WALK));
  const stage = (program, game, its, wanted) => rows.push(...walkStage(board, { panel, program, game, rows: its, wanted }));
  if (part('--palazzi')) stage('lucca-stage-store', 'Palazzi', PALAZZI);
  if (part('--torri')) stage('lucca-torri-store', 'Torri', TORRI);
  // The bar that says how far a computer is moves when there is one percent more: it has no rate to keep.
  if (part('--thinks')) stage('lucca-stage-store', 'Palazzi', PALAZZI_THINKS, 0);
  if (part('--thinks')) stage('lucca-torri-store', 'Torri', TORRI_THINKS, 0);
  const quick = rows.filter(({ ms }) => ms <= USUAL_MS).length;
  const share = (100 * quick) / rows.length;
  missed += rows.reduce((sum, each) => sum + each.missed, share < 95 ? 1 : 0);
  console.log(`${quick} of ${rows.length} presses within ${USUAL_MS} ms${share < 95 ? '   too few' : ''}`);
}
process.exit(missed > 0 ? 1 : 0);
