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

export function boards() {
  const path = process.env.LUCCA_BOARDS_JSON ?? join(TOP, 'build', 'host', 'boards.json');
  return JSON.parse(readFileSync(need(path, 'build the preset host first'), 'utf8'));
}

export const firmwarePath = (board, kind) =>
  need(join(TOP, 'build', 'firmware', `lucca-${board}.${kind}`), `run ./lucca firmware ${board}`);

// [{address, bytes}] of a UF2, checked as strictly as the RP2040's own loader does.
export function readUf2(path) {
  const file = readFileSync(path);
  if (file.length === 0 || file.length % 512) throw new Error(`${path} is not made of whole UF2 blocks`);
  const total = file.length / 512;
  return Array.from({ length: total }, (_, n) => {
    const block = file.subarray(n * 512, (n + 1) * 512);
    const word = (i) => block.readUInt32LE(4 * i);
    if (word(0) !== 0x0a324655 || word(1) !== 0x9e5d5157 || block.readUInt32LE(508) !== 0x0ab16f30) {
      throw new Error(`${path}: block ${n} has no UF2 marks`);
    }
    if (word(2) !== 0x2000 || word(7) !== 0xe48bff56) throw new Error(`${path}: block ${n} is not for the RP2040`);
    if (word(4) !== 256 || word(5) !== n || word(6) !== total) throw new Error(`${path}: block ${n} is misnumbered`);
    return { address: word(3), bytes: block.subarray(32, 32 + 256) };
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
