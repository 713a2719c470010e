// The browser's database: a record for each sector of the flash, and small marks beside them. A transaction is there wholly
// or not at all, and only the tab that owns the flash can write: each write also adds a mark with the tab's own name and
// removes it again. A tab that takes over puts that mark there to stay, so the add fails and with it all that the old tab
// still writes, even after it was frozen for days. It needs no read first, so a write can be committed at once.
const databaseName = 'lucca', sectorTable = 'flash', markTable = 'marks', ownerMark = 'owner';
const strict = { durability: 'strict' };
const lostMark = (owner) => `lost:${owner}`;
// A transaction to wait for: a browser that never answers must not keep the player waiting for ever.
const connectMs = 5000;

// Another tab owns the flash.
export class NotOwner extends Error {}

const whenDone = (work, refused = () => false) => new Promise((resolve, reject) => {
  work.oncomplete = resolve;
  work.onabort = () => reject(refused() ? new NotOwner() : work.error || new Error('aborted'));
});

// The results of one transaction's requests, record by record: one that cannot be read does not spoil the others.
function readTable(table, records, bad) {
  table.getAllKeys().onsuccess = ({ target }) => {
    for (const key of target.result) {
      const request = table.get(key);
      request.onsuccess = () => records.set(key, request.result);
      request.onerror = (event) => {
        event.preventDefault();
        event.stopPropagation();
        bad.push(key);
      };
    }
  };
}

export class Database {
  constructor() {
    this.name = crypto.randomUUID?.() || String(crypto.getRandomValues(new Uint32Array(4)));
    this.db = null;
  }

  // Throws when there is no database here.
  async connect() {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => [sectorTable, markTable].forEach((name) => request.result.createObjectStore(name));
    const db = await new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        request.onsuccess = () => request.result.close();  // nobody waits for it any more
        reject(new Error('no answer'));
      }, connectMs);
      request.onsuccess = () => {
        clearTimeout(late);
        resolve(request.result);
      };
      request.onerror = () => {
        clearTimeout(late);
        reject(request.error);
      };
    });
    // The browser cut it, or somebody wants to delete it: the next write connects again.
    const drop = () => { if (this.db === db) this.db = null; };
    db.onclose = drop;
    db.onversionchange = () => {
      db.close();
      drop();
    };
    this.db = db;
  }

  // Reads everything and becomes the owner, in one transaction: no other tab writes in between. `stealing`: the owner of
  // before may still live. Throws, and is not the owner, when nothing can be written.
  async claim(stealing) {
    const found = { sectors: new Map(), marks: new Map(), bad: [] };
    const work = this.db.transaction([sectorTable, markTable], 'readwrite', strict);
    const marks = work.objectStore(markTable);
    readTable(work.objectStore(sectorTable), found.sectors, found.bad);
    readTable(marks, found.marks, found.bad);
    marks.get(ownerMark).onsuccess = ({ target }) => {
      if (stealing && target.result !== undefined && target.result !== this.name) marks.put(1, lostMark(target.result));
      marks.delete(lostMark(this.name));
      marks.put(this.name, ownerMark);
    };
    await whenDone(work);
    return found;
  }

  // The same without becoming the owner.
  async look() {
    const found = { sectors: new Map(), marks: new Map(), bad: [] };
    const work = this.db.transaction([sectorTable, markTable]);
    readTable(work.objectStore(sectorTable), found.sectors, found.bad);
    readTable(work.objectStore(markTable), found.marks, found.bad);
    await whenDone(work);
    return found;
  }

  // Becomes the owner of what has none, or one of `accepted`. NotOwner: somebody else has it.
  async own(accepted) {
    const work = this.db.transaction(markTable, 'readwrite', strict), marks = work.objectStore(markTable);
    let foreign = false;
    marks.get(ownerMark).onsuccess = ({ target }) => {
      foreign = target.result !== undefined && !accepted.includes(target.result);
      if (foreign) work.abort();
      else marks.put(this.name, ownerMark);
    };
    await whenDone(work, () => foreign);
  }

  // Writes sectors and marks (undefined: the mark is gone) in one transaction. NotOwner: another tab took over.
  async write(sectors, marks) {
    const work = this.db.transaction([sectorTable, markTable], 'readwrite', strict);
    const table = work.objectStore(sectorTable), small = work.objectStore(markTable), mine = lostMark(this.name);
    let lost = false;
    small.add(1, mine).onerror = ({ target }) => { lost = target.error?.name === 'ConstraintError'; };
    small.delete(mine);
    for (const [sector, bytes] of sectors) table.put(bytes, sector);
    for (const [name, value] of marks) if (value === undefined) small.delete(name); else small.put(value, name);
    const done = whenDone(work, () => lost);
    work.commit?.();
    await done;
  }
}
