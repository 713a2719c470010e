#include "drivers/sound.h"

#include <array>
#include <utility>

#include "drivers/scores.h"

namespace lucca {

namespace {

template <int Index>
constexpr auto kNotes = score::read<score::count(kScores[Index].notes)>(kScores[Index]);

template <int... Index>
constexpr std::array<std::span<const Note>, kSounds> allTunes(std::integer_sequence<int, Index...>) {
  return {std::span<const Note>(kNotes<Index>)...};
}
constexpr auto kTunes = allTunes(std::make_integer_sequence<int, kSounds>());

constexpr bool inOrder() {
  for (int i = 0; i < kSounds; ++i) {
    if (static_cast<int>(kScores[i].sound) != i) return false;
  }
  return true;
}
static_assert(inOrder());

// Loudness falls with a thinner pulse.
constexpr uint8_t kDuty[kMaxVolume + 1] = {0, 6, 24, 128};

}  // namespace

std::span<const Note> notesOf(Sound sound) { return kTunes[static_cast<std::size_t>(sound)]; }

void SoundPlayer::setVolume(uint8_t step) {
  volume_ = step > kMaxVolume ? kMaxVolume : step;
  if (volume_ == 0) stop();
}

void SoundPlayer::play(Sound sound) {
  if (volume_ == 0) return;
  const bool tick = sound == Sound::Move;
  if (tick && playing() && !ticking_) return;
  notes_ = notesOf(sound);
  ticking_ = tick;
  tune_ = sound == Sound::Boot || sound == Sound::Party || sound == Sound::Victory;
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
