// Short effects and tunes for a piezo: tables of notes, played without ever waiting.
#pragma once

#include <cstdint>
#include <span>

namespace lucca {

// A square wave. Implementations: a PWM pin, the PC's sound card, or nothing.
class Speaker {
 public:
  // `hz` 0: silence. `duty`: how much of a period is high, in 1/256; 128 is loudest.
  virtual void tone(uint16_t hz, uint8_t duty) = 0;

 protected:
  ~Speaker() = default;
};

class SilentSpeaker final : public Speaker {
 public:
  void tone(uint16_t, uint8_t) override {}
};

enum class Sound : uint8_t {
  Move,     // the cursor goes to the next choice
  Confirm,  // a choice is made
  Back,
  Refuse,    // the press is not possible now
  Card,      // a card is played or a brick laid
  Complete,  // a palace is complete
  Party,     // a palace is opened
  Struggle,  // two towers meet
  Blow,      // a tower of a struggle loses its top
  Prisoner,
  Merge,     // two blocks become one
  Round,     // a new round begins
  Handover,  // the device goes to the next player
  Undo,
  Warning,  // the battery is low, a save could not be written
  Bronze,   // a medal is passed: one note for each, higher and higher
  Silver,
  Gold,
  Boot,
  Victory,
};
inline constexpr int kSounds = 20;

struct Note {
  uint16_t hz;  // 0: a rest
  uint16_t ms;
};
std::span<const Note> notesOf(Sound sound);  // drivers/scores.h has them as music

inline constexpr uint8_t kMaxVolume = 3;  // 0: mute

class SoundPlayer {
 public:
  explicit SoundPlayer(Speaker& speaker) : speaker_(speaker) {}

  // Steps 0..3; larger is taken as 3. Mute ends what sounds.
  void setVolume(uint8_t step);
  uint8_t volume() const { return volume_; }

  // Begins at the next call of next(). Replaces what sounds, but a cursor's tick never cuts off another sound.
  void play(Sound sound);
  void stop();
  // Call it when a key goes down: ends a tune (title, party, victory), but no short effect.
  void hush();
  bool playing() const { return !notes_.empty(); }

  // Call each frame; plays the note that is due. A late call plays the rest of the tune late, not
  // faster.
  void next(uint32_t nowMs);

 private:
  void sound(const Note& note);

  Speaker& speaker_;
  std::span<const Note> notes_;  // from the one that sounds on
  uint32_t until_ = 0;
  bool started_ = false;
  bool ticking_ = false;
  bool tune_ = false;
  uint8_t volume_ = 2;
};

}  // namespace lucca
