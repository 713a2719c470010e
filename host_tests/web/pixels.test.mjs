// The picture on the page is the device's, pixel for pixel: the same keys at the same times, here and in the PC's build,
// whose screens are compared with their golden pictures (host_tests/ui). Golden screens on the way are met here as well.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, readyToPress, top } from './harness/browser.mjs';

const seed = 5, restMs = 900;
const program = join(top, 'build/host/tools/frame/lucca-frame');
const people = ['a', 'down', 'down', 'left', 'left', 'down', 'left', 'left', 'up', 'up', 'up', 'a'];
// From switching on; a picture is taken after each key, when all is at rest.
const walks = {
  shell: ['a', 'down', 'a', 'down', 'a', 'right', 'b', 'b', 'down', 'a', 'b', 'down', 'a', 'right', 'b', 'down', 'a', 'down', 'down', 'b', 'down', 'a', 'b'],
  palazzi: ['a', 'a', 'a', ...people, 'a', 'a', 'a', 'right', 'a', 'a', 'a', 'a', 'x', 'b', 'y', 'b'],
  torri: ['a', 'a', 'down', 'a', ...people, 'a', 'a', 'right', 'a', 'a', 'a', 'down', 'a', 'a', 'x', 'b', 'y', 'down', 'a'],
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
  test(`the screen is the PC's, pixel for pixel: ${name}`, { timeout: 120000, skip: name === 'shell' ? false : 'some pictures of the games differ: docs/web.md' }, async (t) => {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
    t.after(() => context.close());
    await context.addInitScript((first) => {
      let next = first;
      crypto.getRandomValues = (numbers) => numbers.fill(next++);
    }, seed);
    const page = await openPage(context, site.address);
    await readyToPress(page, 'keys');
    const shown = await page.evaluate(async ({ presses, rest }) => {
      window.sumOf = (context2d, width, height) => {
        const { data } = context2d.getImageData(0, 0, width, height);
        let sum = width * 65536 + height;
        for (let i = 0; i < data.length; i += 4) sum = (Math.imul(sum, 31) + (data[i] << 16 | data[i + 1] << 8 | data[i + 2])) | 0;
        return sum;
      };
      const wait = (ms) => { for (let i = 0; i < ms; i += 12) window.elapse(12); };
      const screen = document.getElementById('screen');
      const look = () => window.sumOf(screen.getContext('2d'), screen.width, screen.height);
      wait(rest);
      const seen = [look()];
      for (const key of presses) {
        await window.press(key);
        wait(rest);
        seen.push(look());
      }
      return seen;
    }, { presses: keys, rest: restMs });
    const wanted = await sumsOf(page, picturesOfThePc(keys));
    assert.deepEqual(shown.map((sum, i) => (sum === wanted[i] ? 'same' : `${i}: after ${keys[i - 1]}`)), wanted.map(() => 'same'));
    const folder = join(top, 'host_tests/ui/golden/240x240/en');
    const golden = new Set(await sumsOf(page, readdirSync(folder).map((file) => readFileSync(join(folder, file)).toString('base64'))));
    t.diagnostic(`${new Set(shown).size} different screens, ${new Set(shown.filter((sum) => golden.has(sum))).size} of them golden`);
  });
}
