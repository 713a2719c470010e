#include "drivers/sound.h"

#include <iterator>

namespace lucca {

namespace {

// Equal-tempered pitches, A4 = 440 Hz. A piezo is loudest from about 1 to 4 kHz, so the tunes lie high.
constexpr uint16_t kC5 = 523, kE5 = 659, kG5 = 784, kA5 = 880, kC6 = 1047, kD6 = 1175, kE6 = 1319, kF6 = 1397,
                   kG6 = 1568, kA6 = 1760, kC7 = 2093, kE7 = 2637, kG7 = 3136;

constexpr Note kMove[] = {{kC7, 8}};
constexpr Note kConfirm[] = {{kG6, 30}, {kC7, 45}};
constexpr Note kBack[] = {{kC7, 30}, {kG6, 45}};
constexpr Note kRefuse[] = {{220, 90}, {0, 30}, {196, 140}};
constexpr Note kCard[] = {{kE6, 18}, {kA6, 30}};
constexpr Note kComplete[] = {{kC6, 70}, {kE6, 70}, {kG6, 70}, {kC7, 140}};
constexpr Note kParty[] = {{kG6, 80}, {kE6, 80}, {kG6, 80}, {kC7, 80}, {0, 30}, {kG6, 80}, {kC7, 200}};
constexpr Note kBlow[] = {{kA5, 25}, {kE5, 40}, {kC5, 60}};
constexpr Note kPrisoner[] = {{kA5, 90}, {0, 20}, {kA5, 60}, {kE5, 180}};
constexpr Note kMerge[] = {{kC5, 60}, {kG5, 60}, {kC6, 120}};
constexpr Note kRound[] = {{kC6, 90}, {kG6, 160}};
constexpr Note kHandover[] = {{kE6, 60}, {0, 40}, {kE7, 90}};
constexpr Note kUndo[] = {{kA6, 30}, {kF6, 30}, {kD6, 45}};
constexpr Note kWarning[] = {{kA5, 120}, {0, 80}, {kA5, 120}};
constexpr Note kBoot[] = {{kG6, 70}, {kC7, 70}, {kE7, 120}};
constexpr Note kVictory[] = {{kC6, 120}, {kE6, 120}, {kG6, 120}, {kC7, 240}, {0, 40},
                             {kA6, 120}, {kC7, 120}, {kE7, 160}, {kG7, 400}};

constexpr std::span<const Note> kTunes[] = {kMove,  kConfirm, kBack,     kRefuse, kCard,  kComplete,
                                            kParty, kBlow,    kPrisoner, kMerge,  kRound, kHandover,
                                            kUndo,  kWarning, kBoot,     kVictory};
static_assert(std::size(kTunes) == kEffects);

// Loudness falls with a thinner pulse.
constexpr uint8_t kDuty[kMaxVolume + 1] = {0, 6, 24, 128};

}  // namespace

std::span<const Note> notesOf(Effect effect) { return kTunes[static_cast<int>(effect)]; }

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
  started_ = false;
}

void SoundPlayer::stop() {
  notes_ = {};
  speaker_.tone(0, 0);
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
