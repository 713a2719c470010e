import { Database, NotOwner } from './database.js';

// The device's flash in the browser, a record a sector, and marks beside it. Writes of one turn of the loop go there in
// one transaction that is committed at once, so that it is on its way before the tab can be closed. Each transaction holds
// everything that is not known to be kept, so the order of the device's writes holds whichever of them fail. What failed
// is tried again; a connection that was cut is opened again, and everything is kept anew.
const sectorSize = 4096;
const firstRetryMs = 500, mostRetryMs = 30000;
const badMark = (key) => `bad:${key}`;

export class Flash {
  constructor() {
    this.database = new Database();
    this.marks = new Map();
    this.unkept = new Map();  // sector or mark -> the number of its last change
    this.changes = this.kept = 0;  // the number of the last change, and of the last one that the browser surely has
    this.last = Promise.resolve(true);
    this.retryMs = firstRetryMs;
    /** @type {(news: string) => void} */
    this.tell = () => {};  // 'failing', 'keepsAgain', 'lost' (to another tab), 'spoilt' (a record was set aside)
  }

  // `bytes` is the module's flash. False when nothing can be kept here.
  async open(bytes) {
    this.bytes = bytes;
    bytes.fill(0xff);
    try {
      await this.database.connect();
    } catch { /* this.database.db says it */ }
    return this.database.db !== null;
  }

  // Becomes the only tab that writes, and reads what is there. False: it cannot be read, and nothing will be written over
  // it. `stealing`: another tab may still think that it has the flash.
  async claim(stealing = false) {
    this.owned = this.foreign = false;
    let found = null;
    try {
      if (!this.database.db) await this.database.connect();
      found = await this.database.claim(stealing);
      this.owned = true;
    } catch {
      try {
        found = await this.database.look();
      } catch { /* nothing is read */ }
    }
    this.loaded = found !== null;
    if (found) this.take(found);
    if (this.loaded && !this.owned) this.fail();
    return this.loaded;
  }

  take({ sectors, marks, bad }) {
    this.bytes.fill(0xff);
    this.unkept.clear();
    this.accepted = [this.database.name, marks.get('owner')];
    this.marks = new Map([...marks].filter(([name]) => name !== 'owner' && !/^lost:/.test(name)));
    for (const key of bad) if (typeof key === 'number') this.setAside(key, undefined);
    for (const [key, sector] of sectors) {
      const whole = sector instanceof Uint8Array && sector.length === sectorSize;
      if (!this.isSector(key)) continue;
      if (whole) this.bytes.set(sector, key * sectorSize);
      else this.setAside(key, sector);
    }
  }

  // A value that cannot be a sector is kept under another name, and the sector reads as erased.
  setAside(key, value) {
    this.setMark(badMark(key), value ?? 'unreadable');
    this.touch(key);
    this.tell('spoilt');
  }

  // Nothing was ever kept here.
  blank() {
    return this.marks.size === 0 && this.bytes.every((byte) => byte === 0xff);
  }

  isSector(key) {
    return Number.isInteger(key) && key >= 0 && (key + 1) * sectorSize <= this.bytes.length;
  }

  touch(key) {
    this.unkept.set(key, ++this.changes);
    this.fresh = true;
  }

  // The device wrote there.
  written(offset, length) {
    for (let at = offset - (offset % sectorSize); at < offset + length; at += sectorSize) this.touch(at / sectorSize);
  }

  // All of it is to be kept: another store has taken its place, or the browser has forgotten the old one.
  touchAll() {
    for (let sector = 0; this.isSector(sector); ++sector) this.touch(sector);
    for (const name of this.marks.keys()) this.touch(name);
  }

  // Small things beside the store, by name: which game is with whom. They are kept with the next keep().
  mark(name) {
    return this.marks.get(name);
  }

  setMark(name, value) {
    if (value === undefined) this.marks.delete(name);
    else this.marks.set(name, value);
    this.touch(name);
  }

  // After each turn of the loop. Resolves with whether the browser has all that was written so far.
  keep() {
    if (!this.fresh || !this.loaded || this.foreign) return this.last;
    this.fresh = false;
    this.last = this.store();
    return this.last;
  }

  async store() {
    try {
      if (!this.database.db || !this.owned) await this.recover();
      const changes = new Map(this.unkept), upTo = this.changes, slice = (sector) => this.bytes.slice(sector * sectorSize, (sector + 1) * sectorSize);
      const keys = [...changes.keys()], sectors = keys.filter((key) => typeof key === 'number'), names = keys.filter((key) => typeof key === 'string');
      await this.database.write(sectors.map((key) => [key, slice(key)]), names.map((name) => [name, this.marks.get(name)]));
      for (const [key, change] of changes) if (this.unkept.get(key) === change) this.unkept.delete(key);
      this.kept = Math.max(this.kept, upTo);
    } catch (error) {
      if (error instanceof NotOwner) this.lose();
      else this.fail();
      return false;
    }
    this.succeed();
    return true;
  }

  // One at a time: a new connection, the ownership, and all that the flash holds.
  recover() {
    this.recovery ??= (async () => {
      try {
        this.owned = false;  // until all of this is done: a try that ends between is made again from the beginning
        if (!this.database.db) await this.database.connect();
        await this.database.own(this.accepted);
        this.owned = true;
        this.touchAll();
      } finally {
        this.recovery = null;
      }
    })();
    return this.recovery;
  }

  stopRetry() {
    clearTimeout(this.retry);
    this.retry = 0;
  }

  succeed() {
    this.retryMs = firstRetryMs;
    this.stopRetry();
    if (!this.failing) return;
    this.failing = false;
    this.tell('keepsAgain');
  }

  fail() {
    if (!this.failing) this.tell('failing');
    this.failing = true;
    if (this.retry) return;  // what is written meanwhile fails as well, and puts nothing off
    this.retry = setTimeout(() => {
      this.retry = 0;
      this.fresh = true;
      this.keep();
    }, this.retryMs);
    this.retryMs = Math.min(2 * this.retryMs, mostRetryMs);
  }

  lose() {
    if (this.foreign) return;
    this.foreign = true;
    this.stopRetry();
    this.tell('lost');
  }

  // The browser is asked not to clear this page's data by itself; once, and when somebody plays.
  askToStay() {
    if (this.asked) return;
    this.asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }
}
