// A benchmark's image on the emulated RP2040: it raises a pin while it does a piece of work, and says "done" at the end.
import { firmwarePath } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';

const MARK_PIN = 25;

// The booted handheld, and the pieces of work as they come: the cycles and the nanoseconds of each.
export function startMarked(image, board = 'picosystem') {
  const handheld = new Handheld(board, { firmware: firmwarePath(image, 'uf2') });
  const pieces = [];
  let start = null;
  handheld.pinChanged = (pin) => {
    if (pin !== MARK_PIN || !handheld.machine) return;
    const now = { cycles: handheld.cycles, nanos: handheld.nanos };
    if (handheld.isHigh(MARK_PIN, false)) start = now;
    else if (start) pieces.push({ cycles: now.cycles - start.cycles, nanos: now.nanos - start.nanos });
  };
  handheld.boot();
  return { handheld, pieces };
}

// All pieces, and what the image wrote.
export function runMarked(image, mostMs, board) {
  const { handheld, pieces } = startMarked(image, board);
  if (!handheld.waitFor(() => handheld.uart.includes('done'), mostMs)) throw new Error('the benchmark did not end');
  return { pieces, uart: handheld.uart };
}
