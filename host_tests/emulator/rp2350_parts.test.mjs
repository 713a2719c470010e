// What is added to an emulator of the RP2350, without one: the flash behind its interface, and the corrections, on the least of a chip
// that each needs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from './harness/firmware_files.mjs';
import { NorFlash } from './harness/nor_flash.mjs';
import { Pico2 } from './harness/pico2.mjs';
import { addFlash, fixByteSwap, fixPinEvents, fixSleep, pinCoprocessor } from './harness/rp2350_parts.mjs';

const [CSR, TX, RX] = [0x00, 0x04, 0x08];
const [SELECTED, RX_EMPTY, NO_PUSH, TWO_BYTES] = [0x05, 1 << 16, 1 << 20, 1 << 18];

function flashBehindWire() {
  const chip = { clock: { nanos: 0 }, peripherals: {} };
  const flash = new NorFlash(new Uint8Array(8192).fill(0xff));
  addFlash(chip, flash, 0xef4015, (nanos) => {
    chip.clock.nanos += nanos;
  });
  const wire = chip.peripherals[0x400d0];
  // As the boot ROM does it: the command is queued before the flash is selected.
  const command = (words, count = 0) => {
    for (const word of words) wire.writeUint32(TX, word | NO_PUSH);
    wire.writeUint32Atomic(CSR, SELECTED, 1);
    for (let i = 0; i < count; i++) wire.writeUint32(TX, 0);
    const answer = [];
    while (!(wire.readUint32(CSR) & RX_EMPTY)) answer.push(wire.readUint32(RX));
    wire.writeUint32Atomic(CSR, SELECTED, 1);
    return answer;
  };
  return { chip, flash, command, isBusy: () => command([0x05], 1)[0] === 1 };
}

const two = (low, high) => low | (high << 8) | TWO_BYTES;

test('the flash says who it is, and is programmed and erased by its commands', () => {
  const { chip, flash, command, isBusy } = flashBehindWire();
  assert.deepEqual(command([0x9f], 3), [0xef, 0x40, 0x15]);
  command([0x06]);
  command([two(0x02, 0x00), two(0x01, 0x00), ...new Array(256).fill(0xa5)]); // a page at 256
  assert.ok(isBusy(), 'it is ready at once');
  chip.clock.nanos += flash.times.programNanos;
  assert.ok(!isBusy(), 'it stays busy');
  assert.deepEqual([255, 256, 511, 512].map((i) => flash.bytes[i]), [0xff, 0xa5, 0xa5, 0xff]);
  command([0x06]);
  command([two(0x20, 0x00), two(0x00, 0x00)]);
  assert.equal(flash.bytes[256], 0xff);
});

test('the flash refuses what a real one would not do', () => {
  const { command } = flashBehindWire();
  const erase = [two(0x20, 0x00), two(0x00, 0x00)];
  assert.throws(() => command(erase), /without being told/);
  command([0x06]);
  command(erase);
  command([0x06]);
  assert.throws(() => command(erase), /while it is busy/);
});

test('a sleep ends with an interrupt that waits, whether it may be handled or not', () => {
  const state = { nvicPending: [0, 0], nvicEnabled: [2, 0] };
  const core = { ppb: () => state, setInterrupt: (irq, value) => { state.nvicPending[0] = value ? 1 << irq : 0; } };
  fixSleep(core);
  core.waiting = true;
  core.setInterrupt(0, true);
  assert.ok(core.waiting, 'one that is off wakes it');
  core.setInterrupt(1, true);
  assert.ok(!core.waiting, 'it sleeps on');
  core.waiting = true;
  assert.ok(!core.waiting, 'it falls asleep beside one that waits');
});

test('half-words keep the order of bytes that a channel is told', () => {
  const channel = { writeUint32() {}, transfer16: 'as it is', transferSwap16: 'swapped' };
  fixByteSwap({ dma: { channels: [channel] } });
  for (const [control, does] of [[1 << 24 | 4, 'swapped'], [4, 'as it is']]) {
    channel.writeUint32(0x10, control);
    assert.equal(channel.transferFn, does);
  }
});

