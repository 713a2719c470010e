// The status registers of the flash chip, which the second stage reads and writes at every start and after every erase and program.
// Their bit QE lets the chip be read over four wires. Chips differ in what it is after delivery, in the other bits of that
// register, and in whether one command writes both registers.
const [SSIENR, CTRLR0, SR, DR0] = [0x08, 0x00, 0x28, 0x60];
const [WRITE_BOTH, READ_1, WRITE_ENABLE, WRITE_2, READ_2] = [0x01, 0x05, 0x06, 0x31, 0x35];
const [BUSY, QUAD_ENABLED] = [1, 2];
const FOUR_WIRES = 2; // of the field SPI_FRF
const BUSY_READS = 3; // that a write keeps the chip busy

export class FlashStatus {
  // `status2`: the second register as delivered. `oneByteStatus`: the chip ignores what follows the first register in command 01h.
  constructor({ status2, oneByteStatus }) {
    this.status2 = status2;
    this.oneByte = oneByteStatus;
    this.writes = 0; // of the registers, which wear like the rest of the chip
    this.writable = false;
    this.busyReads = 0;
    this.sent = [];
    this.received = [];
  }

  send(byte) {
    this.sent.push(byte);
    this.received.push(this.sent.length === 1 ? 0 : this.answer());
  }

  answer() {
    if (this.sent[0] === READ_2) return this.status2;
    if (this.sent[0] !== READ_1 || this.busyReads === 0) return 0;
    this.busyReads--;
    return BUSY;
  }

  receive() {
    return this.received.shift() ?? 0;
  }

  // The select line rises once everything has been sent: the command takes effect.
  deselect() {
    const [command, first, second] = this.sent;
    this.sent = [];
    if (command === WRITE_ENABLE) this.writable = true;
    if ((command !== WRITE_BOTH && command !== WRITE_2) || !this.writable) return;
    this.writable = false;
    this.writes++;
    this.busyReads = BUSY_READS;
    if (command === WRITE_2) this.status2 = first;
    else if (!this.oneByte && second !== undefined) this.status2 = second;
  }

  // Between the chip's serial interface and the flash.
  connect(chip) {
    const ssi = chip.peripherals[0x18000];
    const [read, write] = [ssi.readUint32.bind(ssi), ssi.writeUint32.bind(ssi)];
    const isByteWise = () => ((read(CTRLR0) >> 16) & 31) === 7;
    ssi.readUint32 = (offset) => {
      if (offset === SR) this.deselect();
      return offset === DR0 && isByteWise() ? this.receive() : read(offset);
    };
    ssi.writeUint32 = (offset, value) => {
      write(offset, value);
      if (offset === DR0 && isByteWise()) this.send(value & 0xff);
      if (offset !== SSIENR) return;
      this.received = [];
      const format = (read(CTRLR0) >> 21) & 3;
      if (value === 1 && format === FOUR_WIRES && !(this.status2 & QUAD_ENABLED)) {
        throw new Error('the flash is read over four wires, which its status register does not allow');
      }
    };
  }
}
