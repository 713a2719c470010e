// The processor's memory protection, which rp2040js does not have: eight regions, of which those that refuse writes count
// here. A refused write is a HardFault; it is not done, and where the processor's own frame of a fault is refused the
// frame is not written, but the handler runs all the same.
const CTRL = 0xd94;
const RNR = 0xd98;
const RBAR = 0xd9c;
const RASR = 0xda0;
const HARD_FAULT = 3;
const READ_ONLY = [0, 5, 6, 7]; // values of the field AP that let the privileged write nothing

export class RefusedWrite extends Error {}

export class Protection {
  constructor(chip) {
    this.chip = chip;
    this.control = 0;
    this.number = 0;
    this.regions = Array.from({ length: 8 }, () => ({ base: 0, attributes: 0 }));
    this.refused = []; // [from, to) of each region
    this.refusedFrom = this.refusedTo = 0; // no other address is refused
    this.entering = false; // a fault's frame is being written
    this.faults = 0;
    const { ppb } = chip;
    const read = ppb.readUint32.bind(ppb);
    const write = ppb.writeUint32.bind(ppb);
    ppb.readUint32 = (offset) => this.read(offset) ?? read(offset);
    ppb.writeUint32 = (offset, value) => {
      if (offset >= CTRL && offset <= RASR) this.write(offset, value >>> 0);
      else write(offset, value);
    };
  }

  read(offset) {
    const region = this.regions[this.number];
    return { [CTRL]: this.control, [RNR]: this.number, [RBAR]: region.base, [RASR]: region.attributes }[offset];
  }

  write(offset, value) {
    if (offset === CTRL) this.control = value;
    if (offset === RNR) this.number = value & 7;
    if (offset === RBAR) this.regions[this.number].base = (value & ~0x1f) >>> 0;
    if (offset === RASR) this.regions[this.number].attributes = value;
    const on = this.control & 1 ? this.regions.filter(({ attributes }) => attributes & 1) : [];
    this.refused = on.filter(({ attributes }) => READ_ONLY.includes((attributes >> 24) & 7)).map((region) => {
      const size = 2 ** (((region.attributes >> 1) & 31) + 1);
      if (size < 256 || region.base % size) throw new Error('a region of the protection that this processor does not have');
      return [region.base, region.base + size];
    });
    this.refusedFrom = Math.min(...this.refused.map(([from]) => from), ...(this.refused.length ? [] : [0]));
    this.refusedTo = Math.max(0, ...this.refused.map(([, to]) => to));
  }

  // Before a write. True: the write is dropped without a fault.
  refuses(address) {
    if (this.refused.length === 0 || !this.refused.some(([from, to]) => address >= from && address < to)) return false;
    if (this.entering) return true;
    if (this.chip.core.IPSR === HARD_FAULT && !(this.control & 2)) return false;
    throw new RefusedWrite();
  }

  // The instruction that was refused counts as not begun.
  fault() {
    const { core } = this.chip;
    this.faults++;
    this.entering = true;
    core.PC -= 2; // every instruction that writes is this long
    core.exceptionEntry(HARD_FAULT);
    core.PC &= ~1;
    this.entering = false;
  }
}
