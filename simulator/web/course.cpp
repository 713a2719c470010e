#include "simulator/web/course.h"

#include "engine/games.h"

namespace lucca::web {

namespace {

// Before an entry, or at the end.
void note(Course& course, const ui::Plan& plan, Seat& last, const Match& match, bool counts) {
  const Seat seat = match.toMove();
  if (seat == kChance && last != kChance) {
    course.chance = true;
    const bool first = course.lastPerson >= 0 && counts && course.draws < kNumbers;
    if (first) {
      course.drawAt[static_cast<std::size_t>(course.draws)] = static_cast<uint16_t>(match.history().size());
      course.decider[static_cast<std::size_t>(course.draws++)] = course.lastPerson;
    }
  }
  if (seat >= 0 && seat != last) ++course.turns;
  if (seat >= 0 && counts && plan.isPerson(seat)) course.lastPerson = seat;
  if (seat >= 0 || counts) last = seat;
}

}  // namespace

Course follow(const ui::SavedGame& game, std::span<const uint8_t> saved, Match& match, std::size_t since) {
  Course course;
  const Game* rules = findGame(game.plan.setup.game);
  if (!rules || match.start(*rules, game.plan.setup) != Verdict::Accepted) return course;
  Seat last = kNobody;
  for (std::size_t i = 0; i < game.length; ++i) {
    match.settle();
    note(course, game.plan, last, match, true);
    const Seat seat = match.toMove();
    if (match.apply(ui::savedAction(saved, i)) != Verdict::Accepted) return course;
    if (i >= since && seat >= 0 && game.plan.isPerson(seat))
      course.decided = static_cast<uint8_t>(course.decided | 1u << seat);
  }
  match.settle();
  note(course, game.plan, last, match, false);
  course.toMove = match.toMove();
  course.fits = true;
  return course;
}

}  // namespace lucca::web
