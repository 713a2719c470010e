// Battery, charger, LED, and how much of the time the processor is awake: the pins of the emulated boards, and what the
// player sees of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outputOf } from './harness/chip_fixes.mjs';
import { Handheld } from './harness/handheld.mjs';
import { playOnThePc } from './harness/key_game.mjs';
import { Player } from './harness/power_cuts.mjs';

const MAX_LIGHT = 0.15; // of the LED, at the brightness of a new device
const SIGN = { x: 200, y: 0, width: 40, height: 32 }; // the battery's, in the title bar
const CYCLES_A_MS = 125_000;

// Chooses the language and no first game: the main menu.
function atMenu(options) {
  const handheld = new Handheld('picosystem', options);
  handheld.boot();
  handheld.wait(400);
  handheld.press('a', { upMs: 100 });
  handheld.press('b', { upMs: 400 });
  return handheld;
}

// How many pixels of the battery's sign are light.
function lightPixels(handheld) {
  const picture = handheld.screenshot();
  let count = 0;
  for (let y = SIGN.y; y < SIGN.y + SIGN.height; y++) {
    for (let x = SIGN.x; x < SIGN.x + SIGN.width; x++) if (picture.at(x, y) >> 11 > 28) count++;
  }
  return count;
}

// Where pictures differ: outside the sign is 0 when nothing but the sign changed.
function changesOutsideSign(before, after) {
  let count = 0;
  for (let y = 0; y < before.height; y++) {
    for (let x = 0; x < before.width; x++) {
      const inSign = x >= SIGN.x && x < SIGN.x + SIGN.width && y >= SIGN.y && y < SIGN.y + SIGN.height;
      if (!inSign && before.at(x, y) !== after.at(x, y)) count++;
    }
  }
  return count;
}

const brightest = (glows, colour) => Math.max(0, ...glows.map((glow) => glow[colour]));
const isDark = ({ red, green, blue }) => red === 0 && green === 0 && blue === 0;
const awake = (handheld, ms) => {
  const before = handheld.cycles;
  handheld.wait(ms);
  return (handheld.cycles - before) / (ms * CYCLES_A_MS);
};

test('the sign shows how full the battery is, and a bolt while it charges', () => {
  const handheld = atMenu({ battery: 3.8 });
  const half = lightPixels(handheld);
  const [empty, full] = [3.62, 4.15].map((battery) => lightPixels(atMenu({ battery })));
  assert.ok(empty < half && half < full, `${empty}, ${half}, ${full} light pixels`);

  const before = handheld.screenshot();
  handheld.power({ usb: true, charging: true });
  handheld.wait(700);
  const charging = handheld.screenshot();
  assert.ok(lightPixels(handheld) > half + 20, 'plugging in changes nothing');
  assert.equal(changesOutsideSign(before, charging), 0);
  assert.ok(brightest(handheld.glows, 'red') > 0 && brightest(handheld.glows, 'blue') === 0, 'no amber glow');
  handheld.power({ usb: false, charging: false });
  handheld.wait(700);
  assert.ok(handheld.screenshot().equals(before), 'unplugging does not');
  handheld.glows.length = 0;
  handheld.power({ usb: false, charging: true }); // without USB power a charger's pin may read low
  handheld.wait(1200);
  assert.ok(handheld.screenshot().equals(before), 'it charges from nothing');
  assert.ok(handheld.glows.every(isDark), 'the LED tells of it');
});

