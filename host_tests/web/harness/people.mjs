// People with a browser each, who pass a game to one another by link.
import assert from 'node:assert/strict';
import { contextFor, readyToPress } from './browser.mjs';

export const states = { none: 0, handOver: 1, playing: 2, secret: 3 };

// A browser for each person.
export const peopleOf = (t, site, count) => Promise.all(Array.from({ length: count }, async (_, person) => {
  const context = await contextFor(t, site);
  // The same games in every run, another one for each person.
  await context.addInitScript((first) => {
    let seed = first;
    crypto.getRandomValues = (numbers) => numbers.fill(seed += 0x9e3779b9);
  }, 19 + person);
  return context;
}));

// A game in which every seat is a person: a computer's seat would play on as soon as its game is taken on.
const everybody = {
  torri: ['a', 'down', 'down', 'left', 'left', 'up', 'up'],
  palazzi: ['a', 'down', 'down', 'left', 'left', 'down', 'left', 'left', 'up', 'up', 'up'],
};
export async function startWithPeople(page, game = 'torri') {
  await readyToPress(page, 'keys');
  await page.click(`[data-do=${game}]`);
  await page.evaluate(async (keys) => {
    for (const key of keys) await window.press(key);
    for (let i = 0; i < 12 && window.lucca.console.module.passing() === 0; ++i) await window.press('a');
  }, everybody[game]);
  assert.equal(await page.evaluate(() => window.lucca.console.module.passing()), states.handOver);
}

export const linkOf = (page) => page.evaluate(() => window.lucca.passing.link());

export async function takeLink(page, link) {
  await page.evaluate((hash) => { location.hash = hash; }, link.slice(link.indexOf('#')));
  await page.waitForSelector('#notice:not([hidden])');
  return page.textContent('#notice b');
}

// The same within the page, and the game is taken on: a click through the browser waits ten times as long.
export const takeOnAtOnce = (page, link) => page.evaluate(async (wanted) => {
  const until = async (isTrue) => { while (!isTrue()) await new Promise((resolve) => { setTimeout(resolve, 1); }); };
  const notice = document.getElementById('notice');
  location.hash = wanted.slice(wanted.indexOf('#'));
  await until(() => !notice.hidden);
  notice.querySelector('.btn').click();
  await until(() => window.lucca.console.on && notice.hidden);
}, link);

// Whether the page has the link's game, at that turn or further on.
export const hasGame = (page, link) => page.evaluate((wanted) => {
  const { games } = window.lucca, text = /#g=([\w-]+)/.exec(wanted)[1].replace(/-/g, '+').replace(/_/g, '/');
  if (games.give(Uint8Array.from(atob(text), (c) => c.charCodeAt(0))) !== 0) return false;
  return [1, 3].includes(games.room().relation);
}, link);

export async function takeOn(page, link) {
  await takeLink(page, link);
  await page.click('#notice .btn');
  await page.waitForFunction(() => window.lucca.console.on);
  assert.ok(await hasGame(page, link), 'it is the game of the link, or with the cards that were due');
}

// Presses at random until the turn is done and the console is to be handed on; false when the game is over. A city that
// fills up has few free lots: who goes only one way never comes to them. B leads out of what is only looked at.
export const playTurn = (page, seed) => page.evaluate(async ({ handOver, random: start }) => {
  const { console } = window.lucca;
  const seat = () => console.words(console.module.describeStored()).split('\n')[1];
  const mine = seat();
  let random = start;
  for (let i = 0; i < 600; ++i) {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    const looks = /A: (Visit|Back)/.test(document.getElementById('mirror').textContent);
    await window.press(looks ? 'b' : ['left', 'right', 'up', 'down', 'right', 'up'][(random >>> 16) % 18] || 'a');
    // To read the store takes as long as dozens of presses.
    const state = console.module.passing();
    if (state > handOver) continue;
    const now = seat();
    if (now === undefined) return false;
    if (now !== mine && state === handOver) return true;
  }
  throw new Error(`seat ${mine} does not get to the end of its turn: ${document.getElementById('mirror').textContent}`);
}, { handOver: states.handOver, random: seed });
