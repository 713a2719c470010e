// What the firmware puts on the panel is what the host build draws, pixel for pixel.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP, boards } from './firmware_files.mjs';
import { Handheld } from './handheld.mjs';
import { Picture } from './picture.mjs';

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
  const seed = handheld.uart.match(/seed (\d+)/)?.[1] ?? '1';
  const frame = join(TOP, 'build', 'host', 'tools', 'frame', 'lucca-frame');
  execFileSync(frame, ['--board', name, '--store', '', '--seed', seed, ...hostSteps]);
  for (const { word, picture } of shots) {
    const path = join(OUT, `${name}-${word}`);
    const host = Picture.read(`${path}.565`);
    picture.writePng(`${path}.png`);
    host.writePng(`${path}-host.png`);
    assert.equal(picture.differences(host), 0, `pixels differ: compare ${path}.png with ${path}-host.png`);
  }
  return handheld;
}

// A board with a battery shows it; the PC has none.
for (const [name, board] of Object.entries(boards())) {
  if (board.power.batteryAdc >= 0) continue;
  test(`${name}: the first screen and the title are the host's`, () => {
    compare(name, ['wait:1500', 'shot:first', 'press:a', 'wait:4000', 'shot:title', 'press:a', 'wait:1000', 'shot:menu']);
  });
}

// From the first start into a game against computer players, by A alone; long waits let every bot finish on both sides.
test('a game of Palazzi played by keys looks the same on the chip and on the PC', () => {
  const steps = ['press:a', 'wait:500', 'press:a', 'wait:300'];
  for (let i = 0; i < 14; i++) steps.push('press:a', 'wait:4000', `shot:game-${i}`);
  const handheld = compare('waveshare_lcd_1_3', steps);
  assert.match(handheld.uart, /seed \d+/, 'no game was begun');
  assert.ok(handheld.stackBytes < 7168, `the stack was ${handheld.stackBytes} bytes deep`);
});
