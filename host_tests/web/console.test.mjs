// The console in a browser: whole games by keys, fingers and a controller, and saves that survive whatever ends the tab.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, openStillPage, picture, playToTheEnd, pressStill, readyToPress, storedGame } from './harness/browser.mjs';
import { untilKept } from './harness/saved.mjs';

let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

const wide = { viewport: { width: 1440, height: 900 } };
const newPage = async (t, options = {}) => openPage(await contextFor(t, site, { ...wide, ...options }), site.address);

const ways = ['keys', 'touch', 'controller'], games = ['palazzi', 'torri'];
for (const [game, way] of games.flatMap((name) => ways.map((how) => [name, how]))) {
  test(`a whole game of ${game} by ${way}`, async (t) => {
    const page = await newPage(t, { hasTouch: true });
    await page.click(`[data-do=${game}]`);
    await readyToPress(page, way);
    for (let i = 0; i < 4 && !await storedGame(page); ++i) await page.evaluate(() => window.press('a'));
    assert.equal((await storedGame(page)).split('\n')[0], String(games.indexOf(game)));
    const presses = await playToTheEnd(page, { seed: ways.indexOf(way) + 3 });
    t.diagnostic(`${presses} presses`);
    assert.ok(presses > 20, 'the game came to its end');
    assert.deepEqual(page.problems, []);
  });
}

test('the drawn keys give way and two fingers make a chord', async (t) => {
  const page = await newPage(t, { hasTouch: true });
  const down = (id, kind) => page.evaluate(({ id: name, kind: type }) => {
    const key = document.querySelector(`.key[data-pad=${name}]`), box = key.getBoundingClientRect();
    key.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: name.charCodeAt(0), button: 0,
      clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
    return { pads: window.lucca.console.pads, down: key.classList.contains('down') };
  }, { id, kind });
  assert.deepEqual(await down('a', 'pointerdown'), { pads: 16, down: true });
  assert.deepEqual(await down('x', 'pointerdown'), { pads: 80, down: true });
  assert.deepEqual(await down('x', 'pointerup'), { pads: 16, down: false });
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  assert.equal(await page.evaluate(() => window.lucca.console.pads), 0, 'a window that loses the focus lets all keys go');
});

