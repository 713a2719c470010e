// From a key press to the panel, on the emulated RP2040 with the real firmware: the screens on the way into and through
// both games, then those of a device with a long game in its store. A line a press: milliseconds until the answer's first
// picture is whole on the panel, pictures until all is at rest, how many a second at the slowest, the processor's cycles for
// them and the bytes sent. A picture in which nothing changed sends nothing: it counts from when the device knows that. Exits
// with 1 when an answer comes later, or a movement is slower, than its target.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOP, boards, firmwarePath, readElfSymbols } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';
import { REGION } from '../../host_tests/emulator/harness/store_reader.mjs';

const MOST_MS = 33.4;
const USUAL_MS = 25; // of 95 in 100 presses
const rateWanted = (width) => (width > 240 ? 40 : 50);
const WATCH_MS = 400; // longer than any movement
const COMMANDS = 32; // bytes: commands alone, before the panel's blank is waited for
const REST_MS = 60; // a picture after so long a pause belongs to nothing that moves

// The keys and what each leads to, from the first start of a new device. Several keys: only the last one is measured.
const WALK = [
  ['a', 'language chosen: title'],
  ['a', 'main menu'],
  ['a', 'guided games'],
  ['b down', 'main menu: next row'],
  ['up', 'main menu: back'],
  ['up', 'main menu: last row'],
  ['a', 'about'],
  ['b up a', 'settings'],
  ['down', 'settings: next row'],
  ['right', 'settings: next value'],
  ['b up a', 'hall of fame'],
  ['b up a', 'rules: books'],
  ['down', 'rules: next book'],
  ['a', 'rules: pages'],
  ['a', 'rule page'],
  ['right', 'rule page: on'],
  ['b', 'rules: pages again'],
  ['b b up a', 'which game'],
  ['down', 'which game: Torri'],
  ['a', 'Torri: options'],
  ['a', 'Torri: seats'],
  ['down a', 'seat'],
  ['down a', 'names to pick from'],
  ['up a', 'letters of a name'],
  ['right', 'next letter'],
  ['a', 'a letter typed'],
  ['b b b b up a', 'Torri: hand-over'],
  ['a', 'Torri: colour of the first brick'],
  ['down', 'Torri: next colour'],
  ['a', 'Torri: lot'],
  ['right', 'Torri: next lot'],
  ['a', 'Torri: second brick'],
  ['y', 'game menu'],
  ['down', 'game menu: next row'],
  ['down a', 'inspect'],
  ['b down down down down a', 'log'],
  ['up', 'log: an entry back'],
  ['b b', 'back to the game'],
  ['x', 'help for this screen'],
  ['b', 'back to the game'],
  ['y up up a', 'left the game'],
  ['down a', 'which game'],
  ['down a a', 'Palazzi: seats'],
  ['a', 'in place of the running game?'],
  ['a', 'Palazzi: hand-over'],
  ['a', 'Palazzi: hand-over of a secret'],
  ['a', 'Palazzi: the secret hand'],
  ['right', 'Palazzi: next card'],
  ['a', 'Palazzi: one card kept'],
  ['right', 'Palazzi: next card'],
  ['a', 'Palazzi: two cards kept'],
  ['a', 'Palazzi: turn ended'],
];

// The motions of Palazzi's stage: a position of lucca-stage-store (none: where the last row left it), the keys, what they
// lead to, and how long it is watched where that is longer than a moment.
const STAGE = [
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
  ['', 'a', 'result'],
  ['', 'right', 'result: points'],
  ['', 'right', 'result: growth'],
  ['', 'right', 'result: code to scan'],
  ['last-five', 'a a a', 'final scoring of five', 24000],
];

// On a device whose store has a finished game and a running one of 100 decisions.
const LONG_WALK = [
  ['a', 'main menu with a running game'],
  ['a', 'a long game taken up'],
  ['a', 'a long game: hand-over taken'],
  ['a', 'a long game: on'],
  ['y down down down down a', 'a long log'],
  ['up', 'a long log: an entry back'],
  ['left', 'a long log: a page back'],
  ['left', 'a long log: another page back'],
  ['right', 'a long log: a page on'],
  ['b b', 'a long game: back to it'],
];

// Where a picture begins to be drawn, and where part of it begins to be sent.
const placesIn = (board) => {
  const symbols = readElfSymbols(firmwarePath(board, 'elf'));
  const at = (name) => symbols.get(name) & ~1; // without the bit that says Thumb
  return { draw: at('_ZN5lucca2ui6Screen3dueEii'), send: at('_ZN5lucca11FrameSender4sendERKNS_4RectE') };
};

// Presses a key and watches when each picture begins, when it was whole, and what it took.
function press(handheld, key, places, watch) {
  const pictures = [];
  const { spi, machine } = handheld;
  const { step } = machine;
  const start = handheld.ms;
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
    if (core.PC === places.draw) pictures.push({ bytes: 0 });
    if (core.PC === places.draw || (core.PC === places.send && pictures.length > 0))
      Object.assign(pictures.at(-1), { end: handheld.ms, cycles: this.cycles - cycles });
    step.call(this, core, clock);
  };
  handheld.hold(key);
  handheld.wait(WATCH_MS / 2);
  handheld.release(key);
  handheld.wait(watch - WATCH_MS / 2);
  delete handheld.spi;
  delete machine.step;
  return summary(pictures, start);
}

