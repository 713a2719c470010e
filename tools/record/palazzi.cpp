#include "tools/record/palazzi.h"

#include <charconv>
#include <cstdio>

#include "engine/palazzi/game.h"
#include "engine/palazzi/inspect.h"

namespace lucca::record {
namespace {

using namespace palazzi;

constexpr const char* kColourNames[] = {"red", "yellow", "green", "blue", "violet", "grey"};
constexpr const char* kAsNames[] = {"palace", "wall", "bastion", "discard"};
constexpr FlagSpec kFlags[] = {{"edition", true}, {"celebration", false}};
constexpr int kUsualPlayers = 3;

const palazzi::State& of(const AnyState& state) {
  return *reinterpret_cast<const palazzi::State*>(state.bytes);
}

template <std::size_t N>
int indexOf(const char* const (&names)[N], const Value* value) {
  for (std::size_t i = 0; value && i < N; ++i) {
    if (value->isText(names[i])) return static_cast<int>(i);
  }
  return -1;
}

std::string cardList(const CardId* cards, int count) {
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i) names.push_back(quoted(cardName(cards[i])));
  return list(names);
}

std::string tripletList(const State& s) {
  std::vector<std::string> triplets;
  for (int i = 0; i < s.tripletCount; ++i) triplets.push_back(cardList(s.triplets[i], kTripletCards));
  return list(triplets);
}

std::string seatList(const State& s) {
  std::vector<std::string> seats;
  for (int i = 0; i < s.players; ++i) seats.push_back(std::to_string(s.order[i]));
  return list(seats);
}

Line event(std::string_view name) { return Line().text("e", name); }
Line event(std::string_view name, Seat seat) { return event(name).number("seat", seat); }

std::string keepLine(const State& before, Action action, std::size_t legal) {
  const CardId* hand = handOf(before, before.mover);
  const CardId kept[] = {hand[firstKept(action)], hand[secondKept(action)]};
  return event("keep", before.mover)
      .raw("cards", cardList(kept, 2))
      .number("legal", static_cast<int64_t>(legal))
      .end();
}

std::string openLine(const State& before, Action action, std::size_t legal) {
  return event("open", before.mover)
      .text("colour", kColourNames[colourOf(action)])
      .number("points", pointsOf(before, action))
      .number("legal", static_cast<int64_t>(legal))
      .end();
}

std::string playLine(const State& before, Action action, std::size_t legal) {
  Line line = event("play", before.mover);
  line.text("card", cardName(cardOf(action))).text("as", kAsNames[static_cast<int>(asOf(action))]);
  if (asOf(action) == As::Palace) {
    line.text("colour", kColourNames[colourOf(action)]).number("points", pointsOf(before, action));
  }
  return line.number("legal", static_cast<int64_t>(legal)).end();
}

std::string cityLine(const State& before, Action action, std::size_t legal) {
  int triplet = 0;
  for (int i = 0; i < before.tripletCount; ++i) {
    for (CardId card : before.triplets[i]) {
      if (card == cardOf(action)) triplet = i;
    }
  }
  Line line = event("city", before.mover).number("triplet", triplet).text("card", cardName(cardOf(action)));
  if (asOf(action) == As::Palace) line.text("colour", kColourNames[colourOf(action)]);
  return line.number("legal", static_cast<int64_t>(legal)).end();
}

void endLines(const State& s, std::vector<std::string>& lines) {
  std::vector<std::string> winners;
  const Result outcome = result(s);
  for (Seat seat = 0; seat < s.players; ++seat) {
    const Points points = pointsOf(s, seat);
    lines.push_back(event("score", seat)
                        .number("windows", points.windows)
                        .number("parties", points.parties)
                        .number("walls", points.walls)
                        .number("street", points.street)
                        .number("total", points.total)
                        .end());
    if (contains(outcome.winners, seat)) winners.push_back(std::to_string(seat));
  }
  lines.push_back(event("end").raw("winners", list(winners)).end());
}

void drawLines(const State& before, Action action, const State& after, std::vector<std::string>& lines) {
  if (before.phase == Phase::Lay) {
    if (after.phase == Phase::Lay) return;
    lines.push_back(event("triplets").number("round", before.round).raw("cards", tripletList(after)).end());
  } else if (before.step % kHandCards == kHandCards - 1 && !isBastion(drawnCard(action))) {
    const Seat seat = static_cast<Seat>(before.step / kHandCards);
    lines.push_back(event("deal", seat).raw("cards", cardList(handOf(after, seat), kHandCards)).end());
  }
}

void stepLines(const State& before, Action action, const State& after, std::vector<std::string>& lines) {
  switch (stepOf(action)) {
    case Step::Reveal:
      // The four cards wait in the order in which they are laid.
      if (hasCity(after)) {
        lines.push_back(
            event("city-start").raw("cards", cardList(cityDoneCards(after, 0), kHandCards)).end());
      }
      break;
    case Step::Order:
      lines.push_back(event("order").number("round", after.round).raw("seats", seatList(after)).end());
      break;
    case Step::SkipPick:
      lines.push_back(event("city", static_cast<Seat>(whatOf(action)))
                          .null("triplet")
                          .null("card")
                          .number("legal", 0)
                          .end());
      break;
    case Step::FinalOrder:
      lines.push_back(event("final-order").raw("seats", seatList(after)).end());
      break;
    case Step::FinalOpen:
      lines.push_back(event("open", finalSeat(action))
                          .text("colour", kColourNames[colourOf(action)])
                          .number("points", pointsOf(before, action))
                          .end());
      break;
    case Step::Street:
      endLines(after, lines);
      break;
    default:
      break;
  }
}

// What a line says, read key by key; the first thing that is wrong is kept as the reason.
class LineReader {
 public:
  LineReader(const State& state, const Value& line, std::string& why)
      : state_(state), line_(line), why_(why) {}

