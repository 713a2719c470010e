// Saving in the browser: every acknowledged value is there again, whatever happened to the tab, the database or the browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, readyToPress } from './harness/browser.mjs';
import { linkOf, playTurn, startWithPeople, takeLink } from './harness/people.mjs';
import { cards, failWrites, slotLinks, untilKept } from './harness/saved.mjs';
import { runLives } from './harness/faults.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

const says = (page, words) => page.waitForFunction((text) => document.getElementById('notice').textContent.includes(text), words);
async function playing(t) {
  const context = await contextFor(t, site), page = await openPage(context, site.address);
  await startWithPeople(page);
  await untilKept(page);
  return { context, page };
}
async function goesOnAfterReload(page, link) {
  await untilKept(page);
  await page.reload();
  await page.waitForFunction(() => window.lucca?.ready);
  assert.equal(await linkOf(page), link);
}

test('a tab that was frozen while another took over changes nothing when it thaws', async (t) => {
  const { context, page: first } = await playing(t);
  const lifecycle = await context.newCDPSession(first);
  await lifecycle.send('Page.enable');
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  const second = await openPage(context, site.address, { ready: false });
  await second.waitForSelector('#notice:not([hidden])');
  await second.click('#notice .btn');
  await second.waitForFunction(() => window.lucca?.ready);
  await readyToPress(second, 'keys');
  await second.evaluate(() => { window.lucca.console.module.openGame(); window.lucca.console.turn(); });
  for (let turn = 0; turn < 3; ++turn) await playTurn(second, turn + 2);
  const link = await linkOf(second);
  await untilKept(second);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  // Even if it does not know yet that another tab has the flash.
  const kept = await first.evaluate(async () => {
    const { flash } = window.lucca.console;
    flash.foreign = false;
    flash.touchAll();
    return flash.keep();
  });
  assert.equal(kept, false);
  await says(first, 'The console went to another tab');
  assert.equal(await first.evaluate(() => window.lucca.console.on), false);
  await goesOnAfterReload(second, link);
});

test('transactions that fail are told at once and tried again, and the game goes on', async (t) => {
  const { page } = await playing(t);
  await failWrites(page, true);
  await playTurn(page, 4);
  await says(page, 'not being saved');
  for (let turn = 0; turn < 2; ++turn) await playTurn(page, turn + 5);
  const link = await linkOf(page);
  assert.ok(await page.evaluate(() => window.lucca.console.flash.unkept.size) > 0);
  // A dozen writes that fail at one moment put the next try off as one does.
  assert.ok(await page.evaluate(() => {
    const { flash } = window.lucca.console;
    flash.fail();
    const { retryMs } = flash;
    for (let i = 0; i < 12; ++i) flash.fail();
    return flash.retryMs === retryMs;
  }));
  await failWrites(page, false);
  await says(page, 'Saving works again');
  assert.deepEqual(page.problems, []);
  await goesOnAfterReload(page, link);
});

for (const [way, clear] of [['deleted', (page) => page.evaluate(() => new Promise((resolve) => { indexedDB.deleteDatabase('lucca').onsuccess = resolve; }))],
  ['cleared by the browser', async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(site.address).origin, storageTypes: 'indexeddb' });
  }]]) {
  test(`a database that is ${way} in the middle of a game is made again with everything`, async (t) => {
    const { page } = await playing(t);
    await page.evaluate(() => { window.lucca.console.flash.setMark('with:1', 'Mark'); });
    await untilKept(page);
    await clear(page);
    await playTurn(page, 4);
    assert.ok(await page.evaluate(() => window.lucca.console.on));
    const link = await linkOf(page);
    await goesOnAfterReload(page, link);
    assert.equal(await page.evaluate(() => window.lucca.console.flash.mark('with:1')), 'Mark');
    assert.deepEqual(page.problems, []);
  });
}

// The browser may still be busy with what cut the connection: the first new one fails in some place.
for (const step of ['connect', 'own', 'write']) {
  test(`everything is kept after a cut although the first try fails at ${step}`, async (t) => {
    const { page } = await playing(t);
    await page.evaluate(() => { window.lucca.console.flash.setMark('with:1', 'Mark'); });
    await untilKept(page);
    await page.evaluate(async (failing) => {
      const { database } = window.lucca.console.flash, real = database[failing];
      database.db.close();
      database.db = null;
      await new Promise((resolve) => { indexedDB.deleteDatabase('lucca').onsuccess = resolve; });
      database[failing] = async () => {
        database[failing] = real;
        throw new DOMException('The connection was closed.', 'AbortError');
      };
    }, step);
    await playTurn(page, 4);
    await goesOnAfterReload(page, await linkOf(page));
    assert.equal(await page.evaluate(() => window.lucca.console.flash.mark('with:1')), 'Mark');
    assert.deepEqual(page.problems, []);
  });
}

