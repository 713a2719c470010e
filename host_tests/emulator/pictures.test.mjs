// The firmware's pictures on the panel equal those of the host build, pixel for pixel.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP, boards } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { Picture } from './harness/picture.mjs';

const OUT = join(TOP, 'build', 'emulator');
mkdirSync(OUT, { recursive: true });

// Leads the emulated board and the host build through the same steps and compares every shot.
function compare(name, steps) {
  const handheld = new Handheld(name);
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  const shots = [];
  const hostSteps = steps.map((step) => {
    const [verb, word] = step.split(':');
    if (verb === 'wait') handheld.wait(Number(word));
    if (verb === 'press') handheld.press(word);
    if (verb !== 'shot') return step;
    shots.push({ word, picture: handheld.screenshot() });
    return `shot:${join(OUT, `${name}-${word}.565`)}`;
  });
  const frame = join(TOP, 'build', 'host', 'tools', 'frame', 'lucca-frame');
  execFileSync(frame, ['--board', name, '--store', '', ...hostSteps]);
  for (const { word, picture } of shots) {
    const path = join(OUT, `${name}-${word}`);
    const host = Picture.read(`${path}.565`);
    picture.writePng(`${path}.png`);
    host.writePng(`${path}-host.png`);
    assert.equal(picture.differences(host), 0, `pixels differ: compare ${path}.png with ${path}-host.png`);
  }
}

// A board with a battery shows it; the PC has none.
for (const [name, board] of Object.entries(boards())) {
  if (board.power.batteryAdc >= 0) continue;
  test(`${name}: the first screen, the choice of a game and the menu are the host's`, () => {
    compare(name, ['wait:1500', 'shot:first', 'press:a', 'wait:4000', 'shot:choice', 'press:b', 'wait:1000', 'shot:menu']);
  });
}
