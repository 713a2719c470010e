// The page by touch: how large the screen is in nine windows, and that a finger on the glass does what it seems to do.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contextFor, openBrowser, openPage, openStillPage, pressStill } from './harness/browser.mjs';

const pads = { up: 1, down: 2, left: 4, right: 8, a: 16, b: 32, x: 64, y: 128 };
let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

// Width, height, device pixels, and the least width of the screen in CSS pixels.
const windows = [[320, 568, 2, 300], [375, 553, 2, 300], [360, 640, 3, 340], [375, 667, 2, 350], [390, 844, 3, 350], [568, 320, 2, 210],
  [667, 375, 2, 310], [844, 390, 3, 380], [820, 1180, 2, 480]];

async function phone(t, width = 375, height = 667, deviceScaleFactor = 2) {
  const context = await contextFor(t, site, { viewport: { width, height }, deviceScaleFactor, hasTouch: true, isMobile: true });
  return openPage(context, site.address);
}

const cursor = (page) => page.evaluate(() => window.lucca.touch.cursor());
const says = (page) => page.evaluate(() => document.getElementById('mirror').innerText);

// Where a point of the panel is on the page.
const onPage = (page, x, y) => page.evaluate(([px, py]) => {
  const screen = document.getElementById('screen'), box = screen.getBoundingClientRect();
  return [box.x + (px + 0.5) * box.width / screen.width, box.y + (py + 0.5) * box.height / screen.height];
}, [x, y]);

// A tap at a point of the panel, once the device hears keys; returns when everything that it does is done.
async function tap(page, x, y) {
  await page.waitForFunction(() => !window.lucca.console.module.guarded());
  await page.touchscreen.tap(...await onPage(page, x, y));
  await page.waitForFunction(() => !window.lucca.touch.busy);
}

const middle = ({ x, y, w, h }) => [x + (w >> 1), y + (h >> 1)];

// Taps the sign of a pad in the bottom line, wherever it is drawn.
async function tapKey(page, pad) {
  await page.waitForFunction(() => !window.lucca.console.module.guarded());
  const place = await page.evaluate((bit) => {
    const { width, height } = document.getElementById('screen');
    for (let y = height - 8; y > height - 30; y -= 2) {
      for (let x = 0; x < width; ++x) if (window.lucca.console.module.keyAt(x, y) === bit) return [x + 3, y];
    }
    return null;
  }, pads[pad]);
  assert.ok(place, `no ${pad} in the bottom line: ${await says(page)}`);
  await tap(page, ...place);
}

// The rows of a list, by the keyboard; the cursor goes back to the first one.
async function rowsOf(page, count) {
  const rows = [await cursor(page)];
  for (let i = 1; i < count; ++i) {
    await page.keyboard.press('ArrowDown', { delay: 60 });
    await page.waitForFunction(({ y }) => window.lucca.touch.cursor().y > y, rows.at(-1));
    rows.push(await cursor(page));
  }
  await tap(page, ...middle(rows[0]));
  return rows;
}

test('the screen is large in every window, and nothing is cut off', async (t) => {
  for (const [width, height, ratio, least] of windows) {
    const page = await phone(t, width, height, ratio);
    const seen = await page.evaluate(() => {
      const boxOf = (element) => element.getBoundingClientRect().toJSON();
      const keys = [...document.querySelectorAll('.key:not([hidden]), .dock button, .corner .iconbtn')].filter((key) => key.offsetWidth);
      return { screen: boxOf(document.getElementById('screen')), keys: keys.map(boxOf), wide: document.documentElement.scrollWidth };
    });
    const name = `${width}x${height}`;
    assert.ok(seen.screen.width >= least, `${name}: the screen is ${seen.screen.width} wide`);
    assert.ok(seen.screen.bottom <= height && seen.screen.right <= width, `${name}: the screen is cut off`);
    assert.ok(seen.wide <= width, `${name}: the page is ${seen.wide} wide`);
    for (const key of width < 700 || height <= 500 ? seen.keys : []) {
      assert.ok(key.x >= 0 && key.right <= width && key.bottom <= height, `${name}: a key is cut off at ${key.right}, ${key.bottom}`);
      assert.ok(key.width >= 40 && key.height >= 40, `${name}: a key of ${key.width} x ${key.height}`);
    }
    assert.deepEqual(page.problems, []);
  }
});

