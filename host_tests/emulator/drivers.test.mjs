// The drivers' real halves on the emulated chip: keys, piezo, backlight and flash. power.test.mjs and faults.test.mjs have the
// others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outputOf } from './harness/chip_fixes.mjs';
import { Handheld } from './harness/handheld.mjs';
import { KEYS, REGION, readValue, storeStart } from './harness/store_reader.mjs';

function booted(options) {
  const handheld = new Handheld('picosystem', options);
  handheld.boot();
  handheld.wait(400);
  return handheld;
}

// Chooses the language and no first game: the main menu.
function atMenu(options) {
  const handheld = booted(options);
  handheld.press('a');
  handheld.wait(100);
  handheld.press('b');
  handheld.wait(250);
  return handheld;
}

test('a press is seen, a short one too; dips and bounces of a contact are none', () => {
  const handheld = booted();
  const pin = handheld.board.keys.down;
  const first = handheld.screenshot();
  const dip = (ms) => {
    handheld.drive(pin, false);
    handheld.wait(ms);
    handheld.drive(pin, true);
  };
  handheld.press('down');
  handheld.wait(60);
  const second = handheld.screenshot();
  assert.ok(!second.equals(first), 'the cursor did not move');
  // At every moment between two reads of the keys, which are 4 ms apart. During an erase any edge counts.
  handheld.wait(4000);
  for (const ms of [30e-6, 0.05, 0.4, 1, 1.4]) {
    for (let i = 0; i < 8; i++) {
      handheld.wait(60.5);
      dip(ms);
      handheld.wait(60);
      assert.ok(handheld.screenshot().equals(second), `a dip of ${ms} ms moved the cursor`);
    }
  }
  handheld.press('up', { downMs: 6, upMs: 100 });
  assert.ok(handheld.screenshot().equals(first), 'a tap of 6 ms was lost');
  for (const afterMs of [1, 5, 10, 18]) {
    handheld.press('down', { upMs: afterMs });
    dip(0.05);
    handheld.wait(100);
    assert.ok(handheld.screenshot().equals(second), `a bounce ${afterMs} ms after the release counts`);
    handheld.press('up', { upMs: 100 });
    assert.ok(handheld.screenshot().equals(first));
  }
});

test('worn contacts, which bounce for 20 ms when they close and when they open, press once', () => {
  const handheld = booted();
  const first = handheld.screenshot();
  handheld.press('down', { upMs: 120 });
  const second = handheld.screenshot();
  const move = (pin, low, gaps) => {
    gaps.forEach((ms, i) => {
      handheld.drive(pin, (i % 2 === 0) !== low);
      handheld.wait(ms);
    });
    handheld.drive(pin, !low);
  };
  // Open for longer than a change must last; the last one 13 to 20 ms after the first contact.
  for (const gaps of [[2, 3, 3, 2, 3, 7], [0.1, 12.9, 0.2, 0.2, 0.2, 6], [12.5, 2, 0.3, 2, 0.3, 2.5], [5, 1.6, 5, 1.6, 5, 1.7]]) {
    for (const [key, picture] of [['up', first], ['down', second]]) {
      handheld.wait(61.3);
      move(handheld.board.keys[key], true, gaps);
      handheld.wait(60);
      move(handheld.board.keys[key], false, gaps);
      handheld.wait(100);
      assert.ok(handheld.screenshot().equals(picture), `${gaps.join(', ')} ms are not one press of ${key}`);
    }
  }
});

// An erase stops the loop for as long as the chip needs. A new device erases while it starts, and again when it is idle.
test('what fingers do during a slow erase counts', () => {
  const slow = { silicon: { eraseNanos: 400e6 } };
  const duringErase = (handheld, what) => {
    const erases = () => handheld.flash.log.filter(({ kind }) => kind === 'erase').length;
    const before = erases();
    assert.ok(handheld.waitFor(() => erases() > before, 8000), 'nothing is erased');
    handheld.wait(100);
    what();
    assert.equal(erases(), before + 1, 'the erase was over too soon');
  };
  const lit = (handheld) => assert.ok(handheld.waitFor(() => handheld.backlight > 0, 1200), 'it stays dark'); // 0.9 s, with two erases

  const tapped = new Handheld('picosystem', slow);
  tapped.boot();
  lit(tapped);
  const first = tapped.screenshot();
  duringErase(tapped, () => tapped.press('down', { downMs: 50, upMs: 50 }));
  tapped.wait(500);
  const second = tapped.screenshot();
  assert.ok(!second.equals(first), 'a tap was lost');

  // A key that is down keeps the device from erasing ahead: so it erases when it has to save.
  const again = new Handheld('picosystem', slow);
  again.hold('left');
  again.boot();
  lit(again);
  again.hold('a'); // the language
  duringErase(again, () => {
    again.release('a');
    again.wait(50);
    again.hold('a'); // the first game of the choice
  });
  again.release('left');
  again.wait(1500);
  const choice = booted();
  choice.press('a');
  choice.wait(1500);
  assert.ok(!again.screenshot().equals(choice.screenshot()), 'a key let go and pressed again was taken for one hold');
});