  bool actions(std::vector<Action>& out) {
    switch (state_.phase) {
      case Phase::Deal:
        return is("deal") && seat(static_cast<Seat>(state_.step / kHandCards)) && deal(out);
      case Phase::Lay:
        return is("triplets") && triplets(out);
      case Phase::Keep:
        return is("keep") && seat(state_.mover) && kept(out);
      case Phase::Turn:
        if (isNamed("open")) return seat(state_.mover) && opened(out);
        if (isNamed("take")) return seat(state_.mover) && taken(out);
        return fail("\"open\" or \"take\" is expected, not " + name());
      case Phase::Play:
        return is("play") && seat(state_.mover) && played(out);
      default:
        return is("city") && seat(state_.mover) && picked(out);
    }
  }

 private:
  bool fail(std::string reason) {
    why_ = std::move(reason);
    return false;
  }
  bool missing(const char* key) {
    const Value* value = line_.find(key);
    return fail(value ? quoted(key) + " cannot be " + shown(*value)
                      : "the key " + quoted(key) + " is missing");
  }

  std::string name() const {
    const Value* e = line_.find("e");
    return e ? shown(*e) : "a line without \"e\"";
  }
  bool isNamed(const char* expected) const {
    const Value* e = line_.find("e");
    return e && e->isText(expected);
  }
  bool is(const char* expected) {
    return isNamed(expected) || fail(quoted(expected) + " is expected, not " + name());
  }

  bool seat(Seat expected) {
    const Value* value = line_.find("seat");
    if (!value || value->kind != Value::Kind::Number) return missing("seat");
    return value->number == expected || fail("it is the turn of seat " + std::to_string(expected));
  }

  bool colour(int& out) {
    out = indexOf(kColourNames, line_.find("colour"));
    return out >= 0 || missing("colour");
  }

  bool card(const Value* value, CardId& out) {
    if (!value || value->kind != Value::Kind::Text) return fail("a card is expected");
    out = cardNamed(value->text);
    return out != kNoCard || fail("unknown card " + shown(*value));
  }
  bool card(CardId& out) {
    const Value* value = line_.find("card");
    return value ? card(value, out) : missing("card");
  }

  bool draws(const Value* cards, std::size_t count, std::vector<Action>& out) {
    if (!cards || cards->kind != Value::Kind::List) return missing("cards");
    if (cards->items.size() != count) return fail(std::to_string(count) + " cards are expected");
    for (const Value& item : cards->items) {
      CardId id;
      if (!card(&item, id)) return false;
      out.push_back(draw(id));
    }
    return true;
  }

