// The home page in headless Chromium, by its own clock: how soon the console can be played, and how long the longest task is
// while the strongest computer thinks. Each is the best of a few, beside something that the same run measured on the same
// machine: an empty page, and a plain loop that takes as long as one go at thinking should.
import { contextFor, openBrowser, openPage, site as folder } from '../../host_tests/web/harness/browser.mjs';
import { serve } from '../web/serve.mjs';

const TRIES = 3;
const WATCH_MS = 2500;
const PRESS = { delay: 40 };

async function bestOf(measure) {
  const seen = [];
  for (let i = 0; i < TRIES; ++i) seen.push(await measure());
  return Math.min(...seen);
}

// From a warm cache to the moment at which `isThere` says so, in ms.
async function loading(page, address, isThere) {
  await page.goto(address);
  await page.waitForFunction(isThere);
  return bestOf(async () => {
    await page.reload();
    await page.waitForFunction(isThere);
    return page.evaluate(() => window.readyAt ?? performance.getEntriesByType('navigation')[0].loadEventEnd);
  });
}

async function startMasters(page, game) {
  const chosen = () => page.evaluate(() => [...document.querySelectorAll('#mirror [aria-current]')].map((line) => line.textContent).join(' '));
  const press = async (key, ms = 120) => {
    await page.keyboard.press(key, PRESS);
    await page.waitForTimeout(ms);
  };
  await page.click(`[data-do=${game}]`);
  await page.waitForTimeout(600);
  await press('Enter', 600);
  for (let seat = 0; seat < 2; ++seat) {
    await press('ArrowDown');
    for (let i = 0; i < 4 && !(await chosen()).includes('Master'); ++i) await press('ArrowRight');
    if (!(await chosen()).includes('Master')) throw new Error(`no master at the table: ${await chosen()}`);
  }
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await press(key);
}

// The longest turn of the page's loop, in ms, while somebody thinks.
const longestTurn = (page) => page.evaluate(async (ms) => {
  const { console } = window.lucca, turn = console.turn.bind(console);
  let longest = 0;
  console.turn = () => {
    const began = performance.now();
    turn();
    longest = Math.max(longest, performance.now() - began);
  };
  await new Promise((resolve) => { setTimeout(resolve, ms); });
  console.turn = turn;
  return longest;
}, WATCH_MS);

// The longest of as many loops that end at the first look at the clock after 10 ms: what the machine adds by itself.
const longestLoop = (page) => page.evaluate(async (ms) => {
  let longest = 0;
  for (const end = performance.now() + ms; performance.now() < end;) {
    const began = performance.now();
    while (performance.now() < began + 10);
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => { setTimeout(resolve, 0); });
  }
  return longest;
}, WATCH_MS);

const row = (what, ms, beside, its) => console.log(
  `${what.padEnd(44)} ${ms.toFixed(0).padStart(5)} ms  ${(ms / its).toFixed(1).padStart(5)} times ${beside} (${its.toFixed(0)} ms)`);

const site = await openBrowser();
const closing = [];
const context = await contextFor({ after: (call) => closing.push(call) }, site);
await context.addInitScript(() => {
  const looking = setInterval(() => {
    if (!window.lucca?.ready) return;
    window.readyAt = performance.now();
    clearInterval(looking);
  }, 4);
});
const page = await openPage(context, site.address);
console.log('The home page in headless Chromium, the best of three:\n');
const empty = await loading(await context.newPage(), `${site.address}LICENSE.txt`, () => document.readyState === 'complete');
row('can be played, from a warm cache', await loading(page, site.address, () => window.readyAt), 'a page of plain text', empty);
for (const game of ['palazzi', 'torri']) {
  const table = await openPage(await contextFor({ after: (call) => closing.push(call) }, site), site.address);
  await startMasters(table, game);
  const longest = await bestOf(() => longestTurn(table));
  row(`longest task while a master of ${game} thinks`, longest, 'an empty loop of 10 ms', await bestOf(() => longestLoop(table)));
}
// As on a slow phone: nothing in the cache, 1.6 Mb/s, 150 ms there and back.
const slow = { offline: false, downloadThroughput: 200000, uploadThroughput: 93750, latency: 150 };
const firstVisit = async (address) => {
  const visit = [], fresh = await contextFor({ after: (call) => visit.push(call) }, site), tab = await fresh.newPage();
  const session = await fresh.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.waitForFunction(() => window.lucca?.ready, null, { polling: 10 });
  const times = await tab.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
    keys: performance.now(),
    bytes: performance.getEntriesByType('resource').reduce((sum, one) => sum + one.encodedBodySize, performance.getEntriesByType('navigation')[0].encodedBodySize),
  }));
  for (const call of visit) await call();
  return times;
};
const compressing = await serve(folder, 0, { compress: true });
for (const [address, server] of [[site.address, 'compresses nothing'], [compressing.address, 'compresses text']]) {
  const visits = [];
  for (let i = 0; i < TRIES; ++i) visits.push(await firstVisit(address));
  const least = (what) => Math.min(...visits.map((visit) => visit[what]));
  console.log(`At 1.6 Mb/s, from a server that ${server}, ${least('bytes')} bytes:`);
  row('first paint', least('paint'), 'a page of plain text', empty);
  row('keys count', least('keys'), 'a page of plain text', empty);
}
for (const call of closing) await call();
await site.close();
compressing.server.close();
