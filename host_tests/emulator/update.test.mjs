// An update of a device: stores that version 0.1.0 wrote, under today's firmware. host_tests/device/stores-0.1.0/README.md says what
// is in them; how the games replay is tested on the PC, with the same stores.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { TOP } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { Picture } from './harness/picture.mjs';
import { KEYS, oldStoreStart, readGames, readValue } from './harness/store_reader.mjs';

const BOARD = 'breadboard_240x240';
const OUT = join(TOP, 'build', 'emulator');
mkdirSync(OUT, { recursive: true });

const storeOf = (game) => gunzipSync(readFileSync(join(TOP, 'host_tests', 'device', 'stores-0.1.0', `store-${game}.bin.gz`)));

function updated(game) {
  const handheld = new Handheld(BOARD);
  handheld.flash.bytes.set(storeOf(game), oldStoreStart(handheld.flash.bytes));
  handheld.boot();
  return handheld;
}

// The host build, led by the same keys over a copy of the store.
function hostPicture(game, steps) {
  const [store, shot] = [join(OUT, `update-${game}.bin`), join(OUT, `update-${game}.565`)];
  writeFileSync(store, storeOf(game));
  const frame = join(TOP, 'build', 'host', 'tools', 'frame', 'lucca-frame');
  execFileSync(frame, ['--board', BOARD, '--store', store, ...steps, `shot:${shot}`]);
  return Picture.read(shot);
}

test('a full store moves to where this version keeps it, and a power cut in between does no harm', () => {
  const image = join(OUT, 'full-store.bin');
  execFileSync(join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-full-store'), [image]);
  const store = readFileSync(image);
  const handheld = new Handheld(BOARD);
  const { bytes } = handheld.flash;
  bytes.set(store, oldStoreStart(bytes));
  handheld.cutPowerInFlash(40, 100);
  handheld.boot();
  assert.ok(handheld.waitFor(() => !handheld.running, 3000), 'nothing was moved');
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 3000), 'it stays dark');
  assert.match(handheld.uart, /the saves moved/);
  assert.deepEqual(readGames(handheld.flash.bytes), readGames(store));
  assert.deepEqual(readValue(handheld.flash.bytes, KEYS.current), readValue(store, KEYS.current));
  assert.ok(handheld.flash.bytes.subarray(-4 * 4096).every((byte) => byte === 0xff), 'the end of the flash is still in use');
  const { length } = handheld.uart;
  handheld.cutPower();
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 800));
  assert.doesNotMatch(handheld.uart.slice(length), /the saves moved/);
});

for (const [game, finished] of [['palazzi', 4], ['torri', 1]]) {
  test(`${game} of version 0.1.0: the update takes up the game and keeps the finished ones`, () => {
    const before = storeOf(game);
    const games = readGames(before);
    const running = readValue(before, KEYS.current);
    assert.equal(games.length, finished);
    assert.ok(running, 'the old store holds no running game');

    const handheld = updated(game);
    assert.ok(handheld.waitFor(() => handheld.backlight > 0, 800), 'it stays dark');
    const steps = ['wait:900', 'press:a', 'wait:1500'];  // the start screen is the game that waits
    for (const step of steps) {
      const [verb, word] = step.split(':');
      if (verb === 'wait') handheld.wait(Number(word));
      else handheld.press(word);
    }
    const picture = handheld.screenshot();
    picture.writePng(join(OUT, `update-${game}.png`));
    const host = hostPicture(game, steps);
    host.writePng(join(OUT, `update-${game}-host.png`));
    assert.equal(picture.differences(host), 0, `pixels differ: see build/emulator/update-${game}.png`);
    // Its last four bytes are the place of the cursor.
    assert.deepEqual(readValue(handheld.flash.bytes, KEYS.current).slice(0, -4), running.slice(0, -4), 'the game changed before a decision');

    // It continues: some key makes a decision, which is saved behind those of the old version.
    const saved = () => readValue(handheld.flash.bytes, KEYS.current);
    for (let i = 0; i < 40 && saved().length === running.length; i++) {
      handheld.press(['a', 'a', 'right', 'a', 'down'][i % 5]);
      handheld.wait(400);
    }
    assert.ok(saved().length > running.length, 'no decision was saved');
    assert.deepEqual(readGames(handheld.flash.bytes), games, 'the finished games changed');
  });
}
