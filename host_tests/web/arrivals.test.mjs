// Games that come in cost no game: forks between browsers, six full slots, no database, a full disk, a tab that is closed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, readyToPress } from './harness/browser.mjs';
import { linkOf, peopleOf, playTurn, startWithPeople, takeLink, takeOn } from './harness/people.mjs';
import { cards, clickCard, failWrites, slotLinks, untilKept } from './harness/saved.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());
const people = (t, count) => peopleOf(t, site, count);
const openFor = async (t, count) => Promise.all((await people(t, count)).map((context) => openPage(context, site.address)));

const notice = (page) => page.textContent('#notice');
const press = (page, name) => page.click(`#notice .btn:has-text("${name}")`);
const reopen = async (page) => {
  await untilKept(page);
  await page.reload();
  await page.waitForFunction(() => window.lucca?.ready);
};

test('two who play on from one link keep both courses of the game', async (t) => {
  const [anna, mark] = await openFor(t, 2);
  await startWithPeople(anna);
  const first = await linkOf(anna);
  await takeOn(mark, first);
  await readyToPress(mark, 'keys');
  await playTurn(anna, 3);
  await playTurn(mark, 8);
  await playTurn(mark, 9);
  const [mine, other] = [await linkOf(anna), await linkOf(mark)];
  assert.notEqual(mine, other);
  await takeLink(anna, other);
  assert.match(await notice(anna), /played on in another way: Torri\. Mark’s turn 2\. Both are kept/);
  await press(anna, 'Take it on');
  assert.deepEqual((await slotLinks(anna)).sort(), [mine, other].sort());
  const shown = await cards(anna);
  assert.equal(shown.length, 2);
  assert.match(shown[0], /Anna’s turn 3/);
  assert.match(shown[1], /Mark’s turn 2/);
  await reopen(anna);
  assert.deepEqual((await slotLinks(anna)).sort(), [mine, other].sort(), 'and after the page was opened again');
});

test('three courses of one game, and an older link, end none of them', async (t) => {
  const [anna, mark, julia] = await openFor(t, 3);
  await startWithPeople(anna);
  const first = await linkOf(anna);
  const links = [];
  for (const [i, page] of [anna, mark, julia].entries()) {
    if (i) await takeOn(page, first);
    await readyToPress(page, 'keys');
    for (let turn = 0; turn <= i; ++turn) await playTurn(page, 20 * i + turn + 2);
    links.push(await linkOf(page));
  }
  assert.equal(new Set(links).size, 3);
  for (const link of links.slice(1)) {
    await takeLink(anna, link);
    await press(anna, 'Take it on');
  }
  assert.deepEqual((await slotLinks(anna)).sort(), [...links].sort());
  // The link that all came from: one's own games are further on, and stay.
  await takeLink(anna, first);
  assert.match(await notice(anna), /further on already/);
  await press(anna, 'Go on with mine');
  assert.deepEqual((await slotLinks(anna)).sort(), [...links].sort());
  await takeLink(anna, first);
  await press(anna, 'Take this one as well');
  assert.deepEqual((await slotLinks(anna)).sort(), [...links, first].sort());
  // And a link that goes on is the same game again.
  await playTurn(julia, 77);
  const further = await linkOf(julia);
  await takeLink(anna, further);
  assert.match(await notice(anna), /goes on from where yours stands/);
  await press(anna, 'Take it on');
  const now = await slotLinks(anna);
  assert.equal(now.length, 4);
  for (const link of [links[0], links[1], further]) assert.ok(now.includes(link));
});

