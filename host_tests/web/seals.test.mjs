// Sealed cards in the page: three people with a browser each, up to the first cards that two browsers draw together.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, readyToPress } from './harness/browser.mjs';
import { hasGame, linkOf, peopleOf, playTurn, startWithPeople, takeLink } from './harness/people.mjs';
import { untilKept } from './harness/saved.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

const names = ['Anna', 'Mark', 'Julia'];
const current = (page) => page.evaluate(() => window.lucca.games.current());
// The bytes of a link without its seals: who plays, and the history.
const courseOf = (link) => {
  const bytes = Buffer.from(/#g=([\w-]+)/.exec(link)[1], 'base64url');
  return bytes.subarray(11 + bytes[10]).toString('hex');
};
const sheetSays = (page) => page.evaluate(() => {
  window.lucca.passing.sheet();
  const text = document.getElementById('sheet-body').textContent;
  document.querySelector('dialog.sheet').close();
  return text;
});
async function take(page, link) {
  await takeLink(page, link);
  const said = await page.textContent('#notice');
  await page.click('#notice .btn');
  assert.ok(await hasGame(page, link));
  return said;
}

test('the next cards are laid out by the browser that receives the game, and by no other', { timeout: 240000 }, async (t) => {
  const contexts = await peopleOf(t, site, 4);
  const pages = await Promise.all(contexts.map((context) => openPage(context, site.address)));
  const spare = pages.pop();
  await startWithPeople(pages[0], 'palazzi');
  for (const page of pages) await readyToPress(page, 'keys');
  assert.match(await sheetSays(pages[0]), /link holds them.*No coming card/);
  let holder = 0, turns = 0, link;
  for (; turns < 20; ++turns) {
    await playTurn(pages[holder], turns + 3);
    const { mover, draws } = await current(pages[holder]);
    link = await linkOf(pages[holder]);
    if (draws) break;
    // Copying the link passes the game on: that player is away from now on.
    await pages[holder].evaluate(() => window.lucca.console.module.sent());
    holder = names.indexOf(mover);
    assert.doesNotMatch(await take(pages[holder], link), /seal is new|alone/);
  }
  assert.ok(turns >= 3 && turns < 20, `${turns} turns to the first draw`);
  const decider = holder, drawer = names.indexOf((await current(pages[decider])).mover);
  assert.notEqual(decider, drawer);
  assert.match(await sheetSays(pages[decider]), /No coming card is in the link/);
  // Who decided opens the link elsewhere, and sees other cards than those that come.
  await take(spare, link);
  const said = await take(pages[drawer], link);
  assert.match(said, /lays out the next cards/);
  assert.doesNotMatch(said, /seal is new|alone/);
  const [seen, real] = [await linkOf(spare), await linkOf(pages[drawer])];
  assert.notEqual(courseOf(seen), courseOf(real));
  assert.equal(courseOf(real).slice(0, 40), courseOf(seen).slice(0, 40));
  // Nothing is drawn again when the page is opened again.
  await untilKept(pages[drawer]);
  await pages[drawer].reload();
  await pages[drawer].waitForFunction(() => window.lucca?.ready);
  assert.equal(await linkOf(pages[drawer]), real);
  // A player who passes on cards seen elsewhere has another seal, and everybody is told.
  await takeLink(pages[decider], seen);
  assert.match(await pages[decider].textContent('#notice'), new RegExp(`${names[drawer]}’s seal is new`));
  await takeLink(pages[decider], real);
  assert.doesNotMatch(await pages[decider].textContent('#notice'), /seal is new|alone/);
});
