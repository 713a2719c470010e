// The firmware fails in the middle of a game: it restarts by itself, says so on the screen and on the serial line, and the
// game continues from its last decision.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './harness/handheld.mjs';
import { firmwarePath, readElfSymbols } from './harness/firmware_files.mjs';
import { BOARD, Player, savedBytes } from './harness/power_cuts.mjs';

const HARD_FAULT = 3;
const RESTART_MS = 600;
const TOO_MANY = 4; // faults one after another: the saved game itself may be the cause

const symbols = readElfSymbols(firmwarePath(BOARD, 'elf'));

// The program is not in the few instructions in RAM that write flash, which have nothing to fail with.
const inProgram = (handheld) => assert.ok(handheld.waitFor(() => handheld.machine.xip, 1000));

// The processor takes a HardFault where it is; that place.
function hardFault(handheld) {
  inProgram(handheld);
  const { core } = handheld.machine.chip;
  const at = core.PC;
  core.waiting = false;
  core.exceptionEntry(HARD_FAULT);
  core.PC &= ~1;
  return at;
}

// The program calls the SDK's panic() with these words, arguments in registers and on the stack; where it called from.
function panic(handheld) {
  inProgram(handheld);
  const { chip } = handheld.machine;
  const { core } = chip;
  core.waiting = false;
  const place = 0x20000200; // variables that nobody needs any more
  const format = 'No %s left: %d of %d, %u%c\0chan\0';
  [...format].forEach((letter, i) => chip.writeUint8(place + i, letter.charCodeAt(0)));
  core.registers[13] -= 8;
  chip.writeUint32(core.registers[13], 4000000000);
  chip.writeUint32(core.registers[13] + 4, '!'.charCodeAt(0));
  [place, place + format.indexOf('\0') + 1, -3 >>> 0, 12].forEach((value, i) => (core.registers[i] = value));
  const at = core.PC | 1;
  core.registers[14] = at;
  core.PC = symbols.get('panic') & ~1;
  return at;
}

// The program waits for an interrupt that never comes.
function hang(handheld) {
  const { chip } = handheld.machine;
  const loop = 0x20040400; // the far end of the stack
  chip.writeUint16(loop, 0xbf30); // wfi
  chip.writeUint16(loop + 2, 0xe7fd); // b loop
  chip.core.enabledInterrupts = 0;
  chip.core.waiting = false;
  chip.core.PC = loop;
}

// The program calls itself deeper and deeper: main begins again, without room for the five registers that it saves.
function growStack(handheld) {
  inProgram(handheld);
  const { core } = handheld.machine.chip;
  core.waiting = false;
  core.PC = symbols.get('main') & ~1;
  core.registers[13] = 0x20040410;
}

// An interrupt comes when the stack is full to its last byte.
function interruptAtTheEnd(handheld) {
  inProgram(handheld);
  const { chip } = handheld.machine;
  chip.core.registers[13] = 0x20040400;
  chip.core.waiting = false;
  chip.setInterrupt(31, true);
  chip.core.enabledInterrupts |= 1 << 31;
}

// It restarts once, and lights up with something on the screen; after how long.
function restarted(handheld, withinMs) {
  const reboots = (handheld.reboots ?? 0) + 1;
  assert.ok(handheld.waitFor(() => handheld.reboots === reboots, withinMs), 'it does not restart');
  const start = handheld.ms;
  assert.ok(handheld.waitFor(() => handheld.backlight > 0, RESTART_MS), 'it stays dark');
  const took = handheld.ms - start;
  handheld.wait(300);
  assert.equal(handheld.reboots, reboots, 'it restarts again and again');
  assert.ok(handheld.screenshot().colours() > 8, 'the screen is empty');
  return took;
}

// Fails, restarts, and plays on; what the serial line said of it, and where it failed, as far as that is known.
function failAndPlayOn(player, handheld, how, withinMs) {
  handheld.release();
  handheld.wait(200);
  handheld.uart = '';
  const saved = savedBytes(handheld);
  assert.ok(saved > 0);
  const before = handheld.screenshot();
  const at = how(handheld);
  const took = restarted(handheld, withinMs);
  assert.ok(!handheld.screenshot().equals(before), 'nothing is shown of it');
  assert.equal(savedBytes(handheld), saved, 'the saved game is another one');
  const { uart } = handheld;
  const { resumed } = player;
  player.playOn(handheld, 9, 30);
  assert.equal(player.resumed, resumed + 1, 'not back at a decision');
  assert.ok(savedBytes(handheld) > saved, 'the game does not go on');
  return { at, uart, took };
}

