#include "tools/record/palazzi/lines.h"

#include "engine/palazzi/query.h"
#include "tools/record/lines/line_reader.h"

namespace lucca::record {
namespace {

using namespace palazzi;

constexpr const char* kColourNames[] = {"red", "yellow", "green", "blue", "violet", "grey"};
constexpr const char* kAsNames[] = {"palace", "wall", "bastion", "discard"};

std::string cardName(CardId card) {
  if (isBastion(card)) return "B" + std::to_string(card - kFirstBastion + 1);
  return (isWild(card) ? "W" : "") + std::to_string(kDeck[card].number);
}

// kNoCard for what is no card.
CardId cardNamed(std::string_view name) {
  for (CardId card = 0; card < kCards; ++card) {
    if (cardName(card) == name) return card;
  }
  return kNoCard;
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

std::string takeLine(const State& before, Action action, std::size_t legal) {
  return event("take", before.mover)
      .number("triplet", tripletOf(action))
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
    Line line = event("score", seat);
    line.number("windows", points.windows).number("parties", points.parties).number("walls", points.walls);
    line.number("street", points.street);
    if (anyHeadStart(s)) line.number("handicap", points.headStart);
    lines.push_back(line.number("total", points.total).end());
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

// The decision or the draws of a line.
class PalazziReader : LineReader {
 public:
  PalazziReader(const State& state, const Value& line, std::string& why)
      : LineReader(line, why), state_(state) {}

  bool actions(std::vector<Action>& out) {
    static constexpr const char* kTurn[] = {"open", "take"};
    switch (state_.phase) {
      case Phase::Deal:
        return due("deal") && seat(static_cast<Seat>(state_.step / kHandCards)) && deal(out);
      case Phase::Lay:
        return due("triplets") && triplets(out);
      case Phase::Keep:
        return due("keep") && seat(state_.mover) && kept(out);
      case Phase::Turn:
        return due(kTurn) && seat(state_.mover) && (isNamed("open") ? opened(out) : taken(out));
      case Phase::Play:
        return due("play") && seat(state_.mover) && played(out);
      default:
        return due("city") && seat(state_.mover) && picked(out);
    }
  }

 private:
  bool seat(Seat expected) {
    const Value* value = find("seat");
    if (value && value->kind == Value::Kind::Number && value->number == expected) return true;
    return wrong("seat", std::to_string(expected) + ", whose turn it is");
  }

  bool card(const Value& value, CardId& out) {
    out = value.kind == Value::Kind::Text ? cardNamed(value.text) : kNoCard;
    return out != kNoCard ||
           fail("there is no card " + shown(value) + R"(: cards are written as "77", "W10" and "B1")");
  }
  bool card(CardId& out) {
    const Value* value = find("card");
    return value ? card(*value, out) : wrong("card", "a card");
  }

  bool cards(const Value& list, std::size_t count, std::vector<CardId>& out) {
    if (list.kind != Value::Kind::List || list.items.size() != count) {
      return fail(std::to_string(count) + " cards are expected, not " + shown(list));
    }
    for (const Value& item : list.items) {
      CardId id;
      if (!card(item, id)) return false;
      out.push_back(id);
    }
    return true;
  }
  bool cards(std::size_t count, std::vector<CardId>& out) {
    const Value* found;
    return list("cards", found) && cards(*found, count, out);
  }

  bool deal(std::vector<Action>& out) {
    std::vector<CardId> hand;
    if (!cards(kHandCards, hand)) return false;
    for (CardId id : hand) {
      if (isBastion(id)) return fail("a hand never has a bastion: write the card that replaced it");
      out.push_back(draw(id));
    }
    return true;
  }

  bool triplets(std::vector<Action>& out) {
    const Value* rows;
    if (!list("cards", rows)) return false;
    if (rows->items.size() != state_.tripletCount) {
      return fail(std::to_string(state_.tripletCount) + " triplets are expected, not " +
                  std::to_string(rows->items.size()));
    }
    std::vector<CardId> laid;
    for (const Value& row : rows->items) {
      if (!cards(row, kTripletCards, laid)) return false;
    }
    for (CardId id : laid) out.push_back(draw(id));
    return true;
  }

  bool kept(std::vector<Action>& out) {
    std::vector<CardId> pair;
    if (!cards(2, pair)) return false;
    const CardId* hand = handOf(state_, state_.mover);
    unsigned place[2] = {};
    for (int i = 0; i < 2; ++i) {
      while (place[i] < kHandCards && hand[place[i]] != pair[i]) ++place[i];
      if (place[i] == kHandCards)
        return fail("card " + quoted(cardName(pair[i])) + " is not in the hand " +
                    cardList(hand, kHandCards));
    }
    out.push_back(keep(place[0], place[1]));
    return true;
  }

  bool opened(std::vector<Action>& out) {
    int colour;
    if (!word("colour", kColourNames, colour)) return false;
    out.push_back(open(static_cast<unsigned>(colour)));
    return true;
  }

  bool taken(std::vector<Action>& out) {
    int64_t triplet;
    if (!number("triplet", 0, state_.tripletCount - 1, triplet)) return false;
    out.push_back(take(static_cast<unsigned>(triplet)));
    return true;
  }

  bool played(std::vector<Action>& out) {
    CardId id;
    int as, colour = 0;
    if (!card(id) || !word("as", kAsNames, as)) return false;
    if (static_cast<As>(as) == As::Palace && !word("colour", kColourNames, colour)) return false;
    out.push_back(play(id, static_cast<As>(as), static_cast<unsigned>(colour)));
    return true;
  }

  bool picked(std::vector<Action>& out) {
    CardId id;
    int colour = 0;
    if (!card(id) || (!isBastion(id) && !word("colour", kColourNames, colour))) return false;
    out.push_back(city(id, isBastion(id) ? As::Bastion : As::Palace, static_cast<unsigned>(colour)));
    return true;
  }

  const State& state_;
};

}  // namespace

void writeLines(const State& before, Action action, std::size_t legal, const State& after,
                std::vector<std::string>& lines) {
  switch (kindOf(action)) {
    case Kind::Draw:
      return drawLines(before, action, after, lines);
    case Kind::Keep:
      return lines.push_back(keepLine(before, action, legal));
    case Kind::Open:
      return lines.push_back(openLine(before, action, legal));
    case Kind::Take:
      return lines.push_back(takeLine(before, action, legal));
    case Kind::Play:
      return lines.push_back(playLine(before, action, legal));
    case Kind::City:
      return lines.push_back(cityLine(before, action, legal));
    case Kind::Rules:
      return stepLines(before, action, after, lines);
  }
}

bool readLine(const State& state, const Value& line, std::vector<Action>& out, std::string& why) {
  return PalazziReader(state, line, why).actions(out);
}

}  // namespace lucca::record
