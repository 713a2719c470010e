import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Handheld } from './handheld.mjs';

test('the firmware says its name and board on the UART', () => {
  const handheld = new Handheld('picosystem');
  handheld.boot();
  assert.ok(handheld.waitFor(() => handheld.uart.includes('\n'), 100), 'no line within 100 ms');
  assert.match(handheld.uart, /^Lucca Tascabile \d+\.\d+\.\d+ on Pimoroni PicoSystem/);
});
