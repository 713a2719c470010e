#include "engine/bots/minds.h"

#include "engine/bots/palazzi/mind.h"
#include "engine/bots/palazzi/reasons.h"
#include "engine/bots/torri/mind.h"
#include "engine/bots/torri/reasons.h"

namespace lucca {
namespace {

constexpr MindRow kMinds[] = {
    {GameId::Palazzi, palazzi::beginMind, palazzi::kReasonKinds, false},
    {GameId::Torri, torri::beginMind, torri::kReasonKinds, true},
};

}  // namespace

std::span<const MindRow> minds() { return kMinds; }

}  // namespace lucca
