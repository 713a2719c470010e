// The emulated parts themselves behave as the real ones: else what runs on them proves nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RomCalls } from './harness/bootrom.mjs';
import { boards } from './harness/firmware_files.mjs';
import { NorFlash, PowerCut } from './harness/nor_flash.mjs';
import { St7789 } from './harness/st7789.mjs';

function panelOf(board) {
  let now = 1e9;
  const panel = new St7789(boards()[board], () => now);
  panel.pass = (ms) => {
    now += ms * 1e6;
  };
  panel.send = (command, ...data) => {
    panel.byte(command, false);
    for (const value of data) panel.byte(value, true);
  };
  panel.pass(10);
  return panel;
}

const wake = (panel, madctl) => {
  panel.send(0x3a, 0x55);
  panel.send(0x36, madctl);
  panel.send(0x21);
  panel.send(0x11);
  panel.pass(6);
  panel.send(0x29);
};

test('programming flash only clears bits and erasing sets a whole sector', () => {
  const flash = new NorFlash(new Uint8Array(8192).fill(0xff));
  flash.program(256, new Uint8Array(256).fill(0xf0));
  flash.program(256, new Uint8Array(256).fill(0x3c));
  assert.equal(flash.bytes[256], 0x30);
  assert.equal(flash.bytes[255], 0xff);
  flash.erase(0, 4096);
  assert.equal(flash.bytes[256], 0xff);
});

test('flash refuses half pages and half sectors', () => {
  const flash = new NorFlash(new Uint8Array(8192));
  assert.throws(() => flash.program(8, new Uint8Array(256)), /whole pages/);
  assert.throws(() => flash.program(0, new Uint8Array(255)), /whole pages/);
  assert.throws(() => flash.erase(256, 4096), /whole sectors/);
  assert.throws(() => flash.erase(8192, 4096), /whole sectors/);
});

test('a power cut leaves the part of the operation that was done', () => {
  const flash = new NorFlash(new Uint8Array(8192).fill(0xff));
  flash.cutDuring(1, 10);
  flash.program(0, new Uint8Array(256));
  assert.throws(() => flash.program(256, new Uint8Array(256)), PowerCut);
  assert.deepEqual([...flash.bytes.subarray(264, 268)], [0, 0, 0xff, 0xff]);
  flash.program(256, new Uint8Array(256));
  assert.equal(flash.bytes[511], 0);
});

test('the panel puts a window of pixels where the rotation says', () => {
  for (const [board, madctl] of [['picosystem', 0x00], ['waveshare_lcd_2', 0x60], ['waveshare_lcd_1_14', 0x60]]) {
    const panel = panelOf(board);
    wake(panel, madctl);
    const [column, row] = panel.glass.offsets[panel.glass.rotation];
    panel.send(0x2a, 0, column + 3, 0, column + 4);
    panel.send(0x2b, 0, row + 7, 0, row + 8);
    panel.send(0x2c, 0xf8, 0x00, 0x07, 0xe0, 0x00, 0x1f, 0xff, 0xff);
    const picture = panel.picture();
    const seen = [[3, 7], [4, 7], [3, 8], [4, 8]].map(([x, y]) => picture.at(x, y));
    assert.deepEqual(seen, [0xf800, 0x07e0, 0x001f, 0xffff], board);
    assert.equal(panel.pixelsReceived, 4);
  }
});

test('a wrong rotation, inversion or colour order shows', () => {
  const draw = (madctl, inversion) => {
    const panel = panelOf('picosystem');
    wake(panel, madctl);
    panel.send(inversion);
    panel.send(0x2a, 0, 0, 0, 0);
    panel.send(0x2b, 0, 0, 0, 0);
    panel.send(0x2c, 0xf8, 0x00);
    return panel.picture();
  };
  assert.equal(draw(0x00, 0x21).at(0, 0), 0xf800);
  assert.equal(draw(0x08, 0x21).at(0, 0), 0x001f);
  assert.equal(draw(0x00, 0x20).at(0, 0), 0x07ff);
  assert.equal(draw(0x40, 0x21).at(239, 0), 0xf800);
});

test('the panel is dark until it is awake and on', () => {
  const panel = panelOf('picosystem');
  panel.memory.fill(0xffff);
  assert.equal(panel.picture().at(5, 5), 0);
  wake(panel, 0);
  assert.equal(panel.picture().at(5, 5), 0xffff);
  panel.send(0x10);
  assert.equal(panel.picture().at(5, 5), 0);
});

test('the panel complains of a command too soon after a reset and of a window outside', () => {
  const panel = panelOf('picosystem');
  panel.send(0x01);
  panel.send(0x36, 0);
  assert.match(panel.complaints[0], /still busy/);
  panel.pass(6);
  wake(panel, 0);
  const before = panel.complaints.length;
  panel.send(0x2a, 0, 0, 1, 0x3f);
  panel.send(0x2c);
  assert.match(panel.complaints[before], /outside/);
});

test('the boot ROM copies by words where both addresses are aligned alike, and byte by byte elsewhere', () => {
  const memory = new Uint8Array(0x2000);
  let cycles = 0;
  const registers = new Uint32Array(16);
  const chip = { core: { registers }, readUint8: (at) => memory[at], writeUint8: (at, value) => { memory[at] = value; } };
  const rom = new RomCalls({ chip, chargeCycles: (count) => { cycles += count; } });
  const MEMCPY = 1; // its place in the table
  const cost = (to, from, bytes) => {
    registers.set([to, from, bytes]);
    cycles = 0;
    rom.call(MEMCPY);
    return cycles;
  };
  memory.set([1, 2, 3, 4], 0x100);
  const aligned = cost(0x1000, 0x100, 1000);
  assert.deepEqual([...memory.subarray(0x1000, 0x1004)], [1, 2, 3, 4]);
  assert.ok(aligned < 1000, `${aligned} cycles`);
  assert.ok(cost(0x1001, 0x101, 1000) < aligned + 50, 'alike, but not at a word');
  assert.ok(cost(0x1001, 0x100, 1000) > 7000, 'not alike');
});
