// A whole game as the PC plays it by key presses (host_tests/ui/programs/lucca_key_game.cpp), for the emulated handheld to follow.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from './firmware_files.mjs';

const PLAYER = join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-key-game');
export const OUT = join(TOP, 'build', 'emulator');
export const GUARD_MS = 320; // ui/shell/key_guard.h, and a few turns of the loop
mkdirSync(OUT, { recursive: true });

// steps: [{key, crc, saved, guarded}], the picture after each key, the size of the saved game then, and whether the next key
// counts only after GUARD_MS; game: the finished one's bytes. `more`: further words for the program.
export function playOnThePc(board, game, seed, ...more) {
  const text = execFileSync(PLAYER, ['--board', board, '--seed', seed, game, ...more], { encoding: 'latin1' });
  const lines = text.trimEnd().split('\n').map((line) => line.split(' '));
  const [, bytes] = lines.pop();
  const steps = lines.map(([key, crc, saved, guarded]) => (
    { key, crc: parseInt(crc, 16), saved: Number(saved), guarded: guarded === '1' }));
  return { steps, seed, game: Buffer.from(bytes, 'hex') };
}
