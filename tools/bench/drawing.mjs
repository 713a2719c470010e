// The drawing benchmark of firmware/bench on the emulated RP2040, beside what other libraries need for the same work there.
// Exits with 1 when a target is missed.
import { runMarked } from './marks.mjs';

const KILO = 1e3;

// Peers in thousand cycles: TFT_eSPI 16-bit sprite, 32blit, PicoSystem, PicoGraphics, TFT_eSPI direct.
const WORK = [
  { name: 'clear the screen', canvas: 1, sprite: 6, target: 60, peers: [109, 130, 152, 226, 1844] },
  { name: '100 filled rectangles 40x30', canvas: 2, sprite: 7, target: 250, peers: [412, 629, 575, 751, 3912] },
  { name: '200 letters 6x8 with ground', sprite: 8, target: 250, peers: [898, null, null, null, null] },
  { name: '50 masked sprites 32x32', canvas: 3, sprite: 9, target: 500, peers: [5011, 2637, 728, 6236, 2556] },
  { name: '20 rounded rectangles 100x40 r 8', canvas: 4, sprite: 10, target: 200, peers: [260, 635, 626, 725, 2768] },
  { name: 'full frame out: CPU blocked', canvas: 11, target: 1, peers: [0.67, 0.25, 0.04, 1959, null] },
];

function measure() {
  const { pieces } = runMarked('bench', 5000);
  const empty = pieces[0].cycles;
  return pieces.map(({ cycles, nanos }) => ({ cycles: cycles - empty, nanos }));
}

const thousands = (cycles) => (cycles / KILO).toFixed(cycles < 10 * KILO ? 2 : 0);
const cell = (text) => String(text ?? '-').padStart(10);

function printTable(pieces) {
  console.log('Thousand cycles at 125 MHz, 240x240, on the emulated RP2040. The first two columns are ours: Canvas, which');
  console.log('draws the handheld (its rounded corners are smooth), and a 16-bit TFT_eSprite.\n');
  const heads = ['Canvas', 'TFT_eSprite', 'target', 'TFT_eSPI', '32blit', 'PicoSystem', 'PicoGraph.', 'T. direct'];
  console.log(''.padEnd(34) + heads.map((head) => head.padStart(11)).join(''));
  let missed = 0;
  for (const { name, canvas, sprite, target, peers } of WORK) {
    const ours = [canvas, sprite].map((index) => (index === undefined ? null : pieces[index].cycles));
    const met = ours.every((cycles) => cycles === null || cycles <= target * KILO);
    if (!met) missed++;
    const cells = [...ours.map((cycles) => (cycles === null ? null : thousands(cycles))), target, ...peers];
    console.log(name.padEnd(34) + cells.map((text) => ` ${cell(text)}`).join('') + (met ? '' : '  MISSED'));
  }
  const [whole, part] = [pieces[12].nanos / 1e6, pieces[13].nanos / 1e6];
  console.log(`\nfull frame on the wire            ${whole.toFixed(2)} ms (the wire's limit is 14.75)`);
  console.log(`60x40 on the wire                 ${part.toFixed(3)} ms (target 0.65, limit 0.614; peers 0.86, a full frame, 0.62)`);
  if (part > 0.65) missed++;
  console.log(`200 letters of the smooth font    ${thousands(pieces[5].cycles)} thousand cycles`);
  console.log(`finding and starting a new frame  ${thousands(pieces[14].cycles)} thousand cycles`);
  console.log(`finding that nothing changed      ${thousands(pieces[15].cycles)} thousand cycles`);
  console.log(`60x40 found and sent              ${(pieces[16].nanos / 1e6).toFixed(3)} ms`);
  return missed;
}

const missed = printTable(measure());
if (missed > 0) {
  console.log(`\n${missed} missed.`);
  process.exitCode = 1;
}
