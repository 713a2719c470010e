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
      if (isWild(cardOf(play))) out.add(" (").add(symbol::kCrown).add(")");
      return;
    }
    case As::Wall:
      out.add(Text::PalazziWallN, {area.walls + 1});
      return;
    case As::Bastion:
      out.add(symbol::kBastion);
      return;
    case As::Discard:
      out.add("✗ ").add(kDeck[cardOf(play)].number);
      return;
  }
}

// The plays of a triplet one after another: their words, and the state that they lead to.
[[gnu::noinline]] void follow(State& step, Seat seat, int triplet, const Preview& seen, Phrase& words) {
  step.phase = Phase::Turn;
  step.mover = seat;
  if (apply(step, take(static_cast<unsigned>(triplet))) != Verdict::Accepted) return;
  for (const Action play : seen.plays) {
    if (!words.empty()) words.add(" · ");
    addEffect(step, play, words);
    if (apply(step, play) != Verdict::Accepted) return;
  }
}

// Who has both numbers neither gains nor loses.
bool hasBothNumbers(const State& state, Seat seat) {
  const StreetScore street = streetScore(state);
  return street.lowestOwner == seat && street.highestOwner == seat;
}

void addStreet(Phrase& out, const Standing& was, const Standing& is, const State& after, Seat seat) {
  if (is.street == was.street) return;
  out.add(is.street > 0                 ? Text::PalazziStreetHigh
          : is.street < 0               ? Text::PalazziStreetLow
          : hasBothNumbers(after, seat) ? Text::PalazziStreetBoth
          : was.street > 0              ? Text::PalazziStreetLost
                                        : Text::PalazziStreetSafe);
}

// Adds a sentence where the line has room for it.
bool addFitting(Phrase& out, std::string_view sentence, int width) {
  if (sentence.empty()) return true;
  Phrase with = out;
  // An ordinal of German ends with a full stop itself.
  if (!with.empty()) with.add(with.view().ends_with('.') ? " " : ". ");
  with.add(sentence);
  if (!fits(with, width)) return false;
  out = with;
  return true;
}

void addNumber(Phrase& out, int before, int after, int width) {
  if (before != 0 && before != after)
    addFitting(out, Phrase(Text::PalazziNumberChange, {before, after}), width);
}

// The words that a short line leaves out: the word for shields, the words that the place stays the same, the word for the
// order of play, and the order.
enum class Terse : uint8_t { Words, Shields, Stays, Places, Order, End };

void addStanding(Phrase& out, const Standing& before, const Standing& after, Text stays, Terse terse) {
  const bool moves = after.place != before.place;
  if (terse != Terse::Words) {
    out.add(symbol::kShield).add(before.shields);
    if (after.shields != before.shields) out.add("→").add(after.shields);
  } else if (after.shields != before.shields) {
    out.add(Text::PalazziShieldsChange, {before.shields, after.shields});
  } else {
    out.add(Text::PalazziShieldsStay, {after.shields});
  }
  if (after.needed > 0) {
    out.add(", ");
    if (after.wallsHold()) {
      out.add(Text::PalazziWallsHold);
    } else {
      out.add(Text::PalazziWallsFall, {after.needed});
    }
  }
  if (terse == Terse::Order) return;
  if (moves && terse == Terse::Places) {
    out.add(". ").add(placeName(before.place)).add("→").add(placeName(after.place));
  } else if (moves) {
    out.add(". ").add(Text::PalazziOrderChange, {placeName(before.place), placeName(after.place)});
  } else if (terse < Terse::Stays) {
    out.add(". ").add(stays, {placeName(after.place)});
  }
}

// The same in signs: "⛨16→13".
void addChangeSigns(Phrase& out, const Standing& before, const Standing& after) {
  out.add(symbol::kShield).add(before.shields);
  if (after.shields != before.shields) out.add("→").add(after.shields);
  if (after.needed > 0) out.add(" ").add(symbol::kWall).add(after.wallsHold() ? "✓" : "✗");
  out.add(" ").add(placeName(before.place));
  if (after.place != before.place) out.add("→").add(placeName(after.place));
}

