#include "drivers/store/format.h"

#include <algorithm>
#include <cstring>

#include "base/bytes.h"
#include "base/crc32.h"

namespace lucca {

namespace {

constexpr uint32_t kMarkMagic = 0x4143554Cu;  // "LUCA"
constexpr uint16_t kRecordMagic = 0x524Cu;    // "LR"
constexpr uint8_t kMoreFlag = 0x80;

// The header has its magic, and its payload lies inside `bytes`.
bool hasHeader(std::span<const uint8_t> bytes) {
  return bytes.size() >= kRecordHeader && get16(bytes.data()) == kRecordMagic && bytes[5] <= kMaxPayload &&
         kRecordHeader + bytes[5] <= bytes.size();
}

}  // namespace

// Half-programmed cells may read differently each time: what is checked and what is used is one copy of the header.
bool decodeRecord(std::span<const uint8_t> bytes, Record& record) {
  if (bytes.size() < kRecordHeader) return false;
  uint8_t header[kRecordHeader];
  std::copy_n(bytes.begin(), kRecordHeader, header);
  const std::size_t length = header[5];
  if (get16(header) != kRecordMagic || length > kMaxPayload || kRecordHeader + length > bytes.size())
    return false;
  const std::span<const uint8_t> payload = bytes.subspan(kRecordHeader, length);
  const uint32_t crc = crc32(payload.data(), payload.size(), crc32(header, 16));
  if (get32(&header[16]) != crc) return false;
  record.key = header[2];
  record.version = header[3];
  record.piece = header[4] & static_cast<uint8_t>(~kMoreFlag);
  record.more = header[4] & kMoreFlag;
  record.offset = get16(&header[6]);
  record.sequence = get32(&header[8]);
  record.valueCrc = get32(&header[12]);
  record.payload = payload;
  return true;
}

void encodeMark(const SectorMark& mark, std::span<uint8_t, kMarkSize> out) {
  put32(&out[0], kMarkMagic);
  out[4] = mark.format;
  out[5] = mark.log;
  put16(&out[6], 0xFFFF);
  put32(&out[8], mark.erases);
  put32(&out[12], crc32(out.data(), 12));
}

bool decodeMark(std::span<const uint8_t> sector, SectorMark& mark) {
  if (sector.size() < kMarkSize || get32(&sector[0]) != kMarkMagic) return false;
  if (get32(&sector[12]) != crc32(sector.data(), 12)) return false;
  mark = {sector[4], sector[5], get32(&sector[8])};
  return true;
}

bool decodeFlippedMark(std::span<const uint8_t> sector, SectorMark& mark) {
  if (sector.size() < kMarkSize) return false;
  uint8_t copy[kMarkSize];
  std::copy_n(sector.begin(), kMarkSize, copy);
  if (decodeMark(copy, mark)) return true;
  for (std::size_t bit = 0; bit < 8 * kMarkSize; ++bit) {
    const uint8_t flipped = static_cast<uint8_t>(1u << bit % 8);
    copy[bit / 8] ^= flipped;
    if (decodeMark(copy, mark)) return true;
    copy[bit / 8] ^= flipped;
  }
  return false;
}

// An erase that failed may have changed the first bytes. Zeros alone are what another program left.
bool isGivenUp(std::span<const uint8_t> sector) {
  return get32(&sector[0]) != 0 &&
         std::ranges::all_of(sector.subspan(kMarkRest), [](uint8_t byte) { return byte == 0; });
}

std::size_t encodeRecord(const Record& record, std::span<uint8_t, kMaxRecord> out) {
  put16(&out[0], kRecordMagic);
  out[2] = record.key;
  out[3] = record.version;
  out[4] = static_cast<uint8_t>(record.piece | (record.more ? kMoreFlag : 0));
  out[5] = static_cast<uint8_t>(record.payload.size());
  put16(&out[6], record.offset);
  put32(&out[8], record.sequence);
  put32(&out[12], record.valueCrc);
  std::copy(record.payload.begin(), record.payload.end(), out.begin() + kRecordHeader);
  put32(&out[16], crc32(&out[kRecordHeader], record.payload.size(), crc32(out.data(), 16)));
  return kRecordHeader + record.payload.size();
}

// How many times eight bytes lie between the two: seven bits, and the same seven the other way round, a byte each.
void encodeSeal(std::size_t from, std::span<uint8_t, kSealSize> out) {
  const std::size_t length = (sealPlace(from) - from) / kRecordAlign;
  out[0] = out[kSealSize - 1] = 0;
  for (std::size_t bit = 0; bit < 7; ++bit) {
    out[1 + bit] = length >> bit & 1 ? 0xFF : 0;
    out[8 + bit] = static_cast<uint8_t>(~out[1 + bit]);
  }
}

bool decodeSeal(std::span<const uint8_t> sector, std::size_t at, std::size_t& from) {
  uint8_t seal[kSealSize], wanted[kSealSize];
  std::copy_n(sector.begin() + static_cast<std::ptrdiff_t>(at), kSealSize, seal);
  std::size_t length = 0;
  for (std::size_t bit = 0; bit < 7; ++bit) length |= (seal[1 + bit] & std::size_t{1}) << bit;
  length *= kRecordAlign;
  if (length == 0 || length + kMarkSize > at) return false;
  from = at - length;
  encodeSeal(from, wanted);
  return sealPlace(from) == at && std::ranges::equal(wanted, seal);
}

bool findRecord(std::span<const uint8_t> sector, std::size_t& at, Record& record, std::size_t& left) {
  at = std::max(at, kMarkSize);
  for (; at + kRecordHeader <= sector.size(); at += kRecordAlign) {
    const std::span<const uint8_t> bytes = sector.subspan(at);
    if (!hasHeader(bytes)) continue;
    const std::size_t sums = kRecordHeader + bytes[5];
    if (sums > left) break;
    left -= sums;
    if (decodeRecord(bytes, record)) return true;
  }
  return false;
}

std::size_t usedLength(std::span<const uint8_t> bytes) {
  std::size_t length = bytes.size();
  for (; length % 4 == 0 && length > 0; length -= 4) {
    uint32_t word;
    std::memcpy(&word, __builtin_assume_aligned(&bytes[length - 4], 4), 4);
    if (word != 0xFFFFFFFFu) break;
  }
  while (length > 0 && bytes[length - 1] == 0xFF) --length;
  return length;
}

}  // namespace lucca
