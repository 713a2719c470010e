// Flash as a NOR chip behaves: programming only clears bits, erasing goes by sectors of 4 KiB, both take time, and a
// power cut leaves whatever was done so far. A misuse that a real chip would punish throws.
import { TYPICAL } from './silicon.mjs';

const PAGE = 256;
const SECTOR = 4096;

export class PowerCut extends Error {
  constructor(where) {
    super(`power cut ${where}`);
  }
}

export class NorFlash {
  // `bytes` is the chip's content and stays the caller's.
  constructor(bytes, times = TYPICAL) {
    this.bytes = bytes;
    this.times = times;
    this.operations = 0; // erases of a sector and programs of a page so far
    this.erases = new Map(); // sector number -> times, for wear
    this.log = []; // {kind, offset, bytes}, in order
    this.cut = null;
  }

  // Cuts the power `afterBytes` bytes into operation number `operation` (counted from now, first is 0).
  cutDuring(operation, afterBytes) {
    this.cut = { operation: this.operations + operation, afterBytes };
  }

  erase(offset, count) {
    if (offset % SECTOR || count % SECTOR || offset + count > this.bytes.length) {
      throw new Error(`flash erase of ${count} at 0x${offset.toString(16)}: not whole sectors`);
    }
    for (let at = offset; at < offset + count; at += SECTOR) {
      const done = this.start('erase', at, SECTOR);
      this.bytes.fill(0xff, at, at + done);
      this.erases.set(at / SECTOR, (this.erases.get(at / SECTOR) ?? 0) + 1);
      this.finish('erase', at, done, SECTOR);
    }
    return (count / SECTOR) * this.times.eraseNanos;
  }

  program(offset, data) {
    if (offset % PAGE || data.length % PAGE || offset + data.length > this.bytes.length) {
      throw new Error(`flash program of ${data.length} at 0x${offset.toString(16)}: not whole pages`);
    }
    for (let page = 0; page < data.length; page += PAGE) {
      const done = this.start('program', offset + page, PAGE);
      for (let i = page; i < page + done; i++) this.bytes[offset + i] &= data[i];
      this.finish('program', offset + page, done, PAGE);
    }
    return (data.length / PAGE) * this.times.programNanos;
  }

  start(kind, offset, size) {
    this.log.push({ kind, offset, size });
    const { cut } = this;
    return cut && cut.operation === this.operations ? Math.min(cut.afterBytes, size) : size;
  }

  finish(kind, offset, done, size) {
    const { cut } = this;
    const cutHere = cut && cut.operation === this.operations;
    this.operations++;
    if (!cutHere) return;
    this.cut = null;
    throw new PowerCut(`after ${done} of ${size} bytes of the ${kind} at 0x${offset.toString(16)}`);
  }
}
