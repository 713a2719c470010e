// The page around the console: names and roles, its promises about other servers, offline, sizes, and how it looks.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { until } from '../patience.mjs';
import { contextFor, openBrowser, openPage, picture, readyToPress, site as folder, top } from './harness/browser.mjs';
import { startWithPeople } from './harness/people.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

const windowFor = (t, options = {}) => contextFor(t, site, { viewport: { width: 1440, height: 900 }, ...options });

test('names, roles and contrast', async (t) => {
  // The page's own policy forbids what a test brings along.
  const context = await windowFor(t, { bypassCSP: true });
  const pages = [['', 'light'], ['de/', 'dark'], ['rules-palazzi.html', 'light'], ['board-breadboard_240x240.html', 'dark']];
  for (const [path, colorScheme] of pages) {
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme });
    await page.goto(site.address + path);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    assert.deepEqual(violations.map((v) => `${path} ${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`), []);
    await page.close();
  }
});

// The wishes count before anybody has chosen anything, and once: what is set on the console stays.
test('motion, contrast and light begin as the visitor’s system wants them', async (t) => {
  // What the console's own settings say, row by row, and how bright its screen is.
  const look = async (context) => {
    const page = await openPage(context, site.address);
    await readyToPress(page, 'keys');
    const rows = await page.evaluate(async () => {
      const chosen = () => [...document.querySelectorAll('#mirror [aria-current]')].map((line) => line.textContent).join(' ');
      const read = new Set();
      await window.press('b');
      for (let i = 0; i < 16 && !/Settings/.test(chosen()); ++i) await window.press('down');
      await window.press('a');
      for (let i = 0; i < 16; ++i) {
        read.add(chosen());
        await window.press('down');
      }
      return [...read].join('; ');
    });
    const light = await page.evaluate(() => Number(getComputedStyle(document.getElementById('screen')).opacity));
    assert.deepEqual(page.problems, []);
    await page.close();
    return { rows, light };
  };
  const usual = await look(await windowFor(t));
  const wanted = await look(await windowFor(t, { reducedMotion: 'reduce', contrast: 'more' }));
  const dark = await look(await windowFor(t, { colorScheme: 'dark' }));
  t.diagnostic(`${usual.rows} | ${wanted.rows} | ${dark.rows}`);
  assert.match(usual.rows, /Speed\s+normal/);
  assert.match(wanted.rows, /Speed\s+instant/);
  assert.doesNotMatch(usual.rows, /high contrast/i);
  assert.match(wanted.rows, /high contrast/i);
  assert.deepEqual([usual.light, wanted.light], [1, 1]);
  assert.match(usual.rows, /Brightness\s+4/);
  assert.match(dark.rows, /Speed\s+normal.*Colours\s+stone/);
  assert.match(dark.rows, /Brightness\s+3/);
  assert.ok(dark.light < 1 && dark.light > 0.6, `${dark.light}`);
});

test('asks nobody else, and the policy refuses what is foreign', async (t) => {
  const context = await windowFor(t);
  const page = await context.newPage();
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(site.address);
  await page.waitForFunction(() => window.lucca?.ready);
  assert.deepEqual([...asked].filter((origin) => origin !== 'null'), [new URL(site.address).origin]);
  assert.deepEqual(await context.cookies(), []);
  const wanted = ['connect-src', 'img-src', 'script-src-elem', 'style-src-elem'];
  const refused = await page.evaluate(async (kinds) => {
    const heard = [];
    document.addEventListener('securitypolicyviolation', (event) => heard.push(event.effectiveDirective));
    const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
    add('script', { src: 'https://example.org/x.js' });
    add('script', { textContent: 'window.inline = 1' });
    add('link', { rel: 'stylesheet', href: 'https://example.org/x.css' });
    document.body.append(Object.assign(new Image(), { src: 'https://example.org/x.png' }));
    await fetch('https://example.org/').catch(() => {});
    while (new Set(heard).size < kinds) await new Promise((resolve) => { setTimeout(resolve, 10); });
    return { heard: [...new Set(heard)].sort(), inline: window.inline };
  }, wanted.length);
  assert.deepEqual(refused.heard, wanted);
  assert.equal(refused.inline, undefined);
});

