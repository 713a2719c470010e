// The emulated handheld, as a test holds it: a board with the firmware's own bytes in its flash, keys to press, a screen
// to look at, a log to read, and a battery to pull out.
//
//   const console = new Handheld('picosystem');
//   console.boot();
//   console.wait(500);                 // milliseconds of the device's time
//   console.press('a');                // down, 60 ms, up, 60 ms
//   console.screenshot().writePng(...)
//
// Every access that real silicon would fault on, and every break of the panel's rules, throws.
import { lightOf, outputOf } from './chip_fixes.mjs';
import { FLASH_START, boards, firmwarePath, readUf2 } from './firmware_files.mjs';
import { Machine } from './machine.mjs';
import { NorFlash, PowerCut } from './nor_flash.mjs';
import { TYPICAL } from './silicon.mjs';
import { St7789 } from './st7789.mjs';

const MS = 1e6;
const TEARING_NANOS = 1e9 / 60;
const TEARING_PULSE_NANOS = 0.5e6;
const STACK_TOP = 0x20042000;
// Times are floating point: the past of earlier lives and the present one may add up to a little less than their sum, and
// a wait that ends so would never end.
const ROUNDING_NANOS = 1;

export class Handheld {
  // options.firmware: the path of another UF2; options.battery: volts; options.chipBytes: a flash chip of another size;
  // options.silicon: what differs from TYPICAL; options.wire: a Wire that records what goes to the panel.
  constructor(boardName, options = {}) {
    this.board = boards()[boardName];
    if (!this.board) throw new Error(`no board ${boardName} in boards/`);
    this.wire = options.wire ?? null;
    this.silicon = { ...TYPICAL, ...options.silicon };
    this.flash = new NorFlash(new Uint8Array(options.chipBytes ?? this.board.flashBytes).fill(0xff), this.silicon);
    for (const { address, bytes } of readUf2(options.firmware ?? firmwarePath(boardName, 'uf2'))) {
      this.flash.bytes.set(bytes, address - FLASH_START);
    }
    this.volts = options.battery ?? 3.9;
    this.usb = false;
    this.charging = false;
    this.held = new Set();
    this.pastNanos = 0;
    this.deepestStack = 0;
    this.machine = null;
    this.uart = '';
    this.sounds = []; // {ms, frequency, level} at every change
    this.lights = []; // {ms, level} of the backlight at every change
    this.glows = []; // {ms, red, green, blue} of the LED at every change
    this.panel = null;
  }

  // Power on. The flash keeps its contents; everything else starts again.
  boot() {
    this.off();
    this.panel = new St7789(this.board, () => this.nanos);
    this.start(null);
  }

  off() {
    if (this.machine) this.pastNanos += this.machine.nanos;
    this.machine = null;
    this.lastLevel = this.lastTone = undefined;
  }

  start(previous) {
    const machine = new Machine(this.board, this.flash, {
      spi: (block, value, bits) => this.spi(block, value, bits),
      uart: (byte) => {
        this.uart += String.fromCharCode(byte);
      },
      pins: (pin) => this.pinChanged(pin),
      pwm: () => this.outputsChanged(),
    }, this.silicon);
    this.machine = machine;
    if (previous) machine.inherit(previous);
    this.levels = new Map();
    for (const [key, pin] of Object.entries(this.board.keys)) this.drive(pin, !this.held.has(key));
    this.applyPower();
    if (this.board.display.tearing >= 0) this.startTearing();
  }

  get nanos() {
    return this.pastNanos + (this.machine ? this.machine.nanos : 0);
  }
  get ms() {
    return this.nanos / MS;
  }
  get cycles() {
    return this.machine.cycles;
  }
  // Bytes of the deepest stack seen since the first boot.
  get stackBytes() {
    return Math.max(this.deepestStack, this.machine ? STACK_TOP - this.machine.lowestSp : 0);
  }

  // Lets `ms` of the device's time pass. stop() ends it early.
  wait(ms, stop) {
    const end = this.nanos + ms * MS;
    while (this.nanos < end && this.machine && !(stop && stop())) {
      this.runUntil(end, stop);
    }
  }

  // Waits until what() is true; false when it was not within `ms`.
  waitFor(what, ms = 2000) {
    this.wait(ms, what);
    return what();
  }

  runUntil(end, stop) {
    const { machine } = this;
    try {
      machine.run(end - this.pastNanos + ROUNDING_NANOS, stop);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      this.deepestStack = this.stackBytes;
      this.off();
      return;
    }
    if (this.panel.complaints.length > 0) throw new Error(`the panel complains: ${this.panel.complaints[0]}`);
    if (machine.wantsReboot === 'usb') throw new Error('the firmware rebooted into the USB loader');
    if (machine.wantsReboot === 'watchdog') this.watchdogReset();
  }

  watchdogReset() {
    const previous = this.machine;
    this.deepestStack = this.stackBytes;
    this.reboots = (this.reboots ?? 0) + 1;
    this.off();
    this.start(previous);
  }

  get running() {
    return this.machine !== null;
  }
  // No clock of the chip runs.
  get stopped() {
    return this.machine !== null && this.machine.stopped;
  }

