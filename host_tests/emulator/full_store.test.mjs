// A device that was played on for long: how soon it starts with a full store, and how soon and in how much flash time a
// decision is saved.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { GUARD_MS } from './harness/key_game.mjs';
import { KEYS, readGames, readValue, storeStart } from './harness/store_reader.mjs';

const FIRST_FRAME_MS = 400;
const FLASH_MS = { program: 0.7, erase: 60 };

// 200 games and more, and one that three people play.
function fullFlash() {
  const image = join(TOP, 'build', 'full_store.bin');
  execFileSync(join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-full-store'), [image]);
  return readFileSync(image);
}

function consoleWith(image) {
  const handheld = new Handheld('picosystem');
  handheld.flash.bytes.set(image, storeStart(handheld.flash.bytes));
  return handheld;
}

function firstFrameMs(handheld) {
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 800), 'it stays dark');
  return handheld.panel.firstFrameAt / 1e6;
}

const image = fullFlash();

test('a full store delays the first frame by less than it takes to see', (t) => {
  const empty = firstFrameMs(new Handheld('picosystem'));
  const handheld = consoleWith(image);
  assert.ok(readGames(handheld.flash.bytes).length > 200, 'the store is not full');
  const full = firstFrameMs(handheld);
  t.diagnostic(`first frame after ${empty.toFixed(0)} ms with an empty store, ${full.toFixed(0)} ms with a full one`);
  assert.ok(full < FIRST_FRAME_MS, `the first frame took ${full} ms`);
});

test('every decision is saved within 10 ms of flash time and without an erase', (t) => {
  const handheld = consoleWith(image);
  handheld.boot();
  handheld.wait(300);
  const press = (key) => {
    handheld.press(key);
    handheld.wait(GUARD_MS);
  };
  for (let i = 0; i < 2; i++) press('a'); // the start screen, what happened since
  const saved = () => readValue(handheld.flash.bytes, KEYS.current).length;
  const delays = [];
  let slowest = 0;
  for (let i = 0; i < 60 && delays.length < 12; i++) {
    const before = saved();
    const { length: done } = handheld.flash.log;
    const start = handheld.ms;
    handheld.hold('a');
    handheld.waitFor(() => handheld.flash.log.length > done && saved() !== before, 400);
    const took = handheld.ms - start;
    handheld.release('a');
    handheld.wait(GUARD_MS);
    if (saved() === before) {
      press(i % 3 ? 'down' : 'right');
      continue;
    }
    const spent = handheld.flash.log.slice(done);
    const ms = spent.reduce((sum, { kind }) => sum + FLASH_MS[kind], 0);
    assert.ok(ms <= 10, `a decision took ${ms} ms of flash time: ${spent.map(({ kind }) => kind)}`);
    slowest = Math.max(slowest, ms);
    delays.push(took);
  }
  assert.ok(delays.length >= 5, `only ${delays.length} decisions were made`);
  delays.sort((a, b) => a - b);
  t.diagnostic(`${delays.length} decisions, saved ${delays[0].toFixed(0)} to ${delays.at(-1).toFixed(0)} ms after the key ` +
    `went down, in at most ${slowest.toFixed(1)} ms of flash time`);
  assert.ok(delays.at(-1) < 250, `a decision was saved after ${delays.at(-1)} ms`);
});