// In words; in signs where they do not fit `width`.
void addStandingWithin(Phrase& out, const Standing& before, const Standing& after, Text stays, int width) {
  for (Terse terse = Terse::Words; terse < Terse::End;
       terse = static_cast<Terse>(static_cast<int>(terse) + 1)) {
    Phrase words = out;
    addStanding(words, before, after, stays, terse);
    if (!fits(words, width)) continue;
    out = words;
    return;
  }
  if (after.needed > 0) {
    // The words about the walls always stay, whatever else is left out.
    Phrase walls = out;
    if (after.wallsHold()) {
      walls.add(Text::PalazziWallsHold);
    } else {
      walls.add(Text::PalazziWallsFall, {after.needed});
    }
    if (fits(walls, width)) {
      out = walls;
      return;
    }
  }
  addChangeSigns(out, before, after);
}

// "At the end: 44. " On a low panel the flag says it alone where the walls need the room.
[[gnu::noinline]] void addEnd(Phrase& out, const StagePlan& plan, const Preview& seen, const Standing& before,
                              const Standing& after) {
  if (plan.low) out.add(symbol::kFlag).add(" ");
  Phrase words = out;
  words.add(Text::PalazziAtEnd, {seen.end}).add(". ");
  Phrase all = words;
  addStanding(all, before, after, Text::PalazziStayPlace, Terse::Order);
  if (plan.low && !fits(all, roomIn(plan))) {
    out.add(seen.end).add(". ");
  } else {
    out = words;
  }
}

// "✓ +6 ", on a low panel. Where the words about the walls need the room, the sign gives way, then the number.
[[gnu::noinline]] void addGain(Phrase& out, const Preview& seen, const Standing& before,
                               const Standing& after, int width) {
  for (const std::string_view sign : {"✓ ", ""}) {
    Phrase gain = out;
    gain.add(sign).addSigned(seen.gain).add(" ");
    Phrase all = gain;
    addStanding(all, before, after, Text::PalazziStayPlace, Terse::Order);
    if (!fits(all, width)) continue;
    out = gain;
    return;
  }
}

// The one line of a low panel about a card: the tag says what happens to the shields.
Caption placingLow(const Caption& full, const State& after, Seat seat, const Standing& was,
                   const Standing& is, int width) {
  Caption caption;
  caption.first = full.first;
  caption.refusal = full.warning;
  Phrase street;
  addStreet(street, was, is, after, seat);
  if (full.warning) {
    const Phrase falls = capitalised(Phrase(Text::PalazziWallsFall, {is.needed}));
    if (!addFitting(caption.first, falls, width)) caption.first = falls;
  }
  addFitting(caption.first, street, width);
  if (was.place != is.place) {
    const Phrase order(Text::PalazziOrderChange, {placeName(was.place), placeName(is.place)});
    addFitting(caption.first, order, width);
  }
  return caption;
}

// What the walls bring at the end, and what one more palace adds. Too few shields: what is lost.
Caption wall(const StagePlan& plan, const State& after, Seat seat, bool bastion) {
  Caption caption;
  const WallForecast end = wallsAtEnd(after, seat);
  const int walls = after.area[seat].walls;
  Phrase points, held, each;
  points.addSigned(end.points);
  held.addSigned(end.ifHeld);
  each.addSigned(end.pieces);
  caption.warning = caption.refusal = !end.hold();
  if (plan.low) {  // the tag says the rest
    if (!end.hold()) {
      caption.first.add(Text::PalazziWallLack, {end.needed, end.shields, held, end.pieces, end.palaces});
      return caption;
    }
    caption.first.add(Text::PalazziEndLow, {points, end.pieces, end.palaces});
    if (end.needed > 0)
      addFitting(caption.first, Phrase(Text::PalazziNeeds, {end.needed, end.shields}), roomIn(plan));
    return caption;
  }
  if (!end.hold()) {
    bastion ? caption.first.add(Text::PalazziBastionMissing)
            : caption.first.add(Text::PalazziWallMissing, {walls});
    caption.second.add(Text::PalazziWallLack, {end.needed, end.shields, held, end.pieces, end.palaces});
    return caption;
  }
  bastion ? caption.first.add(Text::PalazziBastionEnd, {points, end.pieces, end.palaces})
          : caption.first.add(Text::PalazziWallEnd, {walls, points, end.pieces, end.palaces});
  caption.second.add(Text::PalazziEachPalace, {each});
  return caption;
}

}  // namespace

static_assert(std::size(kPalazziPlaceTexts) == kMaxSeats);
std::string_view placeName(int place) { return tr(kPalazziPlaceTexts[place - 1]); }

Phrase capitalised(std::string_view words) {
  Phrase out;
  if (words.empty()) return out;
  const char first = words[0] >= 'a' && words[0] <= 'z' ? static_cast<char>(words[0] - 'a' + 'A') : words[0];
  return out.add(std::string_view(&first, 1)).add(words.substr(1));
}

