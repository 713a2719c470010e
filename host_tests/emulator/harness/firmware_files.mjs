// The build's outputs: the UF2 that goes onto a board, its ELF, and the facts of the boards.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const TOP = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const FLASH_START = 0x10000000;

function need(path, how) {
  if (!existsSync(path)) throw new Error(`${path} is missing: ${how}`);
  return path;
}

// Those with an RP2040: its emulator is always here (harness/pico2.mjs has the other chip). LUCCA_BOARDS_ONLY names some, with commas: no other has an image.
export function boards() {
  const only = process.env.LUCCA_BOARDS_ONLY?.split(',');
  const path = process.env.LUCCA_BOARDS_JSON ?? join(TOP, 'build', 'host', 'boards.json');
  const all = JSON.parse(readFileSync(need(path, 'build the preset host first'), 'utf8'));
  return Object.fromEntries(Object.entries(all).filter(([name, board]) => board.chips !== 'Rp2350' && (only?.includes(name) ?? true)));
}

export const firmwarePath = (board, kind) =>
  need(join(TOP, 'build', 'firmware', `lucca-${board}.${kind}`), `run ./lucca firmware ${board}`);

// In the UF2's blocks; the second is ARM, secure.
export const FAMILIES = { rp2040: 0xe48bff56, rp2350: 0xe48bff59 };

// [{address, bytes}] of a UF2 for one chip, checked as strictly as its own loader does. Blocks of the other chip are passed over,
// as the loader passes over them.
export function readUf2(path, family = FAMILIES.rp2040) {
  const file = readFileSync(path);
  if (file.length === 0 || file.length % 512) throw new Error(`${path} is not made of whole UF2 blocks`);
  const blocks = Array.from({ length: file.length / 512 }, (_, n) => file.subarray(n * 512, (n + 1) * 512));
  for (const [n, block] of blocks.entries()) {
    const [first, second, flags, , , , , its] = Array.from({ length: 8 }, (_, i) => block.readUInt32LE(4 * i));
    if (first !== 0x0a324655 || second !== 0x9e5d5157 || block.readUInt32LE(508) !== 0x0ab16f30) {
      throw new Error(`${path}: block ${n} has no UF2 marks`);
    }
    if (flags !== 0x2000 || !Object.values(FAMILIES).includes(its)) throw new Error(`${path}: block ${n} is for no chip of ours`);
  }
  const own = blocks.filter((block) => block.readUInt32LE(28) === family);
  if (own.length === 0) throw new Error(`${path} holds nothing for this chip`);
  return own.map((block, n) => {
    const [address, size, number, total] = [3, 4, 5, 6].map((i) => block.readUInt32LE(4 * i));
    if (size !== 256 || number !== n || total !== own.length) throw new Error(`${path}: block ${n} is misnumbered`);
    return { address, bytes: block.subarray(32, 32 + 256) };
  });
}

// The parts of an ELF that are loaded into flash: [{address, bytes}].
export function readElfFlash(path) {
  const file = readFileSync(path);
  const start = file.readUInt32LE(28);
  const [size, count] = [file.readUInt16LE(42), file.readUInt16LE(44)];
  const parts = [];
  for (let i = 0; i < count; i++) {
    const at = start + i * size;
    const [type, offset, , address, bytes] = [0, 4, 8, 12, 16].map((o) => file.readUInt32LE(at + o));
    if (type === 1 && bytes > 0 && address >= FLASH_START && address < FLASH_START + (16 << 20)) {
      parts.push({ address, bytes: file.subarray(offset, offset + bytes) });
    }
  }
  return parts;
}

// Addresses of an ELF's symbols, by name.
export function readElfSymbols(path) {
  const file = readFileSync(path);
  const [table, size, count] = [file.readUInt32LE(32), file.readUInt16LE(46), file.readUInt16LE(48)];
  const section = (i) => [4, 16, 20, 24].map((o) => file.readUInt32LE(table + i * size + o));
  const symbols = new Map();
  for (let i = 0; i < count; i++) {
    const [type, offset, bytes, link] = section(i);
    if (type !== 2) continue;
    const names = section(link)[1];
    for (let at = offset; at < offset + bytes; at += 16) {
      const name = names + file.readUInt32LE(at);
      symbols.set(file.toString('latin1', name, file.indexOf(0, name)), file.readUInt32LE(at + 4));
    }
  }
  return symbols;
}
