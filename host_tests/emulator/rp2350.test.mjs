// A whole RP2350 image under the chip's own boot ROM. No registry has an emulator of that chip, so LUCCA_RP2350_EMULATOR names the
// module of one that is on this machine: its RP2350 is made, stepped and wired as in rp2350js 2.0. docs/boards.md says what is missing
// there.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { FAMILIES, FLASH_START, TOP, boards, readUf2 } from './harness/firmware_files.mjs';
import { Handheld } from './harness/handheld.mjs';
import { St7789 } from './harness/st7789.mjs';

const BOARD = 'display_pack'; // that takes either chip
const IMAGE = join(TOP, 'build', 'pico2', `lucca-${BOARD}-pico2.uf2`);
const MODULE = process.env.LUCCA_RP2350_EMULATOR;
const CYCLES_A_MS = 125_000;
const STEPS = 1000; // between two looks

// Why nothing is run; false: it is.
function missing() {
  if (!MODULE) return 'LUCCA_RP2350_EMULATOR names no emulator of the RP2350';
  return existsSync(IMAGE) ? false : `${IMAGE} is missing: ./lucca firmware ${BOARD}`;
}

class Pico2 {
  constructor({ RP2350 }) {
    this.board = boards()[BOARD];
    this.chip = new RP2350({ coreArch: 'arm' });
    this.log = '';
    this.panel = new St7789(this.board, () => (this.chip.cycles / CYCLES_A_MS) * 1e6);
    for (const { address, bytes } of readUf2(IMAGE, FAMILIES.rp2350)) this.chip.flash.set(bytes, address - FLASH_START);
    this.chip.reset();
    this.chip.uart[0].onByte = (byte) => {
      this.log += String.fromCharCode(byte);
    };
    const { spi, dc } = this.board.display;
    const block = this.chip.spi[spi];
    block.onTransmit = (value) => {
      if (block.dataBits === 16) this.panel.byte(value >> 8, this.isHigh(dc));
      this.panel.byte(value & 0xff, this.isHigh(dc));
      block.completeTransmit(0);
    };
    for (const pin of Object.values(this.board.keys)) if (pin >= 0) this.chip.gpio[pin].setInputValue(true);
  }

  isHigh(pin) {
    return this.chip.gpio[pin].outputValue;
  }

  // False: what() was not true within `ms`.
  waitFor(what, ms) {
    const end = this.chip.cycles + ms * CYCLES_A_MS;
    while (!what() && this.chip.cycles < end) for (let i = 0; i < STEPS; i++) this.chip.step();
    return what();
  }
}

test('the image starts, and shows what the RP2040 shows', { skip: missing() }, async () => {
  const emulator = await import(pathToFileURL(resolve(MODULE)));
  const pico2 = new Pico2(emulator.RP2350 ? emulator : emulator.default);
  assert.ok(pico2.waitFor(() => pico2.log.includes('Lucca Tascabile'), 200), `no log; it says '${pico2.log}'`);
  assert.ok(pico2.waitFor(() => pico2.panel.on, 1500), `the panel stays off; log: ${pico2.log}`);
  const pico = new Handheld(BOARD);
  pico.boot();
  assert.ok(pico.waitFor(() => pico.panel.on, 800));
  assert.equal(pico2.panel.picture().differences(pico.screenshot()), 0, 'pixels differ');
});
