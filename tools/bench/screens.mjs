// From a key press to the panel, on the emulated RP2040 with the real firmware: the screens on the way into and through
// both games. A line a press: milliseconds until the answer's first picture is whole on the panel, pictures until all is at
// rest, how many a second at the slowest, the processor's cycles for them and the bytes sent. Exits with 1 when an answer
// comes later, or a movement is slower, than its target.
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';

const TARGET_MS = 33.4;
const TARGET_RATE = 30;
const WATCH_MS = 400; // longer than any movement
const BETWEEN_MS = 1.2; // the wire is silent that long between two pictures, never within one
const COMMANDS = 32; // bytes: commands alone, before the panel's blank is waited for
const REST_MS = 60; // a picture after so long a pause belongs to nothing that moves

// The keys and what each leads to, from the first start of a new device. Several keys: only the last one is measured.
// ALIKE: pictures with nothing new in them are not sent, so that their rate says nothing.
const ALIKE = 'alike';
const WALK = [
  ['a', 'language chosen: title'],
  ['a', 'main menu'],
  ['down', 'main menu: next row'],
  ['up', 'main menu: back'],
  ['up', 'main menu: last row'],
  ['a', 'about'],
  ['b up a', 'settings'],
  ['down', 'settings: next row'],
  ['right', 'settings: next value'],
  ['b up a', 'hall of fame'],
  ['b up a', 'guided games'],
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
  ['b down down a', 'log'],
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
  ['y up up a', 'left the game'],
  // The later screens of Palazzi: the prepared moments of the guided game, the same every time.
  ['down down down a', 'guided games'],
  ['a', 'guided: the coach'],
  ['a', 'guided: the coach before a choice'],
  ['a a a a', 'Palazzi: triplets'],
  ['down', 'Palazzi: first triplet'],
  ['down', 'Palazzi: next triplet'],
  ['right', 'Palazzi: a visit'],
  ['right', 'Palazzi: next city', ALIKE],
  ['b a', 'guided: the coach after a choice'],
  ['a', 'Palazzi: a card of the triplet'],
  ['right', 'Palazzi: next card'],
  ['down', 'Palazzi: next thing to do with it'],
  ['left a', 'Palazzi: card played', ALIKE],
  ['a a', 'Palazzi: all cards played'],
  ['a a down a a', 'Palazzi: a card before the last floor', ALIKE],
  ['a', 'Palazzi: palace completed', ALIKE],
  ['a a a a', 'Palazzi: triplets and a palace to open'],
  ['up', 'Palazzi: a palace to open'],
  ['a', 'Palazzi: a party'],
  ['a down a a a a a a', 'Palazzi: triplets of the last round'],
  ['down a a a a a a', 'Palazzi: order for the final scoring'],
  ['a a', 'Palazzi: a party of the final scoring', ALIKE],
  ['a a a a a', 'Palazzi: the final count', ALIKE],
  ['a a a a a a a a', 'Palazzi: street numbers', ALIKE],
  ['a a', 'Palazzi: result'],
  ['right', 'result: points'],
  ['right', 'result: growth'],
  ['right', 'result: code to scan'],
];

// Presses a key and watches the wire: when each picture was whole, and what it took.
function press(handheld, key) {
  const bursts = [];
  const send = handheld.spi;
  const start = handheld.ms;
  const cycles = handheld.cycles;
  handheld.spi = function (block, value, bits) {
    const { ms } = this;
    if (bursts.length === 0 || ms - bursts.at(-1).end > BETWEEN_MS) bursts.push({ bytes: 0 });
    const burst = bursts.at(-1);
    Object.assign(burst, { end: ms, bytes: burst.bytes + bits / 8, cycles: this.cycles - cycles });
    return send.call(this, block, value, bits);
  };
  handheld.hold(key);
  handheld.wait(WATCH_MS / 2);
  handheld.release(key);
  handheld.wait(WATCH_MS / 2);
  delete handheld.spi;
  return summary(bursts, start);
}

function summary(bursts, start) {
  const pictures = bursts.filter(({ bytes }) => bytes > COMMANDS);
  const moving = pictures.findIndex(({ end }, i) => i > 0 && end - pictures[i - 1].end > REST_MS);
  const shown = moving < 0 ? pictures : pictures.slice(0, moving);
  const gaps = shown.slice(1).map(({ end }, i) => end - shown[i].end);
  return {
    ms: shown.length > 0 ? shown[0].end - start : 0,
    pictures: shown.length,
    rate: gaps.length > 0 ? 1000 / Math.max(...gaps) : Infinity,
    cycles: shown.at(-1)?.cycles ?? 0,
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function row(what, kind, { ms, pictures, rate, cycles, bytes }) {
  const late = ms > TARGET_MS ? '   late' : '';
  const slow = rate < TARGET_RATE && kind !== ALIKE ? '   slow' : '';
  const rateText = rate === Infinity ? '-' : rate.toFixed(0);
  console.log(
    `${ms.toFixed(1).padStart(7)} ms ${String(pictures).padStart(4)} ${rateText.padStart(5)}/s ` +
      `${(cycles / 1000).toFixed(0).padStart(7)} k ${String(bytes).padStart(8)} bytes  ${what}${late}${slow}`,
  );
  return late || slow ? 1 : 0;
}

let missed = 0;
for (const board of process.argv.length > 2 ? process.argv.slice(2) : ['picosystem', 'picopad']) {
  const handheld = new Handheld(board);
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  handheld.wait(1500);
  const { width, height } = handheld.board.panel;
  console.log(`\n${board}, ${width} x ${height}: from a press to the panel (target ${Math.floor(TARGET_MS)} ms), pictures, cycles, bytes`);
  for (const [keys, what, kind] of WALK) {
    const all = keys.split(' ');
    for (const key of all.slice(0, -1)) press(handheld, key);
    missed += row(what, kind, press(handheld, all.at(-1)));
  }
}
process.exit(missed > 0 ? 1 : 0);
