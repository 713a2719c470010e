// How long the processor is awake while the picture is still, on the emulated RP2040 with the real firmware: at menus, at a person's
// choice in both games. The share of its cycles in all of them. Exits with 1 above the target.
import { WATCH_MS, checkWalk, longStore, switchOn } from './walk.mjs';

const MOST_PERCENT = 1;
const CYCLES_A_MS = 125_000;
const SETTLE_MS = 5500; // notes go, what moves or blinks ends, saves are written and sectors erased ahead
const COUNT_MS = 1000;

// Keys, where they lead, and words that stand there: from the first start of a new device, and with games in the store.
const NEW = [
  ['a b', 'main menu', '>Learn'],
  ['a down down a', 'rules', 'T Rules'],
  ['a a', 'rule page', 'A: Next'],
  ['b b b b up up a', 'which game', 'T Which game?'],
];
const LONG = [
  ['b', 'main menu with games', '1/6'],
  ['right', 'another game on the card', '2/6'],
  ['a', 'Palazzi: hand-over and news', 'Hand over to Julia'],
  ['a', 'Palazzi: the turn begins', 'Your turn, Julia'],
  ['down', 'Palazzi: a triplet under the cursor', 'A: Take'],
  ['y', 'game menu', 'T Game menu'],
  ['down down down down a', 'log', 'T Log'],
  ['b b y up a', 'main menu again', 'A: Play on'],
  ['right a a', 'Torri: a colour under the cursor', 'A: Take red'],
  ['a', 'Torri: a lot under the cursor', 'A: Floor'],
];

function share(handheld) {
  const from = handheld.cycles, since = handheld.ms;
  handheld.wait(COUNT_MS);
  return (100 * (handheld.cycles - from)) / ((handheld.ms - since) * CYCLES_A_MS);
}

let missed = 0;
const named = process.argv.slice(2);
for (const board of named.length > 0 ? named : ['picosystem', 'picopad']) {
  console.log(`\n${board}: the processor's time awake while nothing moves (${MOST_PERCENT} % at most)`);
  for (const [store, rows] of [[null, NEW], [longStore(), LONG]]) {
    checkWalk(board, store, rows);
    const handheld = switchOn(board, store);
    for (const [keys, where] of rows) {
      for (const key of keys.split(' ')) handheld.press(key), handheld.wait(WATCH_MS);
      handheld.wait(SETTLE_MS);
      const percent = share(handheld);
      const bad = percent > MOST_PERCENT;
      missed += bad ? 1 : 0;
      console.log(`${percent.toFixed(2).padStart(7)} %  ${where}${bad ? '   too much' : ''}`);
    }
  }
}
process.exit(missed > 0 ? 1 : 0);
