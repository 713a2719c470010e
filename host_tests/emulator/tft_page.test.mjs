// The page of every TFT_eSPI call: real SPI and DMA must put the picture of the host build on the glass.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP, firmwarePath } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';

// As drivers/tft_espi/tests/test_tft_espi.cpp hashes a row.
function rowHash(picture, y) {
  let hash = 2166136261;
  for (let x = 0; x < picture.width; x++) {
    const colour = picture.at(x, y);
    for (const byte of [colour >> 8, colour & 0xff]) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

test('the TFT_eSPI page on the emulated panel is the host build’s', () => {
  const handheld = new Handheld('picosystem', { firmware: firmwarePath('tft-page', 'uf2') });
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.uart.includes('done'), 3000), 'the page was not finished in 3 s');
  handheld.wait(20); // the last pixels are still on their way
  const picture = handheld.screenshot();
  const expected = readFileSync(join(TOP, 'drivers/tft_espi/tests/golden/tft_page.txt'), 'utf8').trim().split('\n');
  const actual = expected.map((_, y) => `${y} ${rowHash(picture, y)}`);
  assert.deepEqual(actual, expected);
});
