// The panel's wire as a logic analyser would see it: every edge of CS, DC, clock and data, with its time. Give it to a Handheld as
// options.wire, and it records from then on.
const PS_A_NANO = 1000;
const SIGNALS = { cs: '!', dc: '"', clock: '#', data: '$' };
const AT_REST = { cs: 1, dc: 1, clock: 1, data: 0 };
const LOW_AT_REST = { clock: 0 };

export class Wire {
  constructor() {
    this.selects = []; // {ps, name, level}: the edges of CS and DC, in order
    this.now = { cs: AT_REST.cs, dc: AT_REST.dc };
    this.frames = []; // {fromPs, toPs, bits, value, mode}, in order
  }

  // CS or DC has this level from now on.
  level(name, nanos, level) {
    if (this.now[name] === level) return;
    this.now[name] = level;
    this.selects.push({ ps: Math.round(nanos * PS_A_NANO), name, level });
  }

  // A frame whose last bit has arrived at `nanos`.
  frame(value, bits, nanos, hz, mode) {
    const toPs = Math.round(nanos * PS_A_NANO);
    this.frames.push({ fromPs: Math.round(toPs - (bits * 1e12) / hz), toPs, bits, value, mode });
  }

  // All edges in the order of time. clockRestsLow: the same bits as mode 0 sends them, for readers that know no other.
  *edges({ clockRestsLow = false } = {}) {
    const now = { ...AT_REST, ...(clockRestsLow && LOW_AT_REST) };
    let next = 0;
    const change = (edge) => {
      if (now[edge.name] === edge.level) return [];
      now[edge.name] = edge.level;
      return [edge];
    };
    for (const frame of this.frames) {
      for (; next < this.selects.length && this.selects[next].ps <= frame.fromPs; next++) yield* change(this.selects[next]);
      for (const edge of bitsOf(clockRestsLow ? { ...frame, mode: 0 } : frame)) {
        for (; next < this.selects.length && this.selects[next].ps < edge.ps; next++) yield* change(this.selects[next]);
        yield* change(edge);
      }
    }
    for (; next < this.selects.length; next++) yield* change(this.selects[next]);
  }

  // The first bytes, as the frames hold them.
  bytes(frames) {
    return this.frames.slice(0, frames).flatMap(({ bits, value }) => (bits === 16 ? [value >> 8, value & 0xff] : [value]));
  }

  // As a value change dump, which PulseView, GTKWave and sigrok read; of the first frames only, if their number is given.
  vcd(frames = this.frames.length, how = {}) {
    const lines = ['$timescale 1 ns $end', '$scope module panel $end'];
    for (const [name, id] of Object.entries(SIGNALS)) lines.push(`$var wire 1 ${id} ${name} $end`);
    lines.push('$upscope $end', '$enddefinitions $end', '#0');
    const rest = { ...AT_REST, ...(how.clockRestsLow && LOW_AT_REST) };
    for (const [name, id] of Object.entries(SIGNALS)) lines.push(`${rest[name]}${id}`);
    let last = 0;
    const until = this.frames[frames]?.fromPs ?? Infinity;
    for (const { ps, name, level } of this.edges(how)) {
      if (ps >= until) break;
      const ns = Math.round(ps / PS_A_NANO);
      if (ns !== last) lines.push(`#${ns}`);
      last = ns;
      lines.push(`${level}${SIGNALS[name]}`);
    }
    return `${lines.join('\n')}\n`;
  }

  // The commands, each with its bytes, read back from the edges alone, as the panel's controller takes them.
  commands() {
    const found = [];
    const now = { ...AT_REST };
    let [bits, value] = [0, 0];
    for (const { name, level } of this.edges()) {
      now[name] = level;
      if (name === 'cs') [bits, value] = [0, 0];
      if (name !== 'clock' || level !== 1 || now.cs) continue;
      value = (value << 1) | now.data;
      if (++bits < 8) continue;
      if (now.dc === 0) found.push([value]);
      else found.at(-1)?.push(value);
      [bits, value] = [0, 0];
    }
    return found;
  }
}

// In mode 3 the clock rests high, and data change at its falling edge; in mode 0 it rests low. Both take data at the rising one.
function* bitsOf({ fromPs, toPs, bits, value, mode }) {
  const period = (toPs - fromPs) / bits;
  for (let i = 0; i < bits; i++) {
    const at = fromPs + i * period;
    const [start, middle, end] = [Math.round(at), Math.round(at + period / 2), Math.round(at + period)];
    if (mode === 3) yield { ps: start, name: 'clock', level: 0 };
    yield { ps: start, name: 'data', level: (value >> (bits - 1 - i)) & 1 };
    yield { ps: middle, name: 'clock', level: 1 };
    if (mode === 0) yield { ps: end, name: 'clock', level: 0 };
  }
}
