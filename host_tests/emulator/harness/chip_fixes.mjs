// What rp2040js models differently from the silicon, put right for one chip: each function says what.
const PWM = 4;
const SIO = 5;
const PWM_ENABLE = 1;
const PLL_CS = 0;
const PLL_POWER_DOWN = 0x21; // the whole, its oscillator
const PLL_LOCKED = 0x80000000;
const XOSC_STATUS = 0x04;
const XOSC_STABLE = 0x80000000;

// SPI frames take their time on the wire; the receiver gets each when its last bit has arrived.
export function timeSpi(chip, spi, receive) {
  let value = 0;
  let bits = 8;
  const arrived = chip.clock.createAlarm(() => {
    receive(value, bits);
    spi.completeTransmit(0);
  });
  spi.onTransmit = (sent) => {
    value = sent;
    bits = spi.dataBits;
    const idle = spi.control0 & 0x80 ? 0 : 2; // CPHA 0: the block lifts its select for two clocks after each frame
    arrived.schedule(((bits + idle) * 1e9) / spi.clockFrequency);
  };
}

// The PWM timers only run where an interrupt needs them: nobody looks at single edges, and they cost much time.
export function quietPwm(chip, onChange) {
  const { pwm } = chip;
  pwm.channels.forEach((channel, index) => {
    channel.updateEnable = () => {
      channel.timer.enable = (channel.csr & PWM_ENABLE) !== 0 && (pwm.intEnable & (1 << index)) !== 0;
    };
  });
  const write = pwm.writeUint32.bind(pwm);
  pwm.writeUint32 = (offset, value) => {
    write(offset, value);
    for (const channel of pwm.channels) channel.updateEnable();
    onChange();
  };
}

// The share of time a pin is high, 0..1, and its frequency when PWM drives it; null when nothing drives it.
function drivenOutput(chip, pin) {
  if (pin < 0) return null;
  const gpio = chip.gpio[pin];
  if (gpio.functionSelect === SIO && gpio.outputEnable) return { level: gpio.outputValue ? 1 : 0, frequency: 0 };
  if (gpio.functionSelect !== PWM) return null;
  const channel = chip.pwm.channels[(pin >> 1) & 7];
  if (!(channel.csr & PWM_ENABLE)) return null;
  const onB = pin & 1;
  const compare = onB ? channel.cc >>> 16 : channel.cc & 0xffff;
  const level = Math.min(1, compare / (channel.top + 1));
  const inverted = channel.csr & (onB ? 8 : 4);
  const divider = (channel.div >> 4 || 256) + (channel.div & 15) / 16;
  const slope = channel.csr & 2 ? 2 : 1; // phase-correct counts up and down
  return { level: inverted ? 1 - level : level, frequency: chip.clkSys / (divider * (channel.top + 1) * slope) };
}

// The same; a pin that nothing drives is low.
export const outputOf = (chip, pin) => drivenOutput(chip, pin) ?? { level: 0, frequency: 0 };

// How bright a lamp on the pin is, 0..1; where nothing drives it, it is dark.
export function lightOf(chip, pin, activeLow = false) {
  const output = drivenOutput(chip, pin);
  if (!output) return 0;
  return activeLow ? 1 - output.level : output.level;
}

// START_ONE clears itself, so that a channel change does not start a conversion, and every sample has its noise.
export function fixAdc(chip, noise) {
  const { adc } = chip;
  const complete = adc.completeADCRead.bind(adc);
  adc.completeADCRead = (value, error) => complete(Math.max(0, Math.min(4095, value + noise())), error);
  const write = adc.writeUint32.bind(adc);
  adc.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0) adc.cs &= ~4;
  };
}

// A PLL without power is not locked: the SDK would take it for one that runs already. With power it locks after a while.
export function fixPlls(chip, lockNanos) {
  for (const pll of [chip.pllSys, chip.pllUsb]) {
    let lockedAt = 0;
    pll.starts = 0;
    const [read, write] = [pll.readUint32.bind(pll), pll.writeUint32.bind(pll)];
    pll.writeUint32 = (offset, value) => {
      const before = isPowered(pll);
      write(offset, value);
      if (before || !isPowered(pll)) return;
      pll.starts++;
      lockedAt = chip.clock.nanos + lockNanos;
    };
    pll.readUint32 = (offset) => {
      if (offset !== PLL_CS) return read(offset);
      const locked = isPowered(pll) && chip.clock.nanos >= lockedAt;
      return ((pll.cs & ~PLL_LOCKED) | (locked ? PLL_LOCKED : 0)) >>> 0;
    };
  }
}

