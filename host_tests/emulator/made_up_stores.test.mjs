// Stores that somebody made up, and stores that were damaged, in the flash of the emulated chip: the device starts with each
// of them, without a restart by the watchdog, and is lit with something on its screen.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { REGION, crc32, storeStart } from './harness/store_reader.mjs';

const SECTOR = 4096;
const START_MS = 8000; // the worst that was made up; an honest store takes a tenth of a second

// The same numbers at each run.
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function markedRegion() {
  const region = new Uint8Array(REGION).fill(0xff);
  for (let sector = 0; sector < REGION / SECTOR; sector++) {
    const view = new DataView(region.buffer, sector * SECTOR, 16);
    region.set([0x4c, 0x55, 0x43, 0x41, 1, sector < REGION / SECTOR / 2 ? 0 : 1], sector * SECTOR);
    view.setUint32(8, 3, true);
    view.setUint32(12, crc32(region.subarray(sector * SECTOR, sector * SECTOR + 12)), true);
  }
  return region;
}

function record({ key, piece = 0, more = false, offset = 0, sequence, payload = [] }) {
  const size = 20 + payload.length;
  const bytes = new Uint8Array((size + 7) & ~7).fill(0xff);
  const view = new DataView(bytes.buffer);
  bytes.set([0x4c, 0x52, key, 1, piece | (more ? 0x80 : 0), payload.length]);
  view.setUint16(6, offset, true);
  view.setUint32(8, sequence, true);
  view.setUint32(12, 0x12345678, true); // the CRC of no value
  bytes.set(payload, 20);
  view.setUint32(16, crc32(bytes.subarray(20, size), crc32(bytes.subarray(0, 16))), true);
  return bytes;
}

function fill(next) {
  const region = markedRegion();
  for (let sector = 0; sector < REGION / SECTOR; sector++) {
    for (let at = 16; at < SECTOR - 16;) {
      const bytes = next(at);
      if (at + bytes.length > SECTOR) break;
      region.set(bytes, sector * SECTOR + at);
      at += bytes.length;
    }
  }
  return region;
}

const lookalike = Uint8Array.from([0x4c, 0x52, 2, 1, 0, 236, 0, 0]);

function longValues() {
  const [longest, piece] = [3584, 236];
  const pieces = Math.ceil(longest / piece);
  let sequence = 0;
  return fill(() => {
    const key = 1 + (sequence < 12 * pieces ? Math.floor(sequence / pieces) : sequence % 12);
    if (sequence >= 12 * pieces) return record({ key, offset: longest - 1, sequence: ++sequence, payload: [1] });
    const number = sequence % pieces;
    const length = Math.min(piece, longest - number * piece);
    return record({
      key, piece: number, more: number + 1 < pieces, offset: number * piece, sequence: ++sequence,
      payload: new Uint8Array(length).fill(0x5a),
    });
  });
}

let sequence = 0;
const madeUp = {
  'every eight bytes look like a record': fill(() => lookalike),
  'long values that no writing leaves whole': longValues(),
  'empty records of every key': fill(() => record({ key: sequence % 19, sequence: ++sequence })),
  'zeros': new Uint8Array(REGION),
};

// A store of 200 games with bytes changed, sectors exchanged and pages lost.
function damaged(honest, seed) {
  const below = random(seed);
  const region = honest.slice();
  for (let i = 0; i < 40; i++) {
    const at = below(REGION - SECTOR);
    const [sector, other] = [below(REGION / SECTOR) * SECTOR, below(REGION / SECTOR) * SECTOR];
    if (i % 10 === 0) region.copyWithin(sector, other, other + SECTOR);
    else if (i % 3 === 0) region.fill(below(256), at & ~255, (at & ~255) + 256);
    else region[at] ^= 1 << below(8);
  }
  return region;
}

function startMs(region) {
  const handheld = new Handheld('picosystem');
  handheld.flash.bytes.set(region, storeStart(handheld.flash.bytes));
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, START_MS), 'it stays dark');
  const ms = handheld.ms;
  handheld.wait(300);
  assert.ok(!handheld.reboots, 'it restarts');
  assert.ok(handheld.screenshot().colours() > 8, 'the screen is empty');
  return ms;
}

test('the device starts with stores that were made up to keep it busy', (t) => {
  for (const [name, region] of Object.entries(madeUp)) t.diagnostic(`${startMs(region).toFixed(0)} ms: ${name}`);
});

test('the device starts with damaged stores', (t) => {
  const image = join(TOP, 'build', 'full_store.bin');
  execFileSync(join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-full-store'), [image]);
  const honest = new Uint8Array(readFileSync(image)).subarray(0, REGION);
  for (let seed = 1; seed <= 6; seed++) t.diagnostic(`${startMs(damaged(honest, seed)).toFixed(0)} ms with damage ${seed}`);
});
