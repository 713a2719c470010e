// Lives of the page in a browser of its own, each ended by a fault at a random moment. What the browser had acknowledged
// must be there in the next life: the same game, at the same turn or further on.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { patienceMs, until } from '../../patience.mjs';
import { openPage, program, readyToPress } from './browser.mjs';
import { hasGame } from './people.mjs';
import { failWrites, slotLinks, untilKept } from './saved.mjs';

// A browser as a process that can be killed, with a folder that outlives it.
class Host {
  constructor(address) {
    this.address = address;
    this.folder = mkdtempSync(join(tmpdir(), 'lucca-faults-'));
  }

  async open() {
    const portFile = join(this.folder, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    this.process = spawn(program, ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${this.folder}`, 'about:blank'], { stdio: 'ignore', detached: true });
    await until('the browser runs', () => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n'));
    const [port] = readFileSync(portFile, 'utf8').split('\n');
    this.browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    [this.context] = this.browser.contexts();
    this.context.setDefaultTimeout(patienceMs);
  }

  // As a power cut for the browser: no process of it gets to say goodbye.
  async kill() {
    const over = new Promise((resolve) => { this.process.once('exit', resolve); });
    process.kill(-this.process.pid, 'SIGKILL');
    await over;
    await this.browser.close().catch(() => {});
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

// Tells `notes` each game that the browser says it has: what was in the flash when the transaction was begun. The page is the
// one that plays from now on. What a frozen one hears later was kept before the other took over, which may have deleted it.
async function watchWrites(page, notes) {
  notes.player = page;
  await page.exposeFunction('acknowledge', (link) => { if (notes.player === page) notes.acknowledge(link); });
  await page.evaluate(() => {
    const { console, passing } = window.lucca, { database } = console.flash, write = database.write.bind(database);
    database.write = async (...parts) => {
      const game = console.module.describeStored() ? passing.link() : '';
      await write(...parts);
      window.acknowledge(game);
    };
  });
}

// A game of two people, not far from its beginning; nothing is taken back in it. `notes` forget the game of the
// lives before, when it is deleted.
async function beginGame(page, notes) {
  const young = await page.evaluate(() => window.lucca.games.current()?.turn < 5);
  if (!young) {
    await untilKept(page);
    notes.forget();
  }
  await page.evaluate(async (old) => {
    const { console } = window.lucca, { module } = console;
    if (old) module.openGame();
    else {
      module.removeSlot(module.currentSlot());
      console.turn();
      document.querySelector('[data-do=torri]').click();
      for (const key of ['a', 'down', 'down', 'left', 'left', 'up', 'up']) await window.press(key);
      for (let i = 0; i < 12 && module.passing() === 0; ++i) await window.press('a');
    }
    console.turn();
  }, young);
}

const play = (page, presses, seed) => page.evaluate(async ({ count, start }) => {
  let random = start;
  for (let i = 0; i < count; ++i) {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    if (!window.lucca.console.on) return;
    const looks = /A: (Visit|Back)/.test(document.getElementById('mirror').textContent);
    await window.press(looks ? 'b' : ['left', 'right', 'up', 'down'][(random >>> 16) % 12] || 'a');
  }
}, { count: presses, start: seed });

// What happens at the end of a life. Each returns the page that is played next, or nothing: the tab is gone.
const faults = {
  crash: async ({ page }) => { page.goto('chrome://crash').catch(() => {}); await page.waitForEvent('crash').catch(() => {}); },
  close: async ({ page }) => { await page.close(); },
  kill: async ({ host }) => { await host.kill(); await host.open(); },
  abort: async ({ page, upTo }) => {
    await failWrites(page, true);
    await play(page, 1 + upTo(8), upTo(1000));
    await failWrites(page, false);
    await play(page, upTo(3), upTo(1000));
    if (upTo(2)) await untilKept(page);
    await page.close();
  },
  quota: async ({ page, upTo }) => {
    await failWrites(page, true);
    await play(page, 1 + upTo(8), upTo(1000));
    await page.close();
  },
  // Cleared values are gone until the page has kept them again: the life ends after that.
  clear: async ({ page, host, upTo }) => {
    const session = await host.context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(host.address).origin, storageTypes: 'indexeddb' });
    await play(page, 1 + upTo(6), upTo(1000));
    await page.evaluate(() => { const { flash } = window.lucca.console; flash.touch(0); });
    await untilKept(page);
    await play(page, upTo(3), upTo(1000));
    await page.close();
  },
  takeOver: async ({ page, host, notes, upTo }) => {
    const second = await otherTab(host, notes);
    await play(second, 1 + upTo(8), upTo(1000));
    await page.close();
    await second.close();
  },
  freeze: async ({ page, host, notes, upTo }) => {
    const session = await host.context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    const second = await otherTab(host, notes);
    await play(second, 1 + upTo(8), upTo(1000));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.evaluate(() => { const { flash } = window.lucca.console; flash.foreign = false; flash.touchAll(); return flash.keep(); });
    await play(second, upTo(4), upTo(1000));
    await page.close();
    await second.close();
  },
};

async function otherTab(host, notes) {
  const page = await openPage(host.context, host.address, { ready: false });
  await page.waitForSelector('#notice:not([hidden])');
  await page.click('#notice .btn');
  await page.waitForFunction(() => window.lucca?.ready);
  await watchWrites(page, notes);
  await readyToPress(page, 'keys');
  await beginGame(page, notes);
  return page;
}

// The next life. The lock of a tab that has just gone may be free only after a moment: then this one takes over.
async function openLife(host) {
  const page = await openPage(host.context, host.address, { ready: false });
  await page.waitForFunction(() => window.lucca?.ready || !document.getElementById('notice').hidden);
  if (!await page.evaluate(() => window.lucca.ready)) await page.click('#notice .btn');
  await page.waitForFunction(() => window.lucca.ready);
  return page;
}

// What happened last, to be told with a loss.
const mostEvents = 40;

// The acknowledged states, and those that must be there in the next life.
class Notes {
  constructor() {
    this.last = '';  // the link of the game that the browser says it has
    this.player = null;
    this.acknowledged = 0;
    this.events = [];
    this.lost = [];
  }

  say(what) {
    this.events = [...this.events, what].slice(-mostEvents);
  }

  acknowledge(link) {
    this.say(`acknowledged ${link.replace(/.*#/, '')}`);
    this.last = link;
    ++this.acknowledged;
  }

  forget() {
    this.say('the game is deleted');
    this.last = '';
  }

  async check(page) {
    if (this.last === '' || await hasGame(page, this.last)) return;
    const { loaded, owned } = await page.evaluate(() => window.lucca.console.flash);
    this.lost.push([...this.events, `there is, read ${loaded}, owned ${owned}:`, ...await slotLinks(page), `lost: ${this.last}`].join('\n'));
    this.events = [];
  }
}

// How often each fault came, what was lost, and how many acknowledged games were looked for.
export async function runLives(site, { count, seed, report = () => {} }) {
  let random = seed;
  const upTo = (most) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * most);
  };
  const host = new Host(site.address), lives = {}, notes = new Notes(), names = Object.keys(faults);
  await host.open();
  try {
    for (let life = 1; life <= count; ++life) {
      const page = await openLife(host);
      notes.say(`life ${life}`);
      await notes.check(page);
      await watchWrites(page, notes);
      await readyToPress(page, 'keys');
      await beginGame(page, notes);
      await play(page, upTo(24), upTo(1000));
      const fault = names[upTo(names.length)];
      lives[fault] = (lives[fault] || 0) + 1;
      report(life, fault);
      notes.say(fault);
      // The last presses and the fault at the same moment.
      if (upTo(2) && ['crash', 'close', 'kill'].includes(fault)) play(page, 30, upTo(1000)).catch(() => {});
      await faults[fault]({ page, host, notes, upTo });
    }
    await notes.check(await openLife(host));
  } finally {
    await host.kill();
    host.remove();
  }
  return { lives, lost: notes.lost, acknowledged: notes.acknowledged };
}
