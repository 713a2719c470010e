// How long the processor is awake while nothing moves, on the emulated RP2040 with the real firmware: at menus, at a person's
// choice in both games, and with the panel asleep. Cycles of each turn of the loop, and their share of the time. Exits with 1
// above the target.
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';

const MOST_PERCENT = 1;
const CYCLES_A_MS = 125_000;
const SETTLE_MS = 2500; // notes go, what moves ends, saves are written and sectors erased ahead
const WATCH_MS = 1000;

// Keys from the first start of a new device, and where they lead.
const WALK = [
  ['a', 'title'],
  ['a', 'main menu'],
  ['down down down down a', 'rules'],
  ['b up up up up a', 'which game'],
  ['down a a down down down a', 'Torri: hand-over'],
  ['a', 'Torri: a person chooses'],
  ['y', 'game menu'],
  ['up up a', 'main menu with a game'],
];

function share(handheld) {
  const from = handheld.cycles, since = handheld.ms;
  handheld.wait(WATCH_MS);
  return (100 * (handheld.cycles - from)) / ((handheld.ms - since) * CYCLES_A_MS);
}

let missed = 0;
const boards = process.argv.slice(2);
for (const board of boards.length > 0 ? boards : ['picosystem', 'picopad']) {
  const handheld = new Handheld(board);
  handheld.boot();
  handheld.wait(1500);
  console.log(`\n${board}: the processor's time awake while nothing moves (${MOST_PERCENT} % at most)`);
  for (const [keys, where] of WALK) {
    for (const key of keys.split(' ')) handheld.press(key), handheld.wait(400);
    handheld.wait(SETTLE_MS);
    const percent = share(handheld);
    const bad = percent > MOST_PERCENT;
    missed += bad ? 1 : 0;
    console.log(`${percent.toFixed(2).padStart(7)} %  ${where}${bad ? '   too much' : ''}`);
  }
}
process.exit(missed > 0 ? 1 : 0);
