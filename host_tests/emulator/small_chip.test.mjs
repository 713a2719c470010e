// An image for a large flash chip on a board with a small one: addresses beyond the chip's end show its beginning again,
// and a store there would lie in the midst of the program.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './harness/handheld.mjs';

const BOARD = 'picosystem';

function switchOn(options) {
  const handheld = new Handheld(BOARD, options);
  handheld.boot();
  handheld.wait(1200);
  return handheld;
}

test('on a chip that is too small nothing is written, and the player is told', () => {
  const small = switchOn({ chipBytes: 2 << 20 });
  const before = Buffer.from(small.flash.bytes);
  assert.match(small.uart, /the flash is smaller than this board's: nothing is saved/);
  const whole = switchOn({});
  assert.ok(whole.flash.operations > 0, 'a new store is not even begun on a whole chip');
  assert.ok(small.screenshot().differences(whole.screenshot()) > 2000, 'the player is not told');
  for (const key of ['a', 'down', 'right', 'a', 'a', 'a', 'a', 'a']) small.press(key, { upMs: 200 });
  small.wait(1500);
  assert.equal(small.flash.operations, 0);
  assert.ok(before.equals(Buffer.from(small.flash.bytes)));
});

for (const megabytes of [4, 8]) {
  test(`a chip of ${megabytes} MB is too small for an image of 16 as well`, () => {
    const handheld = switchOn({ chipBytes: megabytes << 20 });
    assert.match(handheld.uart, /nothing is saved/);
    assert.equal(handheld.flash.operations, 0);
  });
}
