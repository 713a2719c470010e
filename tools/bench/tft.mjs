// TFT_eSPI's calls of firmware/bench/tft.cpp on the emulated RP2040, against the plain way that looks at every pixel and calls
// drawPixel. Exits with 1 when a call is not twice as fast.
import { runMarked } from './marks.mjs';

const WORK = [
  '2 half arcs 8 wide',
  '2 half arcs with round ends',
  '2 wide lines',
  '38 letters of a free font',
  '38 letters of a smooth font',
  'an 8-bit sprite 100x80 to the glass',
  'a 4-bit sprite 100x80 to the glass',
  'a sprite 80x80 turned by 30 degrees',
];

const pieces = runMarked('bench-tft', 20000).pieces.map(({ cycles }) => cycles);

console.log('Thousand cycles at 125 MHz, 240x240, on the emulated RP2040: TFT_eSPI here, and the plain way pixel by pixel.\n');
console.log(''.padEnd(38) + ['here', 'plain', 'times'].map((head) => head.padStart(9)).join(''));
let missed = 0;
WORK.forEach((name, i) => {
  const [ours, plain] = [pieces[2 * i], pieces[2 * i + 1]];
  const times = plain / ours;
  if (!(times >= 2)) missed++;
  const cells = [(ours / 1e3).toFixed(0), (plain / 1e3).toFixed(0), times.toFixed(1)];
  console.log(name.padEnd(38) + cells.map((text) => text.padStart(9)).join('') + (times >= 2 ? '' : '  MISSED'));
});
if (missed > 0) {
  console.log(`\n${missed} missed.`);
  process.exitCode = 1;
}
