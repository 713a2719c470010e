// picture_of_svg.mjs FILE.svg...: writes FILE.png beside each, with the browser that the tests of the home page use.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.LUCCA_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const path of process.argv.slice(2)) {
  const svg = readFileSync(path, 'utf8');
  const [, width, height] = svg.match(/width="(\d+)" height="(\d+)"/).map(Number);
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: path.replace(/svg$/, 'png') });
}
await browser.close();