test('no script writes HTML from text', () => {
  const sources = join(top, 'simulator/web/page');
  for (const name of readdirSync(sources).filter((file) => file.endsWith('.js'))) {
    assert.doesNotMatch(readFileSync(join(sources, name), 'utf8'), /innerHTML|outerHTML|insertAdjacentHTML|document\.write/, name);
  }
});

test('the script comes deflated, and plain where nothing inflates', async (t) => {
  assert.equal(inflateSync(readFileSync(join(folder, 'script.bin'))).toString(), readFileSync(join(folder, 'lucca.js'), 'utf8'));
  const asks = async (context) => {
    const page = await context.newPage(), asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.address);
    await page.waitForFunction(() => window.lucca?.ready || !document.getElementById('notice').hidden);
    return { page, asked: asked.filter((path) => /script\.bin|lucca\.js/.test(path)) };
  };
  assert.deepEqual((await asks(await windowFor(t))).asked, ['/script.bin']);
  const old = await windowFor(t);
  await old.addInitScript(() => { delete window.DecompressionStream; });
  const { page, asked } = await asks(old);
  assert.equal(asked.at(-1), '/lucca.js');
  assert.match(await page.textContent('#notice'), /The console did not start.*DecompressionStream/);
  // A server that lost the file, or says something else under its name.
  for (const status of [404, 200]) {
    const context = await windowFor(t, { serviceWorkers: 'block' });
    await context.route('**/script.bin', (route) => route.fulfill({ status, body: 'not here' }));
    assert.equal((await asks(context)).asked.at(-1), '/lucca.js');
  }
});

test('starts without a network', async (t) => {
  const context = await windowFor(t);
  const page = await openPage(context, site.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    return names.length;
  });
  await context.setOffline(true);
  for (const path of ['', 'it/', 'rules-torri.html']) {
    await page.goto(site.address + path);
    assert.match(await page.title(), /Lucca|Torri/);
  }
  await page.goto(site.address);
  await page.waitForFunction(() => window.lucca?.ready);
  assert.notEqual(await picture(page), 0);
});

test('one file alone plays, from a folder', async (t) => {
  const context = await windowFor(t);
  const page = await openPage(context, `file://${folder}/lucca.html`);
  const first = await picture(page);
  // A key does not count in the first moment of a screen.
  await until('another picture after a key', async () => {
    await page.keyboard.press('Enter');
    return await picture(page) !== first;
  });
  assert.deepEqual(page.problems, []);
});

