import { memory } from './words.js';

// The piezo: one oscillator whose wave has the device's duty cycle. It begins with the first press, as browsers want it,
// and sleeps when nothing sounds.
const loudness = 0.09, harmonics = 24, restMs = 2000;

export class Sound {
  constructor() {
    this.on = memory.get('sound') !== '0';
    this.waves = new Map();
    this.hz = 0;
  }

  toggle() {
    this.on = !this.on;
    memory.set('sound', this.on ? '1' : '0');
    if (!this.on) this.quiet();
  }

  // Called from a press: only then may a page begin to sound.
  allow() {
    if (this.context || !this.on || !window.AudioContext) return;
    this.context = new AudioContext();
    this.gain = new GainNode(this.context, { gain: 0 });
    this.oscillator = new OscillatorNode(this.context, { frequency: 440 });
    this.oscillator.connect(this.gain).connect(this.context.destination);
    this.oscillator.start();
    this.rest();
  }

  tone(hz, duty) {
    this.hz = hz;
    if (!this.context || !this.on) return;
    if (hz === 0) return this.quiet();
    clearTimeout(this.resting);
    this.context.resume();
    this.oscillator.setPeriodicWave(this.wave(duty));
    const now = this.context.currentTime;
    this.oscillator.frequency.setValueAtTime(hz, now);
    this.gain.gain.setTargetAtTime(loudness, now, 0.002);
  }

  quiet() {
    if (!this.context) return;
    this.gain.gain.setTargetAtTime(0, this.context.currentTime, 0.004);
    this.rest();
  }

  rest() {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.context.suspend(), restMs);
  }

  // A pulse that is high for duty/256 of its period, without its direct current.
  wave(duty) {
    if (!this.waves.has(duty)) {
      const real = new Float32Array(harmonics), imaginary = new Float32Array(harmonics);
      for (let n = 1; n < harmonics; ++n) real[n] = (4 / (n * Math.PI)) * Math.sin(n * Math.PI * duty / 256);
      this.waves.set(duty, new PeriodicWave(this.context, { real, imag: imaginary, disableNormalization: true }));
    }
    return this.waves.get(duty);
  }
}