test('after a hard fault, a panic and a hang in a game the device says so and goes on from the last decision', (t) => {
  const player = new Player('torri-easy');
  const handheld = player.newHandheld();
  player.live(handheld, 5, 30);

  const hard = failAndPlayOn(player, handheld, hardFault, 50);
  const at = hard.at.toString(16).padStart(8, '0');
  assert.match(hard.uart, new RegExp(`fault F2-${at.slice(2).toUpperCase()} at ${at} from [0-9a-f]{8}, number 1`));

  const panicked = failAndPlayOn(player, handheld, panic, 50);
  const from = panicked.at.toString(16).padStart(8, '0');
  assert.match(panicked.uart, new RegExp(`fault F1-${from.slice(2).toUpperCase()} at ${from} from 00000000, number 2`));

  assert.match(panicked.uart, /\nNo chan left: -3 of 12, 4000000000!\r\nfault/);

  const hung = failAndPlayOn(player, handheld, hang, 4000);
  assert.match(hung.uart, /fault F3-000000: a step took more than 3000 ms/);
  t.diagnostic(`its page is lit ${hard.took.toFixed(0)} ms after the restart`);
});

test('what a panic said is on the page, and only until another fault comes', () => {
  const player = new Player('torri-easy');
  const handheld = player.newHandheld();
  player.live(handheld, 5, 30);
  const page = (how) => {
    how(handheld);
    restarted(handheld, 50);
    return handheld.screenshot();
  };
  const wordless = (device) => {
    const at = panic(device);
    device.machine.chip.core.registers[0] = 0;
    return at;
  };
  const silent = page(wordless);
  const spoken = page(panic);
  const columns = [...Array(silent.width).keys()];
  const rows = (a, b) => [...Array(a.height).keys()].filter((y) => columns.some((x) => a.at(x, y) !== b.at(x, y)));
  assert.ok(rows(silent, spoken).some((y) => y > 40), 'the words are not on the page');
  const after = page(hardFault);
  assert.ok(rows(silent, after).every((y) => y < 40), 'the words of an earlier fault are on the page');
});

// The supply fails for so short a time that the memory survives it; the panel does not notice.
function dip(handheld) {
  const memory = handheld.machine.chip.sram.slice();
  handheld.off();
  handheld.start(null);
  handheld.machine.chip.sram.set(memory);
}

test('on a nearly empty battery a hang and a dip of the supply are told alike, and not as a fault', () => {
  const pageAfter = (how, volts) => {
    const handheld = new Handheld('picosystem', { battery: volts });
    handheld.boot();
    handheld.wait(300);
    handheld.uart = '';
    how(handheld);
    assert.ok(handheld.waitFor(() => handheld.uart.includes('Lucca Tascabile'), 4000), 'it does not restart');
    handheld.wait(1500);
    assert.ok(handheld.backlight > 0, 'it stays dark');
    return { picture: handheld.screenshot(), uart: handheld.uart };
  };
  const [spent, good] = [3.35, 3.9];
  const hung = pageAfter(hang, spent);
  const dipped = pageAfter(dip, spent);
  assert.match(hung.uart, /fault F3-000000/, 'the serial line does not know of it');
  assert.match(dipped.uart, /the supply failed for a moment/);
  assert.doesNotMatch(dipped.uart, /fault/);
  assert.ok(hung.picture.equals(dipped.picture), 'the two are not told alike');
  assert.ok(!hung.picture.equals(pageAfter(hang, good).picture), 'the page of the fault is shown');
  assert.ok(!dipped.picture.equals(pageAfter(dip, good).picture), 'nothing is told');
});

test('a stack that grows too far spoils nothing, in the program and in interrupts', () => {
  for (const [how, words] of [[growStack, /fault F4-/], [interruptAtTheEnd, /fault F4-000000 at 00000000/]]) {
    const player = new Player('torri-easy');
    const handheld = player.newHandheld();
    player.live(handheld, 5, 30);
    const { machine } = handheld;
    const below = () => Buffer.from(machine.chip.sram.subarray(0x40000 - 64, 0x40400));
    const before = below();
    how(handheld);
    assert.ok(handheld.waitFor(() => machine.protection.faults === 1, 100), 'no write was refused');
    assert.deepEqual(below(), before);
    restarted(handheld, 50);
    assert.match(handheld.uart, words);
  }
});

test('a game with which the device fails again and again is not taken up, and not lost', () => {
  const player = new Player('torri-easy');
  const handheld = player.newHandheld();
  const saved = savedBytes(handheld);
  handheld.boot();
  handheld.wait(300);
  for (let i = 0; i < TOO_MANY; i++) {
    hardFault(handheld);
    restarted(handheld, 50);
  }
  assert.match(handheld.uart, new RegExp(`number ${TOO_MANY}`));
  for (let i = 0; i < 2; i++) handheld.press('a', { upMs: 150 }); // past the page and the title, to the menu
  assert.equal(handheld.reboots, TOO_MANY);
  assert.equal(savedBytes(handheld), saved, 'the game is gone');
  handheld.cutPower();
  player.live(handheld, 6, 0);
  assert.equal(player.resumed, 1, 'switched off and on, the game is not there');
});
