// A picture of 565 pixels in machine order: comparing, and reading and writing files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deflateSync } from 'node:zlib';

export class Picture {
  constructor(width, height, pixels = new Uint16Array(width * height)) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  // A file of the host build: "LUCCA565 width height\n", then the pixels in the panel's byte order.
  static read(path) {
    const bytes = readFileSync(path);
    const end = bytes.indexOf(10);
    const [, width, height] = bytes.toString('latin1', 0, end).match(/^LUCCA565 (\d+) (\d+)$/).map(Number);
    const picture = new Picture(width, height);
    picture.pixels.forEach((_, i) => {
      picture.pixels[i] = bytes.readUInt16BE(end + 1 + 2 * i);
    });
    return picture;
  }

  at(x, y) {
    return this.pixels[y * this.width + x];
  }

  equals(other) {
    return this.differences(other) === 0;
  }

  differences(other) {
    if (this.width !== other.width || this.height !== other.height) return Infinity;
    let count = 0;
    this.pixels.forEach((colour, i) => {
      if (colour !== other.pixels[i]) count++;
    });
    return count;
  }

  // CRC-32 of the pixels in the panel's byte order.
  crc() {
    const bytes = Buffer.alloc(2 * this.pixels.length);
    this.pixels.forEach((colour, i) => bytes.writeUInt16BE(colour, 2 * i));
    return crc32(bytes);
  }

  colours() {
    return new Set(this.pixels).size;
  }

  writePng(path) {
    const { width, height } = this;
    const rows = Buffer.alloc((width * 3 + 1) * height);
    let at = 0;
    for (let y = 0; y < height; y++) {
      rows[at++] = 0;
      for (let x = 0; x < width; x++) {
        const c = this.at(x, y);
        rows[at++] = ((c >> 11) * 255) / 31;
        rows[at++] = (((c >> 5) & 63) * 255) / 63;
        rows[at++] = ((c & 31) * 255) / 31;
      }
    }
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.concat([signature, ...parts]));
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

// The CRC of PNG chunks; node:zlib has its own only since version 22.
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC_TABLE[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
