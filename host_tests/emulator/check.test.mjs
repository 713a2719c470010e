// What the device check and the update do on the emulated chip.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './harness/handheld.mjs';
import { watchScan } from './harness/scan.mjs';

function inCheck(options) {
  const handheld = new Handheld('picosystem', options);
  handheld.boot();
  handheld.wait(400);
  handheld.press('a', { upMs: 100 }); // the language
  for (const key of ['b', 'right']) handheld.press(key, { upMs: 400 }); // the menu in place of a first game
  handheld.press('a', { upMs: 200 }); // the settings
  return handheld;
}

test('the check reads the flash, counts bounces and measures a panel whose clock is 6 % off', (t) => {
  const handheld = inCheck({ silicon: { panelClock: 0.94, flashMaker: 0xc840 } });
  const bounce = () => {
    handheld.drive(handheld.board.keys.y, false);
    handheld.wait(0.02);
    handheld.drive(handheld.board.keys.y, true);
    handheld.wait(20);
  };
  for (const key of ['up', 'a', 'a', 'a', 'a']) handheld.press(key, { upMs: 200 }); // its facts
  handheld.press('a', { upMs: 5000 }); // what a new device erases ahead is done by then
  const count = () => {
    const picture = handheld.screenshot();
    return Array.from({ length: 24 * 40 }, (_, i) => picture.at(200 + (i % 40), 138 + Math.floor(i / 40))).join();
  };
  const before = count();
  handheld.wait(1200);
  assert.equal(count(), before, 'it counts without a bounce');
  for (let i = 0; i < 3; i++) bounce();
  handheld.wait(700);
  assert.notEqual(count(), before, 'bounces are not counted');
  handheld.screenshot().writePng('build/emulator/check.png');
  t.diagnostic('build/emulator/check.png shows the page');
});

// The choice of colours draws the whole picture again, in two halves.
for (const panelClock of [0.94, 1.06]) {
  test(`no large picture tears on a panel at ${panelClock} of its clock`, (t) => {
    const handheld = inCheck({ silicon: { panelClock } });
    for (let i = 0; i < 7; i++) handheld.press('down', { upMs: 100 });
    const pictures = watchScan(handheld);
    for (let i = 0; i < 24; i++) handheld.press('a', { downMs: 24 + (i * 2.3) % 17, upMs: 60 });
    t.diagnostic(`${pictures.length} large pictures`);
    assert.ok(pictures.length >= 40);
    assert.deepEqual(pictures.filter(({ torn }) => torn), []);
  });
}

test('updating saves, goes dark and starts the loader', () => {
  const handheld = inCheck();
  for (const key of ['up', 'up', 'a']) handheld.press(key, { upMs: 200 });
  assert.throws(() => handheld.press('a', { upMs: 500 }), /USB loader/);
  assert.equal(handheld.backlight, 0, 'the light is on');
});
