// A game played by the real firmware, with the power cut again and again at random moments, between flash operations and
// inside them: each time it is resumed, and it ends exactly as the game without a cut.
//
// LUCCA_POWER_CUTS says how many cuts there are at least: 12 by default, one game; 200 are some fifteen games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './handheld.mjs';
import { KEYS, readGames, readValue } from './store_reader.mjs';

const CUTS = Number(process.env.LUCCA_POWER_CUTS ?? 12);
const LONGEST_MS = 20000;
const STEP_MS = 200;

// A small generator of its own, so that a failure can be repeated.
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function press(handheld, keys) {
  for (const key of keys.split(' ')) {
    handheld.press(key);
    handheld.wait(60);
  }
}

// Palazzi for two easy computer players at instant speed: switched off after the first decisions.
function flashWithAGame() {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(400);
  press(handheld, 'a a down down down down a down down down right b up up up up a');
  press(handheld, 'a left a down right down left up up');
  press(handheld, 'a');
  handheld.cutPower();
  assert.ok(readValue(handheld.flash.bytes, KEYS.current), 'no game was saved');
  assert.ok(!finished(handheld), 'the game is over already');
  return handheld.flash.bytes.slice();
}

function consoleWith(flash) {
  const handheld = new Handheld('picosystem');
  handheld.flash.bytes.set(flash);
  return handheld;
}

const finished = (handheld) => readGames(handheld.flash.bytes).at(-1);

// Switches on and goes past the title and "resume", for as long as there is power.
function resume(handheld) {
  handheld.boot();
  for (const [ms, key] of [[250, 'a'], [150, 'a']]) {
    handheld.wait(ms);
    if (!handheld.running) return;
    handheld.press(key);
  }
}

function playToTheEnd(flash) {
  const handheld = consoleWith(flash);
  resume(handheld);
  for (let ms = 0; ms < LONGEST_MS && !finished(handheld); ms += STEP_MS) handheld.wait(STEP_MS);
  handheld.cutPower();
  assert.ok(finished(handheld), 'the game did not end');
  return finished(handheld);
}

// Cuts at random moments until the game is over; the number of cuts and the finished game.
function playWithCuts(flash, next) {
  const handheld = consoleWith(flash);
  let cuts = 0;
  for (; !finished(handheld); cuts++) {
    assert.ok(cuts < 200, 'the game makes no progress');
    if (next(2) === 0) handheld.cutPowerInFlash(next(8), next(257));
    resume(handheld);
    if (handheld.running) handheld.wait(next(500));
    handheld.cutPower();
    handheld.flash.cut = null;
  }
  return { cuts, game: finished(handheld), games: readGames(handheld.flash.bytes).length };
}

test(`a game cut off ${CUTS} times and more ends as the game that was not`, { timeout: 3_600_000 }, (t) => {
  const flash = flashWithAGame();
  const uncut = playToTheEnd(flash);
  assert.ok(uncut.length > 200, 'the game is too short to be one');
  let cuts = 0;
  let played = 0;
  for (; cuts < CUTS; played++) {
    const result = playWithCuts(flash, random(played + 1));
    assert.deepEqual(result.game, uncut, `game ${played + 1} ended differently`);
    assert.equal(result.games, 1, 'the game is in the list more than once');
    cuts += result.cuts;
  }
  t.diagnostic(`${cuts} cuts in ${played} games`);
});

test('after power-on no game screen shows before somebody asks for it', () => {
  const flash = flashWithAGame();
  const withGame = consoleWith(flash);
  withGame.boot();
  withGame.wait(300);
  const without = new Handheld('picosystem');
  without.boot();
  without.wait(300);
  without.press('a');
  without.cutPower();
  without.boot();
  without.wait(300);
  assert.ok(withGame.screenshot().equals(without.screenshot()), 'the first screen depends on the game');
});
