// The engines' random games of firmware/bench/engine.cpp on the emulated RP2040: cycles for each decision of a player, with
// its legal list, and the chance and rules' steps between two decisions.
import { runMarked } from './marks.mjs';


function measure() {
  const { pieces, uart } = runMarked('bench-engine', 60000);
  const lines = uart.split(/\r?\n/).filter((line) => /^\S+ \d+ \d+$/.test(line));
  return lines.map((line, i) => {
    const [label, decisions, actions] = line.split(' ');
    const { cycles } = pieces[i];
    return { label, decision: cycles / decisions, action: cycles / actions };
  });
}

console.log('Cortex-M0+ cycles on the emulated RP2040, random games, full legal list at each decision\n');
for (const { label, decision, action } of measure()) {
  console.log(`${label.padEnd(24)} cycles/decision ${decision.toFixed(0).padStart(6)}   cycles/action ${action.toFixed(0).padStart(6)}`);
}
