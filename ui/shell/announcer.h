// Tells the player things: by a note over the picture, and by sound. One note is on the screen at a time. A note that a
// press caused replaces it at once; other notes (the memory is damaged, the battery is low) are queued, so that none of
// them is lost.
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
  explicit Announcer(SoundPlayer& player) : player_(player) {}

  void say(std::string_view words);      // a note that goes by itself
  void explain(std::string_view words);  // a note that stays a while longer
  // A press that does nothing: a note with the sound of a refusal, or, for an arrow, a plain note and no alarm.
  void refuse(std::string_view why);
  void refuse(Text why, std::initializer_list<Arg> args = {});
  // Stays as long as an explanation, after those that came before; one that still waits is not repeated.
  void announce(Text news) { wait({news, false}); }
  // The same for something short and urgent, with a sound.
  void warn(Text news);
  void sound(Sound effect) { player_.play(effect); }
  void setVolume(uint8_t step) { player_.setVolume(step); }

  // ---- What is on the screen now
  std::string_view note() const { return note_; }
  bool isRefusal() const { return isRefusal_; }

  // ---- For the Handheld
  void dismiss();                               // the player pressed a key: the note was read
  void answers(bool arrow) { arrow_ = arrow; }  // which key the scene is about to answer
  // Another screen came by itself: a note about the last one goes with it. A queued note stays its time.
  void turnAway();
  // True: there is another note on the screen, or none any more.
  bool next(uint32_t nowMs);
  // Whether that was not because of a press: a note's time was up, or a queued one came.
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
