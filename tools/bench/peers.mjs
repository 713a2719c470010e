// The work of firmware/bench/peers.cpp on the emulated RP2040 at 125 MHz with SPI at 62.5 MHz, beside LovyanGFX c14105d8 (with its
// SPI mode corrected) and TFT_eSPI 83d4d16, which were measured once in the same emulator. Exits with 1 when a goal is missed.
// The last column of the first table counts the instructions of the same work on the RP2350's core, under QEMU (peers_m33.mjs).
// The last column of the second one is what the bits that we send take on the wire, if nothing ever keeps it waiting.
import { runMarked } from './marks.mjs';
import { countInstructions } from './peers_m33.mjs';

// Thousand cycles: a goal, then the peers.
const MEMORY = [
  ['clear', 39, 95, 113],
  ['100 rectangles 40x30', 163, 476, 460],
  ['20 round rectangles 100x40', 165, 336, 268],
  ['20 smooth round rectangles', 490, 1977, 500],
  ['20 discs r 30', 320, 534, 329],
  ['40 lines', 590, 693, 598],
  ['2 half arcs 8 wide', 530, 3310, 541],
  ['2 wide lines', 1670, 15979, 15633],
  ['200 letters 6x8 with ground', 189, 995, 898],
  ['200 letters 6x8, transparent', 350, 541, 356],
  ['200 letters FreeSans9pt', 800, 1398, 813],
  ['200 smooth letters with ground', 1566, 3801, 2075],
  ['200 smooth letters, transparent', 2600, 4898, 2702],
  ['50 keyed sprites 32x32', 500, 1623, 5082],
  ['50 opaque sprites 32x32', 500, 533, 518],
  ['80x80 turned by 30 degrees, keyed', 210, 212, 516],
];

// Microseconds until the last pixel is out: pieces of work, a goal, then the peers.
const PANEL = [
  ['screen fill', 1, 19700, 19662, 19666],
  ['text', 1, 10000, 12362, 10652],
  ['pixels', 1, 160000, 276939, 198158],
  ['lines', 4, 150000, 266226, 197056],
  ['horizontal and vertical lines', 1, 8113, 8113, 8439],
  ['rectangles', 1, 5294, 5294, 5362],
  ['filled rectangles', 1, 204227, 204227, 204250],
  ['filled circles', 1, 25000, 28071, 27372],
  ['circles', 1, 15000, 26576, 18471],
  ['triangles', 1, 11000, 15450, 12029],
  ['filled triangles', 1, 69000, 70619, 69807],
  ['round rectangles', 1, 9500, 11043, 10515],
  ['filled round rectangles', 1, 205000, 205841, 205529],
];
const SUM_GOAL = 950000;

const { pieces } = runMarked('bench-peers', 20000, 'display_pack_2');
const instructions = countInstructions();
let missed = 0;
const line = (name, ours, goal, peers, last) => {
  const met = ours <= goal;
  if (!met) missed++;
  const cells = [ours.toFixed(0), goal, ...peers, last === undefined ? '-' : last.toFixed(0)];
  console.log(name.padEnd(36) + cells.map((text) => String(text).padStart(11)).join('') + (met ? '' : '  MISSED'));
};
const heads = (last) => ''.padEnd(36) + ['here', 'goal', 'LovyanGFX', 'TFT_eSPI', last].map((head) => head.padStart(11)).join('');

console.log('In a 16-bit sprite of 240x240, thousand cycles. The peers drew the same kinds of work, but texts, fonts and places');
console.log('may differ in detail. M33 is the same work here on the core of an RP2350, in thousand instructions, as QEMU counts');
console.log(`them; cycles it does not count.\n\n${heads('M33 instr.')}`);
MEMORY.forEach(([name, goal, ...peers], i) => line(name, pieces.shift().cycles / 1e3, goal, peers, instructions[i]));

console.log('\nPDQ graphicstest straight to a panel of 240x320, microseconds, but for the row that pushes colours. The wire alone is');
console.log(`what our bits take at 62.5 MHz without a pause.\n\n${heads('wire alone')}`);
const sums = [0, 0, 0, 0];
for (const [name, count, goal, ...peers] of PANEL) {
  const work = pieces.splice(0, count);
  const sum = (key) => work.reduce((all, piece) => all + piece[key], 0) / 1e3;
  line(name, sum('nanos'), goal, peers, sum('wire'));
  [sum('nanos'), ...peers, sum('wire')].forEach((value, i) => (sums[i] += value));
}
line('sum', sums[0], SUM_GOAL, [sums[1], sums[2]], sums[3]);
if (missed > 0) {
  console.log(`\n${missed} missed.`);
  process.exitCode = 1;
}
