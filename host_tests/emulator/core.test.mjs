// The table of fast_core.mjs executes every instruction as rp2040js does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RP2040 } from 'rp2040js';
import { quicken } from './harness/fast_core.mjs';
import { guardMemory } from './harness/guard.mjs';
import { Protection, RefusedWrite } from './harness/protection.mjs';

const RAM = 0x20000000;
const FLASH = 0x10000000;
const FLASH_BYTES = 1 << 20;
const [SP, PC] = [13, 15];
const REFUSED = RAM + 0x8000; // 256 bytes, as below a stack
const ROUNDS = 1;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

console.warn = () => {}; // rp2040js tells of addresses that the chip does not have

// Numbers that are the same in every run.
function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  };
}

function makeMachine() {
  const chip = new RP2040();
  chip.logger = SILENT;
  chip.onBreak = () => {};
  const machine = { chip, xip: true, board: { flashBytes: FLASH_BYTES }, flash: { bytes: chip.flash.subarray(0, FLASH_BYTES) } };
  machine.protection = new Protection(chip);
  guardMemory(machine);
  const protection = [[0xd98, 0], [0xd9c, REFUSED], [0xda0, (5 << 24) | (7 << 1) | 1], [0xd94, 1]];
  for (const [register, value] of protection) machine.protection.write(register, value);
  return machine;
}

// What an instruction can change but the memory.
const stateOf = ({ registers, N, Z, C, V, PM, IPSR, cycles, waiting, SPSEL, bankedSP, currentMode, interruptsUpdated }) =>
  [...registers, N, Z, C, V, PM, IPSR, cycles, waiting, SPSEL, bankedSP, currentMode, interruptsUpdated];

const VALUES = [
  (random) => random(), (random) => random() & 0xff, () => 0, () => 0xffffffff, () => 0x80000000, () => 0x7fffffff,
  (random) => RAM + ((random() & 0x7ffc) + 0x400), (random) => RAM + (random() & 0xffff), (random) => FLASH + (random() & 0xffffc),
  (random) => REFUSED - 32 + (random() & 0x1fc), (random) => RAM + 0x42000 - (random() & 0x3c), () => FLASH + FLASH_BYTES - 4,
];

function prepare(machine, { registers, flags, opcode, next }) {
  const { core, flash, sram } = machine.chip;
  core.registers.set(registers);
  [core.N, core.Z, core.C, core.V] = flags;
  Object.assign(core, { PM: false, IPSR: 0, waiting: false, SPSEL: 0, currentMode: 0, bankedSP: 0, eventRegistered: false,
    interruptsUpdated: false, pendingSVCall: false, cycles: 0 });
  const bytes = registers[PC] >= RAM ? sram : flash;
  const at = registers[PC] & 0xfffff;
  bytes.set([opcode & 0xff, opcode >> 8, next & 0xff, next >> 8], at);
}

function execute(machine) {
  try {
    return machine.chip.core.executeInstruction();
  } catch (error) {
    return error instanceof RefusedWrite ? 'refused' : error.message;
  }
}

test('every instruction does what it does in rp2040js, on values and addresses of all kinds', () => {
  const [fast, plain] = [makeMachine(), makeMachine()];
  const random = makeRandom(2040);
  for (const machine of [fast, plain]) {
    const fill = makeRandom(7);
    for (const bytes of [machine.chip.sram, machine.flash.bytes]) for (let i = 0; i < bytes.length; i++) bytes[i] = fill();
  }
  quicken(fast);
  let slow = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let opcode = 0; opcode < 0x10000; opcode++) {
      const registers = Array.from({ length: 16 }, () => VALUES[random() % VALUES.length](random));
      registers[SP] = (registers[SP] & ~3) >>> 0;
      registers[PC] = random() & 1 ? FLASH + 0x80000 + (random() & 0xfffc) : RAM + 0x20000 + (random() & 0xfffe);
      // Half of the second halfwords end a BL.
      const given = { registers, flags: [1, 2, 4, 8].map((bit) => (random() & bit) !== 0), opcode,
        next: (random() & 0xffff) | (random() & 1 ? 0xd000 : 0) };
      for (const machine of [fast, plain]) prepare(machine, given);
      const [got, wanted] = [execute(fast), execute(plain)];
      slow += wanted === 'refused';
      const same = got === wanted && stateOf(fast.chip.core).every((value, i) => value === stateOf(plain.chip.core)[i]);
      if (!same) {
        assert.deepEqual([got, ...stateOf(fast.chip.core)], [wanted, ...stateOf(plain.chip.core)],
          `opcode ${opcode.toString(16)} with ${registers.map((value) => value.toString(16))}`);
      }
    }
    assert.ok(Buffer.from(fast.chip.sram).equals(Buffer.from(plain.chip.sram)), 'the memories differ');
  }
  assert.ok(slow > 100, 'hardly any write was refused');
});
