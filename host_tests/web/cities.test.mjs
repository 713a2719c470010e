// Cities in the page: today's city by the visitor's calendar, a link with a city's number, and what is not passed on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, readyToPress } from './harness/browser.mjs';
import { takeLink } from './harness/people.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

async function newPage(t) {
  const context = await contextFor(t, site);
  const page = await openPage(context, site.address);
  await readyToPress(page, 'keys');
  return page;
}
const words = (page) => page.evaluate(() => document.getElementById('mirror').textContent);
const day = () => { const now = new Date(); return Math.round((new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12) - new Date(now.getFullYear(), 0, 0, 12)) / 864e5); };

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