for (const [name, viewport] of [['portrait', { width: 390, height: 844 }], ['landscape', { width: 844, height: 390 }]]) {
  test(`fingers on a phone in ${name} press, slide and neither scroll nor zoom`, async (t) => {
    const page = await newPage(t, { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const screen = await page.context().newCDPSession(page);
    const place = async (pad, id = 0) => {
      const box = await page.locator(`.key[data-pad=${pad}]`).boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, id };
    };
    const touch = async (type, ...touchPoints) => {
      await screen.send('Input.dispatchTouchEvent', { type, touchPoints });
      return page.evaluate(() => window.lucca.console.pads);
    };
    const [a, b, up, left, down] = [await place('a'), await place('b', 1), await place('up', 1), await place('left'), await place('down')];
    assert.equal(await touch('touchStart', a), 16);
    assert.equal(await touch('touchStart', a, b), 48, 'a chord');
    assert.equal(await touch('touchEnd', b), 16);
    assert.equal(await touch('touchEnd'), 0);
    assert.equal(await touch('touchStart', left), 4);
    assert.equal(await touch('touchMove', { ...left, x: down.x, y: down.y }), 2, 'the finger slides to the next key');
    assert.equal(await touch('touchCancel'), 0);
    // Twice on one key, a stroke up, and two fingers that part.
    for (let i = 0; i < 2; ++i) assert.equal(await touch('touchStart', up) + await touch('touchEnd'), 1);
    await touch('touchStart', up);
    for (let way = 0; way < 150; way += 30) await touch('touchMove', { ...up, y: up.y - way });
    await touch('touchEnd');
    await touch('touchStart', a, up);
    for (let way = 0; way < 60; way += 20) await touch('touchMove', { ...a, x: a.x + way }, { ...up, x: up.x - way });
    assert.equal(await touch('touchEnd'), 0);
    assert.deepEqual(await page.evaluate(() => [scrollX, scrollY, visualViewport.scale]), [0, 0, 1]);
    assert.deepEqual(page.problems, []);
  });
}

test('any board: its panel and its keys', async (t) => {
  const page = await newPage(t);
  for (const [name, w, h, keys] of [['display_pack_2', 320, 240, 'x,y,a,b'], ['picoboy_color', 240, 280, 'up,left,stick,right,down,a,b']]) {
    await page.goto(`${site.address}?board=${name}`);
    await page.waitForFunction(() => window.lucca?.ready);
    const seen = await page.evaluate(() => ({
      size: [document.getElementById('screen').width, document.getElementById('screen').height],
      keys: [...document.querySelectorAll('.key:not([hidden])')].map((key) => key.dataset.pad).join(),
    }));
    assert.deepEqual(seen, { size: [w, h], keys });
  }
});

// Where whole multiples waste too much, the screen has a fraction of one (page/fit.js), but still whole device pixels in all.
test('the screen is whole device pixels, and a whole multiple where that wastes little', async (t) => {
  for (const [w, h, ratio, whole] of [[1440, 900, 1, 240], [1366, 650, 1, 240], [390, 844, 3, 1], [820, 1180, 2, 1], [1280, 720, 1.25, 1]]) {
    const page = await newPage(t, { viewport: { width: w, height: h }, deviceScaleFactor: ratio });
    const box = await page.evaluate(() => {
      const { x, width } = document.getElementById('screen').getBoundingClientRect();
      return { x: x * devicePixelRatio, width: width * devicePixelRatio };
    });
    assert.ok(Math.abs(box.x - Math.round(box.x)) < 0.02 && Math.abs(box.width / whole - Math.round(box.width / whole)) < 0.02,
      `${w}x${h} at ${ratio}: ${JSON.stringify(box)}`);
    await page.close();
  }
});

test('a tab that crashes or reloads at any moment goes on where it was', async (t) => {
  const context = await contextFor(t, site, wide);
  let page = await openPage(context, site.address), random = 11;
  const upTo = (most) => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 16) % most;
  };
  // The whole game as it would be passed on.
  const game = () => page.evaluate(() => window.lucca.passing.link());
  await page.click('[data-do=torri]');
  await readyToPress(page, 'keys');
  // Two people: a computer would play on.
  await page.evaluate(async () => { for (const key of ['a', 'down', 'down', 'left', 'left', 'up', 'up', 'a']) await window.press(key); });
  for (let i = 0; i < 8 && !await storedGame(page); ++i) await page.evaluate(() => window.press('a'));
  const seen = new Set();
  for (let round = 0; round < 6; ++round) {
    await readyToPress(page, 'keys');
    // Some presses, and then in the middle of whatever moves.
    const keys = Array.from({ length: 20 + upTo(12) }, () => ['left', 'right', 'up', 'down'][upTo(10)] || 'a');
    await page.evaluate(async ({ presses, moment }) => {
      for (const key of presses) await window.press(key);
      window.elapse(moment);
    }, { presses: keys, moment: upTo(300) });
    const before = await game();
    seen.add(before);
    if (round % 2) {
      await page.reload();
      await page.waitForFunction(() => window.lucca?.ready);
    } else {
      const crashed = page.waitForEvent('crash');
      page.goto('chrome://crash').catch(() => {});
      await crashed;
      page = await openPage(context, site.address);
    }
    assert.equal(await game(), before, `round ${round}`);
  }
  assert.ok(seen.size >= 4, 'the game went on between');
});

// Of the waiting game nothing moves: there is one picture, drawn before the first turn of the loop.
test('the start screen is there to be read as soon as the console is on, also when nothing moves on it', async (t) => {
  const page = await newPage(t);
  const read = () => page.evaluate(() => document.getElementById('mirror').textContent);
  assert.match(await read(), /Lucca Tascabile/);
  await page.click('[data-do=torri]');
  await readyToPress(page, 'keys');
  for (let i = 0; i < 8 && !await storedGame(page); ++i) await page.evaluate(() => window.press('a'));
  await untilKept(page);
  await page.reload();
  await page.waitForFunction(() => window.lucca?.ready);
  assert.match(await read(), /turn.*Torri.*A: Play on/);
});

test('of two tabs one plays, and the other may take over', async (t) => {
  const context = await contextFor(t, site, wide);
  const first = await openPage(context, site.address);
  await readyToPress(first, 'keys');
  await first.click('[data-do=torri]');
  for (let i = 0; i < 8; ++i) await first.evaluate(() => window.press('a'));
  const game = await storedGame(first);
  assert.notEqual(game, '');
  const second = await openPage(context, site.address, { ready: false });
  await second.waitForSelector('#notice:not([hidden])');
  assert.equal(await second.evaluate(() => Boolean(window.lucca.console.on)), false);
  await second.click('#notice .btn');
  await second.waitForFunction(() => window.lucca?.ready);
  assert.equal(await storedGame(second), game, 'the second tab has the first one’s game');
  await first.waitForSelector('#notice:not([hidden])');
  assert.equal(await first.evaluate(() => window.lucca.console.on), false);
});

