// Chromium with the built page, and players that use it as people do.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../../tools/web/serve.mjs';
import { patienceMs, until } from '../../patience.mjs';

export const top = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const site = join(top, 'build/web');
export const program = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

// Everything a test opens; close() ends it.
export async function openBrowser(folder = site) {
  const { server, address } = await serve(folder);
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  return {
    browser, address,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

// A window of the browser for one test, which closes it at its end.
export async function contextFor(t, { browser }, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(patienceMs);
  t.after(() => context.close());
  return context;
}

const isReady = () => window.lucca?.ready;
const isWhole = () => window.lucca?.ready && Boolean(window.lucca.console.compiled);

// A page with a console that runs, `whole`: with both parts of its module. Errors of the page are thrown by check().
export async function openPage(context, address, { ready = true, whole = true } = {}) {
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(error.message));
  page.on('console', (message) => { if (message.type() === 'error') page.problems.push(message.text()); });
  await page.goto(address);
  if (ready) await page.waitForFunction(whole ? isWhole : isReady);
  return page;
}

// From the page's first script on its clock stands still, and goes only when the test lets it: window.pass(ms) lets it, and
// calls what is due on the way, a picture of the browser every 16 ms. window.lookMs: what each look at the clock takes.
export const stopTheClock = (context) => context.addInitScript(() => {
  const frameMs = 16, due = new Map();
  let now = 0, last = 0;
  window.lookMs = 0;
  performance.now = () => now += window.lookMs;
  window.setTimeout = (call, ms = 0) => {
    due.set(++last, { at: now + Math.max(ms, 1), call });
    return last;
  };
  window.requestAnimationFrame = (call) => {
    due.set(++last, { at: now + frameMs - now % frameMs, call });
    return last;
  };
  window.clearTimeout = window.cancelAnimationFrame = (id) => { due.delete(id); };
  window.pass = (ms) => {
    for (const end = now + ms; ;) {
      const [id, next] = [...due].reduce((first, each) => (each[1].at < first[1].at ? each : first), [0, { at: Infinity }]);
      if (next.at > end) {
        now = Math.max(now, end);
        return;
      }
      now = Math.max(now, next.at);
      due.delete(id);
      next.call(now);
    }
  };
});

// A page whose clock is stopped, switched on and at rest.
export async function openStillPage(context, address, { whole = true } = {}) {
  await stopTheClock(context);
  const page = await openPage(context, address, { ready: false });
  await until('the console is ready', async () => {
    await page.evaluate(() => window.pass(20));
    return page.evaluate(whole ? isWhole : isReady);
  });
  await page.evaluate(() => window.pass(3000));
  return page;
}

// A key of the keyboard on such a page, held for 40 ms and followed by as much rest as is asked for.
export const pressStill = (page, key, restMs = 60) => page.evaluate(({ name, rest }) => {
  for (const kind of ['keydown', 'keyup']) {
    dispatchEvent(new KeyboardEvent(kind, { key: name, code: name, cancelable: true }));
    window.pass(kind === 'keydown' ? 40 : rest);
  }
}, { name: key, rest: restMs });

// The screen's pixels as one number, to see whether they changed.
export const picture = (page) => page.evaluate(() => {
  const canvas = document.getElementById('screen');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum = (Math.imul(sum, 31) + (data[i] << 16 | data[i + 1] << 8 | data[i + 2])) | 0;
  return sum;
});

// The running game in the store: its description, or ''.
export const storedGame = (page) => page.evaluate(() => {
  const { console } = window.lucca;
  return console.words(console.module.describeStored());
});

// Puts window.press(pad) into the page: a key pressed by keyboard, finger or controller, once keys count. From then on the
// page's clock goes only when the test lets it, so that a whole game takes a second; window.elapse(ms) lets it.
export async function readyToPress(page, way) {
  await page.evaluate((how) => {
    const keys = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', a: 'Enter', b: 'Escape', x: 'x', y: 'y' };
    const buttons = { b: 0, a: 1, y: 2, x: 3, up: 12, down: 13, left: 14, right: 15 };
    const pad = { axes: [0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
    const key = (name, kind) => dispatchEvent(new KeyboardEvent(kind, { key: keys[name], code: keys[name], cancelable: true }));
    const finger = (name, kind) => {
      const element = document.querySelector(`.key[data-pad=${name}]`), box = element.getBoundingClientRect();
      element.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'touch', button: 0,
        clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
    };
    const hold = (name, down) => {
      pad.buttons[buttons[name]].pressed = down;
      window.lucca.keys.poll();
    };
    const ways = {
      keys: [(name) => key(name, 'keydown'), (name) => key(name, 'keyup')],
      touch: [(name) => finger(name, 'pointerdown'), (name) => finger(name, 'pointerup')],
      controller: [(name) => hold(name, true), (name) => hold(name, false)],
    };
    if (how === 'controller') navigator.getGamepads = () => [pad];
    // A page that is loaded again in the middle of a smooth scroll may show the story: there the keyboard scrolls, and the device hears nothing.
    if (how === 'keys') document.getElementById('console').focus({ preventScroll: true });
    if (!window.elapse) {
      // Each look at the clock takes a moment, as it does for who thinks.
      let now = performance.now();
      performance.now = () => now += 0.02;
      window.elapse = (ms) => {
        now += ms;
        if (window.lucca.console.on) window.lucca.console.turn();
      };
    }
    let presses = 0;
    window.press = async (name) => {
      for (let i = 0; window.lucca.console.module.guarded() && i < 50; ++i) window.elapse(20);
      ways[how][0](name);
      window.elapse(24);
      ways[how][1](name);
      window.elapse(24);
      // The browser wants to save and to paint.
      if (++presses % 16 === 0) await new Promise((resolve) => { setTimeout(resolve, 0); });
    };
  }, way);
}

// Plays at random, mostly A, until the result is on the screen; returns the number of presses, 0: it never came. B leads
// out of what was only looked at. A alone begins the game, and goes on to the result once the store has none any more.
export function playToTheEnd(page, { seed = 1, most = 3000 } = {}) {
  return page.evaluate(async ({ seed: start, most: limit }) => {
    const { console } = window.lucca;
    const stored = () => console.words(console.module.describeStored()) !== '';
    const result = () => /wins!|shared victory/.test(document.querySelector('#mirror h2')?.textContent);
    let random = start, begun = false, over = false;
    for (let presses = 1; presses <= limit; ++presses) {
      random = (Math.imul(random, 1103515245) + 12345) >>> 0;
      const roll = begun && !over ? (random >>> 16) % 16 : 0;
      await window.press(roll < 9 ? 'a' : ['b', 'left', 'right', 'down', 'left', 'right', 'up'][roll - 9]);
      if (result()) return presses;
      if (presses % 4) continue;
      over = begun && !stored();
      begun = begun || stored();
    }
    return 0;
  }, { seed, most });
}
