// From a key press to the panel, on the emulated RP2040 with the real firmware: the screens on the way into and through
// both games, then those of a device with a long game in its store. A line a press: milliseconds until the answer's first
// picture is whole on the panel, pictures until all is at rest, how many a second at the slowest, the processor's cycles for
// them and the bytes sent. A picture in which nothing changed sends nothing: it counts from when the device knows that. Exits
// with 1 when an answer comes later, or a movement is slower, than its target.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP, firmwarePath, readElfSymbols } from '../../host_tests/emulator/harness/firmware_files.mjs';
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

// The stage of Palazzi on a new device: the prepared moments of the guided game, the same every time. A number: so long is
// watched, where a motion lasts longer than the rest.
const STAGE = [
  ['a a down down a', 'guided games'],
  ['a', 'guided: the coach'],
  ['a', 'guided: the coach before a choice'],
  ['a a a a', 'Palazzi: triplets'],
  ['down', 'Palazzi: first triplet'],
  ['down', 'Palazzi: next triplet'],
  ['right', 'Palazzi: a visit'],
  ['right', 'Palazzi: next city'],
  ['b a', 'guided: the coach after a choice'],
  ['a', 'Palazzi: a card of the triplet'],
  ['right', 'Palazzi: next card'],
  ['down', 'Palazzi: next thing to do with it'],
  ['left a', 'Palazzi: card played'],
  ['a a', 'Palazzi: all cards played'],
  ['a a a down a right', 'Palazzi: a card before the last floor'],
  ['a', 'Palazzi: palace completed', 2000],
  ['a a a a a', 'Palazzi: triplets and a palace to open'],
  ['up', 'Palazzi: a palace to open'],
  ['a', 'Palazzi: a party', 2200],
  ['down a a a a a a', 'Palazzi: triplets of the last round'],
  ['down a a a a a', 'Palazzi: order for the final scoring'],
  ['a a', 'Palazzi: a party of the final scoring', 2200],
  ['a a a a a', 'Palazzi: the final count', 1200],
  ['a a a a a a a a', 'Palazzi: street numbers', 1200],
  ['a a', 'Palazzi: result'],
  ['right', 'result: points'],
  ['right', 'result: growth'],
  ['right', 'result: code to scan'],
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

// Where a picture begins to be sent.
const sendOf = (board) => {
  const symbols = readElfSymbols(firmwarePath(board, 'elf'));
  return symbols.get('_ZN5lucca11FrameSender4sendERKNS_4RectE') & ~1; // without the bit that says Thumb
};

// Presses a key and watches when each picture begins, when it was whole, and what it took.
function press(handheld, key, sendAt, watch) {
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
    if (core.PC === sendAt) pictures.push({ bytes: 0, end: handheld.ms, cycles: this.cycles - cycles });
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
  const seen = first < 0 ? [] : pictures.slice(first);
  const rest = seen.findIndex(({ end }, i) => i > 0 && end - seen[i - 1].end > REST_MS);
  const shown = rest < 0 ? seen : seen.slice(0, rest);
  const gaps = shown.slice(1).map(({ end }, i) => end - shown[i].end);
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
  const sendAt = sendOf(board);
  const wanted = rateWanted(handheld.board.panel.width);
  return keys.map(([presses, what, watch = WATCH_MS]) => {
    const all = presses.split(' ');
    for (const key of all.slice(0, -1)) handheld.press(key), handheld.wait(WATCH_MS);
    return row(what, wanted, press(handheld, all.at(-1), sendAt, watch));
  });
}

function longStore() {
  const image = join(TOP, 'build', 'long_store.bin');
  execFileSync(join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-long-store'), [image]);
  return readFileSync(image);
}

let missed = 0;
const parts = ['--long', '--stage'];
const [only, ...boards] = parts.includes(process.argv[2]) ? process.argv.slice(2) : ['--all', ...process.argv.slice(2)];
for (const board of boards.length > 0 ? boards : ['picosystem', 'picopad']) {
  const first = switchOn(board, only === '--stage' ? undefined : longStore());
  const { width, height } = first.board.panel;
  console.log(`\n${board}, ${width} x ${height}: from a press to the panel (${USUAL_MS} ms at most for 95 %, ` +
    `${Math.floor(MOST_MS)} ms for all), pictures (${rateWanted(width)} a second), cycles, bytes`);
  const rows = walk(first, board, only === '--stage' ? STAGE : LONG_WALK);
  if (only === '--all') rows.push(...walk(switchOn(board), board, WALK), ...walk(switchOn(board), board, STAGE));
  const quick = rows.filter(({ ms }) => ms <= USUAL_MS).length;
  const share = (100 * quick) / rows.length;
  missed += rows.reduce((sum, each) => sum + each.missed, share < 95 ? 1 : 0);
  console.log(`${quick} of ${rows.length} presses within ${USUAL_MS} ms${share < 95 ? '   too few' : ''}`);
}
process.exit(missed > 0 ? 1 : 0);
