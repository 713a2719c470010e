// Half a game in each of nine windows by touch alone: no key of the page is pressed, only the glass.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openStillPage, storedGame, top } from './harness/browser.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

// Width, height, device pixels, and the game that is played there.
const windows = [[320, 568, 2, 'torri'], [375, 553, 2, 'palazzi'], [360, 640, 3, 'torri'], [375, 667, 2, 'palazzi'], [390, 844, 3, 'torri'],
  [568, 320, 2, 'palazzi'], [667, 375, 2, 'torri'], [844, 390, 3, 'palazzi'], [820, 1180, 2, 'torri']];
const halfGame = { palazzi: 10, torri: 8 };  // turns
const mostTaps = 500;

// Taps at random above the bottom line, mostly where the cursor is, until so many turns have begun; returns how many taps it took.
// A finger goes down and up on the canvas; the page's clock advances only by the times given here.
const play = (page, turns, seed) => page.evaluate(async ({ wanted, start, most }) => {
  const { console, touch } = window.lucca, { module } = console, glass = document.getElementById('screen');
  window.lookMs = 0.5;  // so that a go at thinking ends
  const settle = async () => {
    for (let i = 0; i < 400 && (i < 3 || touch.busy || module.guarded()); ++i) {
      window.pass(20);
      for (let turn = 0; turn < 6; ++turn) await null;
    }
  };
  const tap = async (x, y) => {
    const box = glass.getBoundingClientRect();
    const at = { clientX: box.x + (x + 0.5) * box.width / glass.width, clientY: box.y + (y + 0.5) * box.height / glass.height };
    if (document.elementFromPoint(at.clientX, at.clientY) !== glass) throw new Error(`something lies over the glass at ${x}, ${y}`);
    for (const kind of ['pointerdown', 'pointerup']) {
      glass.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: 5, pointerType: 'touch', button: 0, ...at }));
    }
    await settle();
  };
  const turn = () => Number(console.words(module.describeStored()).split('\n')[5] ?? 0);
  let random = start;
  const roll = (sides) => { random = (Math.imul(random, 1103515245) + 12345) >>> 0; return (random >>> 16) % sides; };
  for (let taps = 0; taps < most; ++taps) {
    if (turn() >= wanted) return taps;
    const { x, y, w, h } = touch.cursor(), height = module.bodyHeight();
    if (turn() > 0 && roll(8) === 0) await tap(roll(glass.width), 40 + roll(height - 48));
    else await tap(w ? x + (w >> 1) : glass.width >> 1, w ? y + (h >> 1) : height >> 1);
  }
  return 0;
}, { wanted: turns, start: seed, most: mostTaps });

for (const [width, height, deviceScaleFactor, game] of windows) {
  test(`half a game of ${game} by touch in ${width}x${height}`, { timeout: 600000 }, async (t) => {
    const context = await contextFor(t, site, { viewport: { width, height }, deviceScaleFactor, hasTouch: true, isMobile: true });
    const page = await openStillPage(context, `${site.address}?play=${game}`);
    const taps = await play(page, halfGame[game], width + height);
    t.diagnostic(`${taps} taps`);
    const photos = join(top, 'build/web-photos');
    mkdirSync(photos, { recursive: true });
    await page.screenshot({ path: join(photos, `touch_${width}x${height}.png`) });
    assert.ok(taps > 0, `after ${mostTaps} taps: ${await storedGame(page)}`);
    assert.deepEqual(page.problems, []);
  });
}

test('a tap on a colour of Torri chooses it', async (t) => {
  const context = await contextFor(t, site, { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  // On panels where the colours stand in a row. Where they stand two by two, some are reached only by the arrows.
  for (const board of ['picosystem', 'waveshare_lcd_1_3']) {
    const page = await openStillPage(context, `${site.address}?board=${board}&play=torri`);
    const chosen = await page.evaluate(async () => {
      const { console, touch } = window.lucca, { module } = console;
      const settle = async (ms) => {
        for (let i = 0; i < ms / 20; ++i) {
          window.pass(20);
          for (let turn = 0; turn < 6; ++turn) await null;
        }
      };
      const word = () => document.getElementById('mirror').innerText;
      const press = async (pads) => {
        console.press(pads);
        await settle(60);
        console.press(0);
        await settle(400);
      };
      const key = (button) => module.stroke(button) & 0x1FF;
      for (let i = 0; i < 12 && !/A: Take/.test(word()); ++i) await press(key(4));
      // Where each colour is drawn, found by the keys; then each is tapped from each.
      const places = [];
      for (let i = 0; i < 4; ++i) {
        places.push({ ...touch.cursor(), word: /A: (Take \S+)/.exec(word())?.[1] });
        await press(key(3));
      }
      const seen = [];
      for (const from of places) {
        for (const to of places) {
          for (const { x, y, w, h } of [from, to]) {
            const tapped = touch.cursor();
            if (tapped.x === x && tapped.y === y) continue;  // there a tap would take it
            touch.tap({ x: x + (w >> 1), y: y + (h >> 1) });
            for (let i = 0; i < 100 && (i < 2 || touch.busy); ++i) await settle(20);
          }
          seen.push([to.word, /A: (Take \S+)/.exec(word())?.[1]]);
        }
      }
      return { seen, count: new Set(places.map((place) => place.word)).size };
    });
    assert.equal(chosen.count, 4, `${board}: ${JSON.stringify(chosen)}`);
    for (const [wanted, got] of chosen.seen) assert.equal(got, wanted, board);
    assert.deepEqual(page.problems, []);
    await page.close();
  }
});
