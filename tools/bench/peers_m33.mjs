// The work in memory of firmware/bench/peers_work.h as Cortex-M33 code under QEMU (firmware/bench/peers_m33.cpp), in thousand
// instructions. QEMU knows nothing of cycles: with -icount every instruction takes a nanosecond of its clock, nothing else any.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../../host_tests/emulator/harness/firmware_files.mjs';

const PROGRAM = join(TOP, 'build/pico2/host_tests/m33/m33_peers.elf');

// One figure a row; none where the program was not built or QEMU is not there.
export function countInstructions() {
  if (!existsSync(PROGRAM)) return [];
  const options = ['-M', 'mps2-an505', '-icount', 'shift=0', '-display', 'none', '-monitor', 'none', '-serial', 'none'];
  const hosting = ['-semihosting-config', 'enable=on,target=native', '-kernel', PROGRAM];
  const done = spawnSync('qemu-system-arm', [...options, ...hosting], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (done.error) return [];
  if (done.status !== 0) throw new Error('the work of the RP2350 did not end');
  return done.stdout.toString().trim().split(/\s+/).map((count) => Number(count) / 1e3);
}
