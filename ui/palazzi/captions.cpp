#include "ui/palazzi/captions.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kMargins = 12;  // of a caption's lines

int roomIn(const StagePlan& plan) { return plan.caption.w - kMargins; }
bool fits(const Phrase& words, int width) { return Canvas::textWidth(words, kFontSmall) <= width; }

// "✓ +8", "new", "4/5", "wall 4": what becomes of a card of a triplet; `before` is the state just before it.
void addEffect(const State& before, Action play, Phrase& out) {
  const Seat seat = before.mover;
  const Area& area = before.area[seat];
  switch (asOf(play)) {
    case As::Palace: {
      const int colour = colourOf(play), floors = area.count[colour] + 1;
      out.add(palaceColourName(colour)).add(" ");
      if (completes(before, seat, colour)) {
        out.add("✓ ").addSigned(palazzi::pointsOf(before, play));
      } else if (floors == 1) {
        out.add(Text::PalazziNew);
      } else {
        out.add(floors).add("/").add(before.size);
      }
      return;
    }
    case As::Wall:
      out.add(Text::PalazziWallN, {area.walls + 1});
      return;
    case As::Bastion:
      out.add(symbol::kBastion);
      return;
    case As::Discard:
      return;
  }
}

// The plays of a triplet one after another.
struct Effects {
  Phrase words;
  int gain = 0;
};

void follow(const State& state, const Foreseen& seen, Seat seat, int triplet, Effects& out) {
  State step = state;
  step.phase = Phase::Turn;
  step.mover = seat;
  if (apply(step, take(static_cast<unsigned>(triplet))) != Verdict::Accepted) return;
  for (const Action play : seen.plays) {
    if (!out.words.empty()) out.words.add(" · ");
    addEffect(step, play, out.words);
    out.gain += palazzi::pointsOf(step, play);
    if (apply(step, play) != Verdict::Accepted) return;
  }
}

void addStreet(Phrase& out, const Standing& before, const Standing& after) {
  if (after.street == before.street) return;
  if (!out.empty()) out.add(". ");
  out.add(after.street > 0    ? Text::PalazziStreetHigh
          : after.street < 0  ? Text::PalazziStreetLow
          : before.street > 0 ? Text::PalazziStreetLost
                              : Text::PalazziStreetSafe);
}

// Adds what fits of the sentences about numbers.
void addNumber(Phrase& out, int before, int after, int width) {
  if (before == 0 || before == after) return;
  Phrase with = out;
  if (!with.empty()) with.add(". ");
  with.add(Text::PalazziNumberChange, {before, after});
  if (fits(with, width)) out = with;
}

Caption wall(const StagePlan& plan, const State& state, Seat seat, Action action, const State& after) {
  Caption caption;
  const WallScore score = wallScore(after, seat);
  const bool bastion = asOf(action) == As::Bastion;
  Phrase points;
  points.addSigned(score.points);
  if (plan.low) {
    caption.first.add(bastion ? symbol::kBastion : symbol::kWall).add(" ").add(points).add("  ");
    caption.first.add(symbol::kShield).add(score.shields).add("/").add(score.needed);
    caption.first.add(score.shields >= score.needed ? " ✓" : " ✗");
    caption.refusal = score.shields < score.needed;
    return caption;
  }
  if (bastion) {
    caption.first.add(Text::PalazziPlaceBastion);
  } else {
    caption.first.add(Text::PalazziPlaceWall, {state.area[seat].walls + 1});
  }
  if (score.needed > 0) {
    caption.second.add(Text::PalazziWallNeeds, {points, score.needed, score.shields});
  } else {
    caption.second.add(Text::PalazziSoFar, {points});
  }
  caption.warning = score.shields < score.needed;
  return caption;
}

}  // namespace

std::string_view placeName(int place) {
  return tr(static_cast<Text>(static_cast<int>(Text::PalazziPlace1) + place - 1));
}

Phrase capitalised(std::string_view words) {
  Phrase out;
  if (words.empty()) return out;
  const char first = words[0] >= 'a' && words[0] <= 'z' ? static_cast<char>(words[0] - 'a' + 'A') : words[0];
  return out.add(std::string_view(&first, 1)).add(words.substr(1));
}

void addChangeSigns(Phrase& out, const Standing& before, const Standing& after) {
  out.add(symbol::kShield).add(before.shields);
  if (after.shields != before.shields) out.add("→").add(after.shields);
  if (after.needed > 0) out.add(" ").add(symbol::kWall).add(after.wallsHold() ? "✓" : "✗");
  out.add(" ").add(placeName(before.place));
  if (after.place != before.place) out.add("→").add(placeName(after.place));
}

void addChange(Phrase& out, const Standing& before, const Standing& after, int width) {
  Phrase words;
  if (after.shields != before.shields) {
    words.add(Text::PalazziShieldsChange, {before.shields, after.shields});
  } else {
    words.add(Text::PalazziShieldsStay, {after.shields});
  }
  if (after.needed > 0) {
    words.add(", ");
    after.wallsHold() ? words.add(Text::PalazziWallsHold) : words.add(Text::PalazziWallsFall, {after.needed});
  }
  Phrase order = words;
  order.add(". ");
  if (after.place == before.place) {
    order.add(Text::PalazziStayPlace, {placeName(after.place)});
  } else {
    order.add(Text::PalazziOrderChange, {placeName(before.place), placeName(after.place)});
  }
  if (fits(order, width)) {
    out.add(order);
  } else {
    addChangeSigns(out, before, after);
  }
}

