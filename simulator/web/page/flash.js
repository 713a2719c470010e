// The device's flash in the browser's database, a record a sector. What one turn of the loop wrote goes there in one
// transaction that is committed at once, so that it is on its way before the tab can be closed; it is there wholly or not
// at all, in the order the device wrote it.
const sectorSize = 4096;
const database = 'lucca', table = 'flash', marksTable = 'marks';

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

export class Flash {
  // `bytes` is the module's flash. False when nothing can be kept here.
  async open(bytes) {
    this.bytes = bytes;
    this.fresh = new Set();
    bytes.fill(0xff);
    try {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(table);
        request.result.createObjectStore(marksTable);
      };
      this.db = await done(request);
      await this.load();
    } catch (error) {
      this.db = null;
    }
    return this.db !== null;
  }

  async load() {
    this.bytes.fill(0xff);
    if (!this.db) return;
    const store = this.db.transaction(table).objectStore(table);
    const [keys, sectors] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    keys.forEach((key, i) => {
      if ((key + 1) * sectorSize <= this.bytes.length) this.bytes.set(sectors[i].subarray(0, sectorSize), key * sectorSize);
    });
  }

  // The device wrote there.
  written(offset, length) {
    for (let at = offset - (offset % sectorSize); at < offset + length; at += sectorSize) this.fresh.add(at / sectorSize);
  }

  // After each turn of the loop. Resolves when the browser has it.
  keep() {
    if (!this.fresh.size) return this.last || Promise.resolve();
    const sectors = [...this.fresh];
    this.fresh.clear();
    if (!this.db || this.silent) return Promise.resolve();
    const work = this.db.transaction(table, 'readwrite', { durability: 'strict' });
    const store = work.objectStore(table);
    for (const sector of sectors) store.put(this.bytes.slice(sector * sectorSize, (sector + 1) * sectorSize), sector);
    this.last = new Promise((resolve) => {
      work.oncomplete = resolve;
      work.onabort = () => { this.failed?.(); resolve(); };
    });
    work.commit?.();
    return this.last;
  }

  // The whole of it at once: another store has taken its place.
  keepAll() {
    for (let sector = 0; sector * sectorSize < this.bytes.length; ++sector) this.fresh.add(sector);
    return this.keep();
  }

  // Small things beside the store, by name: which game is with whom.
  async mark(name) {
    return this.db ? done(this.db.transaction(marksTable).objectStore(marksTable).get(name)) : undefined;
  }

  async setMark(name, value) {
    if (!this.db) return;
    const store = this.db.transaction(marksTable, 'readwrite').objectStore(marksTable);
    await done(value === undefined ? store.delete(name) : store.put(value, name));
  }
}

// Only one tab plays: the others would overwrite its flash. The one that wants to asks, and the one that has it lets go.
export class OnlyOne {
  constructor() {
    try { this.channel = new BroadcastChannel('lucca'); } catch { this.channel = null; }
  }

  // Resolves with whether this tab has the flash now. `gone` is called when another takes it.
  async take(gone) {
    if (!navigator.locks) return true;
    this.gone = gone;
    try {
      return await this.request({ ifAvailable: true });
    } catch {
      return true;  // a page without an origin, such as a file sent by mail, has nobody to share with
    }
  }

  // Asks the other tab to save and let go; if it does not answer, its lock is taken.
  async takeOver() {
    const freed = new Promise((resolve) => {
      const hear = (event) => { if (event.data === 'free') resolve(); };
      this.channel?.addEventListener('message', hear);
      setTimeout(resolve, 800);
    });
    this.channel?.postMessage('wanted');
    await freed;
    return this.request({ steal: true });
  }

  request(options) {
    return new Promise((resolve, reject) => {
      navigator.locks.request('lucca.flash', options, (lock) => {
        if (!lock) return resolve(false);
        resolve(true);
        this.listen();
        return new Promise((release) => { this.release = release; });
      }).catch((error) => (error.name === 'AbortError' ? this.lose() : reject(error)));
    });
  }

  listen() {
    if (this.listening || !this.channel) return;
    this.listening = true;
    this.channel.addEventListener('message', async (event) => {
      if (event.data !== 'wanted' || !this.release) return;
      await this.lose();
      this.channel.postMessage('free');
    });
  }

  async lose() {
    const release = this.release;
    this.release = null;
    await this.gone?.();
    release?.();
  }
}
