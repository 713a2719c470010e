// The panel's sleep on the emulated chip. Its double complains when the data sheet's times are not kept, and a complaint
// fails the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './harness/handheld.mjs';

const SLEEP_MS = 300_000; // Light::kSleepAfterMs
const MARGIN_MS = 1500;
const SLEEP_OUT = 0x11;

function asleep() {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(SLEEP_MS + MARGIN_MS, () => handheld.panel.asleep && handheld.ms > 1000);
  return handheld;
}

test('the panel sleeps after five minutes, and a key wakes it 120 ms later at the soonest', (t) => {
  const handheld = asleep();
  assert.ok(handheld.panel.asleep, `awake after ${handheld.ms} ms`);
  assert.equal(handheld.backlight, 0, 'it is lit');
  t.diagnostic(`asleep after ${(handheld.ms / 1000).toFixed(1)} s`);
  const since = handheld.ms;
  handheld.hold('a'); // at once: the panel must not wake yet
  assert.ok(handheld.waitFor(() => !handheld.panel.asleep, 400), 'the key does not wake it');
  assert.ok(handheld.ms - since >= 119, `awake after ${handheld.ms - since} ms`);
  handheld.release('a');
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 100), 'no light');
  assert.ok(handheld.panel.on, 'the glass is off');
  handheld.wait(300);
  assert.ok(handheld.screenshot().colours() > 8, 'the picture is empty');
});

// A panel that was awake before its reset must rest 120 ms until it wakes again.
function wakesAgain(handheld) {
  const wakes = () => handheld.panel.commands.filter((code) => code === SLEEP_OUT).length;
  assert.ok(handheld.waitFor(() => wakes() === 2 && handheld.panel.on && handheld.backlight > 0, 600), 'it stays dark');
}

test('after a fault the panel counts as awake', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(300);
  handheld.watchdogReset();
  wakesAgain(handheld);
});

test('after a dip of the supply that the memory survived the panel counts as awake', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(300);
  const memory = handheld.machine.chip.sram.slice();
  handheld.off();
  handheld.start(null); // the chip anew, the panel as it was
  handheld.machine.chip.sram.set(memory);
  wakesAgain(handheld);
});
