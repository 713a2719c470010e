// What rp2040js models differently from the silicon, put right for one chip: each function says what.
const PWM = 4;
const SIO = 5;
const PWM_ENABLE = 1;
const PLL_CS = 0;
const PLL_POWER_DOWN = 0x21; // the whole, its oscillator

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

// START_ONE clears itself, so that a channel change does not start a conversion.
export function fixAdc(chip) {
  const { adc } = chip;
  const write = adc.writeUint32.bind(adc);
  adc.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset === 0) adc.cs &= ~4;
  };
}

// A PLL without power is not locked: the SDK would take it for one that runs already.
export function fixPlls(chip) {
  for (const pll of [chip.pllSys, chip.pllUsb]) {
    const read = pll.readUint32.bind(pll);
    pll.readUint32 = (offset) => (offset === PLL_CS && !isPowered(pll) ? pll.cs : read(offset));
  }
}

export const isPowered = (pll) => (pll.pwr & PLL_POWER_DOWN) === 0;

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
