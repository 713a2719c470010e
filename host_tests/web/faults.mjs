// node host_tests/web/faults.mjs [COUNT] [SEED]: ends COUNT lives of the page by faults at random moments, and checks that
// the next life has all that the browser had acknowledged.
import { openBrowser } from './harness/browser.mjs';
import { runLives } from './harness/faults.mjs';

const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const site = await openBrowser();
const report = (life, fault) => { if (life % 25 === 0) console.log(`${life} of ${count}: ${fault}`); };
const { lives, lost, acknowledged } = await runLives(site, { count, seed, report });
await site.close();
console.log(`${JSON.stringify(lives)}; ${acknowledged} states acknowledged; ${lost.length} lost`);
for (const line of lost) console.log(line);
process.exit(lost.length ? 1 : 0);