void addChange(Phrase& out, const Standing& before, const Standing& after, int width) {
  addStandingWithin(out, before, after, Text::PalazziStayPlace, width);
}

void addNow(Phrase& out, const Standing& now, int width) {
  addStandingWithin(out, now, now, Text::PalazziAtPlace, width);
}

Text whyNoGuests(const State& state, Seat seat, int colour) {
  for (int who = 0; who < state.areas; ++who) {
    if (who != seat && palaceOf(state, who, colour).zone == Zone::Opened) return Text::PalazziOpenedSendsNone;
  }
  return Text::PalazziNoGuests;
}

Caption triplet(const StagePlan& plan, const State& state, Seat seat, int triplet, const Preview& seen) {
  Caption caption;
  State then = state;
  Phrase words;
  follow(then, seat, triplet, seen, words);
  const Standing before = standingOf(state, seat), after = standingOf(then, seat);
  const int room = roomIn(plan);
  Phrase& second = plan.low ? caption.first : caption.second;
  if (isLastRound(state)) {
    addEnd(second, plan, seen, before, after);
  } else if (plan.low && seen.gain > 0) {
    addGain(second, seen, before, after, room);
  }
  addChange(second, before, after, room);
  caption.warning = !after.wallsHold();
  if (plan.low) {
    caption.refusal = !after.wallsHold();
    return caption;
  }
  caption.first = capitalised(words);
  if (isLastRound(state)) return caption;  // the end has counted the street numbers
  Phrase street;
  addStreet(street, before, after, then, seat);
  if (street.empty() || !after.wallsHold()) return caption;
  street.add(". ").add(Text::PalazziShieldsChange, {before.shields, after.shields});
  if (fits(street, room)) caption.second = street;
  return caption;
}

Caption party(const StagePlan& plan, const State& state, Seat seat, int colour) {
  const int now = partyWorth(state, seat, colour);
  Phrase worth, most;
  worth.addSigned(now);
  most.addSigned(partyAtBest(state, seat, colour));
  Caption caption;
  caption.first.add(symbol::kGoblet)
      .add(" ")
      .add(Text::PalazziOpenNow, {capitalised(palaceColourName(colour)), worth, most});
  if (!plan.low && now == 0) caption.second.add(whyNoGuests(state, seat, colour));
  return caption;
}

Caption placing(const StagePlan& plan, const State& state, Seat seat, Action action) {
  State after = state;
  if (apply(after, action) != Verdict::Accepted) return {};
  if (asOf(action) == As::Wall || asOf(action) == As::Bastion)
    return wall(plan, after, seat, asOf(action) == As::Bastion);
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
  caption.warning = was.wallsHold() && !is.wallsHold();
  if (plan.low) {
    Caption line = placingLow(caption, after, seat, was, is, roomIn(plan));
    addNumber(line.first, before.number, kDeck[cardOf(action)].number, roomIn(plan));
    return line;
  }
  addStreet(caption.second, was, is, after, seat);
  if (caption.second.empty()) addChange(caption.second, was, is, roomIn(plan));
  addNumber(caption.second, before.number, kDeck[cardOf(action)].number, roomIn(plan));
  return caption;
}

// Whose party the card would bring a guest: one who has not opened a palace of its colour yet. The City's last card turns
// its guests into a complete palace, which is worth less.
Caption picking(const Table& table, const StagePlan& plan, const State& state, Action action) {
  Caption caption;
  caption.first.add(Text::PalazziForCity, {cardName(cardOf(action))});
  if (asOf(action) != As::Palace) return caption;
  const int colour = colourOf(action);
  const int floors = static_cast<int>(palaceOf(state, kCityArea, colour).cards.size()) + 1;
  Phrase owners;
  for (Seat seat = 0; seat < state.players && floors < state.size; ++seat) {
    const Area& area = state.area[seat];
    if (!((area.building | area.completed) >> colour & 1)) continue;
    if (!owners.empty()) owners.add(", ");
    owners.add(table.name(seat));
  }
  if (!owners.empty()) caption.second.add(Text::PalazziGuestFor, {owners});
  addFitting(caption.second,
             Phrase(Text::PalazziPlaceFloor, {capitalised(palaceColourName(colour)), floors, state.size}),
             roomIn(plan));
  return caption;
}

}  // namespace lucca::ui
