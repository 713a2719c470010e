// The panel's sleep on the emulated chip. Its double complains when the data sheet's times are not kept, and a complaint
// fails the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPowered } from './harness/chip_fixes.mjs';
import { Handheld } from './harness/handheld.mjs';

const SLEEP_MS = 300_000; // Light::kSleepAfterMs
const MARGIN_MS = 1500;
const SAMPLE_MS = 500; // Battery::kSampleMs
const SLEEP_OUT = 0x11;
const FULL_HZ = 125e6;
const CRYSTAL_HZ = 12e6;

function asleep(options) {
  const handheld = new Handheld('picosystem', options);
  handheld.boot();
  handheld.wait(SLEEP_MS + MARGIN_MS, () => handheld.panel.asleep && handheld.ms > 1000);
  return handheld;
}

// A disturbance, shorter than any press: a key's wire is low for less than 1.5 ms.
function disturb(handheld, ms = 30e-6) {
  const pin = handheld.board.keys.down;
  handheld.drive(pin, false);
  handheld.wait(ms);
  handheld.drive(pin, true);
  handheld.wait(6);
}

// For how many of the next `ms` milliseconds the clock has this speed, with its PLL on or off. The USB PLL is never on.
function clockedFor(handheld, ms, hz, pll) {
  const { chip } = handheld.machine;
  let count = 0;
  for (let i = 0; i < ms; i++) {
    handheld.wait(1);
    assert.ok(!isPowered(chip.pllUsb), 'the USB PLL runs');
    count += chip.clkSys === hz && isPowered(chip.pllSys) === pll;
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
  assert.ok(dozing >= 57, `from its crystal alone for ${dozing} of 60 ms`); // but for a turn of the loop twice a second
  for (const ms of [30e-6, 0.3, 1]) {
    disturb(handheld, ms);
    assert.equal(clockedFor(handheld, 20, CRYSTAL_HZ, false), 20, `a disturbance of ${ms} ms wakes it`);
  }
  handheld.hold('a'); // so soon that the panel must not wake yet
  assert.ok(handheld.waitFor(() => !handheld.panel.asleep, 400), 'the key does not wake it');
  assert.ok(handheld.ms - since >= 119, `awake after ${handheld.ms - since} ms`);
  handheld.release('a');
  assert.equal(handheld.machine.chip.pllUsb.starts, 1, 'the USB PLL was started again'); // the SDK starts it once
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 100), 'no light');
  assert.ok(handheld.panel.on, 'the glass is off');
  assert.equal(clockedFor(handheld, 300, FULL_HZ, true), 300, 'not at full speed');
  assert.ok(handheld.screenshot().colours() > 8, 'the picture is empty');
});

test('asleep with a battery that is nearly empty everything stops, and a key leads back to where it was', (t) => {
  const handheld = asleep({ battery: 3.6, silicon: { pllLockNanos: 2e6 } });
  const { chip } = handheld.machine;
  handheld.power({ volts: 3.4 });
  assert.ok(handheld.waitFor(() => handheld.stopped, 30_000), 'it does not stop');
  const [cycles, written] = [handheld.cycles, handheld.flash.log.length];
  handheld.wait(3_600_000);
  assert.equal(handheld.cycles, cycles, 'something runs');
  handheld.power({ volts: 3.9 });
  for (const ms of [30e-6, 0.3, 1]) {
    disturb(handheld, ms);
    assert.ok(handheld.stopped, `a disturbance of ${ms} ms starts it`);
  }
  const pressed = handheld.ms;
  handheld.hold('a');
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 600), 'the key does not wake it');
  handheld.release('a');
  t.diagnostic(`lit ${(handheld.ms - pressed).toFixed(0)} ms after the key went down`);
  assert.equal(handheld.reboots ?? 0, 0, 'it restarted');
  assert.equal(handheld.flash.log.length, written, 'waking wrote something');
  assert.equal(chip.clkSys, FULL_HZ);
  handheld.wait(600);
  assert.ok(handheld.screenshot().colours() > 8, 'the picture is empty');
});

test('below the voltage that the flash needs nothing starts and nothing is written', () => {
  const handheld = new Handheld('picosystem', { battery: 2.9 });
  handheld.boot();
  handheld.wait(2000);
  assert.ok(handheld.stopped && handheld.backlight === 0, 'it runs');
  handheld.press('a');
  assert.ok(handheld.stopped, 'a key starts it');
  assert.equal(handheld.flash.log.length, 0);
  handheld.power({ volts: 3.9 });
  handheld.press('a');
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 800), 'it stays dark with a good battery');
});

test('a cell that gives way is not written to any more, and what was not saved follows later', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(4000); // what a new device erases ahead is done by then
  handheld.power({ volts: 2.8 });
  handheld.wait(SAMPLE_MS + 50);
  const written = handheld.flash.log.length;
  handheld.press('down');
  handheld.press('a', { upMs: 1500 }); // the language
  assert.equal(handheld.flash.log.length, written, 'it was programmed');
  handheld.power({ usb: true });
  assert.ok(handheld.waitFor(() => handheld.flash.log.length > written, 2000), 'the language is not saved');
});

test('a pin that measures no battery keeps nothing from starting', () => {
  const handheld = new Handheld('picosystem', { battery: 0 });
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, 800), 'it stays dark');
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
  handheld.start(null); // the chip starts again, the panel stays as it was
  handheld.machine.chip.sram.set(memory);
  wakesAgain(handheld);
});
