// A moving picture as a GIF, made of the panel's pixels. A frame holds the box that changed and a table of its own colours, so
// a frame of at most 256 colours is exact; of more, the rarest become their nearest neighbours.
const mostColours = 256;

// The smallest box with all that differs; null: nothing does.
function changed(before, now, width, height) {
  if (!before) return { x: 0, y: 0, w: width, h: height };
  let left = width, right = -1, top = -1, bottom = -1;
  for (let y = 0, i = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x, ++i) {
      if (before[i] === now[i]) continue;
      if (top < 0) top = y;
      bottom = y;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return top < 0 ? null : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

const apart = (a, b) => [0, 8, 16].reduce((sum, bits) => sum + ((a >> bits & 255) - (b >> bits & 255)) ** 2, 0);

// The colours of these pixels, the commonest first, and for each colour its place in that table.
function colourTable(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour), table = sorted.slice(0, mostColours);
  const places = new Map(table.map((colour, place) => [colour, place]));
  for (const colour of sorted.slice(mostColours)) {
    places.set(colour, table.reduce((best, other, place) => (apart(colour, other) < apart(colour, table[best]) ? place : best), 0));
  }
  return { table, places };
}

// Numbers of a growing width, the lowest bit first, in blocks of at most 255 bytes.
class BitBlocks {
  constructor() {
    this.bytes = [];
    this.block = [];
    this.bits = this.count = 0;
  }

  put(code, width) {
    this.bits |= code << this.count;
    this.count += width;
    for (; this.count >= 8; this.count -= 8, this.bits >>>= 8) this.byte(this.bits & 255);
  }

  byte(value) {
    this.block.push(value);
    if (this.block.length === 255) this.flush();
  }

  flush() {
    if (this.block.length) this.bytes.push(this.block.length, ...this.block);
    this.block = [];
  }

  end() {
    if (this.count) this.byte(this.bits & 255);
    this.flush();
    return [...this.bytes, 0];
  }
}

// The LZW of GIF: codes of up to twelve bits, the table begun anew when it is full.
function packed(indices, depth) {
  const clear = 1 << depth, out = new BitBlocks();
  let table, next, width, prefix = -1;
  const restart = () => {
    table = new Map();
    next = clear + 2;
    width = depth + 1;
  };
  restart();
  out.put(clear, width);
  for (const index of indices) {
    if (prefix < 0) {
      prefix = index;
      continue;
    }
    const known = table.get(prefix << 8 | index);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    out.put(prefix, width);
    if (next < 4096) {
      if (next === 1 << width) ++width;
      table.set(prefix << 8 | index, next++);
    } else {
      out.put(clear, width);
      restart();
    }
    prefix = index;
  }
  out.put(prefix, width);
  if (next === 1 << width && width < 12) ++width;
  out.put(clear + 1, width);
  return out.end();
}

const word = (value) => [value & 255, value >> 8];

export class Gif {
  // Each pixel of a picture is drawn as `scale` x `scale`.
  constructor(width, height, scale) {
    this.width = width;
    this.height = height;
    this.scale = scale;
    this.frames = [];
    this.before = null;
  }

  // A picture of 32-bit pixels, red in the lowest byte, shown for so many hundredths of a second.
  add(pixels, hundredths) {
    const box = changed(this.before, pixels, this.width, this.height);
    if (!box) return this.hold(hundredths);
    this.before = Uint32Array.from(pixels);
    const { scale } = this, part = new Uint32Array(box.w * box.h);
    for (let y = 0; y < box.h; ++y) {
      const from = (box.y + y) * this.width + box.x;
      part.set(pixels.subarray(from, from + box.w), y * box.w);
    }
    const { table, places } = colourTable(part), depth = Math.max(2, Math.ceil(Math.log2(table.length)));
    const indices = new Uint8Array(part.length * scale * scale), wide = box.w * scale;
    for (let y = 0, to = 0; y < box.h * scale; ++y) {
      const row = Math.floor(y / scale) * box.w;
      for (let x = 0; x < wide; ++x, ++to) indices[to] = places.get(part[row + Math.floor(x / scale)]);
    }
    const colours = Array.from({ length: 3 << depth }, (_, i) => (table[Math.floor(i / 3)] ?? 0) >> 8 * (i % 3) & 255);
    const head = [0x2C, ...word(box.x * scale), ...word(box.y * scale), ...word(wide), ...word(box.h * scale), 0x80 | depth - 1, ...colours, depth];
    this.frames.push({ hundredths, bytes: Uint8Array.from([...head, ...packed(indices, depth)]) });
  }

  // The last picture stays for longer.
  hold(hundredths) {
    this.frames.at(-1).hundredths += hundredths;
  }

  // The whole file; it begins again after its end.
  blob() {
    const letters = (text) => Array.from(text, (letter) => letter.charCodeAt(0));
    const head = [...letters('GIF89a'), ...word(this.width * this.scale), ...word(this.height * this.scale), 0x70, 0, 0,
      0x21, 0xFF, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0];
    const parts = this.frames.flatMap(({ hundredths, bytes }) => [Uint8Array.from([0x21, 0xF9, 4, 0x04, ...word(hundredths), 0, 0]), bytes]);
    return new Blob([Uint8Array.from(head), ...parts, Uint8Array.of(0x3B)], { type: 'image/gif' });
  }
}
