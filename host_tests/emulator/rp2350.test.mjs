// A whole RP2350 image under the chip's own boot ROM. npm has no emulator of that chip, so LUCCA_RP2350_EMULATOR names the module
// of one that is on this machine, with the calls of rp2350js 2.0. docs/boards.md says what is missing there.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { TOP, readElfSymbols } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { Pico2 } from './harness/pico2.mjs';

const BOARD = 'breadboard_240x240'; // that takes either chip
const IMAGE = join(TOP, 'build', 'pico2', `lucca-${BOARD}-pico2.uf2`);
const MODULE = process.env.LUCCA_RP2350_EMULATOR;
const LIT_MS = 1000;
const AT_REST_MS = 500;
const WATCHDOG_MS = 3000;
const GUARD_BYTES = 1024; // kGuardBytes
const MPU_ON = 5; // enabled, with the default map behind it
const BOOT_ROM_END = 0x8000;
const DIP = /the supply failed/;
// Italian, the guided game of Palazzi, whose cards are always the same, and its first decisions.
const GUIDED_GAME = ['right', 'a', 'a', 'a', 'a', 'a'];

// Why nothing is run; false: it is.
function missing() {
  if (!MODULE) return 'LUCCA_RP2350_EMULATOR names no emulator of the RP2350';
  return existsSync(IMAGE) ? false : `${IMAGE} is missing: ./lucca firmware ${BOARD}`;
}
const skip = missing();
const emulator = skip ? null : await import(pathToFileURL(resolve(MODULE)));

function lit(handheld, start = () => handheld.boot()) {
  start();
  assert.ok(handheld.waitFor(() => handheld.panel.on, LIT_MS), `the panel stays off; log: ${handheld.log ?? handheld.uart}`);
  handheld.wait(AT_REST_MS);
  return handheld;
}

const newPico2 = () => new Pico2(emulator, BOARD, IMAGE);

function assertSame(pico2, pico, when) {
  const pixels = pico2.screenshot().differences(pico.screenshot());
  if (pixels > 0) pico2.screenshot().writePng(join(TOP, 'build', 'screens-failed', 'rp2350.png'));
  assert.equal(pixels, 0, `${pixels} pixels differ ${when}: build/screens-failed/rp2350.png`);
}

test('a game on the RP2350 looks like the same game on the RP2040, also after its power was cut', { skip }, () => {
  const [pico2, pico] = [lit(newPico2()), lit(new Handheld(BOARD))];
  assert.match(pico2.log, /^Lucca Tascabile \d+\.\d+\.\d+ on/);
  assert.doesNotMatch(pico2.log, DIP);
  assertSame(pico2, pico, 'at the first start');
  for (const [i, key] of GUIDED_GAME.entries()) {
    for (const one of [pico2, pico]) {
      one.press(key);
      one.wait(AT_REST_MS);
    }
    assertSame(pico2, pico, `after press ${i}, ${key}`);
  }
  for (const one of [pico2, pico]) {
    one.cutPower();
    lit(one);
  }
  assertSame(pico2, pico, 'after the power was cut');
  for (const one of [pico2, pico]) {
    one.press('a');
    one.wait(AT_REST_MS);
  }
  assertSame(pico2, pico, 'when the game goes on');
});

test('power that is cut while the flash is programmed leaves a device that starts', { skip }, () => {
  const pico2 = lit(newPico2());
  pico2.flash.cutDuring(2, 100);
  pico2.press('a');
  pico2.wait(AT_REST_MS);
  assert.ok(!pico2.running, 'the flash was not programmed, so the power was not cut');
  lit(pico2);
  assert.doesNotMatch(pico2.log, /fault/);
  assert.ok(pico2.screenshot().colours() > 8, 'the picture is empty');
});

test('both bits of the start, power-on and brown-out, are a power-on', { skip }, () => {
  const pico2 = newPico2();
  pico2.startBits = { powerOn: true, brownOut: true };
  lit(pico2);
  assert.doesNotMatch(pico2.log, DIP);
  pico2.startBits = { powerOn: false, brownOut: true };
  pico2.cutPower();
  lit(pico2);
  assert.match(pico2.log, DIP);
});

test('a program that stops is started again by the watchdog, and says so', { skip }, () => {
  const pico2 = lit(newPico2());
  pico2.halt();
  assert.ok(!pico2.waitFor(() => pico2.restarts > 0, WATCHDOG_MS / 2), 'the watchdog is too fast');
  assert.ok(pico2.waitFor(() => pico2.restarts > 0, WATCHDOG_MS), 'no watchdog');
  lit(pico2, () => {});
  assert.match(pico2.log, /fault F3-/);
});

test('the stack has a limit and a guard', { skip }, () => {
  const pico2 = lit(newPico2());
  const core = pico2.chip.core[0];
  const bottom = readElfSymbols(IMAGE.replace('.uf2', '.elf')).get('__StackBottom');
  assert.equal(core.regs.msplim, bottom + GUARD_BYTES);
  const { mpuCtrl, mpuRegions } = core.ppb();
  assert.equal(mpuCtrl & MPU_ON, MPU_ON);
  assert.equal(mpuRegions[0].rbar & ~31, bottom);
  assert.equal(mpuRegions[0].rlar & ~31, bottom + GUARD_BYTES - 32);
});

// The loader runs in the processor's non-secure state, which rp2350js does not have: it ends at the jump there (bxns r0).
test('updating starts the loader in the boot ROM', { skip }, () => {
  const pico2 = lit(newPico2());
  for (const key of ['a', 'b', 'right', 'a', 'up', 'up', 'a']) pico2.press(key, { upMs: 400 });
  try {
    pico2.press('a');
    pico2.wait(AT_REST_MS);
  } catch (error) {
    assert.match(error.message, /0x7[0-9a-f]+ \(0x4704\)/);
  }
  assert.equal(pico2.restarts, 1);
  assert.equal(pico2.log.match(/Lucca Tascabile/g).length, 1, 'the program started again');
  assert.ok(pico2.chip.core[0].regs.pc < BOOT_ROM_END, 'it is not in the boot ROM');
});