// The chip starts on its ring oscillator, and the crystal needs some time.
export function startSlowly(chip, { ringHz, crystalNanos }) {
  chip.roscFreq = ringHz;
  chip.updateClocks();
  const xosc = chip.peripherals[0x40024];
  let stableAt = 0;
  const [read, write] = [xosc.readUint32.bind(xosc), xosc.writeUint32.bind(xosc)];
  xosc.writeUint32 = (offset, value) => {
    const before = xosc.enabled;
    write(offset, value);
    if (xosc.enabled && !before) stableAt = chip.clock.nanos + crystalNanos;
  };
  xosc.readUint32 = (offset) => {
    const value = read(offset);
    return offset === XOSC_STATUS && chip.clock.nanos < stableAt ? (value & ~XOSC_STABLE) >>> 0 : value;
  };
}

export const isPowered = (pll) => (pll.pwr & PLL_POWER_DOWN) === 0;

// The firmware may stop the crystal, and with it every clock, until an edge that it chose. onStop() is told; returns whether such an
// edge is there.
export function modelDormancy(chip, onStop) {
  const [DORMANT, COMA, WAKE_INTE] = [0x08, 0x636f6d61, 0x160];
  const enabled = new Uint32Array(4);
  const isWake = (offset) => offset >= WAKE_INTE && offset < WAKE_INTE + 16;
  const xosc = chip.peripherals[0x40024];
  const writeXosc = xosc.writeUint32.bind(xosc);
  xosc.writeUint32 = (offset, value) => (offset === DORMANT && value === COMA ? onStop() : writeXosc(offset, value));
  const io = chip.peripherals[0x40014];
  const [read, write] = [io.readUint32.bind(io), io.writeUint32.bind(io)];
  io.readUint32 = (offset) => (isWake(offset) ? enabled[(offset - WAKE_INTE) / 4] : read(offset));
  io.writeUint32 = (offset, value) => {
    if (isWake(offset)) enabled[(offset - WAKE_INTE) / 4] = value;
    else write(offset, value);
  };
  return () => chip.gpio.some(({ index, irqStatus }) => irqStatus & (enabled[index >> 3] >> (4 * (index & 7))) & 15);
}

// The flash chip says who it is, while the program itself holds its select line low.
export function answerFlashId(chip, id) {
  const [SELECT, FORCED_LOW, DR0, WHO_ARE_YOU] = [0x0c, 2, 0x60, 0x9f];
  const [ssi, pads] = [chip.peripherals[0x18000], chip.peripherals[0x40018]];
  let sent = null; // bytes since the select line went low; null: it is high
  const [readSsi, writeSsi, writePads] = [ssi.readUint32.bind(ssi), ssi.writeUint32.bind(ssi), pads.writeUint32.bind(pads)];
  pads.writeUint32 = (offset, value) => {
    writePads(offset, value);
    if (offset === SELECT) sent = ((value >> 8) & 3) === FORCED_LOW ? (sent ?? []) : null;
  };
  ssi.writeUint32 = (offset, value) => {
    if (offset === DR0 && sent) sent.push(value & 0xff);
    else writeSsi(offset, value);
  };
  ssi.readUint32 = (offset) => {
    if (offset !== DR0 || !sent) return readSsi(offset);
    return sent[0] === WHO_ARE_YOU && sent.length > 1 ? (id >> (8 * (4 - sent.length))) & 0xff : 0;
  };
}

// Reading the pins shows outputs too.
export function fixGpioReadBack(chip) {
  Object.defineProperty(chip, 'gpioValues', {
    get() {
      let bits = 0;
      for (const gpio of chip.gpio) {
        const high = gpio.outputEnable && gpio.inputEnable ? gpio.outputValue : gpio.inputValue;
        if (high) bits |= 1 << gpio.index;
      }
      return bits;
    },
  });
}

// Execution from flash resumes when the start-up code has set the flash interface up again and enables it.
export function watchFlashInterface(chip, onEnabled) {
  const ssi = chip.peripherals[0x18000];
  const write = ssi.writeUint32.bind(ssi);
  ssi.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0x08 && value === 1) onEnabled();
  };
}
