// From a key press to the panel: every screen on the way into both games, on the emulated RP2040 with the real firmware.
// A line a press: milliseconds until the last pixel of the first picture has arrived, the longest time from one picture to
// the next while something moves, when all is at rest, and the bytes that were sent. Exits with 1 when the first picture
// or any after it takes longer than the target.
import { Handheld } from '../../host_tests/emulator/handheld.mjs';

const TARGET_MS = 33;
const HOLD_MS = 60, WATCH_MS = 400;
const PAUSE_NS = 500e3;  // the wire is silent for longer only between two pictures

// The keys and what each leads to, from the first start of a new device.
const WALK = [
  ['a', 'language chosen: title'],
  ['a', 'main menu'],
  ['down', 'main menu: next row'],
  ['down', 'main menu: next row'],
  ['up', 'main menu: back'],
  ['up', 'main menu: back'],
  ['a', 'which game'],
  ['down', 'which game: Torri'],
  ['a', 'Torri: options'],
  ['a', 'Torri: seats'],
  ['a', 'Torri: hand-over'],
  ['a', 'Torri: colour of the first brick'],
  ['down', 'Torri: next colour'],
  ['a', 'Torri: lot'],
  ['right', 'Torri: next lot'],
  ['a', 'Torri: second brick'],
  ['y', 'game menu'],
  ['down', 'game menu: next row'],
  ['b', 'back to the game'],
  ['x', 'rule page'],
  ['right', 'next page'],
  ['b', 'back to the game'],
];

// Presses a key and watches the wire: when each picture was through, in ms after the press, and all bytes.
function press(handheld, key) {
  let bytes = 0, last = 0;
  const ends = [];
  const start = handheld.nanos;
  const send = handheld.spi;
  handheld.spi = function (block, value, bits) {
    const now = this.nanos - start;
    if (bytes > 0 && now - last > PAUSE_NS) ends.push(last / 1e6);
    bytes += bits / 8;
    last = now;
    return send.call(this, block, value, bits);
  };
  handheld.hold(key);
  handheld.wait(HOLD_MS);
  handheld.release(key);
  handheld.wait(WATCH_MS - HOLD_MS);
  delete handheld.spi;
  ends.push(last / 1e6);
  return { ends, bytes };
}

let missed = 0;
for (const board of ['picosystem', 'picopad']) {
  const handheld = new Handheld(board);
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  handheld.wait(1500);
  const { width, height } = handheld.board.panel;
  console.log(`\n${board}, ${width} x ${height}: from a press to the panel, and from picture to picture (target ${TARGET_MS} ms each)`);
  console.log('  first  slowest  at rest    bytes');
  for (const [key, what] of WALK) {
    const { ends, bytes } = press(handheld, key);
    const slowest = Math.max(0, ...ends.slice(1).map((end, i) => end - ends[i]));
    const slow = ends[0] > TARGET_MS || slowest > TARGET_MS;
    missed += slow;
    const times = [ends[0], slowest, ends.at(-1)].map((ms) => ms.toFixed(1).padStart(8)).join('');
    console.log(`${times} ${String(bytes).padStart(8)}  ${what}${slow ? '   above the target' : ''}`);
  }
}
process.exit(missed > 0 ? 1 : 0);
