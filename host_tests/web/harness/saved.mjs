// Reads the browser's store: every slot's game; and waits until all is written.

// The games of all slots as links.
export const slotLinks = (page) => page.evaluate(() => {
  const { console, passing } = window.lucca, list = [];
  for (let slot = 0; slot < console.module.slots(); ++slot) if (console.module.describeSlot(slot)) list.push(passing.link(slot));
  return list;
});

// The list of games on the page, a text each.
export const cards = (page) => page.evaluate(() => {
  window.lucca.games.show();
  return [...document.querySelectorAll('#yours-list .save')].map((card) => card.textContent);
});

export async function clickCard(page, number, name) {
  await page.evaluate(() => window.lucca.games.show());
  await page.click(`#yours-list .save:nth-child(${number}) .btn:has-text("${name}")`);
}

// Until the browser has all that was written. (A condition that answers with a promise counts as true at once.)
export const untilKept = (page) => page.waitForFunction(() => {
  const { flash } = window.lucca.console;
  flash.keep();
  return flash.unkept.size === 0;
});

// From now on every transaction that writes is begun, committed and then aborted, as on a full disk; or no longer.
export const failWrites = (page, fail) => page.evaluate((failing) => {
  const { prototype } = IDBObjectStore;
  window.realPut ??= prototype.put;
  prototype.put = failing ? function put(value, key) {
    this.add(value, key);
    return this.add(value, key);  // the same key twice
  } : window.realPut;
}, fail);
