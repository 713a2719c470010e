#include "ui/palazzi/acts/acts.h"

#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/names.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kTakeMs = 260;
constexpr int kCursorRestMs = 500;
constexpr int kReadMs = 700, kReadLongMs = 1500;  // a moment stays on display after its act

int areaOf(const Moment& moment) { return kindOf(moment.action) == Kind::City ? kCityArea : moment.mover; }

void playStep(Player& player) {
  const Action action = player.moment.action;
  switch (stepOf(action)) {
    case Step::Reveal:
      return playReveal(player);
    case Step::CityLay: {
      const CardId card = whatOf(action);
      return playCard(player, kCityArea, city(card, As::Palace, kDeck[card].colour));
    }
    case Step::Order:
    case Step::SkipPick:
    case Step::FinalOrder:
    case Step::Discard:
      return playOrderOf(player);
    case Step::FinalOpen:
      return playParty(player, finalSeat(action), colourOf(action));
    case Step::Walls:
      return playCount(player, 2, static_cast<Seat>(whatOf(action)));
    case Step::Street:
      return playCount(player, 3, kNobody);
  }
}

int stepLength(const Moment& moment, const State& before) {
  const Action action = moment.action;
  switch (stepOf(action)) {
    case Step::CityLay:
    case Step::Reveal:
      return kTakeMs;
    case Step::Order:
    case Step::FinalOrder:
      return kOrderMs;
    case Step::FinalOpen:
      return partyLength(before, finalSeat(action), colourOf(action));
    case Step::Walls:
      return countLength(before, 2);
    case Step::Street:
      return countLength(before, 3);
    default:
      return 0;
  }
}

// The pair stays secret: two cards face down, and not a word about why. Who is given a hint has the hand in front.
void playKeep(Player& player) {
  const Seat seat = player.moment.mover;
  drawStageTitle(player.table, player.canvas, player.plan, player.before, seat);
  drawCity(player.canvas, player.plan.city, player.before, seat);
  const CardId* hand = handOf(player.before, seat);
  const bool open = player.table.deciding() && player.table.seat() == seat && hand[0] < kCards;
  const unsigned first = firstKept(player.moment.action), second = secondKept(player.moment.action);
  for (unsigned i = 0; i < (open ? kHandCards : 2); ++i) {
    const Rect box = player.plan.stageCard(static_cast<int>(i), kHandCards);
    if (!open) {
      drawHiddenCard(player.canvas, box);
      continue;
    }
    drawStageCard(player.canvas, box, hand[i]);
    nameCard(player.canvas, box, hand[i]);
    if (i == first || i == second) drawRing(player.canvas, box, kAccent);
  }
  player.caption.second.clear();
}

// Whoever acts is named above or below the own city too: a sentence that has no room leaves out the name, not the city.
void shorten(const Table& table, int players, int room, Phrase& words) {
  if (Canvas::textWidth(words, kFontSmall) <= room) return;
  for (Seat seat = 0; seat < players; ++seat) {
    const std::string_view name = table.name(seat);
    if (!words.view().starts_with(name)) continue;
    std::string_view rest = words.view().substr(name.size());
    if (rest.starts_with(',')) rest.remove_prefix(1);
    if (!rest.starts_with(' ')) continue;  // the beginning of a longer name
    words = capitalised(rest.substr(1));
    return;
  }
}

void play(Player& player) {
  const Action action = player.moment.action;
  switch (kindOf(action)) {
    case Kind::Draw:
      return;
    case Kind::Keep:
      return playKeep(player);
    case Kind::Open:
      return playParty(player, player.moment.mover, colourOf(action));
    case Kind::Take:
      return playTake(player, tripletOf(action));
    case Kind::Play:
    case Kind::City:
      return playCard(player, areaOf(player.moment), action);
    case Kind::Rules:
      return playStep(player);
  }
}

}  // namespace

int lengthOf(const Moment& moment) {
  const State& before = known(moment.before);
  const Action action = moment.action;
  switch (kindOf(action)) {
    case Kind::Draw:
    case Kind::Keep:
      return 0;
    case Kind::Open:
      return partyLength(before, moment.mover, colourOf(action));
    case Kind::Take:
      return kTakeMs;
    case Kind::Play:
    case Kind::City:
      return cardLength(before, areaOf(moment), action);
    case Kind::Rules:
      return stepLength(moment, before);
  }
  return 0;
}

void playMoment(const Table& table, Canvas& canvas, const Moment& moment, const Cue& cue, int rest) {
  const State &before = known(moment.before), &after = known(moment.after);
  const StagePlan plan = stagePlan(canvas, after);
  Caption caption;
  caption.first.add(cue.words);
  caption.second.add(cue.why);
  Player player{table, canvas, plan, moment, before, after, Act(table.motion()), rest, caption};
  play(player);
  // A hint says what to do, and why; its picture tells the rest.
  if (cue.kind == Cue::Kind::Hint) {
    caption.first.clear().add(cue.words);
    caption.second.clear().add(cue.why);
  }
  const int room = plan.caption.w - 12;
  if (plan.low) shorten(table, after.players, room, caption.first);
  if (Canvas::textWidth(caption.second, kFontSmall) > room) caption.second.clear();
  StageKeys keys;
  if (cue.keys != nullptr)
    keys = {.a = cue.keys->a, .b = cue.keys->b, .moves = cue.keys->moves, .move = cue.keys->arrows};
  // While a moment of the others is on display everybody's city is a press away.
  if (cue.kind == Cue::Kind::Show && known(table).phase > Phase::Reveal) keys.moves = kArrows;
  drawFoot(table, canvas, plan, caption, keys);
}

uint32_t PalazziStage::actMs(const Moment& moment) const {
  const int length = lengthOf(moment);
  return static_cast<uint32_t>(length > 0 ? length + rest_ : 0);
}

uint32_t PalazziStage::stayMs(const Moment& moment) const {
  const Kind kind = kindOf(moment.action);
  return kind == Kind::Rules || kind == Kind::Open || lengthOf(moment) > 500 ? kReadLongMs : kReadMs;
}

void PalazziStage::follow(const Table& table, const Moment& moment, bool) {
  rest_ = moment.mover >= 0 && table.who(moment.mover).isBot ? kCursorRestMs : 0;
}

}  // namespace lucca::ui
