// What rp2350js 2.0 lacks or models differently from the silicon, added to one chip: each function says what. The chip's own boot ROM
// runs, so its flash is a part on a wire.
const SET_CS_DIRECTLY = 0x04; // DIRECT_CSR: ASSERT_CS0N
const SET_CS_ITSELF = 0x40; // AUTO_CS0N
const DIRECT_MODE = 0x01;
const [TX_EMPTY, RX_EMPTY] = [1 << 11, 1 << 16];
const [CSR, TX, RX] = [0x00, 0x04, 0x08];
const [TWO_BYTES, NO_PUSH] = [1 << 18, 1 << 20];
const QUAD = 2 << 16; // IWIDTH
const [WRITE_ENABLE, READ_STATUS, READ_STATUS_2, WHO_ARE_YOU, PROGRAM, ERASE, READ] = [0x06, 0x05, 0x35, 0x9f, 0x02, 0x20, 0x03];
const BUSY = 1;
const BITS_A_BYTE = 8;
const WIRE_HZ = 20e6; // of the serial commands

const SECTOR = 4096;

// Registers that keep what is written. `answers`: what others read as, by offset.
class Registers {
  constructor(answers = {}) {
    this.words = new Uint32Array(1024);
    this.answers = answers;
  }

  readUint32(offset) {
    return this.answers[offset & 0xfff] ?? this.words[(offset & 0xfff) >> 2];
  }

  writeUint32(offset, value) {
    this.words[(offset & 0xfff) >> 2] = value;
  }

  writeUint32Atomic(offset, value, kind) {
    const old = this.readUint32(offset);
    this.writeUint32(offset, [value, old ^ value, old | value, old & ~value][kind] >>> 0);
  }
}

// A flash chip on a serial wire: the command begins when its select line falls and takes effect when it rises.
class SerialFlash {
  constructor(flash, id, now) {
    Object.assign(this, { flash, id, now });
    this.writable = false;
    this.busyUntil = 0;
    this.deselect();
  }

  deselect() {
    const [command, high, middle, low, ...data] = this.sent ?? [];
    this.sent = [];
    if (command === WRITE_ENABLE) this.writable = true;
    if (command !== PROGRAM && command !== ERASE) return;
    if (!this.writable) throw new Error('the flash is programmed or erased without being told first');
    if (this.isBusy()) throw new Error('the flash is programmed or erased while it is busy');
    this.writable = false;
    const offset = (high << 16) | (middle << 8) | low;
    const nanos = command === ERASE ? this.flash.erase(offset, SECTOR) : this.flash.program(offset, Uint8Array.from(data));
    this.busyUntil = this.now() + nanos;
  }

  isBusy() {
    return this.now() < this.busyUntil;
  }

  // The byte that comes back while this one goes.
  exchange(byte) {
    this.sent.push(byte);
    const [command, high, middle, low] = this.sent;
    const count = this.sent.length;
    if (count === 1) return 0;
    if (command === READ_STATUS) return this.isBusy() ? BUSY : 0;
    if (command === READ_STATUS_2) return 2;
    if (command === WHO_ARE_YOU) return (this.id >> (BITS_A_BYTE * (4 - count))) & 0xff;
    if (command === READ && count > 4) return this.flash.bytes[((high << 16) | (middle << 8) | low) + count - 5];
    return 0;
  }
}

// The flash interface in its direct mode: what was queued goes once the mode is on and the flash selected. A byte takes its time.
class DirectMode extends Registers {
  constructor(chip, part, pass) {
    super();
    Object.assign(this, { chip, part, pass });
    this.csr = 0x01800000;
    this.queue = [];
    this.received = [];
  }

  readUint32(offset) {
    if (offset === RX) return this.received.shift() ?? 0;
    if (offset !== CSR) return super.readUint32(offset);
    return (this.csr | TX_EMPTY | (this.received.length ? 0 : RX_EMPTY)) >>> 0;
  }

  writeUint32(offset, value) {
    if (offset === TX) this.queue.push(value);
    else if (offset === CSR) this.control(value);
    else return super.writeUint32(offset, value);
    if (this.csr & DIRECT_MODE) this.send();
    return undefined;
  }

  control(value) {
    const wasSelected = this.isSelected();
    this.csr = value & 0xffff;
    if (wasSelected && !this.isSelected()) this.part.deselect();
  }

  isSelected() {
    return (this.csr & DIRECT_MODE) !== 0 && (this.csr & (SET_CS_DIRECTLY | SET_CS_ITSELF)) !== 0;
  }

  send() {
    for (const word of this.queue.splice(0)) {
      const bytes = word & TWO_BYTES ? [word & 0xff, (word >> 8) & 0xff] : [word & 0xff];
      this.pass((bytes.length * BITS_A_BYTE * 1e9) / WIRE_HZ);
      if (!this.isSelected() || (word & (3 << 16)) === QUAD) continue; // nobody listens
      const back = bytes.map((byte) => this.part.exchange(byte));
      if (!(word & NO_PUSH)) this.received.push(back.reduce((sum, byte, i) => sum | (byte << (BITS_A_BYTE * i)), 0));
    }
  }
}

// `id`: maker, kind and size of the flash chip. `pass(nanos)` lets time go by.
export function addFlash(chip, flash, id, pass) {
  const part = new SerialFlash(flash, id, () => chip.clock.nanos);
  chip.peripherals[0x400d0] = new DirectMode(chip, part, pass);
}

