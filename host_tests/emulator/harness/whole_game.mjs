// A whole game from the first start to the result, on the real firmware: the PC plays by key presses, the emulated
// handheld presses the same keys, and after each press both show the same picture. The game in the chip's flash is the
// PC's.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { firmwarePath, readElfSymbols } from './firmware_files.mjs';
import { Handheld } from './handheld.mjs';
import { GUARD_MS, OUT, playOnThePc } from './key_game.mjs';
import { Picture } from './picture.mjs';
import { KEYS, readGames, readValue } from './store_reader.mjs';

const PRESS = { downMs: 24, upMs: 24 };
const PAUSE_MS = 60;  // before the next press: a release, a press and a release inside one erase look like one release
const QUIET_MS = 4;
const LONGEST_MS = 10000;
const BUDGETS = JSON.parse(readFileSync(new URL('../../../firmware/budgets.json', import.meta.url), 'utf8'));
const MOST_STACK = BUDGETS['stack that may be used'];

// Both pictures of a step go to files, to be looked at.
function fail(handheld, board, game, { seed, steps }, index) {
  const path = join(OUT, `${board}-${game}`);
  playOnThePc(board, game, seed, String(index), `${path}.565`);
  Picture.read(`${path}.565`).writePng(`${path}-host.png`);
  handheld.screenshot().writePng(`${path}.png`);
  assert.fail(`press ${index}, ${steps[index].key}: compare ${path}.png with ${path}-host.png`);
}

// Waits until the panel shows the picture; it is looked at when no pixel came for a while.
function waitForPicture(handheld, crc) {
  let pixels = -1;
  let since = 0;
  let looked = false;
  let shows = false;
  return handheld.waitFor(() => {
    const { ms, panel } = handheld;
    if (panel.pixelsReceived !== pixels) {
      pixels = panel.pixelsReceived;
      since = ms;
      looked = shows = false;
    } else if (!looked && ms - since > QUIET_MS) {
      looked = true;
      shows = handheld.screenshot().crc() === crc;
    }
    return shows;
  }, LONGEST_MS);
}

// The log must not tell the seed, so it is taken from the chip's memory: the member behind the table of functions.
const seedsOn = (board) => readElfSymbols(firmwarePath(board, 'elf')).get('_ZN5lucca12_GLOBAL__N_15seedsE');
function seedOf(handheld, seeds) {
  if (!handheld.uart.includes('a game begins')) return null;
  assert.doesNotMatch(handheld.uart, /seed/);
  return String(handheld.machine.chip.readUint32(seeds + 4));
}

function follow(board, game, { seeded }) {
  const handheld = new Handheld(board);
  const seeds = seedsOn(board);
  handheld.boot();
  handheld.waitFor(() => handheld.backlight > 0, 600);
  let pc = playOnThePc(board, game, '1');
  for (let i = 0; i < pc.steps.length; i++) {
    if (i > 0) handheld.press(pc.steps[i].key, PRESS);
    // The chip's own seed decides the game from here on.
    const seed = seeded ? seedOf(handheld, seeds) : null;
    if (seed && seed !== pc.seed) pc = playOnThePc(board, game, seed);
    if (!waitForPicture(handheld, pc.steps[i].crc)) fail(handheld, board, game, pc, i);
    handheld.wait(pc.steps[i].guarded ? GUARD_MS : PAUSE_MS);
  }
  return { handheld, pc };
}

export function testWholeGame(board, game) {
  test(`a whole game of ${game} by keys looks the same on the chip (${board}) and on the PC, picture by picture`, (t) => {
    const { handheld, pc } = follow(board, game, { seeded: true });
    assert.notEqual(pc.seed, '1', 'no game was begun');
    const games = readGames(handheld.flash.bytes);
    assert.equal(games.length, 1);
    assert.ok(pc.game.equals(Buffer.from(games[0])), 'the finished games differ');
    assert.ok(handheld.stackBytes <= MOST_STACK, `the stack was ${handheld.stackBytes} bytes deep`);
    t.diagnostic(`${pc.steps.length} pictures, ${(handheld.ms / 1000).toFixed(0)} s of the device's time`);
  });
}

// A saved game but for its last four bytes, where the cursor was.
const decided = (saved) => saved.subarray(0, -4);

// The number of a city is all that decides it: the chip's own seed is another one than the PC's.
export function testCity(board, game) {
  test(`a city of ${game} is the same on the chip (${board}) and on the PC: cards, rivals' moves, pictures`, (t) => {
    const { handheld, pc } = follow(board, `${game}-city`, { seeded: false });
    const saved = Buffer.from(readValue(handheld.flash.bytes, KEYS.current));
    assert.equal(saved.length, pc.game.length);
    assert.ok(decided(saved).equals(decided(pc.game)), 'the running games differ');
    t.diagnostic(`${pc.steps.length} pictures, ${(handheld.ms / 1000).toFixed(0)} s of the device's time`);
  });
}
