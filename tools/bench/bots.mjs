// The computer players of firmware/bench/bots.cpp at recorded positions, on the emulated RP2040: time of a whole decision
// at 125 MHz, with the steps it took. Master thinks for seconds and the emulator is some twelve times slower: rows are
// written as they come, and all of them take about a quarter of an hour.
import { startMarked } from './marks.mjs';

const CYCLES_A_MS = 125000;
const MOST_MS = 600000;

// Calls `found` with each measured decision.
function measure(found) {
  const { handheld, pieces } = startMarked('bench-bots');
  let told = 0, seen = 0;
  const tell = () => {
    if (handheld.uart.length === seen) return;
    seen = handheld.uart.length;
    const lines = handheld.uart.split(/\r?\n/).filter((line) => /^\S+ \w+ \d+ \d+ \d+$/.test(line));
    for (; told < lines.length; ++told) {
      const [label, level, steps, , longest] = lines[told].split(' ');
      found({ label, level, steps: Number(steps), longest: Number(longest), cycles: pieces[told].cycles });
    }
  };
  const ended = () => {
    tell();
    return /done\s*$/.test(handheld.uart);
  };
  if (!handheld.waitFor(ended, MOST_MS)) throw new Error('the benchmark did not end');
}

// The goal of each level, in ms: at the mean of a game's positions and at most.
const WANTED = { easy: [150, 150], normal: [150, 150], hard: [1000, 1000], master: [2000, 4000] };

const rows = [];
console.log('position                 level       ms     steps  cycles/step  longest slice of 20 steps, ms');
measure((row) => {
  rows.push(row);
  const { label, level, steps, longest, cycles } = row;
  const each = steps > 0 ? (cycles / steps).toFixed(0) : '-';
  console.log(`${label.padEnd(24)} ${level.padEnd(7)} ${(cycles / CYCLES_A_MS).toFixed(1).padStart(8)} ${String(steps).padStart(8)} ` +
    `${each.padStart(11)} ${(longest / 1000).toFixed(1).padStart(8)}`);
});
for (const game of ['palazzi', 'torri']) {
  for (const [level, [mean, most]] of Object.entries(WANTED)) {
    const ms = rows.filter((row) => row.label.startsWith(game) && row.level === level).map((row) => row.cycles / CYCLES_A_MS);
    const its = ms.reduce((sum, one) => sum + one, 0) / ms.length;
    const late = its > mean || Math.max(...ms) > most ? '  above the target' : '';
    console.log(`${game} ${level}: mean ${its.toFixed(0)} ms, most ${Math.max(...ms).toFixed(0)} ms${late}`);
  }
}