test('the events of the pins are read and forgotten by eights', () => {
  const gpio = Array.from({ length: 48 }, () => ({ irqStatus: 0, irqEnableMask: 0, irqForceMask: 0, updateIRQValue(bits) { this.irqStatus &= ~bits; } }));
  const io = { readUint32() {}, writeUint32() {} };
  fixPinEvents({ gpio, peripherals: { 0x40028: io }, updateIOInterrupt() {} });
  gpio[18].irqStatus = 4;
  assert.equal(io.readUint32(0x230 + 8), 4 << 8);
  io.writeUint32(0x248 + 8, 4 << 8);
  assert.equal(gpio[18].irqEnableMask, 4);
  assert.equal(io.readUint32(0x278 + 8), 4 << 8);
  io.rawWriteValue = 4 << 8;
  io.writeUint32(0x230 + 8, 0);
  assert.equal(gpio[18].irqStatus, 0);
});

test('single pins are set as the SDK sets them', () => {
  const written = [];
  const sio = { writeUint32: (offset, value) => written.push([offset, value]) };
  const flash16 = Uint16Array.of(0xec43, 0x2040, 0xec43, 0x2044, 0xbf00); // mcrr p0, #4, r2, r3, c0; the same, c4; nop
  const core = { cycles: 0, regs: { pc: 0x10000000, r: [0, 0, 16, 1] } };
  const moves = pinCoprocessor({ flash16, sram16: flash16, sio }, core);
  assert.deepEqual([moves(), moves(), moves()], [true, true, false]);
  assert.deepEqual(written, [[0x18, 1 << 16], [0x38, 1 << 16]]);
});

// A chip whose program is three steps of JavaScript.
class FakeChip {
  constructor() {
    const pin = () => ({ index: 0, outputEnable: false, outputValue: true, addListener() {}, setInputValue() {} });
    this.clock = { nanosCounter: 0, nextAlarm: null, createAlarm: () => ({ schedule() {} }), tick: (nanos) => { this.clock.nanosCounter += nanos; } };
    Object.defineProperty(this.clock, 'nanos', { get: () => this.clock.nanosCounter });
    this.flash = new Uint8Array(1 << 24);
    Object.assign(this, { flash16: new Uint16Array(this.flash.buffer), sram: new Uint8Array(8), sram16: new Uint16Array(8) });
    this.peripherals = { 0x40028: { readUint32() {}, writeUint32() {} }, 0x40018: { wdsel: 0 }, 0x40100: { regs: [] } };
    this.gpio = Array.from({ length: 48 }, pin);
    this.spi = this.uart = [{}, {}];
    this.pwm = { channels: [], writeUint32() {} };
    this.adc = { writeUint32() {} };
    this.dma = { channels: [] };
    this.watchdog = { timer: {}, alarm: {}, scratchData: new Uint32Array(8) };
    const state = { nvicPending: [0, 0], nvicEnabled: [0, 0] };
    const core = (step) => ({ cycles: 0, waiting: false, regs: { pc: 0, r: [] }, ppb: () => state, setInterrupt() {}, executeInstruction: step });
    this.core = [core(() => this.step()), core(() => {})];
    this.steps = 0;
  }

  reset() {
    this.core[1].waiting = true;
  }

  step() {
    this.core[0].cycles += 1000;
    this.steps++;
    if (this.steps === 1) for (const letter of 'started ') this.uart[0].onByte(letter.charCodeAt(0));
    if (this.steps === 2) this.erase();
    if (this.steps === 3) this.watchdog.onWatchdogTrigger();
  }

  erase() {
    const wire = this.peripherals[0x400d0];
    for (const word of [0x06, null, two(0x20, 0x00), two(0x00, 0x00), null]) {
      if (word !== null) wire.writeUint32(TX, word | NO_PUSH);
      else for (let i = 0; i < 2; i++) wire.writeUint32Atomic(CSR, SELECTED, 1);
    }
  }
}

test('a made-up chip runs, is restarted by its watchdog, loses its power, and starts again', () => {
  const [board] = Object.keys(boards());
  const pico2 = new Pico2({ RP2350: FakeChip }, board, null);
  pico2.boot();
  assert.ok(pico2.waitFor(() => pico2.restarts === 1, 100));
  assert.equal(pico2.log, 'started ');
  assert.equal(pico2.flash.operations, 1);
  pico2.flash.cutDuring(0, 100);
  pico2.wait(100);
  assert.ok(!pico2.running, 'it runs without power');
  assert.equal(pico2.log, 'started started ');
  pico2.boot();
  assert.ok(pico2.waitFor(() => pico2.restarts === 2, 100));
});
