// The one limit of waiting for another process, and waiting until something is so.
import { readFileSync } from 'node:fs';

export const patienceMs = 1000 * Number.parseInt(readFileSync(new URL('patience.txt', import.meta.url), 'utf8'), 10);

// Asks until the answer is true. `what` is named if it never was.
export async function until(what, ask) {
  const end = performance.now() + patienceMs;
  while (!await ask()) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}
