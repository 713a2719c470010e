// The screen as text, in the browser: a whole game of each kind by what is read, and what is spoken.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, openStillPage, pressStill, readyToPress } from './harness/browser.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

async function newPage(t) {
  const page = await openPage(await contextFor(t, site), site.address);
  await readyToPress(page, 'keys');
  return page;
}

// Plays by the text mirror and the names of the keys alone; the number of decisions, 0 when the game does not end.
const playByReading = (page, game) => page.evaluate(async (wanted) => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const title = () => texts('#mirror h2').join(' '), chosen = () => texts('#mirror [aria-current]').join(' ');
  const key = (name) => (document.querySelector(`.key[data-pad=${name}]`).ariaLabel.split(': ')[1] || '');
  const choose = async (row) => {
    for (let i = 0; i < 20 && !chosen().startsWith(row); ++i) await window.press('down');
    await window.press('a');
  };
  await window.press('b');
  await choose('New game');
  await choose(wanted);
  let random = 5;
  const ways = ['down', 'right', 'up', 'left'];
  for (let i = 1; i < 4000; ++i) {
    if (title().includes('wins!')) return i;
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    // A key that says nothing, or a refusal: another choice.
    const refused = document.querySelector('#mirror .refusal');
    await window.press(key('a') && !refused ? 'a' : ways[refused ? (random >>> 16) % 4 : 0]);
    window.elapse(400);
  }
  return 0;
}, game);

for (const game of ['Palazzi', 'Torri']) {
  test(`a whole game of ${game} by reading alone`, async (t) => {
    const page = await newPage(t);
    const decisions = await playByReading(page, game);
    t.diagnostic(`${decisions} decisions`);
    assert.ok(decisions > 20, 'the game came to its end');
    assert.deepEqual(page.problems, []);
  });
}

test('what is new is spoken, and only that; a refusal at once', async (t) => {
  const page = await openStillPage(await contextFor(t, site), site.address);
  const spoken = (id) => page.evaluate((name) => [...document.getElementById(name).children].map((line) => line.textContent), id);
  await pressStill(page, 'Escape', 400);
  assert.deepEqual(await spoken('news'), ['Lucca Tascabile', 'First time here? Learn shows', 'you a game step by step.', 'New game', 'Puzzles', 'Cities', 'Hall of fame', 'Learn', 'Settings', 'A: Choose   X: Help   Y: Settings']);
  await pressStill(page, 'ArrowUp', 400);
  assert.deepEqual(await spoken('news'), ['Cities'], 'the tile that is reached, and nothing beside it');
  await pressStill(page, 'Escape', 400);
  assert.equal((await spoken('refusals')).length > 0, true, 'a press that does nothing says why');
});

test('a secret is there to read only while it is on the screen', async (t) => {
  const page = await newPage(t);
  await page.click('[data-do=palazzi]');
  // Two people, so that the console is handed over.
  const read = () => page.evaluate(() => document.getElementById('mirror').textContent);
  await page.evaluate(async () => {
    for (const key of ['a', 'down', 'down', 'left', 'left', 'up', 'up']) await window.press(key);
    for (let i = 0; i < 12 && window.lucca.console.module.passing() === 0; ++i) await window.press('a');
    window.elapse(400);
  });
  const card = /(red|green|blue|yellow|violet|grey) \d+/;
  assert.doesNotMatch(await read(), card, 'nothing before the player has the console');
  await page.evaluate(async () => {
    for (let i = 0; i < 3 && window.lucca.console.module.passing() !== 3; ++i) await window.press('a');
    window.elapse(400);
  });
  assert.match(await read(), card, 'the hand');
  await page.evaluate(async () => { await window.lucca.console.stop(); window.lucca.mirror.clear(); });
  assert.equal(await read(), '');
});
