// The TFT_eSPI library in somebody else's project: copied out of the tree, built with the plain Pico SDK, and booted. And a
// sketch of ours, whose picture on the board must be the PC's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { TOP } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { Picture } from './harness/picture.mjs';

// The emulated ROM has no floating-point tables.
const FLOATS = ['-DPICO_DEFAULT_FLOAT_IMPL=compiler', '-DPICO_DEFAULT_DOUBLE_IMPL=compiler', '-DPICO_NO_PICOTOOL=1'];
const SDK = process.env.PICO_SDK_PATH ?? join(TOP, 'node_modules/@xpack-3rd-party/raspberrypi-pico-sdk');
const run = (command, args) =>
  execFileSync(command, args, { env: { ...process.env, PICO_SDK_PATH: SDK }, stdio: ['ignore', 'pipe', 'pipe'] });

// The project has a DMA channel of its own on the line that the library uses.
const OTHER_DMA = `#include <hardware/dma.h>
#include <hardware/irq.h>
static int channel, ended;
static void onOther() {
  if (!dma_channel_get_irq1_status(channel)) return;
  dma_channel_acknowledge_irq1(channel);
  ++ended;
}
static void useDma() {
  static uint32_t from = 1, to = 0;
  channel = dma_claim_unused_channel(true);
  dma_channel_set_irq1_enabled(channel, true);
  irq_add_shared_handler(DMA_IRQ_1, onOther, PICO_SHARED_IRQ_HANDLER_DEFAULT_ORDER_PRIORITY);
  irq_set_enabled(DMA_IRQ_1, true);
  dma_channel_config config = dma_channel_get_default_config(channel);
  dma_channel_configure(channel, &config, &to, &from, 1, true);
}
`;

test('a foreign Pico SDK project builds with two lines of CMake and draws', () => {
  const place = mkdtempSync(join(tmpdir(), 'weather-'));
  try {
    cpSync(join(TOP, 'drivers/tft_espi/examples/weather'), place, { recursive: true });
    const source = join(place, 'weather.cpp');
    const text = readFileSync(source, 'utf8').replace('int main() {', `${OTHER_DMA}\nint main() {\n  useDma();`);
    writeFileSync(source, text.replace('"drawn\\n"', '"drawn %d\\n", ended'));
    const built = join(place, 'build');
    run('cmake', ['-G', 'Ninja', '-S', place, '-B', built, `-DLUCCA=${TOP}`, '-DCMAKE_BUILD_TYPE=Release', ...FLOATS]);
    run('cmake', ['--build', built]);
    const commands = readFileSync(join(built, 'build.ninja'), 'utf8');
    const mine = commands.split('\n').find((line) => line.startsWith('build ') && line.includes('weather.cpp.o'));
    assert.ok(mine, 'the project compiles its own file');
    assert.doesNotMatch(commands, /-Werror|-Wconversion|-Wshadow/, 'our warnings are ours alone');

    const board = new Handheld('picosystem', { firmware: join(built, 'weather.uf2') });
    board.boot();
    assert.ok(board.waitFor(() => board.uart.includes('drawn'), 2000), 'the page was not drawn in 2 s');
    board.wait(20);
    assert.match(board.uart, /drawn 1/, 'the interrupt is shared');
    const picture = board.screenshot();
    assert.equal(picture.at(50, 50), 0xfea0, 'the sun is a pushed sprite');
    assert.equal(picture.at(120, 124), 0xfda0, 'the arc is there');
    assert.equal(picture.at(0, 0), 0x867d, 'the sky begins in its colour');
  } finally {
    rmSync(place, { recursive: true });
  }
});

// Builds a sketch for both; on the PC it takes one picture after a second. Returns what it said there, and the booted board.
function onBoth(folder) {
  const name = basename(folder);
  const options = [`-DSKETCH=${folder}`, '-G', 'Ninja', '-S', join(TOP, 'drivers/tft_espi/core'), '-B'];
  const [pc, pico] = [join(TOP, 'build/sketches/pc'), join(TOP, 'build/sketches/emulator')];
  run('cmake', [...options, pc]);
  run('cmake', [...options, pico, '-DSKETCH_PICO=ON']);
  for (const built of [pc, pico]) run('cmake', ['--build', built]);
  const said = run(join(pc, name), [pc, '1', 'raw']).toString();
  const board = new Handheld('picosystem', { firmware: join(pico, `${name}.uf2`) });
  board.boot();
  return { said, board, picture: Picture.read(join(pc, '01-001.00s.565')) };
}

test('a sketch shows on the board what it shows on the PC', () => {
  const { board, picture } = onBoth(join(TOP, 'drivers/tft_espi/examples/bells'));
  board.wait(1000);
  assert.equal(board.screenshot().differences(picture), 0, 'pixels differ');
});

test('a sketch reads its files from flash as on the PC', () => {
  const place = mkdtempSync(join(tmpdir(), 'files-'));
  try {
    const sketch = join(place, 'files');
    cpSync(join(TOP, 'drivers/tft_espi/tests/files'), sketch, { recursive: true });
    run('python3', [join(sketch, 'make_data.py'), join(sketch, 'data')]);
    const { said, board, picture } = onBoth(sketch);
    assert.ok(board.waitFor(() => board.uart.includes('done'), 2000), 'the sketch did not end');
    board.wait(20);
    // The emulated wire carries bytes.
    const heard = Buffer.from(board.uart, 'latin1').toString('utf8');
    assert.equal(heard.replaceAll('\r', ''), said.replaceAll('\r', ''), 'it reads something else');
    assert.equal(board.screenshot().differences(picture), 0, 'pixels differ');
  } finally {
    rmSync(place, { recursive: true });
  }
});
