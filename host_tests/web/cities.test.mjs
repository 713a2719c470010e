// Cities in the page: today's city by the visitor's calendar, a link with a city's number, and what is not passed on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, readyToPress } from './harness/browser.mjs';
import { takeLink } from './harness/people.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

async function newPage(t, permissions = []) {
  const context = await contextFor(t, site, { permissions });
  const page = await openPage(context, site.address);
  await readyToPress(page, 'keys');
  return page;
}
const words = (page) => page.evaluate(() => document.getElementById('mirror').textContent);
const day = () => { const now = new Date(); return Math.round((new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12) - new Date(now.getFullYear(), 0, 0, 12)) / 864e5); };

// Plays a city to its end by keys at random, and no further: at "Next" the text for friends is one page to the right.
async function finishCity(page, tag) {
  await takeLink(page, tag);
  await page.click('#notice .btn');
  await page.waitForFunction(() => window.lucca.console.module.cityTag() > 0);
  return page.evaluate(async () => {
    const { module } = window.lucca.console, said = () => document.getElementById('mirror').textContent;
    let random = 5, presses = 0;
    while (!(module.over() && /A: Next/.test(said()))) {
      if (++presses > 4000) throw new Error(`the city does not end: ${said()}`);
      random = (Math.imul(random, 1103515245) + 12345) >>> 0;
      const looks = /A: (Visit|Back)/.test(said());
      await window.press(module.over() ? 'a' : looks ? 'b' : ['a', 'a', 'a', 'down', 'right', 'up', 'left'][(random >>> 16) % 7]);
      window.elapse(400);
    }
    // The first press may only end the climb of the medal's bar.
    for (let i = 0; i < 3 && !/A: Copy/.test(said()); ++i) {
      await window.press('right');
      for (let wait = 0; wait < 20; ++wait) window.elapse(50);
    }
    return said();
  });
}

// From the menu by the names of its tiles.
const openCities = (page) => page.evaluate(async () => {
  const chosen = () => [...document.querySelectorAll('#mirror [aria-current]')].map((each) => each.textContent).join(' ');
  await window.press('b');
  for (let i = 0; i < 20 && !chosen().startsWith('Cities'); ++i) await window.press('down');
  await window.press('a');
});

test('the first row is today’s city, by the visitor’s calendar', async (t) => {
  const page = await newPage(t), before = day();
  await openCities(page);
  const said = await words(page);
  assert.ok([before, day()].some((number) => said.includes(`Today: City ${number}`)), said);
  assert.match(said, /City 1(?!\d)/);
});

test('a link with a city’s number opens that city, and it is not passed on but by its number', async (t) => {
  const page = await newPage(t);
  assert.equal(await takeLink(page, '#torri12'), 'Torri: City 12');
  await page.click('#notice .btn');
  await page.waitForFunction(() => window.lucca.console.module.cityTag() > 0);
  assert.equal(await page.evaluate(() => { const { console } = window.lucca; return console.words(console.module.cityTag()); }), '#torri12');
  await page.evaluate(() => window.lucca.passing.sheet());
  assert.match(await page.textContent('#sheet-body'), /A city stays here/);
  assert.match(await page.textContent('#link'), /^http.*#torri12$/);
  await page.evaluate(() => document.querySelector('dialog.sheet').close());
  // The same link again plays it on: it waits in one place only.
  await takeLink(page, '#torri12');
  await page.click('#notice .btn');
  await page.evaluate(() => window.lucca.console.turn());
  assert.equal(await page.evaluate(() => window.lucca.games.all().length), 1);
  assert.equal(await takeLink(page, '#palazzi999'), 'Palazzi: City 999');
  await page.click('#notice .btn');
  await page.waitForFunction(() => /There is no such city/.test(document.querySelector('#notice b').textContent));
  assert.deepEqual(page.problems, []);
});

test('A copies the text of a city that is over, its last line a link to this page', async (t) => {
  const page = await newPage(t, ['clipboard-read', 'clipboard-write']);
  const said = await finishCity(page, '#palazzi7');
  assert.match(said, /For your friends/);
  assert.match(said, /A: Copy/);
  await page.evaluate(() => window.press('a'));
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('#palazzi7'));
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.match(lines[0], /^Palazzi, City 7: \d+ points(, (gold|silver|bronze))?$/);
  const counted = lines.slice(1, -1);
  assert.ok(counted.length > 2 && counted.every((line) => /^\S.* \d+( ■+)?$/.test(line)), lines.join('\n'));
  assert.equal(counted.reduce((sum, line) => sum + Number(/ (\d+)( ■+)?$/.exec(line)[1]), 0), Number(/(\d+) points/.exec(lines[0])[1]));
  assert.equal(lines.at(-1), `${site.address}#palazzi7`);
  assert.match(await words(page), /Copied\./);
  assert.equal(await page.isVisible('dialog.sheet[open]'), false);
  assert.deepEqual(page.problems, []);
});

test('where the browser refuses to copy, a sheet shows the text, chosen for the hand to copy', async (t) => {
  const page = await newPage(t);
  await finishCity(page, '#palazzi7');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    return window.press('a');
  });
  await page.waitForSelector('dialog.sheet[open] #link', { timeout: 20000 });
  const text = await page.textContent('#link');
  assert.match(text, /^Palazzi, City 7: \d+ points/);
  assert.ok(text.endsWith(`\n${site.address}#palazzi7`), text);
  assert.equal(await page.evaluate(() => getSelection().toString().trim()), text.trim());
  assert.deepEqual(page.problems, []);
});
