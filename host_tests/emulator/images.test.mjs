// The files that go onto a board.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FLASH_START, TOP, boards, firmwarePath, readElfFlash, readUf2 } from './harness/firmware_files.mjs';

// The flash that a list of parts makes, unwritten bytes 0.
function flashOf(parts) {
  const end = Math.max(...parts.map(({ address, bytes }) => address + bytes.length));
  const flash = Buffer.alloc(end - FLASH_START);
  for (const { address, bytes } of parts) flash.set(bytes, address - FLASH_START);
  return flash;
}

for (const name of Object.keys(boards())) {
  test(`${name}: the UF2 holds what the ELF holds`, () => {
    const uf2 = flashOf(readUf2(firmwarePath(name, 'uf2')));
    const elf = flashOf(readElfFlash(firmwarePath(name, 'elf')));
    assert.ok(uf2.length - elf.length < 256, 'more than a page of padding');
    assert.deepEqual(uf2.subarray(0, elf.length), elf);
  });
}

test('the binary info says name, version and board', () => {
  const [board] = Object.keys(boards());
  const version = readFileSync(join(TOP, 'VERSION'), 'utf8').trim();
  const image = flashOf(readUf2(firmwarePath(board, 'uf2')));
  // The SDK's marker, then the addresses of the first and last entry and of a table.
  const at = image.indexOf(Buffer.from([0xf2, 0xeb, 0x88, 0x71]));
  assert.ok(at > 0 && at < 0x200, 'no binary info in the first 512 bytes');
  const [first, end] = [image.readUInt32LE(at + 4), image.readUInt32LE(at + 8)];
  assert.equal(image.readUInt32LE(at + 16), 0xe71aa390);
  const texts = [];
  for (let entry = first; entry < end; entry += 4) {
    const info = image.readUInt32LE(entry - FLASH_START) - FLASH_START;
    if (image.readUInt16LE(info) !== 6) continue; // an identified string
    const text = image.readUInt32LE(info + 8) - FLASH_START;
    texts.push(image.toString('latin1', text, image.indexOf(0, text)));
  }
  for (const wanted of ['Lucca Tascabile', version, board]) {
    assert.ok(texts.includes(wanted), `${wanted} is not among ${texts.join(', ')}`);
  }
});
