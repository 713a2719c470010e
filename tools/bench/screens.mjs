// From a key press to the panel: every screen on the way into both games, on the emulated RP2040 with the real firmware.
// A line a press: milliseconds until the last changed pixel has arrived, and the bytes that were sent for it. Exits with 1
// when a press takes longer than the target.
import { Handheld } from '../../host_tests/emulator/handheld.mjs';

const TARGET_MS = 33;
const WATCH_MS = 120;

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

// Presses a key and watches the wire.
function press(handheld, key) {
  let bytes = 0, last = 0;
  const start = handheld.nanos;
  const send = handheld.spi;
  handheld.spi = function (block, value, bits) {
    bytes += bits / 8;
    last = this.nanos - start;
    return send.call(this, block, value, bits);
  };
  handheld.hold(key);
  handheld.wait(WATCH_MS);
  delete handheld.spi;
  handheld.release(key);
  handheld.wait(WATCH_MS);
  return { ms: last / 1e6, bytes };
}

let missed = 0;
for (const board of ['picosystem', 'picopad']) {
  const handheld = new Handheld(board);
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  handheld.wait(1500);
  console.log(`\n${board}, ${handheld.board.panel.width} x ${handheld.board.panel.height}: from a press to the panel (target ${TARGET_MS} ms)`);
  for (const [key, what] of WALK) {
    const { ms, bytes } = press(handheld, key);
    const slow = ms > TARGET_MS;
    missed += slow;
    console.log(`${ms.toFixed(1).padStart(7)} ms ${String(bytes).padStart(7)} bytes  ${what}${slow ? '   above the target' : ''}`);
  }
}
process.exit(missed > 0 ? 1 : 0);
