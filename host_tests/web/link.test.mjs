// A game by link: passed between two people through a whole game, and a hundred links that are broken.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, readyToPress, storedGame } from './harness/browser.mjs';
import { linkOf, peopleOf, playTurn, startWithPeople, takeLink, takeOn, takeOnAtOnce } from './harness/people.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());
const people = (t, count) => peopleOf(t, site, count);

// In the page: the console has that game. The fifth line is another in each browser.
const isThere = (wanted) => {
  const { console } = window.lucca, without = (words) => words.split('\n').filter((_, line) => line !== 4).join();
  return console.on && without(console.words(console.module.describeStored())) === without(wanted);
};

// What is on the screen before anybody said to hold it: a name, and nothing of the game.
const words = (page) => page.evaluate(() => document.getElementById('mirror').textContent);
// Looks at the secret cards, and at what the page says to who wants to pass them on.
async function lookAtSecret(page) {
  await page.evaluate(async () => { for (let i = 0; i < 2; ++i) await window.press('a'); });
  const said = await page.evaluate(() => {
    window.lucca.passing.sheet();
    const text = document.getElementById('sheet-body').textContent;
    document.querySelector('dialog.sheet').close();
    return text;
  });
  return { shown: /shields/.test(await words(page)), refused: /Not while cards are shown/.test(said) };
}

// The pages of two people; on the first one a game has begun.
async function twoPages(t) {
  const contexts = await people(t, 2);
  const pages = [await openPage(contexts[0], site.address), await openPage(contexts[1], site.address)];
  await startWithPeople(pages[0]);
  return pages;
}

async function playByLink(t, game, secrets) {
  const contexts = await people(t, 2);
  const pages = await Promise.all(contexts.map((context) => openPage(context, site.address)));
  await startWithPeople(pages[0], game);
  for (const page of pages) await readyToPress(page, 'keys');
  let longest = 0, links = 0;
  for (let on = true; on && links < 120; ++links) {
    const here = pages[links % 2], there = pages[(links + 1) % 2];
    const link = await linkOf(here);
    longest = Math.max(longest, link.length);
    await (links < 4 ? takeOn : takeOnAtOnce)(there, link);
    if (links < secrets) {
      assert.ok(!/shields/.test(await words(there)), 'nothing is shown before it is asked for');
      assert.deepEqual(await lookAtSecret(there), { shown: true, refused: true });
    }
    on = await playTurn(there, links + 1);
  }
  t.diagnostic(`${links} links, the longest has ${longest} characters`);
  assert.ok(links >= 10 && links < 120, `${links} links`);
  assert.ok(longest <= 2000, `the longest link has ${longest} characters`);
}

test('a game of Torri goes to and fro by link until it is over', (t) => playByLink(t, 'torri', 0));
// Three people: the first round is played with cards that only one may see.
test('a game of Palazzi goes to and fro by link, its secrets covered', (t) => playByLink(t, 'palazzi', 3));

test('the sheet to pass on has the colour and the emblem of who is to play', async (t) => {
  const [context] = await people(t, 1);
  const page = await openPage(context, site.address);
  const open = () => page.evaluate(() => {
    window.lucca.passing.sheet();
    const medal = document.querySelector('.sheet .head .medal');
    if (!medal) return document.querySelector('dialog.sheet').close();
    const { data } = medal.getContext('2d').getImageData(0, 0, medal.width, medal.height);
    const painted = [];
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) painted.push(`${data[i]},${data[i + 1]},${data[i + 2]}`);
    const style = getComputedStyle(document.querySelector('.sheet .head'));
    document.querySelector('dialog.sheet').close();
    return { count: painted.length, colours: [...new Set(painted)].map((colour) => `rgb(${colour.replace(/,/g, ', ')})`), ground: style.backgroundColor,
      on: style.color, disc: getComputedStyle(medal).backgroundColor, all: data.join() };
  });
  assert.equal(await open(), undefined, 'without a game there is nobody');
  await startWithPeople(page);
  const first = await open();
  assert.ok(first.count > 300 && first.count < 2500, `${first.count} pixels`);
  assert.deepEqual([first.colours, first.disc], [[first.ground], first.on]);
  await page.evaluate(async () => { for (let i = 0; i < 2; ++i) await window.press('a'); });
  await playTurn(page, 3);
  const second = await open();
  assert.notEqual(first.ground, second.ground);
  assert.notEqual(first.all, second.all);
});

