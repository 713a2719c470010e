// Executes the instructions that make up nearly all of a program by a table instead of rp2040js's chain of comparisons, on typed
// arrays instead of its memory functions. What is rare, and whatever is not plainly in RAM or in flash, is left to rp2040js before
// anything is changed, so every check of an access still applies. core.test.mjs compares both, instruction by instruction.
const RAM = 0x20000000;
const FLASH = 0x10000000;
const [SP, LR, PC] = [13, 14, 15];

// Words of the list in PUSH, POP, LDM and STM.
const COUNT = Uint8Array.from({ length: 256 }, (_, bits) => [...bits.toString(2)].filter((bit) => bit === '1').length);

const CONDITIONS = [
  (c) => c.Z, (c) => !c.Z, (c) => c.C, (c) => !c.C, (c) => c.N, (c) => !c.N, (c) => c.V, (c) => !c.V,
  (c) => c.C && !c.Z, (c) => !(c.C && !c.Z), (c) => c.N === c.V, (c) => c.N !== c.V,
  (c) => c.N === c.V && !c.Z, (c) => !(c.N === c.V && !c.Z),
];

// The memory of a machine as an instruction sees it. An address may be the sum of two registers, above 32 bits: that is in no memory.
class Memory {
  constructor({ chip, protection, board, flash }) {
    this.protection = protection;
    this.ram8 = chip.sram;
    this.ram16 = new Uint16Array(chip.sram.buffer, chip.sram.byteOffset, chip.sram.length >> 1);
    this.ram32 = new Uint32Array(chip.sram.buffer, chip.sram.byteOffset, chip.sram.length >> 2);
    this.rom8 = chip.flash;
    this.rom16 = new Uint16Array(chip.flash.buffer, chip.flash.byteOffset, chip.flash.length >> 1);
    this.rom32 = new Uint32Array(chip.flash.buffer, chip.flash.byteOffset, chip.flash.length >> 2);
    this.ramEnd = RAM + chip.sram.length;
    this.flashEnd = FLASH + Math.min(board.flashBytes, flash.bytes.length);
  }

  inRam(from, bytes) {
    return from >= RAM && from + bytes <= this.ramEnd;
  }
  mayWrite(from, bytes) {
    const { refusedFrom, refusedTo } = this.protection;
    return this.inRam(from, bytes) && (from >= refusedTo || from + bytes <= refusedFrom);
  }
}

