import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOnThePc } from './harness/key_game.mjs';
import { BOARD, Player, testPowerCuts } from './harness/power_cuts.mjs';

testPowerCuts('palazzi-easy');

test('after power-on no game screen shows before somebody asks for it', () => {
  const handheld = new Player('palazzi-easy').newHandheld();
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  const [, title] = playOnThePc(BOARD, 'palazzi', '1').steps;
  assert.equal(handheld.screenshot().crc(), title.crc);
});
