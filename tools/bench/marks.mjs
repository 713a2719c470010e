// A benchmark's image on the emulated RP2040: it raises a pin while it does a piece of work, and says "done" at the end.
import { firmwarePath } from '../../host_tests/emulator/harness/firmware_files.mjs';
import { Handheld } from '../../host_tests/emulator/harness/handheld.mjs';

const MARK_PIN = 25;

// How long the bits to the panel take on the wire, without any pause between them.
class WireTime {
  nanos = 0;

  frame(_value, bits, _nanos, hz) {
    this.nanos += (bits * 1e9) / hz;
  }

  level() {}
}

// The booted handheld, and the pieces of work as they come: the cycles and the nanoseconds of each, and those of its bits alone.
export function startMarked(image, board = 'picosystem') {
  const wire = new WireTime();
  const handheld = new Handheld(board, { firmware: firmwarePath(image, 'uf2'), wire });
  const pieces = [];
  let start = null;
  handheld.pinChanged = (pin) => {
    if (pin !== MARK_PIN || !handheld.machine) return;
    const now = { cycles: handheld.cycles, nanos: handheld.nanos, wire: wire.nanos };
    if (handheld.isHigh(MARK_PIN, false)) start = now;
    else if (start) pieces.push(Object.fromEntries(Object.keys(now).map((key) => [key, now[key] - start[key]])));
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