// quicken(machine): from now on the core of its chip executes by this table.
export function quicken(machine) {
  const { core } = machine.chip;
  const r = core.registers;
  const m = new Memory(machine);
  const { ram8, ram16, ram32, rom8, rom16, rom32, ramEnd, flashEnd, protection } = m;
  const slow = core.executeInstruction.bind(core);
  const none = -1;

  const done = (cycles) => {
    r[PC] += 2;
    core.cycles += cycles;
    return cycles;
  };
  const jump = (to, cycles) => {
    r[PC] = to;
    core.cycles += cycles;
    return cycles;
  };
  const set = (register, value) => {
    r[register] = value;
    core.N = value < 0;
    core.Z = value === 0;
    return done(1);
  };
  const compare = (a, b) => {
    const result = (a - b) | 0;
    core.N = result < 0;
    core.Z = result === 0;
    core.C = a >= b;
    core.V = ((a ^ b) & (a ^ result)) < 0;
    return result;
  };
  const subtract = (to, a, b) => {
    r[to] = compare(a, b);
    return done(1);
  };
  const add = (to, a, b) => {
    const result = (a + b) | 0;
    r[to] = result;
    core.N = result < 0;
    core.Z = result === 0;
    core.C = a + b > 0xffffffff;
    core.V = (~(a ^ b) & (a ^ result)) < 0;
    return done(1);
  };

  const load32 = (to, at) => {
    if (at & 3) return none;
    if (at >= RAM && at < ramEnd) r[to] = ram32[(at - RAM) >>> 2];
    else if (at >= FLASH && at < flashEnd && machine.xip) r[to] = rom32[(at - FLASH) >>> 2];
    else return none;
    return done(2);
  };
  const load16 = (to, at) => {
    if (at & 1) return none;
    if (at >= RAM && at < ramEnd) r[to] = ram16[(at - RAM) >>> 1];
    else if (at >= FLASH && at < flashEnd && machine.xip) r[to] = rom16[(at - FLASH) >>> 1];
    else return none;
    return done(2);
  };
  const load8 = (to, at) => {
    if (at >= RAM && at < ramEnd) r[to] = ram8[at - RAM];
    else if (at >= FLASH && at < flashEnd && machine.xip) r[to] = rom8[at - FLASH];
    else return none;
    return done(2);
  };
  const isOpen = (at) => at >= RAM && at < ramEnd && (at >= protection.refusedTo || at < protection.refusedFrom);
  const store32 = (value, at) => {
    if (at & 3 || !isOpen(at)) return none;
    ram32[(at - RAM) >>> 2] = value;
    return done(2);
  };
  const store16 = (value, at) => {
    if (at & 1 || !isOpen(at)) return none;
    ram16[(at - RAM) >>> 1] = value;
    return done(2);
  };
  const store8 = (value, at) => {
    if (!isOpen(at)) return none;
    ram8[at - RAM] = value;
    return done(2);
  };

  // The words from `at` on into the registers of a list; the address behind them.
  const loadMany = (list, at) => {
    for (let i = 0; i < 8; i++) {
      if (list & (1 << i)) {
        r[i] = ram32[(at - RAM) >>> 2];
        at += 4;
      }
    }
    return at;
  };
  const storeMany = (list, at) => {
    for (let i = 0; i < 8; i++) {
      if (list & (1 << i)) {
        ram32[(at - RAM) >>> 2] = r[i];
        at += 4;
      }
    }
    return at;
  };
  const push = (opcode) => {
    const [list, withLink] = [opcode & 0xff, (opcode >> 8) & 1];
    const bytes = 4 * (COUNT[list] + withLink);
    const from = r[SP] - bytes;
    if (!m.mayWrite(from, bytes)) return none;
    const at = storeMany(list, from);
    if (withLink) ram32[(at - RAM) >>> 2] = r[LR];
    r[SP] = from;
    return done(1 + COUNT[list]);
  };
  const pop = (opcode) => {
    const [list, withPc, from] = [opcode & 0xff, (opcode >> 8) & 1, r[SP]];
    if (!m.inRam(from, 4 * (COUNT[list] + withPc))) return none;
    const target = withPc ? ram32[(from + 4 * COUNT[list] - RAM) >>> 2] : 0;
    if (target >>> 28 === 0xf) return none; // the end of an exception
    const at = loadMany(list, from);
    if (!withPc) {
      r[SP] = at;
      return done(1 + COUNT[list]);
    }
    r[SP] = at + 4;
    return jump(target & ~1, 3 + COUNT[list]);
  };
  const loadList = (opcode) => {
    const [rn, list] = [(opcode >> 8) & 7, opcode & 0xff];
    const from = r[rn];
    if (from & 3 || !m.inRam(from, 4 * COUNT[list])) return none;
    const at = loadMany(list, from);
    if (!(list & (1 << rn))) r[rn] = at;
    return done(1 + COUNT[list]);
  };
  const storeList = (opcode) => {
    const [rn, list] = [(opcode >> 8) & 7, opcode & 0xff];
    const from = r[rn];
    if (from & 3 || !m.mayWrite(from, 4 * COUNT[list])) return none;
    const at = storeMany(list, from);
    if (!(list & (1 << rn))) r[rn] = at;
    return done(1 + COUNT[list]);
  };
  const branchLink = (opcode) => {
    const at = r[PC];
    const next = at + 2 < flashEnd ? rom16[(at + 2 - FLASH) >>> 1] : 0;
    if (at < FLASH || at + 2 >= flashEnd || next >> 14 !== 3 || ((next >> 12) & 1) !== 1) return none;
    const sign = (opcode >> 10) & 1;
    const i1 = 1 - (sign ^ ((next >> 13) & 1));
    const i2 = 1 - (sign ^ ((next >> 11) & 1));
    const offset = ((sign ? 0xff : 0) << 24) | ((i1 << 23) | (i2 << 22) | ((opcode & 0x3ff) << 12) | ((next & 0x7ff) << 1));
    r[LR] = (at + 4) | 1;
    const cycles = jump(at + 4 + offset, 3);
    core.blTaken(core, false);
    return cycles;
  };

  // 010000: on two low registers.
  const calculate = (opcode) => {
    const to = opcode & 7;
    const [a, b] = [r[to], r[(opcode >> 3) & 7]];
    switch ((opcode >> 6) & 15) {
      case 0: return set(to, (a & b) | 0);
      case 1: return set(to, (a ^ b) | 0);
      case 8: // TST
        core.N = (a & b) < 0;
        core.Z = (a & b) === 0;
        return done(1);
      case 9: return subtract(to, 0, b);
      case 10:
        compare(a, b);
        return done(1);
      case 12: return set(to, a | b | 0);
      case 13: return set(to, Math.imul(a, b));
      case 14: return set(to, a & ~b);
      case 15: return set(to, ~b);
      default: return none;
    }
  };
  // BX and BLX.
  const exchange = (opcode, from) => {
    const target = r[from];
    if (from >= LR && (from === PC || opcode & 0x80) || opcode & 7) return none;
    if (target >>> 28 === 0xf) return none; // the end of an exception
    if (!(opcode & 0x80)) return jump(target & ~1, 2);
    r[LR] = (r[PC] + 2) | 1;
    const cycles = jump(target & ~1, 2);
    core.blTaken(core, true);
    return cycles;
  };
  // 010001: on all registers. What moves the program counter or the stack is rare.
  const high = (opcode) => {
    const to = ((opcode >> 4) & 8) | (opcode & 7);
    const from = (opcode >> 3) & 15;
    const way = (opcode >> 8) & 3;
    if (way === 3) return exchange(opcode, from);
    if (from === PC || to === PC || to === SP) return none;
    if (way === 1) compare(r[to], r[from]);
    else r[to] = way === 0 ? r[to] + r[from] : r[from];
    return done(1);
  };
  const extend = (opcode) => {
    const value = r[(opcode >> 3) & 7];
    const way = (opcode >> 6) & 3;
    r[opcode & 7] = way === 0 ? (value << 16) >> 16 : way === 1 ? (value << 24) >> 24 : way === 2 ? value & 0xffff : value & 0xff;
    return done(1);
  };
  const shift = (opcode) => {
    const by = (opcode >> 6) & 31;
    const value = r[(opcode >> 3) & 7];
    if (by === 0 && opcode >> 11 !== 0) return none; // by 32
    switch (opcode >> 11) {
      case 0:
        if (by !== 0) core.C = ((value >>> (32 - by)) & 1) === 1;
        return set(opcode & 7, value << by);
      case 1:
        core.C = ((value >>> (by - 1)) & 1) === 1;
        return set(opcode & 7, (value >>> by) | 0);
      default:
        core.C = ((value >>> (by - 1)) & 1) === 1;
        return set(opcode & 7, value >> by);
    }
  };
  const byRegisters = (opcode) => {
    const at = r[(opcode >> 6) & 7] + r[(opcode >> 3) & 7];
    const value = opcode & 7;
    switch ((opcode >> 9) & 7) {
      case 0: return store32(r[value], at);
      case 1: return store16(r[value], at);
      case 2: return store8(r[value], at);
      case 4: return load32(value, at);
      case 5: return load16(value, at);
      case 6: return load8(value, at);
      case 3: {
        const cycles = load8(value, at);
        if (cycles !== none) r[value] = (r[value] << 24) >> 24;
        return cycles;
      }
      default: {
        const cycles = load16(value, at);
        if (cycles !== none) r[value] = (r[value] << 16) >> 16;
        return cycles;
      }
    }
  };

  const execute = (opcode) => {
    const low = opcode & 7;
    const base = r[(opcode >> 3) & 7];
    const middle = (opcode >> 8) & 7;
    const byte = opcode & 0xff;
    const five = (opcode >> 6) & 31;
    switch (opcode >> 11) {
      case 0: case 1: case 2: return shift(opcode);
      case 3: {
        const other = opcode & 0x400 ? (opcode >> 6) & 7 : r[(opcode >> 6) & 7];
        return opcode & 0x200 ? subtract(low, base, other) : add(low, base, other);
      }
      case 4: return set(middle, byte);
      case 5:
        compare(r[middle], byte);
        return done(1);
      case 6: return add(middle, r[middle], byte);
      case 7: return subtract(middle, r[middle], byte);
      case 8: return opcode & 0x400 ? high(opcode) : calculate(opcode);
      case 9: return load32(middle, ((r[PC] + 4) & ~3) + (byte << 2));
      case 10: case 11: return byRegisters(opcode);
      case 12: return store32(r[low], base + (five << 2));
      case 13: return load32(low, base + (five << 2));
      case 14: return store8(r[low], base + five);
      case 15: return load8(low, base + five);
      case 16: return store16(r[low], base + (five << 1));
      case 17: return load16(low, base + (five << 1));
      case 18: return store32(r[middle], r[SP] + (byte << 2));
      case 19: return load32(middle, r[SP] + (byte << 2));
      case 21:
        r[middle] = r[SP] + (byte << 2);
        return done(1);
      case 22:
        if (opcode >> 8 === 0xb2) return extend(opcode);
        if (opcode >> 8 === 0xb0) {
          const bytes = (opcode & 0x7f) << 2;
          r[SP] += opcode & 0x80 ? -bytes : bytes;
          return done(1);
        }
        return (opcode >> 9 & 3) === 2 ? push(opcode) : none;
      case 23: return (opcode >> 9 & 3) === 2 ? pop(opcode) : none;
      case 24: return storeList(opcode);
      case 25: return loadList(opcode);
      case 26: case 27: {
        const condition = (opcode >> 8) & 15;
        if (condition >= 14) return none;
        return CONDITIONS[condition](core) ? jump(r[PC] + 4 + ((byte << 24) >> 23), 2) : done(1);
      }
      case 28: return jump(r[PC] + 4 + ((opcode << 21) >> 20), 2);
      case 30: return branchLink(opcode);
      default: return none;
    }
  };

  core.executeInstruction = () => {
    if (core.interruptsUpdated) return slow();
    const at = r[PC];
    if (at & 1) return slow();
    let opcode;
    if (at >= FLASH && at < flashEnd && machine.xip) opcode = rom16[(at - FLASH) >>> 1];
    else if (at >= RAM && at < ramEnd) opcode = ram16[(at - RAM) >>> 1];
    else return slow();
    const cycles = execute(opcode);
    return cycles === none ? slow() : cycles;
  };
}
