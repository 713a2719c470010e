// Messages to the player: notes over the picture, and sounds. One note is on the screen at a time. A note that a press caused
// replaces it at once; other notes (the memory is damaged, the battery is low) are queued, so that none of them is lost.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/fixed_list.h"
#include "drivers/sound.h"
#include "ui/words/text.h"

namespace lucca::ui {

class Announcer {
 public:
  static constexpr uint32_t kSayMs = 2600, kExplainMs = 7000;  // how long a note stays

  explicit Announcer(SoundPlayer& player) : player_(player) {}

  void say(std::string_view words);      // a note for kSayMs
  void explain(std::string_view words);  // a note for kExplainMs
  // A note about a press that does nothing, with the sound of a refusal; for an arrow, a plain note with a soft sound.
  void refuse(std::string_view why);
  void refuse(Text why, std::initializer_list<Arg> args = {});
  // Queues a note for kExplainMs. News that is in the queue already is not queued again.
  void announce(Text news) { wait({news, false}); }
  // Queues a note for kSayMs, with a sound at once.
  void warn(Text news);
  void sound(Sound effect) { player_.play(effect); }
  void setVolume(uint8_t step) { player_.setVolume(step); }

  // ---- The note on the screen now
  std::string_view note() const { return note_; }
  bool isRefusal() const { return isRefusal_; }

  // ---- For the Handheld
  void dismiss();                               // the player pressed a key: the note was read
  void answers(bool arrow) { arrow_ = arrow; }  // whether the scene is about to answer an arrow
  // Another screen came by itself: a note about the last one goes with it. A queued note stays its time.
  void turnAway();
  // True: the note on the screen changed, or it disappeared.
  bool next(uint32_t nowMs);
  // Whether the last change came without a press: a note's time was up, or a queued one appeared.
  bool cameOrWent() const { return cameOrWent_; }

 private:
  struct News {
    Text words;
    bool brief;
    friend constexpr bool operator==(const News&, const News&) = default;
  };
  void put(std::string_view words, uint32_t lasts);
  void wait(const News& news);

  SoundPlayer& player_;
  Phrase note_;
  FixedList<News, 6> waiting_;
  uint32_t until_ = 0, lasts_ = 0;
  bool isRefusal_ = false, changed_ = false, cameOrWent_ = false, arrow_ = false, isNews_ = false;
};

}  // namespace lucca::ui