test('a low battery is told once, with a sound and a red glow, and not on external power', () => {
  const handheld = atMenu({ battery: 3.66 });
  const before = handheld.screenshot();
  handheld.sounds.length = handheld.glows.length = 0;
  handheld.power({ volts: 3.58 });
  const told = () => changesOutsideSign(before, handheld.screenshot()) > 500;
  assert.ok(handheld.waitFor(() => handheld.sounds.length > 0, 30_000), 'nothing warns');
  handheld.wait(200);
  assert.ok(told(), 'no words on the screen');
  handheld.wait(1500);
  assert.ok(brightest(handheld.glows, 'red') > 0 && brightest(handheld.glows, 'green') === 0, 'no red glow');
  handheld.wait(1500);
  assert.ok(!told(), 'the words stay');
  handheld.sounds.length = 0;
  handheld.wait(5000);
  assert.equal(handheld.sounds.length, 0, 'it warns again and again');

  const plugged = new Handheld('picosystem', { battery: 3.4 });
  plugged.power({ usb: true, charging: true });
  plugged.boot();
  plugged.wait(3000);
  assert.equal(brightest(plugged.glows, 'blue'), 0);
  assert.ok(brightest(plugged.glows, 'green') > 0, 'plugged in, an amber glow is due and no red one');
});

test('the LED glows once, dimly, when the device is handed over, and is dark before and after', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  handheld.wait(400);
  const { steps } = playOnThePc('picosystem', 'torri', '1');
  for (let i = 1; !handheld.uart.includes('a game begins'); i++) handheld.press(steps[i].key, { downMs: 24, upMs: 24 });
  const { ms: start } = handheld.glows.at(-1);
  handheld.wait(1500);
  const glows = handheld.glows.filter(({ ms }) => ms >= start);
  assert.ok(glows.length > 30, 'it does not fade');
  assert.ok(handheld.glows.filter(({ ms }) => ms < start - 100).every(isDark), 'it was on before the game');
  const most = Math.max(...['red', 'green', 'blue'].map((colour) => brightest(glows, colour)));
  assert.ok(most > 0.02 && most < MAX_LIGHT, `${most} of its light`);
  assert.ok(isDark(handheld.led), 'it stays on');
});

test('the LED lights at low level on a Display Pack and at high level on a PicoSystem', () => {
  for (const board of ['display_pack', 'picosystem']) {
    const handheld = new Handheld(board);
    handheld.boot();
    handheld.wait(300);
    const { activeLow, red, green, blue } = handheld.board.led;
    const levels = () => [red, green, blue].map((pin) => outputOf(handheld.machine.chip, pin).level);
    assert.deepEqual(levels(), activeLow ? [1, 1, 1] : [0, 0, 0], `${board} is not dark`);
    handheld.cutPower();
    handheld.hold('x'); // the diagnostic screen
    handheld.boot();
    handheld.wait(3200);
    for (const colour of ['red', 'green', 'blue']) {
      const most = brightest(handheld.glows, colour);
      assert.ok(most > 0.02 && most < MAX_LIGHT, `${board}: ${most} of ${colour}`);
    }
  }
});

test('the processor sleeps in the menus, the game\'s own too, and works only while it is asked for a hint', (t) => {
  const handheld = atMenu();
  const inMenu = awake(handheld, 500);
  const player = new Player('torri-easy');
  const game = player.newHandheld();
  player.live(game, 4, 60); // within the person's first turn
  game.release();
  game.wait(2000);
  const choosing = awake(game, 500);
  t.diagnostic(`awake ${(100 * choosing).toFixed(2)} % at a choice in Torri`);
  assert.ok(choosing < 0.015, 'a choice of Torri that nobody touches keeps it awake');
  for (const key of ['b', 'y']) game.press(key, { upMs: 500 }); // undoes, so that there is something to decide; the menu
  const inGameMenu = awake(game, 500);
  t.diagnostic(`awake ${(100 * inMenu).toFixed(1)} % in the main menu, ${(100 * inGameMenu).toFixed(1)} % in the game's`);
  assert.ok(inMenu < 0.05 && inGameMenu < 0.05);
  for (let i = 0; i < 5; i++) game.press('down', { downMs: 24, upMs: 24 }); // past undo, inspect, plan and look around
  game.hold('a'); // the hint: thought about and drawn at once
  const thinking = awake(game, 40);
  t.diagnostic(`awake ${(100 * thinking).toFixed(1)} % of 40 ms with a hint`);
  assert.ok(thinking > 0.5, 'nobody thinks about the hint');
  assert.ok(game.waitFor(() => awake(game, 100) < 0.1, 20_000), 'it thinks for ever');
});
