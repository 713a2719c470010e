// The computer players of firmware/bench/bots.cpp at recorded positions, on the emulated RP2040: time of a decision at
// 125 MHz, with the steps it took. The upper levels are cut short there; what their whole thought takes is their steps in
// the arena times the cycles a step measured here.
import { firmwarePath } from '../../host_tests/emulator/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/handheld.mjs';

const MARK_PIN = 25;
const CYCLES_A_MS = 125000;

function measure() {
  const handheld = new Handheld('picosystem', { firmware: firmwarePath('bench-bots', 'uf2') });
  const cycles = [];
  let start = null;
  handheld.pinChanged = (pin) => {
    if (pin !== MARK_PIN || !handheld.machine) return;
    if (handheld.isHigh(MARK_PIN, false)) start = handheld.cycles;
    else if (start !== null) cycles.push(handheld.cycles - start);
  };
  handheld.boot();
  if (!handheld.waitFor(() => handheld.uart.includes('done'), 600000)) throw new Error('the benchmark did not end');
  const lines = handheld.uart.split(/\r?\n/).filter((line) => /^\S+ \w+ \d+ \d+ \d+$/.test(line));
  return lines.map((line, i) => {
    const [label, level, steps, , longest] = line.split(' ');
    return { label, level, steps: Number(steps), longest: Number(longest), cycles: cycles[i] };
  });
}

console.log('position                 level       ms     steps  cycles/step  longest slice of 20 steps, ms');
for (const { label, level, steps, longest, cycles } of measure()) {
  const each = steps > 0 ? (cycles / steps).toFixed(0) : '-';
  console.log(`${label.padEnd(24)} ${level.padEnd(7)} ${(cycles / CYCLES_A_MS).toFixed(1).padStart(8)} ${String(steps).padStart(8)} ` +
    `${each.padStart(11)} ${(longest / 1000).toFixed(1).padStart(8)}`);
}