test('a tablet has its tools in the window, and every head of the page is one line', async (t) => {
  for (const [width, height] of [[320, 568], [375, 667], [390, 844], [860, 700], [744, 1133], [768, 1024], [820, 1180]]) {
    for (const language of ['', 'it/', 'de/']) {
      const context = await contextFor(t, site, { viewport: { width, height }, hasTouch: true });
      const page = await openPage(context, `${site.address}${language}`);
      const seen = await page.evaluate(() => ({
        tools: [...document.querySelectorAll('.tool')].map((tool) => tool.getBoundingClientRect()).filter((box) => box.width).map(({ y, bottom }) => [y, bottom]),
        head: [...document.querySelectorAll('header.top > *')].map((part) => part.getBoundingClientRect()).filter((box) => box.width).map(({ y, height: h }) => y + h / 2),
      }));
      const name = `${width}x${height} ${language}`;
      for (const [y, bottom] of seen.tools) assert.ok(y === seen.tools[0][0] && bottom <= height, `${name}: a tool from ${y} to ${bottom}`);
      for (const at of seen.head) assert.ok(Math.abs(at - seen.head[0]) < 12, `${name}: parts of the head are at ${seen.head}`);
      assert.equal(seen.tools.length, width < 700 ? 0 : 6, name);
      await context.close();
    }
  }
});

// From the title past the choice of a first game; the cursor is at Learn, the last tile of the left column.
async function toMenu(page) {
  await tap(page, 120, 120);
  await page.waitForFunction(() => document.getElementById('mirror').innerText.includes('Torri'));
  await tapKey(page, 'b');
  await page.waitForFunction(() => document.getElementById('mirror').innerText.includes('Hall of fame'));
}

test('a tap moves the cursor, a second one chooses', async (t) => {
  const page = await phone(t);
  await toMenu(page);
  const learn = await cursor(page), settings = { ...learn, x: learn.x + learn.w + 4 };
  await tap(page, ...middle(settings));
  assert.deepEqual(await cursor(page), settings);
  assert.match(await says(page), /Hall of fame/, 'the first tap chooses nothing');
  await tap(page, ...middle(settings));
  await page.waitForFunction(() => !document.getElementById('mirror').innerText.includes('Hall of fame'));
  const rows = await rowsOf(page, 4);
  assert.deepEqual(await cursor(page), rows[0]);
  await tap(page, ...middle(rows[3]));
  assert.deepEqual(await cursor(page), rows[3]);
  await tapKey(page, 'b');
  await page.waitForFunction(() => document.getElementById('mirror').innerText.includes('Hall of fame'));
  assert.deepEqual(page.problems, []);
});

test('lots of Torri are touched where they are drawn', async (t) => {
  const page = await phone(t);
  await page.evaluate(() => window.lucca.newGame('torri'));
  for (let presses = 0; presses < 12 && !/^[a-h][1-8]$/m.test(await says(page)); ++presses) await tapKey(page, 'a');
  const start = await cursor(page);
  assert.ok(start.w > 0, await says(page));
  for (const [right, down] of [[2, 0], [0, 2], [-3, -1], [1, 1]]) {
    const box = await cursor(page), goal = [box.x + right * box.w + (box.w >> 1), box.y + down * box.h + (box.h >> 1)];
    await tap(page, ...goal);
    const now = await cursor(page);
    assert.ok(now.x <= goal[0] && goal[0] < now.x + now.w && now.y <= goal[1] && goal[1] < now.y + now.h,
      `touched ${goal}, the cursor is at ${JSON.stringify(now)}`);
  }
  const before = await says(page);
  await tap(page, ...middle(await cursor(page)));
  await page.waitForFunction((words) => document.getElementById('mirror').innerText !== words, before);
  assert.deepEqual(page.problems, []);
});

