// How a call of the store ended.
#pragma once

#include <cstdint>

namespace lucca {

enum class [[nodiscard]] StoreResult : uint8_t{
    Ok,
    Missing,       // never saved, or removed
    Damaged,       // the newest state cannot be read; the bytes given are the last whole one
    OtherVersion,  // there is one, but only of an earlier or later version
    TooBig,        // for the buffer, or for the store
    NoRoom,        // no sector is left that can be written
    ReadOnly,      // mounted only to be read
};

}  // namespace lucca
