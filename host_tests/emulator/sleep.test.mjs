// The panel's sleep on the emulated chip. Its double complains when the data sheet's times are not kept, and a complaint
// fails the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPowered } from './harness/chip_fixes.mjs';
import { Handheld } from './harness/handheld.mjs';

const SLEEP_MS = 300_000; // Light::kSleepAfterMs
const MARGIN_MS = 1500;
const SLEEP_OUT = 0x11;
const FULL_HZ = 125e6;
const CRYSTAL_HZ = 12e6;

function asleep() {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(SLEEP_MS + MARGIN_MS, () => handheld.panel.asleep && handheld.ms > 1000);
  return handheld;
}

// For how many of the next `ms` milliseconds the clock has this speed, with both PLLs on or both off.
function clockedFor(handheld, ms, hz, plls) {
  const { chip } = handheld.machine;
  let count = 0;
  for (let i = 0; i < ms; i++) {
    handheld.wait(1);
    count += chip.clkSys === hz && isPowered(chip.pllSys) === plls && isPowered(chip.pllUsb) === plls;
  }
  return count;
}

test('after five minutes panel and chip sleep, and a key wakes them 120 ms later at the soonest', (t) => {
  const handheld = asleep();
  assert.ok(handheld.panel.asleep, `awake after ${handheld.ms} ms`);
  assert.equal(handheld.backlight, 0, 'it is lit');
  t.diagnostic(`asleep after ${(handheld.ms / 1000).toFixed(1)} s`);
  const since = handheld.ms;
  handheld.wait(4); // the loop's turn ends
  const dozing = clockedFor(handheld, 60, CRYSTAL_HZ, false);
  assert.ok(dozing >= 54, `from its crystal alone for ${dozing} of 60 ms`); // but for two or three turns of the loop
  handheld.hold('a'); // so soon that the panel must not wake yet
  assert.ok(handheld.waitFor(() => !handheld.panel.asleep, 400), 'the key does not wake it');
  assert.ok(handheld.ms - since >= 119, `awake after ${handheld.ms - since} ms`);
  handheld.release('a');
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 100), 'no light');
  assert.ok(handheld.panel.on, 'the glass is off');
  assert.equal(clockedFor(handheld, 300, FULL_HZ, true), 300, 'not at full speed');
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