Caption triplet(const StagePlan& plan, const State& state, Seat seat, int triplet) {
  const Foreseen seen = foresee(state, seat, triplet);
  const Standing before = standingOf(state, seat), after = standingOf(seen.after, seat);
  Effects effects;
  follow(state, seen, seat, triplet, effects);
  Caption caption;
  if (plan.low) {
    if (effects.gain > 0) caption.first.add("✓ ").addSigned(effects.gain).add(" ");
    addChangeSigns(caption.first, before, after);
    caption.refusal = !after.wallsHold();
    return caption;
  }
  caption.first = capitalised(effects.words);
  Phrase street;
  addStreet(street, before, after);
  const int room = roomIn(plan);
  addChange(caption.second, before, after, room);
  if (!street.empty()) {
    Phrase with = street;
    with.add(". ").add(Text::PalazziShieldsChange, {before.shields, after.shields});
    if (fits(with, room) && after.wallsHold()) caption.second = with;
  }
  caption.warning = !after.wallsHold();
  return caption;
}

Caption party(const Table& table, const StagePlan& plan, const State& state, Seat seat, int colour) {
  const int now = partyWorth(state, seat, colour), best = partyAtBest(state, seat, colour);
  Phrase worth, most, guests;
  worth.addSigned(now);
  most.addSigned(best);
  Caption caption;
  caption.first.add(Text::PalazziOpenLine, {palaceColourName(colour), worth});
  for (int who = 0; who < state.areas; ++who) {
    const int points = partyFrom(state, who, colour);
    if (who == seat || points == 0) continue;
    if (!guests.empty()) guests.add(", ");
    guests.add(ownerName(table, who)).add(" ").add(points);
  }
  Phrase outlook;
  if (best > now) {
    outlook.add(Text::PalazziOrWait, {most});
  } else if (now == 0) {
    outlook.add(Text::PalazziNoGuests);
  } else {
    outlook.add(Text::PalazziPartyMost, {worth});
  }
  Phrase both = guests;
  if (!both.empty()) both.add(". ");
  both.add(outlook);
  caption.second = fits(both, roomIn(plan)) ? both : guests.empty() ? outlook : guests;
  if (plan.low) {
    caption.second.clear();
    if (best > now) caption.first.add(" ▲").add(best);
    if (!fits(caption.first, roomIn(plan))) caption.first.clear().add(symbol::kSun).add(" ").add(worth);
  }
  return caption;
}

Caption placing(const StagePlan& plan, const State& state, Seat seat, Action action) {
  State after = state;
  if (apply(after, action) != Verdict::Accepted) return {};
  if (asOf(action) == As::Wall || asOf(action) == As::Bastion) return wall(plan, state, seat, action, after);
  const Standing was = standingOf(state, seat), is = standingOf(after, seat);
  Caption caption;
  if (asOf(action) == As::Discard) {
    caption.first.add(Text::PalazziPlaceDiscard, {cardName(cardOf(action))});
    return caption;
  }
  const int colour = colourOf(action);
  const Palace before = palaceOf(state, seat, colour);
  const Phrase name = capitalised(palaceColourName(colour));
  if (completes(state, seat, colour)) {
    const int windows = palazzi::pointsOf(state, action);
    Phrase gain;
    gain.addSigned(windows);
    caption.first.add(countForm(windows, Text::PalazziPlaceCompleteOne, Text::PalazziPlaceComplete),
                      {name, windows, gain});
  } else if (before.cards.empty()) {
    caption.first.add(Text::PalazziPlaceStart, {palaceColourName(colour)});
  } else {
    caption.first.add(Text::PalazziPlaceFloor, {name, static_cast<int>(before.cards.size()) + 1, state.size});
  }
  if (plan.low) {
    caption.first.clear().add(name).add(": ");
    addChangeSigns(caption.first, was, is);
    return caption;
  }
  addStreet(caption.second, was, is);
  if (caption.second.empty()) addChange(caption.second, was, is, roomIn(plan));
  addNumber(caption.second, before.number, kDeck[cardOf(action)].number, roomIn(plan));
  caption.warning = was.wallsHold() && !is.wallsHold();
  return caption;
}

Caption picking(const State& state, Action action) {
  Caption caption;
  caption.first.add(Text::PalazziForCity, {cardName(cardOf(action))});
  if (asOf(action) != As::Palace) return caption;
  const int colour = colourOf(action);
  const int floors = static_cast<int>(palaceOf(state, kCityArea, colour).cards.size()) + 1;
  caption.second.add(Text::PalazziPlaceFloor, {capitalised(palaceColourName(colour)), floors, state.size});
  return caption;
}

}  // namespace lucca::ui
