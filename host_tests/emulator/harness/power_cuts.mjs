// A game of a person and a computer player on the real firmware, with the power cut again and again at random moments,
// between flash operations and inside them: each time it is resumed at the decision that was saved, and it ends exactly
// as the game without a cut, which the PC has played.
//
// The person's keys depend on nothing but the screen and the saved game: the PC's last key there. A screen that the PC
// did not see (title, menu, hand-over, recap) is gone on from with A.
//
// LUCCA_POWER_CUTS says how many cuts there are at least, over both games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Handheld } from './handheld.mjs';
import { GUARD_MS, OUT, playOnThePc } from './key_game.mjs';
import { KEYS, readGames, readValue, storeStart } from './store_reader.mjs';

const CUTS = Number(process.env.LUCCA_POWER_CUTS ?? 40) / 2;
export const BOARD = 'waveshare_lcd_1_3';
const PRESS_MS = 24;
const MOST_PRESSES = 20; // of a life
const MOST_UNKNOWN = 12; // screens from power-on to the game
const QUIET_MS = 64; // within it what was decided is saved
const WINDOW_MS = 8;
const BUSY = 0.5; // of the processor's time: a computer player thinks
const LONGEST_MS = 60000;

// A small generator of its own, so that a failure can be repeated.
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const savedBytes = (handheld) => readValue(handheld.flash.bytes, KEYS.current)?.length ?? 0;
const isOver = (handheld) => readGames(handheld.flash.bytes).length > 0 && savedBytes(handheld) === 0;

// Until nothing is drawn and nobody thinks, or the power is gone.
function settle(handheld) {
  for (let quiet = 0, ms = 0; handheld.running && quiet < QUIET_MS; ms += WINDOW_MS) {
    assert.ok(ms < LONGEST_MS, 'the handheld does not come to rest');
    const { pixelsReceived } = handheld.panel;
    const cycles = handheld.cycles;
    handheld.wait(WINDOW_MS);
    if (!handheld.running) return;
    const busy = (handheld.cycles - cycles) / (WINDOW_MS * 125000) > BUSY;
    quiet = busy || handheld.panel.pixelsReceived !== pixelsReceived ? 0 : quiet + WINDOW_MS;
  }
}

export class Player {
  constructor(game) {
    const store = join(OUT, `${game}-${process.pid}.flash`);
    this.pc = playOnThePc(BOARD, game, '7', '--store', store);
    this.flash = readFileSync(store);
    this.keys = new Map();
    const { steps } = this.pc;
    for (let i = 1; i < steps.length; i++) this.keys.set(this.place(steps[i - 1]), steps[i].key);
    this.guarded = new Set(steps.filter(({ guarded }) => guarded).map((step) => this.place(step)));
    this.sizes = [...new Set(steps.map(({ saved }) => saved))].sort((a, b) => a - b);
    this.resumed = 0;
  }

  place({ saved, crc }) {
    return `${saved} ${crc}`;
  }

  newHandheld() {
    const handheld = new Handheld(BOARD);
    handheld.flash.bytes.set(this.flash, storeStart(handheld.flash.bytes));
    return handheld;
  }

  // Switches on and plays.
  live(handheld, presses, lastMs) {
    handheld.boot();
    handheld.waitFor(() => !handheld.running || handheld.backlight > 0, 600);
    this.playOn(handheld, presses, lastMs);
  }

  // Presses `presses` keys and one more, which lasts `lastMs`, for as long as there is power and a game. It comes back to
  // the decision that was saved at the beginning.
  playOn(handheld, presses, lastMs) {
    const saved = savedBytes(handheld);
    let unknown = 0;
    let back = false;
    settle(handheld);
    for (let i = 0; handheld.running && !isOver(handheld); i++) {
      const now = savedBytes(handheld);
      const place = this.place({ saved: now, crc: handheld.screenshot().crc() });
      const key = this.keys.get(place);
      if (!key || this.guarded.has(place)) handheld.wait(GUARD_MS);
      if (!handheld.running) return;
      if (key && !back) this.checkResumed(saved, now);
      back ||= key !== undefined;
      unknown = key ? 0 : unknown + 1;
      if (unknown > MOST_UNKNOWN) this.lost(handheld, now);
      handheld.hold(key ?? 'a');
      if (i === presses) return handheld.wait(lastMs);
      handheld.wait(PRESS_MS);
      handheld.release();
      handheld.wait(PRESS_MS);
      settle(handheld);
    }
  }

  lost(handheld, saved) {
    const path = join(OUT, 'power-cut.png');
    handheld.screenshot().writePng(path);
    assert.fail(`${this.cuts} cuts, ${saved} bytes saved: no screen of the uncut game any more, see ${path}`);
  }

  // The person is back at the saved decision, or, where that was the computer's or only to be confirmed, at the next.
  checkResumed(saved, now) {
    const possible = this.sizes.filter((size) => size >= saved).slice(0, 2);
    assert.ok(possible.includes(now), `saved with ${saved} bytes, resumed with ${now}`);
    this.resumed++;
  }

  // Cuts until the game is over or `most` cuts are made, then to the end.
  play(next, most) {
    const handheld = this.newHandheld();
    this.cuts = 0;
    for (; this.cuts < most && !isOver(handheld); this.cuts++) {
      if (next(2) === 0) handheld.cutPowerInFlash(next(12), next(2) ? next(257) : next(4097));
      this.live(handheld, next(MOST_PRESSES), next(150));
      handheld.cutPower();
      handheld.release();
      handheld.flash.cut = null;
    }
    if (!isOver(handheld)) this.live(handheld, this.pc.steps.length + MOST_UNKNOWN, 0);
    return readGames(handheld.flash.bytes);
  }
}

export function testPowerCuts(game) {
  test(`${game} cut off ${CUTS} times and more ends as the game that was not`, (t) => {
    const player = new Player(game);
    let cuts = 0;
    let played = 0;
    for (; cuts < CUTS; played++) {
      const games = player.play(random(played + 1), CUTS - cuts);
      assert.equal(games.length, 1, 'the game is not in the list, or more than once');
      assert.ok(player.pc.game.equals(Buffer.from(games[0])), `game ${played + 1} ended differently`);
      cuts += player.cuts;
    }
    assert.ok(player.resumed > 0);
    t.diagnostic(`${cuts} cuts in ${played} games, ${player.resumed} times back at a decision`);
  });
}
