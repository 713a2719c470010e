// One power-on of the chip: the emulated RP2040 with our boot ROM, its mistakes put right, running from a flash image.
import { RP2040 } from 'rp2040js';
import { RomCalls, makeBootrom } from './bootrom.mjs';
import {
  answerFlashId, fixAdc, fixGpioReadBack, fixPlls, modelDormancy, quietPwm, startSlowly, timeSpi, watchFlashInterface,
} from './chip_fixes.mjs';
import { quicken } from './fast_core.mjs';
import { FlashStatus } from './flash_status.mjs';
import { guardMemory } from './guard.mjs';
import { Protection, RefusedWrite } from './protection.mjs';
import { TYPICAL, makeNoise } from './silicon.mjs';

const FIRST_INSTRUCTION = 0x10000000;
const WATCHDOG = 0x40058;
const STACK_TOP = 0x20042000;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export class Machine {
  // `on` has the board's ears: spi(block, value, bits), uart(byte), pins(), pwm(). `silicon`: what this specimen is like.
  constructor(board, flash, on, silicon = TYPICAL) {
    this.board = board;
    this.silicon = silicon;
    this.flash = flash;
    this.xip = true;
    this.cycles = 0; // executed, sleep not counted
    this.lowestSp = STACK_TOP;
    this.extraNanos = 0;
    this.clockHz = 0;
    this.nanosOf = null;
    this.stopped = false; // without any clock
    this.stoppedNanos = 0;
    this.wantsReboot = null; // 'watchdog' or 'usb'
    this.chip = new RP2040();
    this.chip.logger = SILENT;
    this.chip.loadBootrom(makeBootrom());
    this.chip.flash.set(flash.bytes);
    flash.bytes = this.chip.flash.subarray(0, flash.bytes.length); // from now on both see the same bytes
    this.connect(on);
    this.protection = new Protection(this.chip);
    guardMemory(this);
    quicken(this);
    this.chip.core.PC = FIRST_INSTRUCTION;
  }

  connect(on) {
    const { chip } = this;
    const rom = new RomCalls(this);
    chip.onBreak = (index) => rom.call(index);
    chip.uart[0].onByte = on.uart;
    chip.spi.forEach((spi, block) => timeSpi(chip, spi, (value, bits) => on.spi(block, value, bits)));
    quietPwm(chip, on.pwm);
    fixAdc(chip, makeNoise(this.silicon.adcNoise));
    fixPlls(chip, this.silicon.pllLockNanos);
    startSlowly(chip, this.silicon);
    this.wakes = modelDormancy(chip, () => {
      this.stopped = true;
    });
    this.flash.status ??= new FlashStatus(this.silicon); // it keeps its registers without power
    this.flash.status.connect(chip);
    answerFlashId(chip, (this.silicon.flashMaker << 8) | Math.log2(this.flash.bytes.length));
    fixGpioReadBack(chip);
    watchFlashInterface(chip, () => this.setXip(true));
    for (const gpio of chip.gpio) {
      gpio.padValue = 0x56; // as after a reset: inputs enabled, pulled down
      gpio.addListener(() => on.pins(gpio.index));
    }
    const watchdog = chip.peripherals[WATCHDOG];
    watchdog.onWatchdogTrigger = () => {
      watchdog.alarm.enable = false;
      this.wantsReboot = 'watchdog';
    };
  }

  // Since power-on; the chip's own time does not advance while it is stopped.
  get nanos() {
    return this.chip.clock.nanos + this.stoppedNanos;
  }

  // What survives a watchdog reset: the scratch registers, the reason, and the contents of the RAM.
  inherit(previous) {
    const [from, to] = [previous.chip.peripherals[WATCHDOG], this.chip.peripherals[WATCHDOG]];
    to.scratchData.set(from.scratchData);
    to.reason = from.reason;
    this.chip.sram.set(previous.chip.sram);
  }

  setXip(on) {
    this.xip = on;
  }

  rebootToUsb() {
    this.wantsReboot = 'usb';
  }

  chargeCycles(cycles) {
    this.cycles += cycles;
    this.extraNanos += (cycles * 1e9) / this.chip.clkSys;
  }

  chargeNanos(nanos) {
    this.extraNanos += nanos;
  }

  // Runs until `until` nanoseconds, or until the chip wants a reboot, or until stop() says so (asked now and then).
  run(end, stop = () => false) {
    const { chip } = this;
    const { core, clock } = chip;
    while (this.nanos < end && this.wantsReboot === null && !stop()) {
      if (this.isStopped(end)) return;
      const until = end - this.stoppedNanos;
      try {
        for (let i = 0; i < 2000 && clock.nanosCounter < until && this.wantsReboot === null && !this.stopped; i++) {
          if (core.waiting) this.sleep(until);
          else this.step(core, clock);
        }
      } catch (error) {
        if (!(error instanceof RefusedWrite)) throw error;
        this.protection.fault();
      }
    }
  }

  // An instruction takes so many nanoseconds for each number of cycles: a table saves it a division.
  setClock(hz) {
    this.clockHz = hz;
    this.nanosOf = Float64Array.from({ length: 32 }, (_, cycles) => (cycles * 1e9) / hz);
  }

  // Only an edge ends a stop, and nothing moves a key meanwhile.
  isStopped(end) {
    this.stopped = this.stopped && !this.wakes();
    if (this.stopped) this.stoppedNanos += end - this.nanos;
    return this.stopped;
  }

  sleep(until) {
    const { clock, core } = this.chip;
    // An interrupt that was pending before WFI ends it at once, even where PRIMASK keeps it from being handled.
    if (core.pendingInterrupts & core.enabledInterrupts) {
      core.waiting = false;
      return;
    }
    const next = clock.nextAlarm ? clock.nextAlarm.nanos : until;
    clock.tick(Math.max(0, Math.min(next, until) - clock.nanos));
  }

  step(core, clock) {
    const cycles = core.executeInstruction();
    this.cycles += cycles;
    if (this.chip.clkSys !== this.clockHz) this.setClock(this.chip.clkSys);
    let nanos = this.nanosOf[cycles];
    if (this.extraNanos > 0) {
      nanos += this.extraNanos;
      this.extraNanos = 0;
    }
    const now = clock.nanosCounter + nanos;
    if (clock.nextAlarm !== null && clock.nextAlarm.nanos <= now) clock.tick(nanos);
    else clock.nanosCounter = now; // as tick() does, without the call
    const sp = core.registers[13];
    if (sp < this.lowestSp && sp > 0x20000000) this.lowestSp = sp;
  }
}
