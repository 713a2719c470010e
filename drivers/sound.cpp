#include "drivers/sound.h"

#include <array>
#include <utility>

#include "drivers/scores.h"

namespace lucca {

namespace {

template <int Index>
constexpr auto kNotes = score::read<score::count(kScores[Index].notes)>(kScores[Index]);

template <int... Index>
constexpr std::array<std::span<const Note>, kEffects> allTunes(std::integer_sequence<int, Index...>) {
  return {std::span<const Note>(kNotes<Index>)...};
}
constexpr auto kTunes = allTunes(std::make_integer_sequence<int, kEffects>());

constexpr bool inOrder() {
  for (int i = 0; i < kEffects; ++i) {
    if (static_cast<int>(kScores[i].effect) != i) return false;
  }
  return true;
}
static_assert(inOrder());

// Loudness falls with a thinner pulse.
constexpr uint8_t kDuty[kMaxVolume + 1] = {0, 6, 24, 128};

}  // namespace

std::span<const Note> notesOf(Effect effect) { return kTunes[static_cast<std::size_t>(effect)]; }

void SoundPlayer::setVolume(uint8_t step) {
  volume_ = step > kMaxVolume ? kMaxVolume : step;
  if (volume_ == 0) stop();
}

void SoundPlayer::play(Effect effect) {
  if (volume_ == 0) return;
  const bool tick = effect == Effect::Move;
  if (tick && playing() && !ticking_) return;
  notes_ = notesOf(effect);
  ticking_ = tick;
  tune_ = effect == Effect::Boot || effect == Effect::Party || effect == Effect::Victory;
  started_ = false;
}

void SoundPlayer::stop() {
  notes_ = {};
  speaker_.tone(0, 0);
}

void SoundPlayer::hush() {
  if (tune_ && playing()) stop();
}

void SoundPlayer::next(uint32_t nowMs) {
  if (notes_.empty()) return;
  if (started_) {
    if (static_cast<int32_t>(nowMs - until_) < 0) return;
    notes_ = notes_.subspan(1);
    if (notes_.empty()) return stop();
  }
  started_ = true;
  until_ = nowMs + notes_.front().ms;
  sound(notes_.front());
}

void SoundPlayer::sound(const Note& note) { speaker_.tone(note.hz, note.hz ? kDuty[volume_] : 0); }

}  // namespace lucca
