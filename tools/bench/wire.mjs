// The panel's wire of the emulated chip from power-on to the first picture, as build/wire-BOARD.vcd for PulseView, GTKWave or
// sigrok, to be held beside a logic analyser's recording of the real board.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';
import { Wire } from '../../host_tests/emulator/harness/wire.mjs';

const [board] = process.argv.slice(2);
const wire = new Wire();
const handheld = new Handheld(board, { wire });
handheld.boot();
handheld.waitFor(() => handheld.backlight > 0, 800);
const path = join(TOP, 'build', `wire-${board}.vcd`);
writeFileSync(path, wire.vcd());
const hex = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
for (const [code, ...data] of wire.commands()) {
  console.log(`${hex([code])}  ${data.length > 16 ? `${hex(data.slice(0, 8))} ... ${data.length} bytes` : hex(data)}`);
}
const { fromPs, toPs, bits } = wire.frames.at(-1);
console.log(`${wire.frames.length} frames; the last one ran at ${((bits / (toPs - fromPs)) * 1e6).toFixed(2)} MHz. The edges are in ${path}`);