// Oscillators, the USB PLL, ticks and bus control only have to keep what they are told, and to be ready.
export function addRegisters(chip) {
  const ready = 0x80001000; // stable, enabled
  const places = { 0x40030: {}, 0x40048: { 0x04: ready }, 0x40058: { 0x00: 0x80000000 }, 0x40060: {}, 0x40068: {}, 0x400c8: {},
    0x400e8: { 0x18: ready }, 0x40108: {} };
  for (const [place, answers] of Object.entries(places)) chip.peripherals[place] = new Registers(answers);
}

// The events of the pins are read in blocks of eight pins, six blocks a register.
export function fixPinEvents(chip) {
  const io = chip.peripherals[0x40028];
  const [FIRST, BLOCK, LAST] = [0x230, 0x18, 0x290];
  const [read, write] = [io.readUint32.bind(io), io.writeUint32.bind(io)];
  const pinsAt = (offset) => chip.gpio.slice(((offset - FIRST) % BLOCK) * 2, ((offset - FIRST) % BLOCK) * 2 + 8);
  const of = (pins, what) => pins.reduce((sum, pin, i) => (sum | (what(pin) << (4 * i))) >>> 0, 0);
  const kinds = [(pin) => pin.irqStatus, (pin) => pin.irqEnableMask, (pin) => pin.irqForceMask,
    (pin) => (pin.irqStatus & pin.irqEnableMask) | pin.irqForceMask];
  const isOurs = (offset) => offset >= FIRST && offset < LAST;
  io.readUint32 = (offset) => (isOurs(offset) ? of(pinsAt(offset), kinds[Math.floor((offset - FIRST) / BLOCK)]) : read(offset));
  io.writeUint32 = (offset, value) => {
    if (!isOurs(offset)) return write(offset, value);
    const kind = Math.floor((offset - FIRST) / BLOCK);
    pinsAt(offset).forEach((pin, i) => {
      const bits = (value >>> (4 * i)) & 15;
      if (kind === 0) pin.updateIRQValue((io.rawWriteValue >>> (4 * i)) & 15);
      if (kind === 1) pin.irqEnableMask = bits;
      if (kind === 2) pin.irqForceMask = bits;
    });
    return chip.updateIOInterrupt();
  };
}

// An interrupt that is pending ends a sleep, or keeps it from beginning, also where PRIMASK keeps it from being handled.
export function fixSleep(core) {
  let waiting = false;
  const isCalled = () => {
    const { nvicPending, nvicEnabled } = core.ppb();
    return ((nvicPending[0] & nvicEnabled[0]) | (nvicPending[1] & nvicEnabled[1])) !== 0;
  };
  Object.defineProperty(core, 'waiting', {
    get: () => waiting,
    set: (wants) => {
      waiting = wants && !isCalled();
    },
  });
  const set = core.setInterrupt.bind(core);
  core.setInterrupt = (irq, value) => {
    set(irq, value);
    if (waiting && isCalled()) waiting = false;
    if (value) core.interruptsUpdated = true;
  };
}

// START_ONE clears itself, so that a channel change does not start a conversion.
export function fixConverter({ adc }) {
  const write = adc.writeUint32.bind(adc);
  adc.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0) adc.cs &= ~4;
  };
}

// The RP2040's watchdog counts twice a tick, this one's once. What a reset leaves is up to `onReset`.
export function fixWatchdog({ watchdog }, onReset) {
  watchdog.timer.frequency = 1e6;
  watchdog.onWatchdogTrigger = () => {
    watchdog.alarm.enable = false;
    onReset();
  };
}

// The coprocessor for single pins, as the SDK's gpio_put uses it (mcrr p0, #4, pin, level, c0 or c4), is not decoded. Returns a
// function that executes such an instruction if it is the next one, and says so.
export function pinCoprocessor(chip, core) {
  const { flash16, sram16, sio } = chip;
  const [LEVELS_SET, LEVELS_CLEAR, TO_DIRECTIONS] = [0x18, 0x20, 0x20];
  return () => {
    const at = core.regs.pc;
    const words = at >= 0x20000000 ? sram16 : flash16;
    const first = (at & 0xffffff) >>> 1;
    if ((words[first] & 0xfff0) !== 0xec40 || at < 0x10000000) return false;
    const [one, two] = [words[first], words[first + 1]];
    const [pinRegister, kind, what] = [two >> 12, (two >> 4) & 0xff, two & 15];
    if (kind !== 4 || (what !== 0 && what !== 4)) throw new Error(`mcrr ${one.toString(16)} ${two.toString(16)} is not known here`);
    const offset = (core.regs.r[one & 15] & 1 ? LEVELS_SET : LEVELS_CLEAR) + (what === 4 ? TO_DIRECTIONS : 0);
    sio.writeUint32(offset, (1 << core.regs.r[pinRegister]) >>> 0, 0);
    core.regs.pc = at + 4;
    core.cycles++;
    return true;
  };
}

// A channel's control has 26 bits, not 24: without the highest ones half-words go out with their bytes in the memory's order.
export function fixByteSwap({ dma }) {
  const [CONTROLS, SWAP, HALF_WORDS] = [[0x0c, 0x10, 0x20, 0x30], 1 << 24, 1];
  for (const channel of dma.channels) {
    const write = channel.writeUint32.bind(channel);
    channel.writeUint32 = (offset, value) => {
      write(offset, value);
      if (!CONTROLS.includes(offset) || ((value >> 2) & 3) !== HALF_WORDS) return;
      channel.transferFn = value & SWAP ? channel.transferSwap16 : channel.transfer16;
    };
  }
}
