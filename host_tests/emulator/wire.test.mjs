// The panel's wire, edge by edge: the second opinion on what the panel's double decodes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP, firmwarePath } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { Wire } from './harness/wire.mjs';

const OUT = join(TOP, 'build', 'emulator');
mkdirSync(OUT, { recursive: true });
const FRAMES = 2000; // that sigrok reads: every command of the start, and the first pixels

// How many edges of CS and DC there are; none of them may lie inside a frame. Both are in the order of time: each edge is held
// against the frames around it.
function edgesBetweenFrames(wire) {
  let frame = 0;
  for (const { ps, name } of wire.selects) {
    while (frame < wire.frames.length && wire.frames[frame].toPs <= ps) frame++;
    const next = wire.frames[frame];
    assert.ok(!next || next.fromPs >= ps, `${name} changes ${((ps - next?.fromPs) / 1000).toFixed(1)} ns into a frame`);
  }
  return wire.selects.length;
}

test('drawing straight to the panel changes DC and CS between frames only', (t) => {
  const wire = new Wire();
  const handheld = new Handheld('picosystem', { wire, firmware: firmwarePath('tft-page', 'uf2') });
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.uart.includes('done'), 3000), 'the page was not finished in 3 s');
  handheld.wait(20); // the last pixels are still on their way
  const edges = edgesBetweenFrames(wire);
  t.diagnostic(`${wire.frames.length} frames, ${edges} edges of CS and DC`);
  assert.ok(edges > 10_000, `${edges} edges`);
  assert.deepEqual(wire.commands().map(([code]) => code), handheld.panel.commands);
});

for (const board of ['picosystem', 'picopad']) {
  test(`${board}: no edge of DC or CS comes before the last bit, and the edges tell the same commands`, (t) => {
    const wire = new Wire();
    const handheld = new Handheld(board, { wire });
    handheld.boot();
    handheld.waitFor(() => handheld.backlight > 0, 600);
    assert.ok(wire.frames.length > 50_000, `${wire.frames.length} frames`);

    const edges = edgesBetweenFrames(wire);
    t.diagnostic(`${wire.frames.length} frames, ${edges} edges of CS and DC`);

    const commands = wire.commands();
    assert.deepEqual(commands.map(([code]) => code), handheld.panel.commands);
    const path = join(OUT, `wire-${board}.vcd`);
    writeFileSync(path, wire.vcd(FRAMES));
    const sigrok = sigrokBytes(path);
    if (sigrok === null) t.diagnostic('sigrok-cli is not installed: its decoder was not asked');
    else assert.deepEqual(sigrok, wire.bytes(FRAMES).slice(0, -1), 'sigrok reads other bytes'); // it waits for an edge after the last
  });
}

// What sigrok's decoder of SPI reads; null: there is no sigrok. Its decoder of the ST7735 is of no use here: it stops at the first
// command that only an ST7789 knows, and takes the last bit of a byte at an edge that mode 3 does not have.
function sigrokBytes(path) {
  const decoder = 'spi:clk=clock:mosi=data:cs=cs:cpol=1:cpha=1';
  try {
    execFileSync('sigrok-cli', ['--version'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const said = execFileSync('sigrok-cli', ['-I', 'vcd:compress=1000', '-i', path, '-P', decoder, '-A', 'spi=mosi-data'], { encoding: 'utf8' });
  return [...said.matchAll(/: ([0-9A-F]{2})$/gm)].map(([, byte]) => parseInt(byte, 16));
}