  hold(...keys) {
    for (const key of keys) this.setKey(key, true);
  }
  release(...keys) {
    for (const key of keys.length ? keys : [...this.held]) this.setKey(key, false);
  }
  press(key, { downMs = 60, upMs = 60 } = {}) {
    this.hold(key);
    this.wait(downMs);
    this.release(key);
    this.wait(upMs);
  }

  setKey(key, down) {
    const pin = this.board.keys[key];
    if (!(pin >= 0)) throw new Error(`${this.board.name} has no key ${key}`);
    if (down) this.held.add(key);
    else this.held.delete(key);
    if (this.machine) this.drive(pin, !down);
  }

  // Battery volts, USB plugged in or not, charging or not.
  power({ volts = this.volts, usb = this.usb, charging = this.charging }) {
    Object.assign(this, { volts, usb, charging });
    if (this.machine) this.applyPower();
  }

  applyPower() {
    const { batteryAdc, divider, dropMillivolts, charging, vbus } = this.board.power;
    if (batteryAdc >= 0) {
      const counts = Math.round(((this.volts - dropMillivolts / 1000) / divider / 3.3) * 4095);
      this.machine.chip.adc.channelValues[batteryAdc - 26] = Math.min(4095, counts);
    }
    this.drive(charging, !this.charging);
    this.drive(vbus, this.usb);
  }

  cutPower() {
    this.deepestStack = this.stackBytes;
    this.off();
  }

  // Cuts the power `bytes` bytes into the flash operation that is `operation` away (0: the next one).
  cutPowerInFlash(operation, bytes) {
    this.flash.cutDuring(operation, bytes);
  }

  // The picture on the glass, as if the light were on.
  screenshot() {
    return this.panel.picture();
  }
  // Where the light is always on, the glass is dark until the panel shows its memory.
  get backlight() {
    if (this.board.display.backlight < 0) return this.panel.on && !this.panel.asleep ? 1 : 0;
    return outputOf(this.machine.chip, this.board.display.backlight).level;
  }
  get tone() {
    return outputOf(this.machine.chip, this.board.piezo);
  }
  // The LED's light, 0..1 a channel.
  get led() {
    const { red, green, blue, activeLow } = this.board.led;
    const light = (pin) => lightOf(this.machine.chip, pin, activeLow);
    return { red: light(red), green: light(green), blue: light(blue) };
  }

  // The wires.
  drive(pin, high) {
    if (pin < 0 || this.levels.get(pin) === high) return; // repeating a level would be taken for an edge
    this.levels.set(pin, high);
    this.machine.chip.gpio[pin].setInputValue(high);
  }

  spi(block, value, bits) {
    const { display } = this.board;
    if (block !== display.spi || this.isHigh(display.cs, false) || !this.isHigh(display.reset, true)) return;
    const isData = this.isHigh(display.dc, true);
    if (this.wire) this.wire.frame(value, bits, this.nanos, this.machine.chip.spi[block].clockFrequency, display.mode);
    if (bits === 16) this.panel.byte(value >> 8, isData);
    this.panel.byte(value & 0xff, isData);
  }

  isHigh(pin, otherwise) {
    if (pin < 0) return otherwise;
    const gpio = this.machine.chip.gpio[pin];
    return gpio.outputEnable ? gpio.outputValue : otherwise;
  }

  pinChanged(pin) {
    if (!this.machine) return;
    const { reset, backlight, cs, dc } = this.board.display;
    if (this.wire && pin === cs) this.wire.level('cs', this.nanos, this.isHigh(cs, false) ? 1 : 0);
    if (this.wire && pin === dc) this.wire.level('dc', this.nanos, this.isHigh(dc, true) ? 1 : 0);
    if (pin === reset && !this.isHigh(reset, true)) this.panel.reset();
    const { red, green, blue } = this.board.led;
    if ([backlight, this.board.piezo, red, green, blue].includes(pin)) this.outputsChanged();
  }

  outputsChanged() {
    if (!this.machine) return;
    const level = this.backlight;
    if (level !== this.lastLevel) this.lights.push({ ms: this.ms, level });
    this.lastLevel = level;
    const { frequency, level: duty } = this.tone;
    const tone = duty > 0 && duty < 1 ? frequency : 0;
    if (tone !== this.lastTone) this.sounds.push({ ms: this.ms, frequency: tone, level: duty });
    this.lastTone = tone;
    const led = this.led;
    const last = this.glows.at(-1);
    if (!last || led.red !== last.red || led.green !== last.green || led.blue !== last.blue) {
      this.glows.push({ ms: this.ms, ...led });
    }
  }

  startTearing() {
    const { clock } = this.machine.chip;
    const pin = this.board.display.tearing;
    const frame = TEARING_NANOS / this.silicon.panelClock;
    let high = false;
    [this.blankAt, this.blanks] = [this.nanos, 0]; // the last blank of the panel's scan, and how many there were
    const alarm = clock.createAlarm(() => {
      high = this.panel.tearing && !this.panel.asleep && !high;
      if (high) [this.blankAt, this.blanks] = [this.nanos, this.blanks + 1];
      this.drive(pin, high);
      alarm.schedule(high ? TEARING_PULSE_NANOS : frame - TEARING_PULSE_NANOS);
    });
    alarm.schedule(frame);
  }
}
