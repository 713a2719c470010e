import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP } from './harness/firmware_files.mjs';
import { OUT } from './harness/key_game.mjs';
import { Picture } from './harness/picture.mjs';
import { BOARD, Player, testPowerCuts } from './harness/power_cuts.mjs';

testPowerCuts('palazzi-easy');

// What the PC shows with the same store.
function startOnThePc() {
  const [store, shot] = [join(OUT, 'start.flash'), join(OUT, 'start.565')];
  copyFileSync(join(OUT, `palazzi-easy-${process.pid}.flash`), store);
  execFileSync(join(TOP, 'build', 'host', 'tools', 'frame', 'lucca-frame'),
    ['--board', BOARD, '--store', store, 'wait:1000', `shot:${shot}`]);
  return Picture.read(shot);
}

test('after power-on the start screen shows who is to move, and no hand', () => {
  const handheld = new Player('palazzi-easy').newHandheld();
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  const picture = handheld.screenshot();
  picture.writePng(join(OUT, 'start.png'));
  assert.equal(picture.differences(startOnThePc()), 0, 'see build/emulator/start.png');
});
