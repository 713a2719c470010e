// Every board's image starts, shows its first frame in the dark, and answers a key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';

const FIRST_FRAME_MS = 400;

for (const name of Object.keys(boards())) {
  test(`${name} boots to a first frame within ${FIRST_FRAME_MS} ms and lights up after it`, () => {
    const handheld = new Handheld(name);
    handheld.boot();
    assert.ok(handheld.waitFor(() => handheld.backlight > 0, 600), `still dark after 600 ms; log: ${handheld.uart}`);
    const { firstFrameAt } = handheld.panel;
    assert.notEqual(firstFrameAt, null, 'the light is on before the first whole frame');
    assert.ok(firstFrameAt / 1e6 < FIRST_FRAME_MS, `the first frame took ${firstFrameAt / 1e6} ms`);
    assert.ok(handheld.screenshot().colours() > 8, 'the picture is empty');
    assert.match(handheld.uart, new RegExp(`^Lucca Tascabile \\d+\\.\\d+\\.\\d+ on ${handheld.board.name}`));
  });
}

test('a press of A changes the screen', () => {
  const handheld = new Handheld(Object.keys(boards()).at(0));
  handheld.boot();
  handheld.wait(200);
  const before = handheld.screenshot();
  handheld.press('a');
  handheld.wait(300);
  assert.ok(!handheld.screenshot().equals(before), 'the same picture as before');
});
