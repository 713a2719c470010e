// The engines' random games of firmware/bench/engine.cpp on the emulated RP2040: cycles for each decision of a player, with
// its legal list, and the chance and rules' steps between two decisions.
import { firmwarePath } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';

const MARK_PIN = 25;

function measure() {
  const handheld = new Handheld('picosystem', { firmware: firmwarePath('bench-engine', 'uf2') });
  const cycles = [];
  let start = null;
  handheld.pinChanged = (pin) => {
    if (pin !== MARK_PIN || !handheld.machine) return;
    if (handheld.isHigh(MARK_PIN, false)) start = handheld.cycles;
    else if (start !== null) cycles.push(handheld.cycles - start);
  };
  handheld.boot();
  if (!handheld.waitFor(() => handheld.uart.includes('done'), 60000)) throw new Error('the benchmark did not end');
  const lines = handheld.uart.split(/\r?\n/).filter((line) => /^\S+ \d+ \d+$/.test(line));
  return lines.map((line, i) => {
    const [label, decisions, actions] = line.split(' ');
    return { label, decision: cycles[i] / decisions, action: cycles[i] / actions };
  });
}

console.log('Cortex-M0+ cycles on the emulated RP2040, random games, full legal list at each decision\n');
for (const { label, decision, action } of measure()) {
  console.log(`${label.padEnd(24)} cycles/decision ${decision.toFixed(0).padStart(6)}   cycles/action ${action.toFixed(0).padStart(6)}`);
}