test('can be read without script', async (t) => {
  const context = await windowFor(t, { javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['', 'it/rules-palazzi.html', 'de/board-picosystem.html']) {
    await page.goto(site.address + path);
    assert.ok((await page.textContent('main')).length > 300, path);
  }
  for (const [width, height] of [[1280, 800], [375, 667], [667, 375]]) {
    await page.setViewportSize({ width, height });
    await page.goto(site.address);
    assert.deepEqual(await page.locator('.glass noscript img').boundingBox(), await page.locator('#screen').boundingBox());
    assert.equal(await page.locator('[data-do]:visible, .now:visible').count(), 0);
  }
});

test('what can be pressed has an edge and a sign where the system chooses the colours', async (t) => {
  for (const [width, height, colorScheme] of [[1440, 900, 'light'], [390, 844, 'dark'], [844, 390, 'dark']]) {
    const mobile = width < 1000;
    const context = await windowFor(t, { viewport: { width, height }, colorScheme, forcedColors: 'active', hasTouch: mobile, isMobile: mobile });
    const page = await openPage(context, site.address);
    const seen = await page.evaluate(() => [...document.querySelectorAll('.hero .key, .hero .btn, .hero .tool, .hero .iconbtn')]
      .filter((each) => each.checkVisibility() && !each.closest('[hidden]')).map((each) => {
        const style = getComputedStyle(each), sign = each.querySelector('svg');
        return { name: each.className, edge: style.borderTopStyle, sign: !sign || getComputedStyle(sign).fill === style.color };
      }));
    assert.ok(seen.length >= 12, `${seen.length} of ${width}`);
    assert.deepEqual(seen.filter(({ edge, sign }) => edge !== 'solid' || !sign), []);
  }
});

test('speaks the browser’s language at first, and then the chosen one', async (t) => {
  const context = await windowFor(t, { locale: 'de-DE' });
  const page = await context.newPage();
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.goto(site.address);
  await page.waitForURL('**/de/index.html');
  await page.waitForFunction(() => window.lucca?.ready);
  assert.equal(await lang(), 'de');
  await page.click('[data-language=en]');
  await page.waitForFunction(() => document.documentElement.lang === 'en' && window.lucca?.ready);
  await page.goto(site.address);
  await page.waitForFunction(() => window.lucca?.ready);
  assert.equal(await lang(), 'en');
});

test('three languages, with every link leading somewhere', async (t) => {
  const context = await windowFor(t);
  const page = await context.newPage();
  const seen = new Set(), queue = ['index.html', 'it/index.html', 'de/index.html'];
  while (queue.length) {
    const path = queue.pop();
    if (seen.has(path)) continue;
    seen.add(path);
    if (!path.endsWith('.html')) {
      assert.ok(statSync(join(folder, path), { throwIfNoEntry: false }), `${path} is missing`);
      continue;
    }
    const html = readFileSync(join(folder, path), 'utf8');
    for (const [, href] of html.matchAll(/(?:href|src)="(?!data:)([^"#?:]+)[#?]?[^"]*"/g)) {
      queue.push(new URL(href, `http://x/${path}`).pathname.slice(1));
    }
  }
  assert.ok(seen.size > 50, `${seen.size} pages and files`);
  await page.close();
});

test('is small', (t) => {
  const size = (path) => statSync(join(folder, path)).size;
  const all = (path) => readdirSync(join(folder, path)).filter((name) => name.includes('.')).reduce((sum, name) => sum + size(join(path, name)), 0);
  const first = size('lucca.bin'), rest = size('rest.bin'), inflated = (name) => inflateSync(readFileSync(join(folder, name))).length;
  const starts = inflated('lucca.bin'), wasm = starts + inflated('rest.bin');
  const page = size('index.html') + size('lucca.css') + size('script.bin') + all('fonts') + all('img') + first + rest;
  t.diagnostic(`first part ${starts}, as it comes ${first}; module ${wasm}, as it comes ${first + rest}`);
  t.diagnostic(`first page with everything ${page}, QR reader ${size('reader.js')}`);
  const kept = JSON.parse(/files = (\[.*?\]);/s.exec(readFileSync(join(folder, 'worker.js'), 'utf8'))[1]).reduce((sum, name) => sum + size(name), 0);
  t.diagnostic(`kept for a start without a network: ${kept}`);
  assert.ok(kept < 2.2e6, `the offline store has ${kept} bytes`);
  assert.ok(starts < 280 * 1024, `the part that starts the console has ${starts} bytes`);
  assert.ok(first < 210 * 1024, `that part comes in ${first} bytes`);
  assert.ok(wasm < 780 * 1024, `the module has ${wasm} bytes`);
  assert.ok(first + rest < 434 * 1024, `the module comes in ${first + rest} bytes`);
  assert.ok(page < 600 * 1024, `the page has ${page} bytes`);
  assert.ok(size('index.html') + size('lucca.css') < 92 * 1000);
});

test('pictures further down leave the line to the module, and come once it is there', async (t) => {
  const context = await contextFor(t, site, { viewport: { width: 1280, height: 3000 } });
  const page = await context.newPage(), asked = [];
  let letGo;
  const held = new Promise((resolve) => { letGo = resolve; });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/lucca.bin', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.querySelector('#games img').getBoundingClientRect().width === 0);
  assert.ok(asked.includes('/lucca.bin') && asked.every((path) => !/palazzi|torri|pass\.png/.test(path)), asked.join(' '));
  letGo();
  await page.waitForFunction(() => window.lucca?.ready && [...document.querySelectorAll('#games img')].every((image) => image.naturalWidth === 240));
});

test('photographs of phones and desktops', async (t) => {
  const photos = join(top, 'build/web-photos');
  mkdirSync(photos, { recursive: true });
  const sizes = [['desktop', 1440, 900, 1], ['desktop_short', 1366, 650, 1], ['desktop_night', 1440, 900, 1, 'dark'], ['tablet', 820, 1180, 2], ['phone', 390, 844, 2],
    ['phone_landscape', 844, 390, 2]];
  for (const [name, width, height, deviceScaleFactor, colorScheme = 'light'] of sizes) {
    const mobile = width < 1000;
    const context = await windowFor(t, { viewport: { width, height }, deviceScaleFactor, colorScheme, hasTouch: mobile, isMobile: mobile });
    const page = await openPage(context, site.address);
    await page.screenshot({ path: join(photos, `${name}.png`) });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(overflow <= 0, `${name} is ${overflow} pixels too wide`);
    assert.deepEqual(page.problems, []);
    await context.close();
  }
});

test('text of twice the size stays inside the window', async (t) => {
  for (const [width, height] of [[320, 568], [375, 667], [820, 1180], [1280, 800]]) {
    const context = await windowFor(t, { viewport: { width, height } });
    const page = await openPage(context, site.address);
    const wide = await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [style];
      const body = parseFloat(getComputedStyle(document.querySelector('.story .lead')).fontSize);
      return { body, over: document.documentElement.scrollWidth - document.documentElement.clientWidth };
    });
    assert.ok(wide.body >= 32, `${width}: letters of ${wide.body} pixels did not grow`);
    assert.ok(wide.over <= 0, `${width}: ${wide.over} pixels too wide`);
  }
});

