// The flash chips of boards differ in their status registers, which the second stage looks at before the program can run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firmwarePath } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';

const BOARD = 'picosystem';

// Two starts with a saved setting in between.
function startTwice(silicon, firmware) {
  const handheld = new Handheld(BOARD, { silicon, firmware });
  handheld.boot();
  handheld.wait(1200);
  handheld.press('a');
  handheld.wait(1500);
  const saved = handheld.flash.operations;
  handheld.boot();
  handheld.wait(1200);
  assert.ok(saved > 0, 'nothing was saved');
  assert.ok(handheld.panel.on, 'the second start shows nothing');
  return handheld.flash.status;
}

test('a chip as the Pico has it starts, saves, and its status registers are never written', () => {
  assert.equal(startTwice({}).writes, 0);
});

test('a chip that comes without four wires gets them once, for good', () => {
  const status = startTwice({ status2: 0 });
  assert.equal(status.writes, 1);
  assert.equal(status.status2, 2);
});

test('a chip that takes one status register a command needs the boot2 for any flash, and starts with it', () => {
  const other = { status2: 0, oneByteStatus: true };
  assert.throws(() => startTwice(other), /read over four wires/);
  assert.equal(startTwice(other, firmwarePath('any-flash', 'uf2')).writes, 0);
});
