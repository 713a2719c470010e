// rp2040js lets every access succeed. These replacements of the chip's memory functions do what the silicon does with a
// wrong one: they stop. A real RP2040 would take a HardFault.
const RAM = 0x20000000;
const RAM_END = 0x20042000;
const FLASH = 0x10000000;
const FLASH_END = 0x14000000;
const XIP_CONTROL = 0x14000000;
const [FIRST_PAGE, PAGES] = [0x6000, 0xf000]; // of 16 KiB, in which the chip has its devices
const ROM_TABLES = 0x10; // below lie the vectors: a read there is a null pointer

export class IllegalAccess extends Error {}

// Finds a device by a table instead of rp2040js's object with large numbers for names.
function findBySlot(chip) {
  const devices = Array.from({ length: PAGES });
  for (const [slot, device] of Object.entries(chip.peripherals)) devices[slot / 4 - FIRST_PAGE] = device;
  chip.findPeripheral = (address) => devices[(address >>> 14) - FIRST_PAGE];
}

export function guardMemory(machine) {
  const { chip } = machine;
  findBySlot(chip);
  const flashBytes = machine.board.flashBytes;
  const chipBytes = machine.flash.bytes.length;
  const plain = {};
  for (const name of ['readUint32', 'readUint16', 'readUint8', 'writeUint32', 'writeUint16', 'writeUint8']) {
    plain[name] = chip[name].bind(chip);
  }
  const { sram, sramView, flash, flashView } = chip;

  const fail = (what, address) => {
    const pc = chip.core.PC >>> 0;
    throw new IllegalAccess(`${what} at 0x${(address >>> 0).toString(16)} by the code near 0x${pc.toString(16)}`);
  };
  const flashOffset = (address) => {
    if (!machine.xip) fail('flash used while it is being written', address);
    const offset = address & 0xffffff;
    if (offset >= flashBytes) fail('read beyond the board\'s flash', address);
    return offset % chipBytes; // a smaller chip looks at no more address lines than it has
  };
  const knownDevice = (address) =>
    address >= 0xd0000000 || (address >>> 12) === 0xe000e || (address >= 0x50100000 && address < 0x50101000) ||
    chip.findPeripheral(address) !== undefined;

  const read = (bytes, mask, ram, rom) => (raw) => {
    const address = raw >>> 0;
    if (address & mask) fail(`unaligned ${bytes}-byte read`, address);
    if (address >= RAM && address < RAM_END) return ram(address - RAM);
    if (address >= FLASH && address < FLASH_END) return rom(flashOffset(address));
    if (address < 0x4000) {
      if (address < ROM_TABLES) fail('read through a null pointer', address);
    } else if (address >= XIP_CONTROL && address < XIP_CONTROL + 0x20) {
      return 0;
    } else if (!knownDevice(address)) {
      fail('read of unmapped memory', address);
    }
    return plain[`readUint${bytes * 8}`](address);
  };
  chip.readUint32 = read(4, 3, (at) => sramView.getUint32(at, true), (at) => flashView.getUint32(at, true));
  chip.readUint16 = read(2, 1, (at) => sramView.getUint16(at, true), (at) => flashView.getUint16(at, true));
  chip.readUint8 = read(1, 0, (at) => sram[at], (at) => flash[at]);

  const write = (bytes, mask, ram) => (raw, value) => {
    const address = raw >>> 0;
    if (address & mask) fail(`unaligned ${bytes}-byte write`, address);
    if (address >= RAM && address < RAM_END) {
      if (machine.protection.refuses(address)) return undefined;
      return ram(address - RAM, value);
    }
    if (address < FLASH) fail('write to the boot ROM, a null pointer perhaps,', address);
    if (address < FLASH_END) fail('write to flash memory', address);
    if (address >= XIP_CONTROL && address < XIP_CONTROL + 0x20) return undefined;
    if (!knownDevice(address)) fail('write to unmapped memory', address);
    return plain[`writeUint${bytes * 8}`](address, value);
  };
  chip.writeUint32 = write(4, 3, (at, value) => sramView.setUint32(at, value, true));
  chip.writeUint16 = write(2, 1, (at, value) => sramView.setUint16(at, value, true));
  chip.writeUint8 = write(1, 0, (at, value) => {
    sram[at] = value;
  });
}
