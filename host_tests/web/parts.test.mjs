// The module in two parts: the first one starts the console while the rest is held back, and nothing that is done meanwhile is lost.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../patience.mjs';
import { contextFor, openBrowser, openPage, openStillPage, picture, pressStill, readyToPress, storedGame } from './harness/browser.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

// A window in which the rest of the module comes when letGo() is called.
async function holdingWindow(t) {
  const context = await contextFor(t, site, { serviceWorkers: 'block' });
  let letGo;
  const held = new Promise((resolve) => { letGo = resolve; });
  await context.route('**/rest.bin', async (route) => {
    await held;
    await route.continue();
  });
  return { context, letGo };
}

const isWhole = (page) => page.evaluate(() => Boolean(window.lucca.console.compiled));
const standsStill = (page) => page.evaluate(() => Boolean(window.lucca.console.missed));
const title = (page) => page.evaluate(() => document.querySelector('#mirror h2')?.textContent ?? '');

test('the first part starts the console, in each language', async (t) => {
  for (const path of ['index.html', 'it/index.html', 'de/index.html']) {
    const { context } = await holdingWindow(t);
    const page = await openStillPage(context, site.address + path, { whole: false });
    const first = await picture(page);
    await pressStill(page, 'Enter', 600);
    assert.notEqual(await picture(page), first);
    assert.notEqual(await title(page), '');
    assert.equal(await standsStill(page), false, path);
    assert.equal(await isWhole(page), false);
    assert.deepEqual(page.problems, []);
  }
});

// From the title to the settings, into a new game and its first turn, and into a page of help.
const walks = {
  settings: ['Enter', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowRight', 'ArrowDown'],
  guide: ['Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'ArrowRight', 'Enter', 'Enter', 'x', 'Escape', 'Enter'],
  torri: ['Enter', 'ArrowDown', 'Enter', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter'],
};
for (const [name, keys] of Object.entries(walks)) {
  test(`keys that come before the rest lead where they lead with it: ${name}`, async (t) => {
    const walk = async (page) => {
      for (const key of keys) await pressStill(page, key, 700);
    };
    const shown = async (page) => {
      await page.evaluate(() => window.pass(3000));
      return [await picture(page), await page.textContent('#mirror')];
    };
    const whole = await openStillPage(await contextFor(t, site), site.address);
    await walk(whole);
    const { context, letGo } = await holdingWindow(t), page = await openStillPage(context, site.address, { whole: false });
    await walk(page);
    assert.ok(await standsStill(page), 'the walk leads out of the first part');
    letGo();
    await until('the whole module', () => isWhole(page));
    assert.equal(await standsStill(page), false);
    assert.deepEqual(await shown(page), await shown(whole));
    assert.deepEqual(page.problems, []);
  });
}

test('a call that comes too early changes nothing', async (t) => {
  const { context } = await holdingWindow(t), page = await openStillPage(context, site.address, { whole: false });
  const calls = await page.evaluate(() => {
    const { console } = window.lucca, { module } = console, now = console.now() + 1000;
    const early = { openNewGame: [0], openCity: [1, 1], openFinished: [0, 0], qr: [4], readGame: [9], standings: [], emblem: [2] };
    const seen = [];
    for (const [name, given] of Object.entries(early)) {
      const before = new Uint8Array(module.memory.buffer).slice(), stack = module.global.value;
      try {
        module[name](...given);
      } catch {
        const memory = new Uint8Array(module.memory.buffer);
        seen.push({ name, same: stack === module.global.value && memory.every((byte, i) => byte === before[i]) });
      }
    }
    module.next(now, 0);
    return seen;
  });
  assert.ok(calls.length >= 3, JSON.stringify(calls));
  assert.deepEqual(calls.filter(({ same }) => !same), []);
});

test('buttons of the page wait for the rest', async (t) => {
  const { context, letGo } = await holdingWindow(t), page = await openPage(context, site.address, { whole: false });
  await page.click('.tools [data-do=games]');
  await page.click('[data-do=torri]');
  const before = await title(page);
  letGo();
  await page.waitForSelector('dialog[open]');
  await until('the options of a new game', async () => await title(page) !== before);
  assert.match(await title(page), /Torri/);
  assert.deepEqual(page.problems, []);
});

test('a tap on a console that stands still waits for the rest', async (t) => {
  const { context, letGo } = await holdingWindow(t), page = await openStillPage(context, site.address, { whole: false });
  for (let i = 0; i < 6 && !await standsStill(page); ++i) await pressStill(page, 'Enter', 700);
  const changes = () => page.evaluate(() => window.lucca.console.missed.length);
  const before = await changes();
  await page.evaluate(() => { window.lucca.touch.tap({ x: 120, y: 120 }); });
  await page.evaluate(() => window.pass(500));
  assert.equal(await changes(), before);
  letGo();
  await until('the tap is done', () => page.evaluate(() => { window.pass(20); return !window.lucca.touch.busy; }));
  assert.deepEqual(page.problems, []);
});

test('who has a game here waits for the rest, and plays on', async (t) => {
  const { context, letGo } = await holdingWindow(t);
  letGo();
  const page = await openPage(context, `${site.address}?play=torri`);
  await readyToPress(page, 'keys');
  await page.evaluate(async () => { for (let i = 0; i < 12; ++i) await window.press('a'); });
  const game = await storedGame(page);
  assert.notEqual(game, '');
  await page.evaluate(() => window.lucca.console.stop());
  await page.close();
  await context.unroute('**/rest.bin');
  let later;
  const held = new Promise((resolve) => { later = resolve; });
  await context.route('**/rest.bin', async (route) => {
    await held;
    await route.continue();
  });
  const again = await openPage(context, site.address, { ready: false });
  await again.waitForFunction(() => window.lucca?.console.flash.loaded);
  assert.notEqual(await again.evaluate(() => window.lucca.ready), true);
  later();
  await again.waitForFunction(() => window.lucca.ready);
  assert.equal(await storedGame(again), game);
  assert.deepEqual(again.problems, []);
});

test('a rest that does not come is said, and the first part goes on', async (t) => {
  const context = await contextFor(t, site, { serviceWorkers: 'block' });
  await context.route('**/rest.bin', (route) => route.fulfill({ status: 404 }));
  const page = await openPage(context, site.address, { whole: false });
  await page.waitForFunction(() => !document.getElementById('notice').hidden);
  assert.match(await page.textContent('#notice'), /rest\.bin: 404/);
  const first = await picture(page);
  await until('another picture after a key', async () => {
    await page.keyboard.press('Enter');
    return await picture(page) !== first;
  });
});