test('the sender’s name is asked for once, goes with the link, and is left out on request', async (t) => {
  const [first, second] = await people(t, 2);
  const page = await openPage(first, site.address), other = await openPage(second, site.address);
  await startWithPeople(page);
  const open = () => page.evaluate(() => { window.lucca.passing.sheet(); return document.getElementById('sheet-body').textContent; });
  const link = () => page.textContent('#link');
  assert.match(await open(), /Your name, for whoever opens the link/);
  assert.equal(await page.inputValue('#sender-name'), 'Mark', 'Anna is to play, so it is the other one who passes');
  assert.doesNotMatch(await link(), /by=/, 'nothing is told before somebody says so');
  await page.fill('#sender-name', '  Zoë\u202e\u0007 & co ');
  await page.press('#sender-name', 'Enter');
  assert.match(await link(), /&by=Zo%C3%AB%20%26%20co$/);
  assert.equal(await takeLink(other, await link()), 'Zoë & co passed you Torri: your turn');
  // Kept, also in the next visit, and nobody is asked again.
  await page.reload();
  await page.waitForFunction(() => window.lucca?.ready);
  await page.evaluate(() => { window.lucca.console.module.openGame(); window.lucca.console.turn(); });
  assert.match(await open(), /The link says that Zoë & co passes it/);
  assert.equal(await page.locator('#sender-name').count(), 0);
  await page.click('#sender .btn');
  await page.click('#sender .btn >> text=Leave it out');
  assert.doesNotMatch(await link(), /by=/);
  assert.match(await open(), /names nobody as its sender/);
  assert.equal(await takeLink(other, await link()), 'Torri was passed to you: your turn');
  assert.deepEqual([...page.problems, ...other.problems], []);
});

test('a hundred broken links are refused with a reason, and nothing is lost', async (t) => {
  const [context] = await people(t, 1);
  const page = await openPage(context, site.address);
  await startWithPeople(page);
  const game = await storedGame(page), link = await linkOf(page);
  const code = /#g=([\w-]+)/.exec(link)[1];
  const reasons = await page.evaluate(({ whole }) => {
    const seen = {};
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const { passing, games } = window.lucca;
    for (let i = 0; i < 100; ++i) {
      const at = (i * 7) % whole.length || 1;
      const kinds = [
        whole.slice(0, at), whole.slice(0, at) + letters[(letters.indexOf(whole[at]) + 1 + i % 60) % 64] + whole.slice(at + 1),
        `${whole}${letters[i % 64]}AAAA`, `%%%${i}`, letters.repeat(i % 9 + 1).slice(i), whole.slice(at) + whole.slice(0, at),
      ];
      history.replaceState(null, '', `#g=${kinds[i % kinds.length]}`);
      document.getElementById('notice').hidden = true;
      passing.hear();
      const card = document.getElementById('notice');
      const bad = !card.hidden && card.classList.contains('bad');
      seen[bad ? card.querySelector('b').textContent : `taken: ${kinds[i % kinds.length].slice(0, 20)} ${i}`] = true;
    }
    return Object.keys(seen);
  }, { whole: code });
  t.diagnostic(reasons.join(' | '));
  assert.ok(!reasons.some((reason) => reason.startsWith('taken')), reasons.join());
  assert.equal(await storedGame(page), game);
});

test('to look at a game changes nothing in the memory of a console that runs', async (t) => {
  const [context] = await people(t, 1);
  const page = await openPage(context, site.address);
  await startWithPeople(page);
  const changed = await page.evaluate(async () => {
    const { console, files, games, passing } = window.lucca, { module, flash } = console;
    let writes = 0;
    passing.link();  // the first link gives the game its number
    for (let i = 0; i < 30; ++i) {
      await window.press('a');
      await window.press('right');
      await flash.keep();
      const before = flash.bytes.slice();
      passing.link();
      games.current();
      games.give(console.bytes(module.pack(module.currentSlot())).slice());
      module.relation();
      files.isStore(before);
      writes += before.reduce((sum, byte, at) => sum + (byte !== flash.bytes[at]), 0) + flash.unkept.size;
    }
    return writes;
  });
  assert.equal(changed, 0);
});

test('what comes in overwrites nothing: the game that was here waits', async (t) => {
  const [here, there] = await twoPages(t);
  await startWithPeople(there);
  const mine = await storedGame(there);
  await takeLink(there, await linkOf(here));
  await there.click('#notice .btn');
  await there.waitForFunction(() => document.querySelectorAll('#yours-list .save').length === 2);
  assert.notEqual(await storedGame(there), mine);
  await there.click('#yours-list .save:nth-child(2) .btn');
  await there.waitForFunction((wanted) => window.lucca.console.on && window.lucca.console.words(window.lucca.console.module.describeStored()) === wanted, mine);
});

