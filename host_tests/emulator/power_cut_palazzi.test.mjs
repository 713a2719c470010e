import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP } from './harness/firmware_files.mjs';
import { OUT } from './harness/key_game.mjs';
import { Picture } from './harness/picture.mjs';
import { BOARD, Player, testPowerCuts } from './harness/power_cuts.mjs';

testPowerCuts('palazzi-easy');

// The title, as the PC shows it where the language is chosen and no game was ever begun.
function titleOnThePc() {
  const [store, shot] = [join(OUT, 'title.flash'), join(OUT, 'title.565')];
  const frame = (...steps) => execFileSync(join(TOP, 'build', 'host', 'tools', 'frame', 'lucca-frame'),
    ['--board', BOARD, '--store', store, ...steps]);
  rmSync(store, { force: true });
  frame('wait:500', 'press:a', 'wait:500', 'press:a', 'wait:3000');
  frame('wait:1000', `shot:${shot}`);
  return Picture.read(shot);
}

test('after power-on no game screen shows before somebody asks for it', () => {
  const handheld = new Player('palazzi-easy').newHandheld();
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  const picture = handheld.screenshot();
  picture.writePng(join(OUT, 'title.png'));
  assert.equal(picture.differences(titleOnThePc()), 0, 'see build/emulator/title.png');
});
