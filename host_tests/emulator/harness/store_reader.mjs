// Reads the store from a flash image by docs/store-format.md alone, as a second opinion on the firmware's own code.
const SECTOR = 4096;
export const REGION = 64 * SECTOR;
const BEHIND = 4 * SECTOR; // the end of the flash is not the store's
// Where the store is in a flash, and where firmware up to 0.2.0 kept it.
export const storeStart = (flash) => flash.length - BEHIND - REGION;
export const oldStoreStart = (flash) => flash.length - REGION;
export const KEYS = { settings: 1, current: 2, hall: 3, finished: 16, forget: 17 };

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});
// `before`: the CRC of the bytes in front, to go on from there.
export function crc32(bytes, before = 0) {
  let crc = ~before;
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ TABLE[(crc ^ bytes[i]) & 0xff];
  return ~crc >>> 0;
}

function recordAt(sector, at) {
  if (sector[at] !== 0x4c || sector[at + 1] !== 0x52) return null;
  const view = new DataView(sector.buffer, sector.byteOffset + at);
  const length = sector[at + 5];
  if (length > 236 || at + 20 + length > SECTOR) return null;
  const payload = sector.subarray(at + 20, at + 20 + length);
  if (view.getUint32(16, true) !== crc32(payload, crc32(sector.subarray(at, at + 16)))) return null;
  return {
    key: sector[at + 2],
    version: sector[at + 3],
    piece: sector[at + 4] & 0x7f,
    more: sector[at + 4] >= 0x80,
    offset: view.getUint16(6, true),
    sequence: view.getUint32(8, true),
    valueCrc: view.getUint32(12, true),
    payload,
    size: (20 + length + 7) & ~7,
  };
}

function recordsOf(log) {
  const sectors = [];
  for (let start = 0; start < log.length; start += SECTOR) {
    const sector = log.subarray(start, start + SECTOR);
    const records = [];
    for (let at = 16; at + 20 <= SECTOR; ) {
      const record = recordAt(sector, at);
      if (record) records.push(record);
      at += record ? record.size : 8;
    }
    if (records.length > 0) sectors.push(records);
  }
  return sectors.sort((a, b) => a[0].sequence - b[0].sequence).flat();
}

// The complete writings of a log: {key, version, offset, bytes, valueCrc}.
function writingsOf(log) {
  const writings = [];
  let open = null;
  for (const record of recordsOf(log)) {
    const follows = open && record.piece === open.pieces && record.sequence === open.sequence + 1;
    if (record.piece === 0) open = { ...record, bytes: [], pieces: 0 };
    else if (!follows) open = null;
    if (!open) continue;
    open.bytes.push(...record.payload);
    open.pieces++;
    open.sequence = record.sequence;
    if (record.more) continue;
    writings.push(open);
    open = null;
  }
  return writings;
}

// Of a whole flash, or of the store's bytes alone.
const regionOf = (bytes) => (bytes.length === REGION ? bytes : bytes.subarray(storeStart(bytes), storeStart(bytes) + REGION));

// The value under a key of the journal, or null.
export function readValue(flash, key) {
  let value = null;
  for (const writing of writingsOf(regionOf(flash).subarray(0, REGION / 2))) {
    if (writing.key !== key || (writing.offset > 0 && value === null)) continue;
    const kept = value ? value.slice(0, writing.offset) : [];
    value = [...kept, ...writing.bytes];
    if (crc32(value) !== writing.valueCrc) throw new Error(`key ${key}: the value's CRC is wrong`);
  }
  return value && value.length > 0 ? value : null;
}

// The finished games, oldest first.
export function readGames(flash) {
  const writings = writingsOf(regionOf(flash).subarray(REGION / 2));
  const forgotten = writings.findLastIndex(({ key }) => key === KEYS.forget);
  return writings
    .slice(forgotten + 1)
    .filter(({ key }) => key === KEYS.finished)
    .map(({ bytes }) => bytes);
}
