// A handheld with an RP2350, as far as a test needs one: a whole image under the chip's own boot ROM, its panel, its keys, its log
// and its flash. The emulator is the module that LUCCA_RP2350_EMULATOR names; it has the calls of rp2350js 2.0.
import { fixByteSwap, fixConverter, fixPinEvents, fixSleep, fixWatchdog, addFlash, addRegisters, pinCoprocessor } from './rp2350_parts.mjs';
import { quietPwm, timeSpi } from './chip_fixes.mjs';
import { FAMILIES, FLASH_START, boards, readUf2 } from './firmware_files.mjs';
import { NorFlash, PowerCut } from './nor_flash.mjs';
import { TYPICAL } from './silicon.mjs';
import { St7789 } from './st7789.mjs';

const MS = 1e6;
const NANOS_A_CYCLE = 8; // at 125 MHz
const SLEEPS_AT_MOST = 0.1 * MS;
const STEPS = 1000; // between two looks
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
const WATCHDOG_TIMER = 1;
const POWER_STATES = 0x40018;
const [POWMAN, CHIP_RESET, HAD_POR, HAD_BOR] = [0x40100, 0x2c, 1 << 16, 1 << 17];

export class Pico2 {
  // `image`: a UF2; null: an empty flash.
  constructor(emulator, boardName, image) {
    this.emulator = emulator;
    this.board = boards()[boardName];
    this.flash = new NorFlash(new Uint8Array(this.board.flashBytes).fill(0xff));
    const blocks = image ? readUf2(image, FAMILIES.rp2350) : [];
    for (const { address, bytes } of blocks) this.flash.bytes.set(bytes, address - FLASH_START);
    this.startBits = { powerOn: true, brownOut: false }; // what the chip says of the next start by its supply
    this.log = '';
    this.restarts = 0;
    this.pastNanos = 0;
  }

  // Power on. The flash keeps what it has; everything else starts anew.
  boot() {
    this.panel = new St7789(this.board, () => this.nanos);
    this.start(null);
  }

  start(previous) {
    const chip = new this.emulator.RP2350({ coreArch: 'arm' });
    this.chip = chip;
    chip.logger = SILENT;
    chip.flash.set(this.flash.bytes);
    this.flash.bytes = chip.flash.subarray(0, this.flash.bytes.length); // from now on both see the same bytes
    addRegisters(chip);
    addFlash(chip, this.flash, (TYPICAL.flashMaker << 8) | Math.log2(this.flash.bytes.length), (nanos) => chip.clock.tick(nanos));
    fixPinEvents(chip);
    fixConverter(chip);
    fixByteSwap(chip);
    quietPwm(chip, () => {});
    chip.core.forEach(fixSleep);
    this.movesPin = pinCoprocessor(chip, chip.core[0]);
    this.wantsReboot = false;
    fixWatchdog(chip, () => {
      this.wantsReboot = true;
    });
    this.connect(chip);
    const { powerOn, brownOut } = previous ? { powerOn: false, brownOut: false } : this.startBits;
    chip.peripherals[POWMAN].regs[CHIP_RESET / 4] = (powerOn ? HAD_POR : 0) | (brownOut ? HAD_BOR : 0);
    if (previous) this.inherit(previous);
    chip.reset();
  }

  connect(chip) {
    chip.uart[0].onByte = (byte) => {
      this.log += String.fromCharCode(byte);
    };
    const { spi, dc, reset } = this.board.display;
    timeSpi(chip, chip.spi[spi], (value, bits) => {
      if (bits === 16) this.panel.byte(value >> 8, this.isHigh(dc));
      this.panel.byte(value & 0xff, this.isHigh(dc));
    });
    for (const pin of Object.values(this.board.keys)) if (pin >= 0) chip.gpio[pin].setInputValue(true);
    if (reset >= 0) {
      chip.gpio[reset].addListener(() => {
        if (chip.gpio[reset].outputEnable && !this.isHigh(reset)) this.panel.reset();
      });
    }
  }

  // The program gets no further: it sleeps, and nothing may interrupt it.
  halt() {
    const core = this.chip.core[0];
    core.ppb().nvicEnabled.fill(0);
    core.waiting = true;
  }

  // What survives a reset by the watchdog.
  inherit(previous) {
    this.chip.watchdog.scratchData.set(previous.watchdog.scratchData);
    this.chip.watchdog.reason = WATCHDOG_TIMER;
    this.chip.peripherals[POWER_STATES].wdsel = previous.peripherals[POWER_STATES].wdsel; // what it resets
    this.chip.sram.set(previous.sram);
  }

  isHigh(pin) {
    return this.chip.gpio[pin].outputValue;
  }

  get nanos() {
    return this.pastNanos + (this.chip ? this.chip.clock.nanos : 0);
  }

  get running() {
    return this.chip !== null;
  }

  cutPower() {
    this.pastNanos += this.chip.clock.nanos;
    this.chip = null;
  }

  // False: what() was not true within `ms`.
  waitFor(what, ms) {
    const end = this.nanos + ms * MS;
    while (this.running && !what() && this.nanos < end) this.run(end);
    if (this.panel.complaints.length > 0) throw new Error(`the panel complains: ${this.panel.complaints[0]}`);
    return what();
  }

  wait(ms) {
    this.waitFor(() => false, ms);
  }

  run(end) {
    try {
      for (let i = 0; i < STEPS && !this.wantsReboot && this.nanos < end; i++) this.step(this.chip, end);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      return this.cutPower();
    }
    return this.wantsReboot ? this.restart() : undefined;
  }

  restart() {
    const previous = this.chip;
    this.cutPower();
    this.restarts++;
    this.start(previous);
  }

  // One instruction, or a piece of sleep. The second core sleeps in the boot ROM after the start.
  step(chip, end) {
    const [first, second] = chip.core;
    if (first.waiting && second.waiting) {
      const next = chip.clock.nextAlarm ? chip.clock.nextAlarm.nanos - chip.clock.nanos : SLEEPS_AT_MOST;
      chip.clock.tick(Math.max(1, Math.min(next, end - this.nanos)));
      return;
    }
    chip.currentCore = 0;
    const before = first.cycles;
    if (first.waiting || !this.movesPin()) first.executeInstruction();
    if (!second.waiting) {
      chip.currentCore = 1;
      second.executeInstruction();
      chip.currentCore = 0;
    }
    const { clock } = chip;
    const nanos = (first.cycles - before) * NANOS_A_CYCLE;
    const now = clock.nanosCounter + nanos;
    if (clock.nextAlarm !== null && clock.nextAlarm.nanos <= now) clock.tick(nanos);
    else clock.nanosCounter = now;
  }

  press(key, { downMs = 60, upMs = 60 } = {}) {
    const pin = this.chip.gpio[this.board.keys[key]];
    pin.setInputValue(false);
    this.wait(downMs);
    pin.setInputValue(true);
    this.wait(upMs);
  }

  screenshot() {
    return this.panel.picture();
  }
}
