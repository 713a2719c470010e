// A boot ROM of our own, as small as the SDK needs: a table of two-letter codes, a look-up function, and for each
// function a breakpoint that JavaScript answers. Erasing and programming then ask the flash again and again whether it is
// ready, as the real ROM does: meanwhile time passes for everything else on the board.
const FUNCTIONS = ['MS', 'MC', 'S4', 'C4', 'P3', 'L3', 'T3', 'R3', 'IF', 'EX', 'RE', 'RP', 'FC', 'CX', 'UB', '_look', '_poll'];
const WAITS = ['RE', 'RP'];
const POLL_NANOS = 25e3;
const TABLE = 0x20;
const CODE = 0x80;
const STACK_TOP = 0x20042000;

const codeOf = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

export function makeBootrom() {
  const bytes = new Uint8Array(16 * 1024);
  const view = new DataView(bytes.buffer);
  const entry = (index) => CODE + index * 4;
  view.setUint32(0, STACK_TOP, true);
  view.setUint32(4, entry(FUNCTIONS.indexOf('UB')) | 1, true);
  bytes.set([0x4d, 0x75, 1, 2], 0x10); // 'M', 'u', 1, version
  view.setUint16(0x14, TABLE, true);
  view.setUint16(0x16, TABLE + FUNCTIONS.length * 4, true); // an empty data table
  view.setUint16(0x18, entry(FUNCTIONS.indexOf('_look')) | 1, true);
  FUNCTIONS.forEach((name, index) => {
    if (!name.startsWith('_')) {
      view.setUint16(TABLE + index * 4, codeOf(name), true);
      view.setUint16(TABLE + index * 4 + 2, entry(index) | 1, true);
    }
    view.setUint16(entry(index), 0xbe00 | index, true); // bkpt #index
    view.setUint16(entry(index) + 2, 0x4770, true); // bx lr
  });
  const poll = entry(FUNCTIONS.indexOf('_poll'));
  [0x2800, 0xd1fc, 0x4770].forEach((code, i) => view.setUint16(poll + 2 + 2 * i, code, true)); // cmp r0, #0; bne poll; bx lr
  for (const name of WAITS) {
    const from = entry(FUNCTIONS.indexOf(name)) + 2;
    view.setUint16(from, 0xe000 | (((poll - from - 4) >> 1) & 0x7ff), true); // b poll
  }
  return new Uint32Array(bytes.buffer);
}

const popcount = (v) => {
  let n = 0;
  for (v >>>= 0; v !== 0; v = (v & (v - 1)) >>> 0) n++;
  return n;
};
const reverse = (v) => {
  let r = 0;
  for (let i = 0; i < 32; i++) r = (r << 1) | ((v >>> i) & 1);
  return r >>> 0;
};

// Answers the breakpoints. `machine` gives chip (the RP2040), flash, chargeCycles(n), chargeNanos(n), and is told
// setXip(on) and rebootToUsb(). Cycle costs are those measured on the real ROM.
export class RomCalls {
  constructor(machine) {
    this.machine = machine;
    this.flashBusyNanos = 0;
  }

  call(index) {
    const name = FUNCTIONS[index];
    if (!name) throw new Error(`the firmware stopped at a breakpoint (bkpt ${index})`);
    const r = this.machine.chip.core.registers;
    const [r0, r1, r2] = [r[0], r[1], r[2]];
    switch (name) {
      case '_look':
        r[0] = this.lookUp(r0, r1);
        return this.machine.chargeCycles(40);
      case 'MS':
      case 'S4':
        return this.memset(r0, r1 & 0xff, r2);
      case 'MC':
      case 'C4':
        return this.memcpy(r0, r1, r2);
      case 'P3':
        r[0] = popcount(r0);
        return this.machine.chargeCycles(18);
      case 'L3':
        r[0] = Math.clz32(r0);
        return this.machine.chargeCycles(18);
      case 'T3':
        r[0] = r0 === 0 ? 32 : 31 - Math.clz32(r0 & -r0);
        return this.machine.chargeCycles(18);
      case 'R3':
        r[0] = reverse(r0);
        return this.machine.chargeCycles(20);
      default:
        return this.flashCall(name, r0, r1, r2);
    }
  }

  flashCall(name, r0, r1, r2) {
    const { machine } = this;
    switch (name) {
      case 'EX':
        return machine.setXip(false);
      case 'CX':
        return machine.setXip(true);
      case 'RE':
        this.flashBusyNanos = machine.flash.erase(r0, r1);
        return undefined;
      case 'RP':
        this.flashBusyNanos = machine.flash.program(r0, this.bytesAt(r1, r2));
        return undefined;
      case '_poll':
        return this.poll();
      case 'UB':
        return machine.rebootToUsb();
      default: // IF, FC: nothing to see from outside
        return machine.chargeCycles(50);
    }
  }

  // r0: whether the flash is still busy.
  poll() {
    const nanos = Math.min(POLL_NANOS, this.flashBusyNanos);
    this.flashBusyNanos -= nanos;
    this.machine.chargeNanos(nanos);
    this.machine.chip.core.registers[0] = this.flashBusyNanos > 0 ? 1 : 0;
  }

  lookUp(table, code) {
    const { chip } = this.machine;
    for (let at = table; ; at += 4) {
      const found = chip.readUint16(at);
      if (found === 0) return 0;
      if (found === (code & 0xffff)) return chip.readUint16(at + 2);
    }
  }

  bytesAt(address, count) {
    const bytes = new Uint8Array(count);
    for (let i = 0; i < count; i++) bytes[i] = this.machine.chip.readUint8(address + i);
    return bytes;
  }

  memset(address, value, count) {
    for (let i = 0; i < count; i++) this.machine.chip.writeUint8(address + i, value);
    this.machine.chargeCycles(54 + count / 2);
  }

  memcpy(to, from, count) {
    const { chip } = this.machine;
    for (let i = 0; i < count; i++) chip.writeUint8(to + i, chip.readUint8(from + i));
    const aligned = ((to ^ from) & 3) === 0; // by words, once the first bytes up to a word have gone one by one
    this.machine.chargeCycles(aligned ? 54 + 0.81 * count + 6 * (-to & 3) : 25 + 7 * count);
  }
}
