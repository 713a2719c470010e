import { make, say } from './words.js';
import { closeSheet, closing, notice } from './sheet.js';

// All games as a file, and back. The file is the store as it is, byte for byte: `./lucca play --store FILE` reads it. Games
// that wait beside the store follow it: a heading, and for each game its length in two bytes and its packed bytes.
const fileName = 'handheld.flash';
const heading = new TextEncoder().encode('Lucca: waiting games\n');

// The bytes after the store as packed games; null: they are something else.
export function readWaiting(bytes) {
  if (bytes.length === 0) return [];
  if (!heading.every((byte, i) => bytes[i] === byte)) return null;
  const list = [];
  for (let at = heading.length; at < bytes.length;) {
    const length = bytes[at] + 256 * bytes[at + 1];
    if (!(length > 0) || at + 2 + length > bytes.length) return null;
    list.push({ bytes: bytes.slice(at + 2, at + 2 + length) });
    at += 2 + length;
  }
  return list;
}

export class Files {
  constructor(device) {
    this.console = device;
    this.games = null;  // set by the page: the games know the files
  }

  parts() {
    const waiting = this.games.waiting().flatMap(({ bytes }) => [Uint8Array.of(bytes.length & 255, bytes.length >> 8), bytes]);
    return [this.console.flash.bytes.slice(), ...(waiting.length ? [heading, ...waiting] : [])];
  }

  save() {
    const address = URL.createObjectURL(new Blob(this.parts(), { type: 'application/octet-stream' }));
    make('a', { href: address, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  choose() {
    const input = make('input', { type: 'file' });
    input.addEventListener('change', async () => {
      if (input.files[0]) this.ask(new Uint8Array(await input.files[0].arrayBuffer()));
    });
    input.click();
  }

  ask(bytes) {
    closeSheet();
    const size = this.console.flash.bytes.length, store = bytes.subarray(0, size), waiting = readWaiting(bytes.subarray(size));
    if (!this.isStore(store) || !waiting) return notice({ title: say('yours.bad'), bad: true }, closing());
    notice({ title: say('yours.open'), about: say('yours.sure') },
      { text: say('yours.replace'), act: () => this.open(store, waiting) }, { text: say('notNow'), plain: true });
  }

  // The module looks at the bytes as at a flash; what was there comes back before the device's next turn.
  isStore(bytes) {
    const flash = this.console.flash.bytes;
    if (bytes.length !== flash.length) return false;
    const before = flash.slice();
    flash.set(bytes);
    const known = this.console.module.storeKnown();
    flash.set(before);
    return Boolean(known);
  }

  open(store, waiting) {
    if (!this.console.on) return;
    this.console.switchOff();
    this.console.flash.bytes.set(store);
    this.console.flash.touchAll();
    this.games.setWaiting(waiting);
    this.games.moveWaiting();
    this.console.start();
    notice({ title: say('yours.opened') }, closing());
    this.games.show();
  }
}
