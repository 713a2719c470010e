// The panel's wire, edge by edge: the second opinion on what the panel's double decodes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOP } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { Wire } from './harness/wire.mjs';

const OUT = join(TOP, 'build', 'emulator');
mkdirSync(OUT, { recursive: true });
const FRAMES = 2000; // that sigrok reads: every command of the start, and the first pixels

for (const board of ['picosystem', 'picopad']) {
  test(`${board}: no edge of DC or CS comes before the last bit, and the edges tell the same commands`, (t) => {
    const wire = new Wire();
    const handheld = new Handheld(board, { wire });
    handheld.boot();
    handheld.waitFor(() => handheld.backlight > 0, 600);
    assert.ok(wire.frames.length > 50_000, `${wire.frames.length} frames`);

    // Both are in the order of time: each edge of a select or command line is held against the frames around it.
    let frame = 0;
    let edges = 0;
    for (const { ps, name } of wire.selects) {
      edges++;
      while (frame < wire.frames.length && wire.frames[frame].toPs <= ps) frame++;
      const next = wire.frames[frame];
      assert.ok(!next || next.fromPs >= ps, `${name} changes ${((ps - next?.fromPs) / 1000).toFixed(1)} ns into a frame`);
    }
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
