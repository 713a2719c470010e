// A whole game as the PC plays it by key presses (host_tests/ui/programs/lucca_key_game.cpp), for the emulated handheld to follow.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from './firmware_files.mjs';

const PLAYER = join(TOP, 'build', 'host', 'host_tests', 'ui', 'lucca-key-game');
export const OUT = join(TOP, 'build', 'emulator');
mkdirSync(OUT, { recursive: true });

// steps: [{key, crc, saved}], the picture after each key and the size of the saved game then; game: the finished one's
// bytes. `more`: further words for the program.
export function playOnThePc(board, game, seed, ...more) {
  const text = execFileSync(PLAYER, ['--board', board, '--seed', seed, game, ...more], { encoding: 'latin1' });
  const lines = text.trimEnd().split('\n').map((line) => line.split(' '));
  const [, bytes] = lines.pop();
  const steps = lines.map(([key, crc, saved]) => ({ key, crc: parseInt(crc, 16), saved: Number(saved) }));
  return { steps, seed, game: Buffer.from(bytes, 'hex') };
}