function summary(pictures, start) {
  const first = pictures.findIndex(({ bytes }) => bytes > COMMANDS);
  const shown = first < 0 ? [] : pictures.slice(first);
  const gaps = shown.slice(1).map(({ end }, i) => end - shown[i].end).filter((gap) => gap <= REST_MS);
  return {
    ms: shown.length > 0 ? shown[0].end - start : 0,
    pictures: shown.length,
    rate: gaps.length > 0 ? 1000 / Math.max(...gaps) : Infinity,
    cycles: shown.at(-1)?.cycles ?? 0,
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function row(what, wanted, { ms, pictures, rate, cycles, bytes }) {
  const late = ms > MOST_MS ? '   late' : '';
  const slow = rate < wanted ? '   slow' : '';
  const rateText = rate === Infinity ? '-' : rate.toFixed(0);
  console.log(
    `${ms.toFixed(1).padStart(7)} ms ${String(pictures).padStart(4)} ${rateText.padStart(5)}/s ` +
      `${(cycles / 1000).toFixed(0).padStart(7)} k ${String(bytes).padStart(8)} bytes  ${what}${late}${slow}`,
  );
  return { ms, missed: late || slow ? 1 : 0 };
}

function switchOn(board, store) {
  const handheld = new Handheld(board);
  if (store) handheld.flash.bytes.set(store, handheld.flash.bytes.length - REGION);
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  handheld.wait(1500);
  return handheld;
}

function walk(handheld, board, keys) {
  const places = placesIn(board);
  const wanted = rateWanted(handheld.board.panel.width);
  return keys.map(([presses, what, watch = WATCH_MS]) => {
    const all = presses.split(' ');
    for (const key of all.slice(0, -1)) handheld.press(key), handheld.wait(WATCH_MS);
    return row(what, wanted, press(handheld, all.at(-1), places, watch));
  });
}

// Switches on with the store of a position and goes there; what is on the panel must be what it is on the PC.
function goTo(board, { store, presses, crc }, name) {
  const handheld = switchOn(board, store);
  for (let i = 0; i < presses; i++) handheld.press('a'), handheld.wait(WATCH_MS);
  for (let i = 0; i < 100 && handheld.screenshot().crc() !== crc; i++) handheld.wait(10);
  if (handheld.screenshot().crc() !== crc) throw new Error(`${board}: the keys do not lead to the position ${name}`);
  return handheld;
}

function stagePositions({ width, height }) {
  const folder = mkdtempSync(join(tmpdir(), 'lucca-stage-'));
  const program = join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-stage-store');
  const lines = execFileSync(program, [`${width}x${height}`, folder], { encoding: 'utf8' }).trim().split('\n');
  const positions = lines.map((line) => {
    const [name, presses, crc] = line.split(' ');
    return [name, { store: readFileSync(join(folder, `${name}.bin`)), presses: Number(presses), crc: parseInt(crc, 16) }];
  });
  rmSync(folder, { recursive: true });
  return new Map(positions);
}

function walkStage(board, panel) {
  const positions = stagePositions(panel);
  let handheld = null;
  return STAGE.flatMap(([position, keys, what, watch]) => {
    if (position) handheld = goTo(board, positions.get(position), position);
    return walk(handheld, board, [[keys, `Palazzi: ${what}`, watch]]);
  });
}

function longStore() {
  const image = join(TOP, 'build', 'long_store.bin');
  execFileSync(join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-long-store'), [image]);
  return readFileSync(image);
}

let missed = 0;
const parts = ['--long', '--stage'];
const [only, ...named] = parts.includes(process.argv[2]) ? process.argv.slice(2) : ['--all', ...process.argv.slice(2)];
for (const board of named.length > 0 ? named : ['picosystem', 'picopad']) {
  const { panel } = boards()[board];
  console.log(`\n${board}, ${panel.width} x ${panel.height}: from a press to the panel (${USUAL_MS} ms at most for 95 %, ` +
    `${Math.floor(MOST_MS)} ms for all), pictures (${rateWanted(panel.width)} a second), cycles, bytes`);
  const rows = [];
  if (only !== '--stage') rows.push(...walk(switchOn(board, longStore()), board, LONG_WALK));
  if (only === '--all') rows.push(...walk(switchOn(board), board, WALK));
  if (only !== '--long') rows.push(...walkStage(board, panel));
  const quick = rows.filter(({ ms }) => ms <= USUAL_MS).length;
  const share = (100 * quick) / rows.length;
  missed += rows.reduce((sum, each) => sum + each.missed, share < 95 ? 1 : 0);
  console.log(`${quick} of ${rows.length} presses within ${USUAL_MS} ms${share < 95 ? '   too few' : ''}`);
}
process.exit(missed > 0 ? 1 : 0);