test('the store goes out as a file and comes in again, and other files are refused', async (t) => {
  const [here, there] = await twoPages(t);
  const game = await storedGame(here);
  await here.click('.tool[data-do=games]');
  const [download] = await Promise.all([here.waitForEvent('download'), here.click('#sheet-body > .row .btn:first-child')]);
  const folder = mkdtempSync(join(tmpdir(), 'lucca-'));
  const file = join(folder, 'handheld.flash');
  await download.saveAs(file);
  writeFileSync(join(folder, 'other'), 'no store');
  const open = async (path) => {
    await there.click('.tool[data-do=games]');
    const [chooser] = await Promise.all([there.waitForEvent('filechooser'), there.click('#sheet-body > .row .btn:last-child')]);
    await chooser.setFiles(path);
    await there.waitForSelector('#notice:not([hidden])');
  };
  await open(join(folder, 'other'));
  assert.ok(await there.evaluate(() => document.getElementById('notice').classList.contains('bad')));
  await there.click('#notice .btn');
  await open(file);
  await there.click('#notice .btn');
  await there.waitForFunction((wanted) => window.lucca.console.words(window.lucca.console.module.describeStored()) === wanted, game);
});

test('a code is read from a picture, and other pictures are not', async (t) => {
  const [here, there] = await twoPages(t);
  const game = await storedGame(here);
  await here.click('.tool[data-do=pass]');
  const png = await here.evaluate(() => {
    const small = document.querySelector('.qr'), large = document.createElement('canvas');
    large.width = large.height = 8 * (small.width + 8);
    const context = large.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, large.width, large.height);
    context.imageSmoothingEnabled = false;
    context.drawImage(small, 32, 32, 8 * small.width, 8 * small.height);
    return large.toDataURL().split(',')[1];
  });
  await there.click('.tool[data-do=take]');
  await there.click('[data-way=picture]');
  await there.setInputFiles('#code-picture', { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await there.waitForFunction(() => document.querySelector('#sheet-body [role=status]').textContent !== '');
  await there.setInputFiles('#code-picture', { name: 'code.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await there.waitForSelector('#notice:not([hidden])');
  await there.click('#notice .btn');
  await there.waitForFunction(isThere, game);
});

// The console's own menu shows the running game as codes; another browser reads them from pictures of its screen.
test('a running game goes from the handheld’s screen to a browser', async (t) => {
  const [here, there] = await twoPages(t);
  await playTurn(here, 4);
  const game = await storedGame(here);
  const { pictures, texts } = await here.evaluate(async () => {
    // A key that ends the greeting does nothing else.
    for (let i = 0; i < 200; ++i) window.elapse(20);
    await window.press('y');
    const chosen = () => document.querySelector('#mirror [aria-current]')?.textContent;
    for (let i = 0; i < 20 && chosen() !== 'Code for a phone'; ++i) await window.press('down');
    await window.press('a');
    const { codes } = window.lucca, seen = [], read = [];
    for (let i = 0; i < 8; ++i) {
      window.elapse(400);
      const small = document.getElementById('screen'), large = document.createElement('canvas');
      large.width = large.height = 3 * small.width;
      const context = large.getContext('2d');
      context.imageSmoothingEnabled = false;
      context.drawImage(small, 0, 0, large.width, large.height);
      const text = await codes.detect(large);
      if (!text || read.includes(text)) break;
      read.push(text);
      seen.push(large.toDataURL().split(',')[1]);
      await window.press('right');
    }
    return { pictures: seen, texts: read };
  });
  t.diagnostic(`${pictures.length} code(s)`);
  assert.ok(pictures.length > 0);
  await there.click('.tool[data-do=take]');
  await there.click('[data-way=picture]');
  for (const picture of pictures) {
    await there.setInputFiles('#code-picture', { name: 'code.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  }
  await there.waitForSelector('#notice:not([hidden])');
  await there.click('#notice .btn');
  await there.waitForFunction(isThere, game);
  await readyToPress(there, 'keys');
  assert.ok(await playTurn(there, 9), 'it is played on');
  // The same as links that a phone's camera opens, one a visit.
  const third = await openPage((await people(t, 1))[0], site.address);
  for (const text of texts) {
    await third.evaluate((part) => { location.hash = `#c=${part}`; }, text);
    await third.waitForSelector('#notice:not([hidden])');
  }
  await third.click('#notice .btn');
  await third.waitForFunction(isThere, game);
});
