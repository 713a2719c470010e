// The bytes of the store (docs/store-format.md): the mark at a sector's start and the records after it. Pure
// functions over bytes that may be anything.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/flash_device.h"

namespace lucca {

inline constexpr uint8_t kStoreFormat = 1;
inline constexpr std::size_t kMarkSize = 16;
inline constexpr std::size_t kRecordHeader = 20;
inline constexpr std::size_t kRecordAlign = 8;
inline constexpr std::size_t kMaxRecord = 256;
inline constexpr std::size_t kMaxPayload = kMaxRecord - kRecordHeader;

// Written when an erase has finished.
struct SectorMark {
  uint8_t format = kStoreFormat;
  uint8_t log = 0;
  uint32_t erases = 0;
};
void encodeMark(const SectorMark& mark, std::span<uint8_t, kMarkSize> out);
bool decodeMark(std::span<const uint8_t> sector, SectorMark& mark);
// The same, and a mark with one flipped bit too.
bool decodeFlippedMark(std::span<const uint8_t> sector, SectorMark& mark);
// The rest of a mark that was taken back: its first bytes. A sector that was given up has zeros behind them.
inline constexpr std::size_t kMarkRest = 4;
bool isGivenUp(std::span<const uint8_t> sector);

// The key of an empty record that a start leaves behind what it settled. No value has it.
inline constexpr uint8_t kStartKey = 0;

// A piece of a value: its bytes from `offset` on are `payload`, and there the value ends. The pieces of one
// writing follow each other with consecutive sequences and count only if all are there.
struct Record {
  uint8_t key = 0, version = 0;
  uint8_t piece = 0;  // 0, 1, ...
  bool more = false;  // another piece follows
  uint16_t offset = 0;
  uint32_t sequence = 0;
  uint32_t valueCrc = 0;  // of the whole value as it is after the last piece
  std::span<const uint8_t> payload;
};
constexpr std::size_t recordSize(std::size_t payload) {
  return (kRecordHeader + payload + kRecordAlign - 1) & ~(kRecordAlign - 1);
}
constexpr std::size_t nextPage(std::size_t offset) {
  return (offset + FlashDevice::kPageSize - 1) & ~static_cast<std::size_t>(FlashDevice::kPageSize - 1);
}
// The number of bytes of the record, without the padding. The payload is at most kMaxPayload long.
std::size_t encodeRecord(const Record& record, std::span<uint8_t, kMaxRecord> out);
// The record at the beginning of `bytes`. `record.payload` points into them.
bool decodeRecord(std::span<const uint8_t> bytes, Record& record);

// A start blots out what a torn writing at `from` may have touched. Before that it writes a seal behind those cells, so that
// the next start recognises a start that was cut, whatever the half-blotted cells read like. The bytes are zeros and 0xFF
// only.
inline constexpr std::size_t kSealSize = 16;
// No record reaches the end of a sector, so that a seal has room there.
inline constexpr std::size_t kRecordsEnd = FlashDevice::kSectorSize - kSealSize;
constexpr std::size_t sealPlace(std::size_t from) {
  const std::size_t behind = nextPage(from + 2 * kRecordAlign + kMaxRecord + kSealSize) - kSealSize;
  return behind < kRecordsEnd ? behind : kRecordsEnd;
}
void encodeSeal(std::size_t from, std::span<uint8_t, kSealSize> out);
// Whether there is a seal at the place `at` of a sector, and where the bytes begin that it blots out.
bool decodeSeal(std::span<const uint8_t> sector, std::size_t at, std::size_t& from);

// The first valid record at or after `at` in a sector: `at` becomes its place. `record.payload` points into `sector`.
// Looks at every place once and takes what it sums up from `left`; with nothing left no record is found. So the time is
// bounded whatever the bytes are, also where every eight of them look like a record.
bool findRecord(std::span<const uint8_t> sector, std::size_t& at, Record& record, std::size_t& left);
// Enough for one look through a sector: its records, and 32 of the longest that are torn.
inline constexpr std::size_t kScanBytes = 3 * FlashDevice::kSectorSize;
// The first one alone.
inline bool findRecord(std::span<const uint8_t> sector, std::size_t& at, Record& record) {
  std::size_t left = kScanBytes;
  return findRecord(sector, at, record, left);
}

// The length of `bytes`, which begin at an address divisible by four, without the 0xFF at their end.
std::size_t usedLength(std::span<const uint8_t> bytes);

}  // namespace lucca
