// The picture on the page is the device's, pixel for pixel. The screens of host_tests/ui, drawn by WebAssembly and painted on
// the page's canvas, are their golden pictures; and the same keys at the same times give the same pictures in the page and
// in the PC's build.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, top } from './harness/browser.mjs';

const seed = 5, restMs = 900, pressMs = 60, tickMs = 4;  // the last two as in tools/frame
const program = join(top, 'build/host/tools/frame/lucca-frame');
// Every seat a person: how long a computer thinks is another matter on another machine.
const begin = { palazzi: ['a', 'right', 'a', 'down', 'down', 'left', 'left', 'down', 'left', 'left', 'up', 'up', 'up', 'a'],
  torri: ['a', 'down', 'right', 'a', 'down', 'down', 'left', 'left', 'up', 'up', 'a'] };
// From switching on; a picture is taken after each key, when all is at rest.
const walks = {
  shell: ['a', 'down', 'b', 'up', 'a', 'b', 'up', 'a', 'down', 'a', 'right', 'b', 'b', 'right', 'a', 'right', 'b', 'down', 'a', 'b', 'down', 'a', 'down', 'down', 'b', 'left', 'a', 'b'],
  palazzi: [...begin.palazzi, 'a', 'a', 'a', 'right', 'a', 'a', 'a', 'a', 'a', 'x', 'right', 'b', 'a', 'a', 'y', 'down', 'a', 'b', 'b', 'a', 'a', 'a', 'up', 'a', 'b', 'b',
    'a', 'a', 'a', 'a', 'right', 'a', 'a'],
  torri: [...begin.torri, 'a', 'a', 'right', 'a', 'a', 'a', 'down', 'a', 'a', 'x', 'b', 'a', 'right', 'a', 'a', 'y', 'down', 'a', 'b', 'b', 'a', 'a', 'up', 'a', 'a', 'a'],
};
let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

function picturesOfThePc(keys) {
  const folder = mkdtempSync(join(tmpdir(), 'lucca-'));
  const steps = [`wait:${restMs}`, 'shot:0.png', ...keys.flatMap((key, i) => [`press:${key}`, `wait:${restMs}`, `shot:${i + 1}.png`])];
  execFileSync(program, ['--seed', String(seed), '--language', 'en', '--board', 'picosystem', ...steps], { cwd: folder });
  return [0, ...keys].map((_, i) => readFileSync(join(folder, `${i}.png`)).toString('base64'));
}

// Puts window.sumOf(context, width, height) into the page: the pixels of a canvas as one number.
const bringSumOf = (page) => page.evaluate(() => {
  window.sumOf = (context2d, width, height) => {
    const { data } = context2d.getImageData(0, 0, width, height);
    let sum = width * 65536 + height;
    for (let i = 0; i < data.length; i += 4) sum = (Math.imul(sum, 31) + (data[i] << 16 | data[i + 1] << 8 | data[i + 2])) | 0;
    return sum;
  };
});

// The pixels of PNGs as numbers, to be compared.
const sumsOf = (page, pictures) => page.evaluate(async (list) => {
  const sums = [];
  for (const encoded of list) {
    const bytes = Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { colorSpaceConversion: 'none' });
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    sums.push(window.sumOf(context, picture.width, picture.height));
  }
  return sums;
}, pictures);

for (const [name, keys] of Object.entries(walks)) {
  test(`the screen is the PC's, pixel for pixel: ${name}`, async (t) => {
    const context = await contextFor(t, site);
    await context.addInitScript((first) => {
      let next = first;
      crypto.getRandomValues = (numbers) => numbers.fill(next++);
      // The page's clock goes only when the test lets it.
      window.clock = 0;
      performance.now = () => window.clock;
      Date.UTC = () => 0; // it knows no day, like the PC: no city is today's
    }, seed);
    const page = await openPage(context, site.address);
    await bringSumOf(page);
    const shown = await page.evaluate(async ({ presses, rest, held, tick }) => {
      const codes = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', a: 'Enter', b: 'Escape', x: 'x', y: 'y' };
      const wait = (ms) => {
        for (const end = window.clock + ms; window.clock < end; window.clock += tick) window.lucca.console.turn();
      };
      const key = (kind, name) => dispatchEvent(new KeyboardEvent(kind, { key: codes[name], code: codes[name], cancelable: true }));
      const screen = document.getElementById('screen');
      const look = () => window.sumOf(screen.getContext('2d'), screen.width, screen.height);
      wait(rest);
      const seen = [look()];
      for (const name of presses) {
        key('keydown', name);
        wait(held);
        key('keyup', name);
        wait(held + rest);
        seen.push(look());
      }
      return seen;
    }, { presses: keys, rest: restMs, held: pressMs, tick: tickMs });
    const wanted = await sumsOf(page, picturesOfThePc(keys));
    assert.deepEqual(shown.map((sum, i) => (sum === wanted[i] ? 'same' : `${i}: after ${keys[i - 1]}`)), wanted.map(() => 'same'));
    t.diagnostic(`${new Set(shown).size} different screens`);
    assert.ok(new Set(shown).size > 15);
  });
}

test('every golden screen is drawn by WebAssembly and painted as it is kept', async (t) => {
  const context = await contextFor(t, site);
  const page = await openPage(context, site.address);
  await bringSumOf(page);
  const module = readFileSync(join(top, 'build/wasm/host_tests/web/screens/screens.wasm')).toString('base64');
  const shown = await page.evaluate(async (encoded) => {
    const { console } = window.lucca;
    await console.stop();
    // Nothing of the machine is asked for: no file, no clock. Who gives up ends the test.
    const silent = new Proxy({}, { get: (_, name) => () => { if (name === 'proc_exit') throw new Error('a screen did not come up'); return 0; } });
    const bytes = Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0));
    const { instance: { exports } } = await WebAssembly.instantiate(bytes, { page: silent, wasi_snapshot_preview1: silent });
    exports._initialize();
    const wordAt = (at) => {
      const memory = new Uint8Array(exports.memory.buffer);
      return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
    };
    const seen = {};
    for (let i = 0; i < exports.count(); ++i) {
      const pixels = exports.draw(i);
      console.image = new ImageData(new Uint8ClampedArray(exports.memory.buffer, pixels, 240 * 240 * 4), 240, 240);
      console.shown(0, 0, 240, 240);
      seen[wordAt(exports.name(i))] = window.sumOf(console.context, 240, 240);
    }
    return seen;
  }, module);
  const folder = join(top, 'host_tests/ui/golden/240x240/en');
  const names = readdirSync(folder).map((file) => file.replace('.png', ''));
  const sums = await sumsOf(page, names.map((name) => readFileSync(join(folder, `${name}.png`)).toString('base64')));
  const wanted = Object.fromEntries(names.map((name, i) => [name, sums[i]]));
  t.diagnostic(`${names.length} golden pictures`);
  assert.deepEqual(Object.keys(shown).sort(), names.sort());
  assert.deepEqual(names.filter((name) => shown[name] !== wanted[name]), []);
});
