// What differs from one real board to the next, or between a model and the silicon. A test gives other values to see whether
// the firmware depends on them: new Handheld('picosystem', { silicon: { eraseNanos: 400e6 } }).
export const TYPICAL = {
  ringHz: 6.5e6, // the oscillator that the chip starts on; 1.8 to 12 MHz
  crystalNanos: 1e6, // until the crystal is stable
  pllLockNanos: 0.2e6, // until a PLL is locked; 0 to 2 ms
  eraseNanos: 60e6, // of a sector; 30 ms when new, 400 when worn
  programNanos: 0.7e6, // of a page
  flashMaker: 0xef40, // JEDEC: maker and kind; the byte behind them is the binary logarithm of the size
  status2: 0x02, // the second status register of the flash: its bit 1 lets it be read over four wires
  oneByteStatus: false, // the flash takes one status register a command, not two
  adcNoise: 6, // steps up or down at most
  panelClock: 1, // the speed of the panel's own oscillator, which is off by up to 6 %
};

// Noise that is the same in every run.
export function makeNoise(most) {
  let state = 0x2545f491;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.round((state / 2 ** 31 - 1) * most);
  };
}
