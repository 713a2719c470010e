// What real silicon would fault on stops the emulation too. Small programs in machine code, put where the firmware
// starts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from './harness/firmware_files.mjs';
import { IllegalAccess } from './harness/guard.mjs';
import { Machine } from './harness/machine.mjs';
import { NorFlash } from './harness/nor_flash.mjs';

const NOBODY = { spi() {}, uart() {}, pins() {}, pwm() {} };

// ldr r0, =address; then the instruction on [r0]; then stay.
function run(address, instruction, prepare = () => {}) {
  const flash = new NorFlash(new Uint8Array(2 << 20).fill(0xff));
  const view = new DataView(flash.bytes.buffer);
  [0x4801, instruction, 0xe7fe, 0x46c0].forEach((half, i) => view.setUint16(2 * i, half, true));
  view.setUint32(8, address, true);
  const machine = new Machine(boards().waveshare_lcd_2, flash, NOBODY);
  prepare(machine);
  machine.run(10000);
  return machine;
}

const LDR = 0x6801; // ldr r1, [r0]
const STR = 0x6001; // str r1, [r0]
const LDRH = 0x8801;
const STRB = 0x7001;

test('ordinary accesses pass', () => {
  run(0x20000000, STR);
  run(0x20041ffc, LDR);
  run(0x10000100, LDR);
  run(0xd0000004, LDR);
  run(0x20000003, STRB);
});

for (const [what, address, instruction, words] of [
  ['an unaligned word read', 0x20000002, LDR, /unaligned 4-byte read/],
  ['an unaligned word write', 0x20000001, STR, /unaligned 4-byte write/],
  ['an unaligned half-word read', 0x20000001, LDRH, /unaligned 2-byte read/],
  ['a write through a null pointer', 0, STR, /null pointer/],
  ['a read through a null pointer', 4, LDR, /null pointer/],
  ['a write to flash', 0x10000800, STR, /write to flash/],
  ['a read beyond RAM', 0x20042000, LDR, /unmapped/],
  ['a write beyond RAM', 0x20050000, STRB, /unmapped/],
  ['a read beyond the flash chip', 0x10200000, LDR, /beyond/],
]) {
  test(`${what} stops the emulation`, () => {
    assert.throws(() => run(address, instruction), (error) => error instanceof IllegalAccess && words.test(error.message));
  });
}

test('running from flash while it is written stops the emulation', () => {
  assert.throws(() => run(0x20000000, LDR, (machine) => machine.setXip(false)), /flash used while/);
});
