// Walks through the screens by keys: on the emulated handheld, and the same on the PC to know where they lead.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOP } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';
import { storeStart } from '../../host_tests/emulator/harness/store_reader.mjs';

export const WATCH_MS = 400; // longer than any movement

export function switchOn(board, store) {
  const handheld = new Handheld(board);
  if (store) handheld.flash.bytes.set(store, storeStart(handheld.flash.bytes));
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  handheld.wait(1500);
  return handheld;
}

// Checks the words on the PC's screen after each row's keys: the rows' names must stay true when menus change.
export function checkWalk(board, store, rows) {
  const folder = mkdtempSync(join(tmpdir(), 'lucca-walk-'));
  const file = join(folder, 'store.bin');
  const steps = ['wait:1500'];
  for (const [presses, what, words] of rows) {
    for (const key of presses.split(' ')) steps.push(`press:${key}`, `wait:${WATCH_MS}`);
    if (store) writeFileSync(file, store);
    const options = ['--board', board, ...(store ? ['--store', file] : [])];
    const shown = execFileSync(join(TOP, 'build/host/tools/frame/lucca-frame'), [...options, ...steps, 'words']);
    if (!shown.toString().includes(words)) throw new Error(`${board}: the keys do not lead to "${what}":\n${shown}`);
  }
  rmSync(folder, { recursive: true });
}

// A device with a finished game and six running ones, two of them long.
export function longStore() {
  const image = join(TOP, 'build', 'long_store.bin');
  execFileSync(join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-long-store'), [image]);
  return readFileSync(image);
}