test('the words below the keys stay apart, in text of twice the size', async (t) => {
  for (const path of ['', 'it/', 'de/']) {
    const context = await windowFor(t, { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
    const page = await openPage(context, site.address + path);
    const cut = await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [style];
      return [...document.querySelectorAll('.dock button, .dock a')].filter((key) => key.scrollWidth > key.clientWidth).map((key) => key.textContent);
    });
    assert.deepEqual(cut, [], path);
  }
});

test('no sheet is wider than a small phone', async (t) => {
  for (const path of ['', 'it/', 'de/']) {
    const context = await windowFor(t, { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
    const page = await openPage(context, site.address + path);
    await startWithPeople(page);
    for (const sheet of ['pass', 'take', 'games', 'board']) {
      const cut = await page.evaluate((name) => {
        window.lucca.actions[name]();
        const body = document.getElementById('sheet-body'), { right } = body.getBoundingClientRect(), edge = right - Number.parseFloat(getComputedStyle(body).paddingRight);
        const wide = [...body.querySelectorAll('button, li, input, p')].filter((part) => part.getBoundingClientRect().right > edge + 1);
        return [body.clientWidth > 200 ? '' : 'no sheet', ...wide.map((part) => part.textContent)].join('');
      }, sheet);
      assert.equal(cut, '', `${path}${sheet}`);
      await page.evaluate(() => window.lucca.actions.close());
    }
    await context.close();
  }
});

test('a link to the page has a picture and words, and an installed app its entries', () => {
  for (const path of ['index.html', 'de/index.html', 'it/rules-torri.html']) {
    const html = readFileSync(join(folder, path), 'utf8');
    const tag = (name) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`).exec(html)?.[1];
    for (const name of ['og:title', 'og:description', 'og:type', 'twitter:card']) assert.ok(tag(name), `${path}: ${name}`);
    assert.ok(statSync(join(folder, path, '..', tag('og:image'))).size > 1000, path);
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  assert.deepEqual(manifest.icons.map(({ purpose }) => purpose), ['any', 'any', 'maskable']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) assert.ok(statSync(join(folder, src)).size > 1000, src);
  assert.deepEqual(manifest.shortcuts.map(({ url }) => url), ['./?play=palazzi', './?play=torri']);
});

test('the way to the codes is called as the game’s menu calls it', () => {
  for (const language of ['en', 'it', 'de']) {
    const texts = (folder) => readFileSync(join(top, 'assets', folder, `${language}.txt`), 'utf8');
    const row = /^game_menu\.code = (.+)$/m.exec(texts('texts'))[1];
    assert.ok(/^sheet\.take\.about = (.+)$/m.exec(texts('web'))[1].includes(row), `${language}: ${row}`);
  }
});
