// The panel: an ST7789 that decodes what arrives on its wires into the picture a player would see, and keeps a list of
// what the data sheet forbids (commands too soon after reset, unknown pixel formats, windows outside the memory).
import { Picture } from './picture.mjs';

const MEMORY_WIDTH = 240;
const MEMORY_HEIGHT = 320;
const MX = 0x40;
const MY = 0x80;
const MV = 0x20;
const BGR = 0x08;
const MADCTL_OF_ROTATION = [0x00, 0x60, 0xc0, 0xa0];
const RESET_NANOS = 5e6; // no command for this long after a reset, SLPIN or SLPOUT
const SLEEP_NANOS = 120e6; // between SLPIN and SLPOUT, either way round; from any reset to SLPOUT

export class St7789 {
  constructor(board, now) {
    this.glass = board.panel;
    this.now = now; // () => nanoseconds
    this.memory = new Uint16Array(MEMORY_WIDTH * MEMORY_HEIGHT);
    this.complaints = [];
    this.commands = []; // every command byte, for tests of the start-up
    this.pixelsReceived = 0;
    this.firstFrameAt = null; // when every visible pixel had been written once
    this.cells = this.visibleCells();
    this.reset();
  }

  reset() {
    this.sleepFixedUntil = this.now() + SLEEP_NANOS;
    this.asleep = true;
    this.on = false;
    this.inverted = false;
    this.madctl = 0;
    this.colmod = 0x66;
    this.tearing = false;
    this.registers = new Map(); // the values of every command with some, since the reset
    this.columns = [0, MEMORY_WIDTH - 1];
    this.rows = [0, MEMORY_HEIGHT - 1];
    this.command = -1;
    this.args = [];
    this.half = -1;
    this.busyUntil = this.now() + RESET_NANOS;
    this.unseen = new Set(this.cells);
  }

  // One byte from the wire; `isData` is the level of DC when its last bit arrived.
  byte(value, isData) {
    if (isData) this.data(value);
    else this.begin(value);
  }

  begin(command) {
    this.commands.push(command);
    if (this.now() < this.busyUntil && command !== 0x00) {
      this.complain(`command 0x${command.toString(16)} while still busy with a reset or waking up`);
    }
    this.command = command;
    this.args = [];
    this.half = -1;
    switch (command) {
      case 0x01:
        return this.reset();
      case 0x10:
      case 0x11:
        return this.setAsleep(command === 0x10);
      case 0x20:
      case 0x21:
        this.inverted = command === 0x21;
        return undefined;
      case 0x28:
      case 0x29:
        this.on = command === 0x29;
        return undefined;
      case 0x2c:
        return this.startWriting();
      case 0x34:
        this.tearing = false;
        return undefined;
      default:
        return undefined;
    }
  }

  setAsleep(asleep) {
    if (this.now() < this.sleepFixedUntil) this.complain('less than 120 ms between sleeping and waking');
    this.asleep = asleep;
    this.busyUntil = this.now() + RESET_NANOS;
    this.sleepFixedUntil = this.now() + SLEEP_NANOS;
  }

  data(value) {
    if (this.command === 0x2c || this.command === 0x3c) {
      if (this.half < 0) this.half = value;
      else {
        this.pixel((this.half << 8) | value);
        this.half = -1;
      }
      return;
    }
    const { args } = this;
    args.push(value);
    this.registers.set(this.command, args);
    if (this.command === 0x36 && args.length === 1) this.madctl = value;
    if (this.command === 0x3a && args.length === 1) this.colmod = value;
    if (this.command === 0x35 && args.length === 1) this.tearing = true;
    if (this.command === 0x2a && args.length === 4) this.columns = this.range(args);
    if (this.command === 0x2b && args.length === 4) this.rows = this.range(args);
  }

  range([a, b, c, d]) {
    return [(a << 8) | b, (c << 8) | d];
  }

  startWriting() {
    if ((this.colmod & 7) !== 5) this.complain(`pixel format 0x${this.colmod.toString(16)} is not 16 bits`);
    const turned = (this.madctl & MV) !== 0;
    const [width, height] = turned ? [MEMORY_HEIGHT, MEMORY_WIDTH] : [MEMORY_WIDTH, MEMORY_HEIGHT];
    const [xs, xe] = this.columns;
    const [ys, ye] = this.rows;
    if (xs > xe || ys > ye || xe >= width || ye >= height) {
      this.complain(`window ${xs}..${xe} x ${ys}..${ye} lies outside ${width}x${height}`);
    }
    this.x = xs;
    this.y = ys;
  }

  pixel(colour) {
    this.pixelsReceived++;
    const cell = this.cell(this.x, this.y, this.madctl);
    if (cell >= 0) this.memory[cell] = colour;
    if (this.firstFrameAt === null && this.unseen.delete(cell) && this.unseen.size === 0) {
      this.firstFrameAt = this.now();
    }
    if (++this.x > this.columns[1]) {
      this.x = this.columns[0];
      if (++this.y > this.rows[1]) this.y = this.rows[0];
    }
  }

  // Where column and row address (x, y) lie in the memory under this MADCTL.
  cell(x, y, madctl) {
    let [column, row] = madctl & MV ? [y, x] : [x, y];
    if (madctl & MX) column = MEMORY_WIDTH - 1 - column;
    if (madctl & MY) row = MEMORY_HEIGHT - 1 - row;
    if (column < 0 || row < 0 || column >= MEMORY_WIDTH || row >= MEMORY_HEIGHT) return -1;
    return row * MEMORY_WIDTH + column;
  }

  // The memory cells behind the glass, row by row as the player holds the board.
  visibleCells() {
    const { width, height, rotation, offsets } = this.glass;
    const [column, row] = offsets[rotation];
    const cells = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) cells.push(this.cell(x + column, y + row, MADCTL_OF_ROTATION[rotation]));
    }
    return cells;
  }

  // What is on the glass: black when off, wrong colours when the firmware chose the wrong order or inversion.
  picture() {
    const { width, height, bgr, inverted } = this.glass;
    const picture = new Picture(width, height);
    if (this.asleep || !this.on) return picture;
    const swapped = ((this.madctl & BGR) !== 0) !== bgr;
    const negative = this.inverted !== inverted;
    this.cells.forEach((cell, i) => {
      let colour = this.memory[cell];
      if (swapped) colour = ((colour & 0x1f) << 11) | (colour & 0x7e0) | (colour >> 11);
      picture.pixels[i] = negative ? ~colour & 0xffff : colour;
    });
    return picture;
  }

  complain(text) {
    this.complaints.push(`${(this.now() / 1e6).toFixed(3)} ms: ${text}`);
  }
}