test('with six games the player is asked which one may go', async (t) => {
  const [here, there] = await openFor(t, 2);
  await startWithPeople(there);
  const links = [];
  for (let i = 0; i < 7; ++i) {
    await there.evaluate(() => { for (let slot = 0; slot < 6; ++slot) window.lucca.console.module.removeSlot(slot); window.lucca.console.turn(); });
    await startWithPeople(there);
    links.push(await linkOf(there));
  }
  for (const link of links.slice(0, 6)) await takeOn(here, link);
  assert.deepEqual(await slotLinks(here), links.slice(0, 6));
  await takeLink(here, links[6]);
  await press(here, 'Take it on');
  assert.match(await here.textContent('#sheet-title'), /All six places are taken/);
  await here.click('#sheet-body .btn:has-text("Not now")');
  assert.deepEqual(await slotLinks(here), links.slice(0, 6), 'nothing was chosen, nothing is gone');
  await takeLink(here, links[6]);
  await press(here, 'Take it on');
  await here.click('#sheet-body .save:nth-child(3) .btn');
  const now = await slotLinks(here);
  assert.equal(now.filter((link) => links.slice(0, 6).includes(link)).length, 5);
  assert.ok(now.includes(links[6]));
});

test('a game that was begun while a question stood is neither replaced nor deleted', async (t) => {
  const [here, there] = await openFor(t, 2);
  await startWithPeople(there);
  const link = await linkOf(there);
  // The question about a link: the first free slot is taken meanwhile.
  await takeLink(here, link);
  await startWithPeople(here);
  const mine = await linkOf(here);
  await press(here, 'Take it on');
  assert.deepEqual((await slotLinks(here)).sort(), [mine, link].sort());
  // The question whether to delete: that game goes, and another one begins in its slot.
  await clickCard(here, 1, 'Delete');
  await here.evaluate(() => { const { console } = window.lucca; console.module.removeSlot(console.module.currentSlot()); console.turn(); });
  await startWithPeople(here);
  const other = await linkOf(here);
  assert.deepEqual((await slotLinks(here)).sort(), [mine, other].sort());
  await press(here, 'Delete');
  assert.deepEqual((await slotLinks(here)).sort(), [mine, other].sort());
  assert.equal((await cards(here)).length, 2);
});

test('a game is deleted for good only after a question', async (t) => {
  const [page] = await openFor(t, 1);
  await startWithPeople(page);
  const link = await linkOf(page);
  await clickCard(page, 1, 'Delete');
  await press(page, 'Keep it');
  assert.deepEqual(await slotLinks(page), [link]);
  await clickCard(page, 1, 'Delete');
  await press(page, 'Delete');
  assert.deepEqual(await slotLinks(page), []);
  await reopen(page);
  assert.deepEqual(await slotLinks(page), []);
});

test('without a database, and with a full one, taking on ends no game', async (t) => {
  const [, noneContext, fullContext] = await people(t, 3);
  const [there] = await openFor(t, 1);
  await startWithPeople(there);
  await playTurn(there, 5);
  const link = await linkOf(there);
  await noneContext.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const told = () => /not being saved/.test(document.getElementById('notice').textContent);
  for (const context of [noneContext, fullContext]) {
    const page = await openPage(context, site.address);
    if (context === noneContext) await page.waitForFunction(told);
    await startWithPeople(page);
    const mine = await linkOf(page);
    if (context === fullContext) {
      await untilKept(page);
      await failWrites(page, true);
    }
    await takeLink(page, link);
    await press(page, 'Take it on');
    assert.deepEqual((await slotLinks(page)).sort(), [mine, link].sort());
    assert.ok(await page.evaluate(() => window.lucca.console.on));
    if (context !== fullContext) continue;
    await page.waitForFunction(told);
    await failWrites(page, false);
    await page.waitForFunction(() => /works again/.test(document.getElementById('notice').textContent));
    await reopen(page);
    assert.deepEqual((await slotLinks(page)).sort(), [mine, link].sort());
  }
});

