// The device check's last page on the real firmware: what a maker tries out reaches the panel and its wire at once, and
// leaving the page puts the board's own settings back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './harness/handheld.mjs';

const BOARD = 'picosystem';
const BGR = 0x08;
const VCOM = 0xbb;
const GAMMA = [0xe0, 0xe1];
const ROWS = { inversion: 0, order: 1, firstRow: 3, clock: 4, gamma: 5 };

// X held while switching on opens the device check; its pages end with the panel's.
function atTuning() {
  const handheld = new Handheld(BOARD);
  handheld.hold('x');
  handheld.boot();
  handheld.wait(400);
  handheld.release('x');
  handheld.wait(200);
  for (let i = 0; i < 6; i++) handheld.press('a', { upMs: 200 });
  return handheld;
}

const change = (handheld, row, key = 'right') => {
  for (let i = 0; i < row; i++) handheld.press('down', { upMs: 150 });
  handheld.press(key, { upMs: 400 });
};

// All that the page can change, as panel and wire have it.
const settings = ({ panel, board, machine }) => ({
  inverted: panel.inverted,
  bgr: (panel.madctl & BGR) !== 0,
  clock: Math.round(machine.chip.spi[board.display.spi].clockFrequency),
  vcom: panel.registers.get(VCOM)?.[0],
  gamma: GAMMA.map((register) => panel.registers.get(register)?.join(' ')),
});

function tried(row, key) {
  const handheld = atTuning();
  const before = settings(handheld);
  change(handheld, row, key);
  const during = settings(handheld);
  const seen = handheld.screenshot();
  handheld.press('b', { upMs: 600 });
  assert.ok(handheld.panel.on && !handheld.panel.asleep, 'the glass stays dark');
  assert.deepEqual(settings(handheld), before, 'leaving the page does not put the settings back');
  assert.equal(bars(handheld.screenshot()), bars(checkPage()), 'after leaving, the page before looks another way');
  return { before, during, seen };
}

// The bars at head and foot: what the board tells between them changes all the time.
function bars(picture) {
  const rows = [...Array(22).keys(), ...Array.from({ length: 20 }, (_, i) => picture.height - 20 + i)];
  return rows.map((y) => [...Array(picture.width).keys()].map((x) => picture.at(x, y)).join(' ')).join('\n');
}

// The page that the tuning was opened from, left without trying anything.
let page = null;
function checkPage() {
  if (page) return page;
  const handheld = atTuning();
  handheld.press('b', { upMs: 600 });
  page = handheld.screenshot();
  assert.ok(page.colours() > 8, 'the page is empty');
  return page;
}

test('the inversion is seen at once', () => {
  const { before, during } = tried(ROWS.inversion);
  assert.deepEqual(during, { ...before, inverted: !before.inverted });
});

test('so is the order of the colours', () => {
  const { before, during } = tried(ROWS.order);
  assert.deepEqual(during, { ...before, bgr: !before.bgr });
});

test('another first row moves the picture', () => {
  const { seen: moved } = tried(ROWS.firstRow);
  const { seen } = tried(ROWS.clock); // the same page, not moved
  const row = (picture, y) => [...Array(picture.width).keys()].map((x) => picture.at(x, y)).join(' ');
  // Through the title bar, which neither choice changes.
  for (let y = 1; y < 20; y++) assert.equal(row(moved, y), row(seen, y - 1), `row ${y}`);
});

test('the clock of the wire is another one', () => {
  const { before, during } = tried(ROWS.clock);
  assert.equal(before.clock, 62_500_000);
  assert.equal(during.clock, 31_250_000);
});

test('another gamma and its voltages reach the panel after a reset', () => {
  const { before, during } = tried(ROWS.gamma);
  assert.equal(before.vcom, 0x25);
  assert.equal(during.vcom, 0x37); // the Explorer's
  const { during: plain } = tried(ROWS.gamma, 'left');
  assert.deepEqual(plain.gamma, [undefined, undefined], 'the controller keeps its own');
});
