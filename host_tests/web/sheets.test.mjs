// The rules on paper, as the page offers them: each prints on a few leaves of A4, and nothing sticks out of its column.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser, site as folder, top } from './harness/browser.mjs';

const A4 = { width: 595, height: 842 }; // points
let site;
before(async () => { site = await openBrowser(); });
after(() => site.close());

test('every sheet prints on four to six pages of A4', async () => {
  const out = join(top, 'build/rules-pdf');
  mkdirSync(out, { recursive: true });
  const names = readdirSync(join(folder, 'sheets'));
  assert.equal(names.length, 6);
  const page = await site.browser.newPage();
  for (const name of names) {
    await page.goto(`${site.address}sheets/${name}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    writeFileSync(join(out, name.replace('.html', '.pdf')), pdf);
    const text = pdf.toString('latin1');
    const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    const pages = text.match(/\/Type \/Page\b(?!s)/g).length;
    assert.ok(pages >= 4 && pages <= 6, `${name} takes ${pages} pages`);
    for (const [, width, height] of boxes) {
      assert.ok(Math.abs(width - A4.width) < 2 && Math.abs(height - A4.height) < 2, `${name}: ${width} x ${height}`);
    }
  }
  await page.close();
});

test('nothing on a sheet is wider than its column', async () => {
  // As wide as the text of an A4 page at 96 dots an inch, in print's own look.
  const page = await site.browser.newPage({ viewport: { width: 688, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  for (const name of readdirSync(join(folder, 'sheets'))) {
    await page.goto(`${site.address}sheets/${name}`);
    const wide = await page.evaluate(() => {
      const prose = document.querySelector('.prose');
      const column = (prose.clientWidth - Number.parseFloat(getComputedStyle(prose).columnGap)) / 2;
      return [...prose.querySelectorAll('table, img, p, li, h2, h3, figcaption')]
        .filter((part) => part.scrollWidth > column + 1).map((part) => part.textContent.slice(0, 60));
    });
    assert.deepEqual(wide, [], name);
  }
  await page.close();
});