// How often the page's loop turns in a second.
const turnsInASecond = (page) => page.evaluate(() => {
  const { console } = window.lucca, turn = console.turn.bind(console);
  let count = 0;
  console.turn = () => { ++count; turn(); };
  window.pass(1000);
  console.turn = turn;
  return count;
});

test('nothing runs faster than needed while nothing moves', async (t) => {
  const page = await openStillPage(await contextFor(t, site, wide), site.address);
  const turns = {};
  const rest = async (where) => {
    await page.evaluate(() => window.pass(2500));
    turns[where] = await turnsInASecond(page);
  };
  await rest('title');
  await pressStill(page, 'Enter');
  await rest('menu');
  // At a choice of Palazzi the places of a card blink.
  await page.click('[data-do=palazzi]');
  for (let i = 0; i < 40 && await page.evaluate(() => window.lucca.console.module.passing() < 2); ++i) await pressStill(page, 'Enter', 300);
  await rest('choice');
  t.diagnostic(`turns in a second of rest: ${JSON.stringify(turns)}`);
  assert.ok(turns.title <= 12 && turns.menu <= 12 && turns.choice <= 24, JSON.stringify(turns));
});

test('every picture of the browser is one of the console while something moves', async (t) => {
  const page = await openStillPage(await contextFor(t, site, wide), site.address);
  await pressStill(page, 'Enter', 600);
  // A new screen comes over the last one for 140 ms.
  const { turns, frames } = await page.evaluate(() => {
    const { console } = window.lucca, turn = console.turn.bind(console);
    const key = (kind) => dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', code: 'Enter', cancelable: true }));
    let count = 0, seen = 0;
    const look = () => { ++seen; requestAnimationFrame(look); };
    key('keydown');
    key('keyup');
    console.turn = () => { ++count; turn(); };
    requestAnimationFrame(look);
    window.pass(100);
    return { turns: count, frames: seen };
  });
  t.diagnostic(`${turns} turns for ${frames} pictures`);
  assert.ok(frames === 6 || frames === 7, `${frames} pictures in 100 ms`);  // by where the first one falls
  assert.ok(turns >= frames - 1, `${frames - turns} pictures without a turn`);
});

const chosen = (page) => page.evaluate(() => [...document.querySelectorAll('#mirror [aria-current]')].map((line) => line.textContent).join(' '));

// The strongest computer in two seats, the first of which was a person's: somebody thinks nearly all the time.
async function startMasters(page, game) {
  await page.click(`[data-do=${game}]`);
  await page.evaluate(() => window.pass(400));
  await pressStill(page, 'Enter', 400);
  for (let seat = 0; seat < 2; ++seat) {
    await pressStill(page, 'ArrowDown');
    for (let i = 0; i < 4 && !(await chosen(page)).includes('Master'); ++i) await pressStill(page, 'ArrowRight');
    assert.match(await chosen(page), /Master/);
  }
  for (let i = 0; i < 2; ++i) await pressStill(page, 'ArrowUp');
}

// How long a task takes depends on the machine (./lucca bench measures it); that it is a small part of a decision does not.
for (const game of games) {
  test(`while a master of ${game} thinks, a task ends at the first look at the clock that says so`, async (t) => {
    const page = await openStillPage(await contextFor(t, site, wide), site.address);
    await startMasters(page, game);
    const { most, goes, decisions } = await page.evaluate(() => {
      const { console } = window.lucca, { next, describeStored } = console.module, turn = console.turn.bind(console);
      const seen = { most: 0, goes: 0, decisions: 0 };
      let calls = 0, stored = '';
      console.module = { ...console.module, next: (now, pads) => { const wait = next(now, pads); ++calls; seen.goes += wait === 0; return wait; } };
      console.turn = () => { calls = 0; turn(); seen.most = Math.max(seen.most, calls); };
      window.lookMs = 1;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', cancelable: true }));
      for (let i = 0; i < 400; ++i) {
        window.pass(50);
        const now = console.words(describeStored());
        seen.decisions += now !== stored;
        stored = now;
      }
      return seen;
    });
    t.diagnostic(`${goes} goes at thinking for ${decisions} decisions, at most ${most} in a task`);
    assert.ok(decisions > 0 && goes > 500 * decisions, `${goes} goes at thinking for ${decisions} decisions: a go is too long`);
    assert.ok(most <= 10, `${most} goes in a task`);
  });
}

test('the picture is the same after the module was started again', async (t) => {
  const page = await openStillPage(await contextFor(t, site, wide), site.address);
  const first = await picture(page);
  await page.evaluate(async () => { await window.lucca.console.stop(); window.lucca.console.start(); window.pass(3000); });
  assert.equal(await picture(page), first);
});