test('a tab that is closed while a game is taken on has the old game, and the new one wholly or not', async (t) => {
  const [context, other] = await people(t, 2), there = await openPage(other, site.address);
  await startWithPeople(there);
  await playTurn(there, 5);
  const link = await linkOf(there);
  let page = await openPage(context, site.address);
  await startWithPeople(page);
  const mine = await linkOf(page);
  await untilKept(page);
  // Before the transaction, after so many steps of the browser, or with transactions that never come.
  for (const moment of ['throw', 0, 1, 2, 5, 'wait']) {
    await takeLink(page, link);
    await page.evaluate(async (when) => {
      if (when === 'throw') IDBDatabase.prototype.transaction = () => { throw new DOMException('closed', 'InvalidStateError'); };
      document.querySelector('#notice .btn').click();
      for (let i = 0; i < when; ++i) await new Promise((resolve) => { setTimeout(resolve, 0); });
      if (when === 'wait') while (window.lucca.console.flash.unkept.size) await new Promise((resolve) => { setTimeout(resolve, 0); });
    }, moment);
    page.goto('chrome://crash').catch(() => {});
    await page.waitForEvent('crash').catch(() => {});
    page = await openPage(context, site.address);
    const now = await slotLinks(page);
    assert.ok(now.includes(mine), `${moment}: the old game ${mine} is not in ${now}`);
    assert.ok(now.length === 1 || (now.length === 2 && now.includes(link)), `${moment}: ${now.length} games`);
    if (moment === 'wait') assert.equal(now.length, 2);
    // The running game is the old one again.
    await page.evaluate((wanted) => {
      const { console } = window.lucca, { module } = console;
      for (let slot = 0; slot < module.slots(); ++slot) if (window.lucca.passing.link(slot) === wanted) module.removeSlot(slot);
      console.turn();
    }, link);
    await untilKept(page);
  }
});

test('games that version 0.2.0 left beside the store come into slots, and the rest can be played, saved and deleted', async (t) => {
  const fixtures = JSON.parse(readFileSync(new URL('./fixtures/links-0.2.0.json', import.meta.url), 'utf8'));
  const [here, there] = await openFor(t, 2);
  await startWithPeople(here);
  const mine = await linkOf(here);
  await untilKept(here);
  const codes = fixtures.map(({ hash }) => /#g=([\w-]+)/.exec(hash)[1]);
  await here.evaluate(async (list) => {
    const { flash } = window.lucca.console;
    const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    flash.setMark('waiting', [...list.map((code, id) => ({ id: String(id), bytes: bytes(code) })), { id: 'bad', bytes: 'no game' }, null]);
    await flash.keep();
  }, codes);
  await reopen(here);
  assert.equal((await slotLinks(here)).length, 6);
  assert.ok((await slotLinks(here)).includes(mine));
  assert.equal((await cards(here)).length, 7, 'one waits beside the six slots');
  // The file holds all seven, and another browser shows them.
  const [download] = await Promise.all([here.waitForEvent('download'), here.click('#yours-list > .row .btn:first-child')]);
  const [chooser] = await Promise.all([there.waitForEvent('filechooser'), there.evaluate(() => window.lucca.files.choose())]);
  await chooser.setFiles(await download.path());
  await there.waitForSelector('#notice:not([hidden])');
  await press(there, 'Open it');
  assert.deepEqual((await cards(there)).sort(), (await cards(here)).sort());
  // It is played where another game may go, and deleted.
  await clickCard(there, 7, 'Go on');
  assert.match(await there.textContent('#sheet-title'), /All six places are taken/);
  await there.click('#sheet-body .btn:has-text("Not now")');
  await clickCard(there, 7, 'Delete');
  await press(there, 'Delete');
  assert.equal((await cards(there)).length, 6);
  await reopen(there);
  assert.equal((await cards(there)).length, 6);
});

test('links and codes of version 0.2.0 are taken on', async (t) => {
  const fixtures = JSON.parse(readFileSync(new URL('./fixtures/links-0.2.0.json', import.meta.url), 'utf8'));
  for (const { game, hash, codes, seat, names } of fixtures) {
    for (const way of [hash, ...(codes.length === 1 ? [`#c=${codes[0]}`] : [])]) {
      const [page] = await openFor(t, 1);
      await takeLink(page, way);
      await press(page, 'Take it on');
      const about = await page.evaluate(() => window.lucca.games.current());
      assert.equal(about.game.toLowerCase(), game);
      assert.deepEqual(about.names, names);
      assert.equal(about.mover, names[seat]);
      await readyToPress(page, 'keys');
      assert.ok(await playTurn(page, 6), 'it is played on');
      await page.close();
    }
  }
});
