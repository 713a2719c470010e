// What a finished game leaves: a picture with names and points, a film, and the link of its replay.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Gif } from '../../simulator/web/page/gif.js';
import { contextFor, openBrowser, openPage, playToTheEnd, readyToPress, top } from './harness/browser.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

// Every frame of a GIF as the browser shows it: for how many ms, how large, and its pixels if they are wanted.
const decoded = (page, bytes, withPixels) => page.evaluate(async ({ base64, all }) => {
  const data = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/gif' });
  await Promise.all([decoder.tracks.ready, decoder.completed]);
  const frames = [];
  for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; ++frameIndex) {
    const { image } = await decoder.decode({ frameIndex });
    const { displayWidth: width, displayHeight: height } = image, frame = { ms: image.duration / 1000, width, height };
    if (all) {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.drawImage(image, 0, 0);
      frame.pixels = Array.from(new Uint32Array(context.getImageData(0, 0, width, height).data.buffer));
    }
    frames.push(frame);
    image.close();
  }
  return frames;
}, { base64: Buffer.from(bytes).toString('base64'), all: withPixels });

// The players of the game that is over, from the winner on.
const standingNames = () => {
  const { console } = window.lucca;
  return console.words(console.module.standings()).split('\n').filter((_, i) => i % 6 === 1);
};

const bytesOf = async (blob) => new Uint8Array(await blob.arrayBuffer());

test('a GIF has the pixels that it was given', async (t) => {
  const width = 64, height = 40, scale = 2, page = await (await contextFor(t, site)).newPage();
  await page.goto(`${site.address}rules-torri.html`);  // the decoder wants a secure page
  let random = 7;
  const roll = (sides) => { random = (Math.imul(random, 1103515245) + 12345) >>> 0; return (random >>> 16) % sides; };
  const colour = () => 0xFF000000 + roll(256) * 65536 + roll(256) * 256 + roll(256);
  const first = Uint32Array.from({ length: width * height }, colour).map((_, i, all) => all[i % 200]);
  const second = first.slice().fill(colour(), 10 * width + 3, 12 * width - 5), crowd = Uint32Array.from({ length: width * height }, colour);
  const gif = new Gif(width, height, scale);
  for (const picture of [first, second, second, crowd]) gif.add(picture, 10);
  const frames = await decoded(page, await bytesOf(gif.blob()), true);
  assert.deepEqual(frames.map(({ ms }) => ms), [100, 200, 100], 'what does not change is one frame');
  for (const [at, picture] of [[0, first], [1, second]]) {
    const wanted = Array.from({ length: width * scale * height * scale }, (_, i) =>
      picture[Math.floor(i / (width * scale) / scale) * width + Math.floor(i % (width * scale) / scale)]);
    assert.deepEqual(frames[at].pixels, wanted, `frame ${at}`);
  }
  assert.ok(new Set(frames[2].pixels).size <= 256, 'of too many colours the rarest are others');
});

test('a finished game becomes a picture, a film and a link', { timeout: 600000 }, async (t) => {
  const context = await contextFor(t, site, { acceptDownloads: true });
  const page = await openPage(context, site.address);
  await page.evaluate(() => {
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = (what) => { window.shared = what; return Promise.resolve(); };
  });
  await readyToPress(page, 'keys');
  assert.ok(await playToTheEnd(page), 'the game ends');
  assert.equal(await page.textContent('.tool[data-do=pass] [data-pass]'), 'Share');
  const names = await page.evaluate(standingNames);
  await page.click('.tool[data-do=pass]');
  await page.waitForSelector('#sheet .souvenir img');
  const alt = await page.getAttribute('#sheet .souvenir img', 'alt');
  for (const name of names) assert.ok(alt.includes(name), `${name} is in "${alt}"`);
  const photos = join(top, 'build/web-photos');
  mkdirSync(photos, { recursive: true });
  await page.screenshot({ path: join(photos, 'souvenir.png') });
  await page.click('#sheet .souvenir button.go');
  assert.deepEqual(await page.evaluate(() => [window.shared.files[0].name, window.shared.files[0].type, /#g=/.test(window.shared.text)]),
    ['lucca-palazzi.png', 'image/png', true]);
  await page.click('#sheet .row button:has-text("film")');
  await page.waitForFunction(() => document.querySelectorAll('#sheet .souvenir img').length === 2);
  const saved = [];
  for (const link of await page.$$('#sheet .souvenir a[download]')) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    await download.saveAs(join(photos, download.suggestedFilename()));
    saved.push(download.suggestedFilename());
  }
  assert.deepEqual(saved, ['lucca-palazzi.png', 'lucca-palazzi.gif']);
  const film = readFileSync(join(photos, saved[1])), frames = await decoded(page, film, false);
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  t.diagnostic(`${film.length} bytes, ${frames.length} frames, ${seconds} s`);
  assert.deepEqual([frames[0].width, frames[0].height], [480, 480]);
  assert.ok(frames.length > 40 && seconds > 6 && seconds < 20, `${frames.length} frames in ${seconds} s`);
  assert.ok(film.length < 3e6, `${film.length} bytes`);
  assert.deepEqual(page.problems, []);
  // The link shows the game to somebody who has none.
  const there = await openPage(await contextFor(t, site), await page.textContent('#link'));
  await there.waitForSelector('#notice:not([hidden])');
  await there.click('#notice .btn');
  await there.waitForFunction(() => window.lucca.console.module.over());
  const others = await there.evaluate(standingNames);
  assert.deepEqual([others[0], others.toSorted()], [names[0], names.toSorted()]);
  assert.deepEqual(there.problems, []);
});