test('a direction held down repeats', () => {
  const handheld = atMenu();
  const start = handheld.screenshot();
  handheld.press('down');
  handheld.press('down');
  handheld.wait(60);
  const two = handheld.screenshot();
  const other = atMenu();
  assert.ok(other.screenshot().equals(start), 'the menu is not the same at each start');
  other.press('down', { downMs: 450, upMs: 100 }); // the press and one repeat
  assert.ok(other.screenshot().equals(two), 'one repeat after 400 ms should make two steps');
});

test('a key held while switching on means nothing until it is let go', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(400);
  const untouched = handheld.screenshot();
  const other = new Handheld('picosystem');
  other.hold('a');
  other.boot();
  other.wait(1200);
  assert.ok(other.screenshot().equals(untouched), 'the held key was taken for a press');
});

test('the piezo plays the notes of the table, and is silent afterwards', () => {
  const handheld = booted();
  handheld.sounds.length = 0;
  handheld.press('down');
  handheld.wait(200);
  const tick = handheld.sounds.filter(({ frequency }) => frequency > 0).map(({ frequency }) => frequency);
  assert.equal(tick.length, 1);
  assert.ok(Math.abs(tick[0] - 2093) < 21, `${tick[0]} Hz is not C7`);
  assert.equal(handheld.sounds.at(-1).frequency, 0);
});

test('the backlight is off until the first frame is there, then fades in', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 500), 'the light never came on');
  assert.ok(handheld.panel.pixelsReceived >= 240 * 240, 'the light came before the picture');
  handheld.wait(400);
  const levels = handheld.lights.map(({ level }) => level);
  assert.ok(levels.length > 8, 'it did not fade');
  for (let i = 1; i < levels.length; i++) assert.ok(levels[i] >= levels[i - 1], 'it flickered');
  assert.ok(levels.at(-1) > 0.6 && levels.at(-1) < 0.7, `step 4 of 5 is ${levels.at(-1)}`);
});

test('the Picopad dims its light above hearing, beside its speaker, and as bright as the others', () => {
  const handheld = new Handheld('picopad');
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 500);
  handheld.wait(400);
  const { level, frequency } = outputOf(handheld.machine.chip, handheld.board.display.backlight);
  assert.ok(Math.abs(frequency - 22050) < 100, `${frequency} Hz`);
  assert.ok(level > 0.6 && level < 0.7, `step 4 of 5 is ${level}`);
});

test('settings go to the store in flash and nowhere else, and are there after a power cut', () => {
  const handheld = atMenu();
  const start = storeStart(handheld.flash.bytes);
  assert.ok(handheld.flash.log.length > 0, 'nothing was saved');
  for (const { kind, offset } of handheld.flash.log) {
    assert.ok(offset >= start && offset < start + REGION, `${kind} at 0x${offset.toString(16)}`);
  }
  const settings = readValue(handheld.flash.bytes, KEYS.settings);
  assert.ok(settings, 'the documented format does not give the settings');
  handheld.cutPower();
  handheld.boot();
  handheld.wait(400);
  handheld.press('b'); // past the title: the language is not asked for again
  handheld.wait(150);
  assert.ok(handheld.screenshot().equals(atMenu().screenshot()));
  assert.deepEqual(readValue(handheld.flash.bytes, KEYS.settings), settings);
});

test('a new firmware leaves what is saved alone', () => {
  const handheld = atMenu();
  const saved = handheld.flash.bytes.slice(storeStart(handheld.flash.bytes));
  handheld.cutPower();
  const updated = new Handheld('picosystem');
  updated.flash.bytes.set(saved, storeStart(updated.flash.bytes));
  updated.boot();
  updated.wait(400);
  updated.press('b');
  updated.wait(150);
  assert.ok(updated.screenshot().equals(handheld.screenshot()));
});

test('a save takes less than 10 ms of flash time and erases nothing', () => {
  const handheld = atMenu();
  handheld.wait(2500); // the idle time in which sectors are erased ahead
  handheld.flash.log.length = 0;
  for (const key of ['right', 'a', 'down', 'right']) handheld.press(key);
  handheld.wait(250);
  const kinds = handheld.flash.log.map(({ kind }) => kind);
  assert.ok(kinds.length > 0, 'the setting was not saved');
  assert.ok(!kinds.includes('erase'));
  assert.ok(kinds.length * 0.7 < 10, `${kinds.length} page programs`);
});