  bool deal(std::vector<Action>& out) {
    if (!draws(line_.find("cards"), kHandCards, out)) return false;
    for (Action action : out) {
      if (isBastion(drawnCard(action))) return fail("a hand never has a bastion");
    }
    return true;
  }

  bool triplets(std::vector<Action>& out) {
    const Value* rows = line_.find("cards");
    if (!rows || rows->kind != Value::Kind::List) return missing("cards");
    if (rows->items.size() != state_.tripletCount) {
      return fail(std::to_string(state_.tripletCount) + " triplets are expected");
    }
    for (const Value& row : rows->items) {
      if (!draws(&row, kTripletCards, out)) return false;
    }
    return true;
  }

  bool kept(std::vector<Action>& out) {
    const Value* cards = line_.find("cards");
    std::vector<Action> named;
    if (!draws(cards, 2, named)) return false;
    unsigned place[2] = {};
    for (int i = 0; i < 2; ++i) {
      const CardId* hand = handOf(state_, state_.mover);
      while (place[i] < kHandCards && hand[place[i]] != drawnCard(named[i])) ++place[i];
      if (place[i] == kHandCards) return fail("card " + shown(cards->items[i]) + " is not in the hand");
    }
    out.push_back(keep(place[0], place[1]));
    return true;
  }

  bool opened(std::vector<Action>& out) {
    int c;
    if (!colour(c)) return false;
    out.push_back(open(static_cast<unsigned>(c)));
    return true;
  }

  bool taken(std::vector<Action>& out) {
    const Value* triplet = line_.find("triplet");
    if (!triplet || triplet->kind != Value::Kind::Number) return missing("triplet");
    if (triplet->number < 0 || triplet->number >= state_.tripletCount) return fail("no such triplet");
    out.push_back(take(static_cast<unsigned>(triplet->number)));
    return true;
  }

  bool played(std::vector<Action>& out) {
    CardId id;
    if (!card(id)) return false;
    const int as = indexOf(kAsNames, line_.find("as"));
    if (as < 0) return missing("as");
    int c = 0;
    if (static_cast<As>(as) == As::Palace && !colour(c)) return false;
    out.push_back(play(id, static_cast<As>(as), static_cast<unsigned>(c)));
    return true;
  }

  bool picked(std::vector<Action>& out) {
    CardId id;
    if (!card(id)) return false;
    int c = 0;
    if (isBastion(id)) {
      out.push_back(city(id, As::Bastion));
    } else if (colour(c)) {
      out.push_back(city(id, As::Palace, static_cast<unsigned>(c)));
    } else {
      return false;
    }
    return true;
  }

  const State& state_;
  const Value& line_;
  std::string& why_;
};

// Why the rules do not have a set-up.
bool checkSetup(const Setup& setup, std::string& why) {
  const bool year2013 = setup.option[kEditionOption] == static_cast<uint8_t>(Edition::Year2013);
  const std::string edition = kEditions[setup.option[kEditionOption]];
  if (setup.players < 2 || setup.players > kMaxSeats) {
    why = std::to_string(setup.players) + " players: Palazzi is for 2 to 5";
  } else if (setup.players == 2 && !year2013) {
    why = "2 players: edition " + edition + " is for 3 to 5";
  } else if (setup.option[kCelebrationOption] && !year2013) {
    why = "edition " + edition + " has no Celebration";
  } else if (setup.option[kCelebrationOption] && !deckHasCelebration()) {
    why = "the Celebration needs a deck with a 10 and a 20";
  } else {
    return true;
  }
  return false;
}

class PalazziLanguage : public Language {
 public:
  const Game& game() const override { return kGame; }
  std::span<const FlagSpec> flags() const override { return kFlags; }

  bool setupFrom(const Flags& flags, int players, Setup& out, std::string& why) const override {
    out = {GameId::Palazzi, static_cast<uint8_t>(players ? players : kUsualPlayers), {}};
    out.option[kEditionOption] = static_cast<uint8_t>(Edition::Year2013);
    if (const auto edition = flags.find("edition"); edition != flags.end()) {
      Value value;
      value.kind = Value::Kind::Text;
      value.text = edition->second;
      const int index = indexOf(kEditions, &value);
      if (index < 0) {
        why = "unknown edition " + shown(value) + ": there are 2005-en, 2005-de and 2013";
        return false;
      }
      out.option[kEditionOption] = static_cast<uint8_t>(index);
    }
    out.option[kCelebrationOption] = flags.contains("celebration");
    return checkSetup(out, why);
  }

