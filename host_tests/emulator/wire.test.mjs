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
  test(`${board}: no edge of DC or CS comes before the last bit, and the edges tell the same commands`, async (t) => {
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
    await t.test('sigrok reads the same bytes and commands', { skip: noSigrok() }, () => {
      assert.deepEqual(sigrokBytes(path), wire.bytes(FRAMES).slice(0, -1)); // it waits for an edge after the last
      const low = join(OUT, `wire-${board}-low.vcd`);
      writeFileSync(low, wire.vcd(FRAMES, { clockRestsLow: true }));
      const read = sigrokCommands(low);
      assert.ok(read.length >= 9, `${read.length} commands`); // as many as the Picopad's start has, the shortest
      assert.deepEqual(read.slice(0, -1), commands.slice(0, read.length - 1)); // the last one's pixels are cut
    });
  });
}

// Why sigrok cannot be asked; false: it can.
function noSigrok() {
  try {
    execFileSync('sigrok-cli', ['--version'], { stdio: 'ignore' });
    return false;
  } catch {
    return 'sigrok-cli is not installed';
  }
}

const sigrok = (path, decoder, wires, ...more) => {
  const env = { ...process.env, SIGROKDECODE_DIR: join(TOP, 'host_tests', 'emulator', 'sigrok') };
  return execFileSync('sigrok-cli', ['-I', 'vcd:compress=1000', '-i', path, '-P', `${decoder}:${wires}`, ...more], { encoding: 'utf8', env });
};

// What sigrok's decoder of SPI reads, in the mode of the wire.
function sigrokBytes(path) {
  const said = sigrok(path, 'spi', 'clk=clock:mosi=data:cs=cs:cpol=1:cpha=1', '-A', 'spi=mosi-data');
  return [...said.matchAll(/: ([0-9A-F]{2})$/gm)].map(([, byte]) => parseInt(byte, 16));
}

// What its decoder of the ST7735 reads, which knows the level of DC and no other mode than 0.
function sigrokCommands(path) {
  const bytes = ['command', 'data'].flatMap((kind) => {
    const said = sigrok(path, 'st7735_and_others', 'cs=cs:clk=clock:mosi=data:dc=dc', '-A', `st7735_and_others=${kind}`,
      '--protocol-decoder-samplenum');
    return [...said.matchAll(/^(\d+)-.*: ([0-9A-F]{2})$/gm)].map(([, at, byte]) => ({ kind, at: Number(at), value: parseInt(byte, 16) }));
  });
  const found = [];
  for (const { kind, value } of bytes.sort((a, b) => a.at - b.at)) {
    if (kind === 'command') found.push([value]);
    else found.at(-1).push(value);
  }
  return found;
}
