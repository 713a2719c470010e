// The coach of a guided first game: watches all that happens, knows which lessons were learned, which one is being asked
// for, and what has to be said next. Its progress is kept with the game (GuideNote).
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_list.h"
#include "ui/game/guide.h"
#include "ui/game/rival.h"

namespace lucca::ui {

class Session;

// The coach's words, and the choice or the action that they are about.
struct CoachWords {
  Coach line = {};
  int8_t lesson = -1;
  Action about = kNoAction;
  CoachFacts facts;
};

class GuidedGame final : public Rival {
 public:
  bool active() const { return active_; }
  // While it is active.
  const Guide& guide() const { return *guide_; }

  // Starts the guide's game in the session.
  bool begin(const Guide& guide, Session& session);
  void end() { active_ = false; }
  // While it is active: what is to be kept of it.
  GuideNote note() const;
  // Resumes the guide with the game that the session holds. False, and not active: the note is from another guide, or has
  // another format.
  bool resume(const Guide& guide, const GuideNote& note, Session& session);
  // The player left the game: the coach repeats its last words and its request afterwards.
  void pause();

  // Something happened: a decision of the player or of a computer, or a step of the rules.
  void watch(const Moment& moment);
  // Whether the coach has to speak before the player continues; then words() are its words, until heard(). Asked at a decision of
  // the player and, once nothing of the turn is left to be shown, at its end.
  bool speaks(const Session& session);
  bool talks() const { return !told_.empty(); }
  const CoachWords& words() const { return told_[0]; }
  void heard();
  // At a decision of the player: the choice that carries out the lesson being asked for; kNoAction: there is none.
  Action mark(const Session& session) const;
  // At a decision without a request of the coach: the choice where the cursor begins; kNoAction: the stage decides.
  Action firstChoice(const Session& session) const;

  // The rivals of the guide play so that the next lesson comes up.
  Action move(const PlayedMatch& match, const ActionList& legal) const override;

  int lessons() const { return static_cast<int>(guide().lessons.size()); }
  bool learned(int lesson) const { return learned_ >> lesson & 1; }
  // Learned, or tried so often that it is not asked for any more.
  bool settled(int lesson) const {
    return learned(lesson) || tries_[static_cast<std::size_t>(lesson)] >= kTries;
  }
  int learnedCount() const;
  // The first lesson that did not come up or was not carried out; -1: all were.
  int firstOpen() const;

 private:
  static constexpr int kTries = 2, kPatience = 3;
  static constexpr uint8_t kFirstGuide = 1;
  static constexpr uint8_t kNoteFormat = 2;  // 1: the lessons of 0.2.0, which are given up

  const Lesson& lesson(int i) const { return guide().lessons[static_cast<std::size_t>(i)]; }
  Action choiceFor(const Session& session, int lesson, Bearing& bearing) const;
  void say(int lesson, Coach line, const Moment& moment);
  void sayNow(const Session& session, int lesson, Coach line, Action about);
  bool missed(const Session& session);
  bool asks(const Session& session);
  void drop();

  const Guide* guide_ = nullptr;
  bool active_ = false;
  // About the lesson being asked for, in this turn: something was done for it; there was an occasion.
  bool neared_ = false, offered_ = false;
  int8_t asking_ = -1;
  int8_t putOff_ = -1;    // asked for again after that one
  uint8_t patience_ = 0;  // turns that may still go by for it
  uint16_t learned_ = 0;  // bit i: lesson i
  std::array<uint8_t, kMostLessons> tries_{};
  FixedList<CoachWords, 3> told_;
};

}  // namespace lucca::ui