  std::string label(const Setup& setup) const override {
    const std::string edition = kEditions[setup.option[kEditionOption]];
    const std::string variant = setup.option[kCelebrationOption] ? "-celebration-" : "-";
    return "palazzi-" + edition + variant + std::to_string(setup.players) + "p";
  }

  std::string header(const Setup& setup, int64_t seed) const override {
    Line line;
    line.text("format", "lucca-record").number("version", 1).text("game", "palazzi");
    line.text("edition", kEditions[setup.option[kEditionOption]]);
    line.truth("celebration", setup.option[kCelebrationOption]);
    line.number("players", setup.players).number("seed", seed);
    if (isOwnDeck()) line.text("deck", deckName());
    return line.end();
  }

  bool readHeader(const Value& line, Setup& out, std::string& why) const override {
    const Value* edition = line.find("edition");
    const int index = indexOf(kEditions, edition);
    const Value* celebration = line.find("celebration");
    const Value* players = line.find("players");
    if (index < 0) {
      why = edition ? "unknown edition " + shown(*edition) : "the key \"edition\" is missing";
    } else if (!celebration || celebration->kind != Value::Kind::Bool) {
      why = "\"celebration\" must be true or false";
    } else if (!players || players->kind != Value::Kind::Number || players->number < 0 ||
               players->number > 99) {
      why = "\"players\" must be 2 to 5";
    } else if (const Value* deck = line.find("deck"); isOwnDeck() && !deck) {
      why = "the record is of the default deck, this program has deck " + deckName();
    } else if (deck && !deck->isText(deckName())) {
      why = "the record is of deck " + shown(*deck) + ", this program has " +
            (isOwnDeck() ? "deck " + deckName() : std::string("the default deck"));
    } else {
      out = {GameId::Palazzi, static_cast<uint8_t>(players->number), {}};
      out.option[kEditionOption] = static_cast<uint8_t>(index);
      out.option[kCelebrationOption] = celebration->truth;
      return checkSetup(out, why);
    }
    return false;
  }

  void observe(const AnyState& before, Action action, std::size_t legal, const AnyState& after,
               std::vector<std::string>& lines) const override {
    switch (kindOf(action)) {
      case Kind::Draw:
        return drawLines(of(before), action, of(after), lines);
      case Kind::Keep:
        return lines.push_back(keepLine(of(before), action, legal));
      case Kind::Open:
        return lines.push_back(openLine(of(before), action, legal));
      case Kind::Take:
        return lines.push_back(event("take", of(before).mover)
                                   .number("triplet", tripletOf(action))
                                   .number("legal", static_cast<int64_t>(legal))
                                   .end());
      case Kind::Play:
        return lines.push_back(playLine(of(before), action, legal));
      case Kind::City:
        return lines.push_back(cityLine(of(before), action, legal));
      case Kind::Rules:
        return stepLines(of(before), action, of(after), lines);
    }
  }

  bool decode(const AnyState& state, const Value& line, std::vector<Action>& out,
              std::string& why) const override {
    return LineReader(of(state), line, why).actions(out);
  }

 private:
  static std::string deckName() {
    char name[9];
    std::snprintf(name, sizeof name, "%08x", static_cast<unsigned>(deckCrc()));
    return name;
  }
};

}  // namespace

const Language& palazziLanguage() {
  static const PalazziLanguage language;
  return language;
}

std::string cardName(CardId card) {
  if (isBastion(card)) return "B" + std::to_string(card - kFirstBastion + 1);
  return (isWild(card) ? "W" : "") + std::to_string(kDeck[card].number);
}

CardId cardNamed(const std::string& name) {
  for (CardId card = 0; card < kCards; ++card) {
    if (cardName(card) == name) return card;
  }
  return kNoCard;
}

}  // namespace lucca::record