test('a single bad record is set aside, and told', async (t) => {
  const { page } = await playing(t);
  const link = await linkOf(page);
  await untilKept(page);
  await page.evaluate(async () => {
    const { flash } = window.lucca.console;
    flash.foreign = true;  // the device erases ahead when it is idle, and would write over the bad records
    await flash.last;
    let free = 63;
    while (flash.bytes.subarray(free * 4096, (free + 1) * 4096).some((byte) => byte !== 255)) --free;
    const work = flash.database.db.transaction(['flash', 'marks'], 'readwrite');
    work.objectStore('flash').put('no sector', free);
    work.objectStore('flash').put(new Uint8Array(3), free - 1);
    work.objectStore('flash').put('nor this', 'a name');
    work.objectStore('marks').put(17, 'waiting');
    await new Promise((resolve) => { work.oncomplete = resolve; });
  });
  await page.reload();
  await says(page, 'could not be read');
  await page.waitForFunction(() => window.lucca?.ready);
  assert.equal(await linkOf(page), link);
  assert.deepEqual(await page.evaluate(() => [...window.lucca.console.flash.marks].filter(([name]) => /^bad:/.test(name)).map(([, value]) => String(value)).sort()), ['0,0,0', 'no sector']);
  await readyToPress(page, 'keys');
  await page.evaluate(() => { window.lucca.console.module.openGame(); window.lucca.console.turn(); });
  await playTurn(page, 6);
  await goesOnAfterReload(page, await linkOf(page));
});

test('a store that cannot be read is never written over', async (t) => {
  const { context, page } = await playing(t);
  const link = await linkOf(page);
  await page.close();
  const blind = await context.newPage();
  await blind.addInitScript(() => { IDBDatabase.prototype.transaction = () => { throw new DOMException('no', 'UnknownError'); }; });
  await blind.goto(site.address);
  await blind.waitForFunction(() => window.lucca?.ready);
  await says(blind, 'not being saved');
  await startWithPeople(blind);
  await blind.close();
  const again = await openPage(context, site.address);
  assert.deepEqual(await slotLinks(again), [link]);
});

test('the browser is asked to keep the games once somebody plays', async (t) => {
  const context = await contextFor(t, site);
  await context.addInitScript(() => {
    window.asked = 0;
    navigator.storage.persist = async () => { ++window.asked; };
  });
  const page = await openPage(context, site.address);
  assert.equal(await page.evaluate(() => window.asked), 0);
  await startWithPeople(page);
  assert.equal(await page.evaluate(() => window.asked), 1);
});

test('odd addresses and names do no harm', async (t) => {
  const { page } = await playing(t);
  const link = await linkOf(page);
  await page.goto(`${site.address}?play=__proto__`);
  await page.waitForFunction(() => document.getElementById('mirror').textContent !== '');
  assert.doesNotMatch(await page.textContent('#mirror'), /Edition|Players/);
  for (const text of ['LUCCA1-1-1-00000000-', 'LUCCA1-1-2-00000000-', 'LUCCA1-1-1-00000000-A']) {
    await takeLink(page, `#c=${text}`);
    assert.match(await page.textContent('#notice'), /holds no game/, text);
    await page.click('#notice .btn');
  }
  await takeLink(page, `${link}&by=${encodeURIComponent('**Anna** {mine}')}`);
  assert.equal(await page.textContent('#notice b'), '**Anna** {mine} passed you Torri: your turn');
  assert.equal((await cards(page)).length, 1);
});

// A sample; `node host_tests/web/faults.mjs 500` does many.
test('nothing acknowledged is lost in 30 lives with faults', async (t) => {
  const { lives, lost, acknowledged } = await runLives(site, { count: 30, seed: 7 });
  t.diagnostic(`${JSON.stringify(lives)}, ${acknowledged} games acknowledged`);
  assert.deepEqual(lost, []);
  assert.ok(Object.keys(lives).length >= 5 && acknowledged > 30);
});
