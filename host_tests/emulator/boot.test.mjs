// Every board's image starts, shows its first frame in the dark, and answers a key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boards } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';

const FIRST_FRAME_MS = 400;
const SOFTWARE_RESET = 0x01;

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

const [DRIVES, SLEW] = [[2, 4, 8, 12], 1]; // mA, by the field of a pad

// With a line for the reset, with a stronger drive, without a line.
for (const name of ['picosystem', 'picopad', 'display_pack'].filter((board) => board in boards())) {
  test(`${name}: the panel's wires are driven as the board's file says, and its reset is long enough for every module`, () => {
    const handheld = new Handheld(name);
    const { clock, data, reset, driveMilliamps, steepEdges } = handheld.board.display;
    const edges = []; // of the reset's wire: [ms, level]
    const pinChanged = handheld.pinChanged.bind(handheld);
    handheld.pinChanged = (pin) => {
      if (pin === reset && handheld.machine) edges.push([handheld.ms, handheld.isHigh(reset, true)]);
      pinChanged(pin);
    };
    handheld.boot();
    assert.ok(handheld.waitFor(() => handheld.panel.on, 600));
    for (const pin of [clock, data]) {
      const pad = handheld.machine.chip.gpio[pin].padValue;
      assert.equal(DRIVES[(pad >> 4) & 3], driveMilliamps);
      assert.equal((pad & SLEW) !== 0, steepEdges);
    }
    assert.equal(handheld.panel.commands[0], SOFTWARE_RESET);
    if (reset < 0) return;
    const fell = edges.findLastIndex(([, high]) => !high);
    const lowMs = edges[fell + 1][0] - edges[fell][0];
    assert.ok(lowMs >= 1 && lowMs <= 10, `reset is low for ${lowMs} ms`);
  });
}

test('the oscillator that a chip starts on is slow, and the crystal takes its time: both delay the first picture', () => {
  const firstFrameMs = (silicon) => {
    const handheld = new Handheld(Object.keys(boards()).at(0), { silicon });
    handheld.boot();
    assert.ok(handheld.waitFor(() => handheld.panel.firstFrameAt !== null, 1000), 'no picture');
    return handheld.panel.firstFrameAt / 1e6;
  };
  const typical = firstFrameMs({});
  assert.ok(firstFrameMs({ ringHz: 1.8e6 }) > typical + 50, 'the slowest ring oscillator costs nothing');
  assert.ok(firstFrameMs({ crystalNanos: 64e6 }) > typical + 50, 'a slow crystal costs nothing');
});