test('a swipe is an arrow, and repeats while the finger stays', async (t) => {
  const page = await phone(t);
  await toMenu(page);
  const bottom = (await cursor(page)).y, [x, y] = await onPage(page, 120, 100);
  const finger = (kind, toY) => page.evaluate(([name, px, py]) => document.getElementById('screen').dispatchEvent(
    new PointerEvent(name, { bubbles: true, cancelable: true, pointerId: 5, pointerType: 'touch', button: 0, clientX: px, clientY: py })), [kind, x, toY]);
  await finger('pointerdown', y);
  await finger('pointermove', y - 40);
  await page.waitForFunction((from) => window.lucca.touch.cursor().y < from, bottom);
  const once = (await cursor(page)).y;
  await page.waitForFunction((from) => window.lucca.touch.cursor().y < from, once);  // the device repeats it
  await finger('pointerup', y - 40);
  assert.equal(await page.evaluate(() => window.lucca.keys.down()), 0);
});

test('four keys: the arrows of a tap are the board’s own strokes', async (t) => {
  const context = await contextFor(t, site, { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const page = await openPage(context, `${site.address}?board=display_pack_2`);
  await toMenu(page);
  // Four keys walk through the tiles as one reads: the one above is two steps away.
  const first = await cursor(page), above = [first.x + (first.w >> 1), first.y - 14];
  await tap(page, ...above);
  const second = await cursor(page);
  assert.ok(second.x === first.x && second.y < first.y && second.y <= above[1] && above[1] < second.y + second.h, JSON.stringify(second));
  assert.deepEqual(page.problems, []);
});

test('full screen is centred, larger, and can be left', async (t) => {
  const context = await contextFor(t, site, { viewport: { width: 1280, height: 720 } });
  const page = await openPage(context, site.address);
  const look = () => page.evaluate(() => {
    const box = document.getElementById('screen').getBoundingClientRect();
    return { width: box.width, off: Math.abs(box.x + box.width / 2 - document.documentElement.clientWidth / 2), top: box.y, bottom: innerHeight - box.bottom };
  });
  const before = await look();
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement);
  await page.waitForFunction((width) => document.getElementById('screen').getBoundingClientRect().width > width, before.width);
  const full = await look();
  assert.ok(full.off <= 1 && Math.abs(full.top - full.bottom) <= 2, JSON.stringify(full));
  assert.equal(await page.getAttribute('.corner .iconbtn[data-do=full]', 'aria-label'), 'Leave full screen');
  await page.click('.corner .iconbtn[data-do=full]');
  await page.waitForFunction(() => !document.fullscreenElement);
  assert.deepEqual(page.problems, []);
});

test('a browser without full screen says what to do instead', async (t) => {
  const page = await phone(t);
  await page.evaluate(() => { document.documentElement.requestFullscreen = undefined; });
  await page.click('.bar [data-do=full]');
  assert.match(await page.textContent('#sheet'), /Add to Home Screen/);
});

test('the screen stays on while somebody plays, and for five minutes after', async (t) => {
  const context = await contextFor(t, site);
  await context.addInitScript(() => {
    window.locks = [];
    Object.defineProperty(navigator, 'wakeLock', { value: {
      async request() {
        const lock = { released: false, release() { this.released = true; } };
        window.locks.push(lock);
        return lock;
      },
    } });
  });
  const page = await openStillPage(context, site.address);
  const locks = () => page.evaluate(() => window.locks.map(({ released }) => released));
  assert.deepEqual(await locks(), []);
  await pressStill(page, 'ArrowDown');
  await page.evaluate(() => window.pass(4 * 60 * 1000));
  await pressStill(page, 'ArrowDown');
  await page.evaluate(() => window.pass(4 * 60 * 1000));
  assert.deepEqual(await locks(), [false]);
  await page.evaluate(() => window.pass(60 * 1000));
  assert.deepEqual(await locks(), [true]);
  await pressStill(page, 'ArrowDown');
  // The browser lets go of it while the page is hidden.
  await page.evaluate(() => { window.locks.at(-1).released = true; });
  await pressStill(page, 'ArrowDown');
  assert.deepEqual(await locks(), [true, true, false]);
});
