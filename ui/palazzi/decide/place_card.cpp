#include "ui/palazzi/decide/place_card.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/choices.h"
#include "ui/palazzi/decide/place_bits.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/topics.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr unsigned kAllCards = 7;

CardId cardAt(const State& state, int column) {
  return shownCards(state, state.current)[static_cast<std::size_t>(column)];
}

// "+8 ⛨16→11": what a choice gains and costs.
void addTag(const State& state, const State& after, Seat seat, Action action, Phrase& out) {
  const WallScore was = wallScore(state, seat), is = wallScore(after, seat);
  const int points = palazzi::pointsOf(state, action);
  if (points > 0) out.addSigned(points).add(" ");
  if (asOf(action) == As::Wall) {
    out.add(symbol::kWall).add(was.walls).add("→").add(is.walls).add(" ");
    out.add(symbol::kShield)
        .add(is.shields)
        .add("/")
        .add(is.needed)
        .add(is.shields >= is.needed ? " ✓" : " ✗");
    return;
  }
  if (asOf(action) == As::Bastion) {
    out.add(symbol::kBastion).add(was.bastions).add("→").add(is.bastions);
    return;
  }
  if (asOf(action) == As::Discard) {
    out.add("0");
    return;
  }
  out.add(symbol::kShield).add(was.shields);
  if (is.shields != was.shields) out.add("→").add(is.shields);
}

[[gnu::noinline]] void drawCardTag(Canvas& canvas, const StagePlan& plan, const State& state,
                                   const State& after, Seat seat, Action action) {
  Phrase tag;
  addTag(state, after, seat, action, tag);
  drawTag(canvas, plan, tag, !standingOf(after, seat).wallsHold());
}

// A pointer and a ring at the floor, the piece of wall or the label that the card would become.
void drawTarget(Canvas& canvas, const StagePlan& plan, const State& state, const CityLook& look, Seat seat,
                Action action) {
  const CityPlan& city = plan.city;
  Rect box;
  switch (asOf(action)) {
    case As::Palace: {
      const int colour = colourOf(action);
      const int floor = static_cast<int>(palaceOf(state, seat, colour).cards.size());
      box = floorBox(city.palace, city.palaceLeft(colour), city.ground(), floor);
      const int x = box.x + box.w / 2;
      canvas.fillTriangle(x - 6, box.y - 11, x + 6, box.y - 11, x, box.y - 4, kOnDark);
      canvas.fillTriangle(x - 5, box.y - 10, x + 5, box.y - 10, x, box.y - 5, kAccent);
      break;
    }
    case As::Wall:
    case As::Bastion:
      box = newestPiece(city.walls, wallsIn(city, state, seat, look), asOf(action) == As::Bastion);
      break;
    case As::Discard:
      box =
          makeRect(city.walls.right() - (plan.low ? 20 : 44), city.walls.y, plan.low ? 18 : 42, city.walls.h);
      if (look.ghostsOn) fillChecker(canvas, box, kStone, kStoneDark);
      break;
  }
  // On a low panel numbers stand right above the walls.
  const Rect clip = canvas.clip();
  if (plan.low && asOf(action) != As::Palace) canvas.setClip(intersect(clip, city.walls));
  canvas.drawRoundRect(makeRect(box.x - 2, box.y - 2, box.w + 4, box.h + 4), 3, kOnDark);
  canvas.drawRoundRect(makeRect(box.x - 1, box.y - 1, box.w + 2, box.h + 2), 2, kAccent);
  canvas.drawRect(box, kAccent);
  canvas.setClip(clip);
}

}  // namespace

// At the card that was taken back; after a card at the next one, as the preview would play on.
void PlaceCard::begin(const Table& table) {
  column_ = option_ = 0;
  const State& state = known(table);
  if (state.phase != Phase::Play) return;
  const Moment& last = table.moment();
  const bool own = last.mover == state.mover && kindOf(last.action) == Kind::Play;
  const CardId played = own && state.unplayed != kAllCards ? cardOf(last.action) : kNoCard;
  while (!(state.unplayed >> column_ & 1)) ++column_;
  const CardId next = nextCard(bestCompletion(state), played);
  for (int at = 0; at < kTripletCards; ++at) {
    if ((state.unplayed >> at & 1) && cardAt(state, at) == next) column_ = static_cast<int8_t>(at);
  }
  chooseOption(state);
}

// The cursor goes to what the preview showed, else to the first thing that can be done with the card.
void PlaceCard::chooseOption(const State& state) {
  const CardId card = cardAt(state, column_);
  const Action shown = bestCompletion(state).playOf(card);
  const CardOptions options = optionsOf(state, card);
  option_ = 0;
  bool found = false;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].verdict != Verdict::Accepted || (found && options[i].action != shown)) continue;
    option_ = static_cast<int8_t>(i);
    found = true;
  }
}

// To the next card that is left, and what the preview showed of it.
bool PlaceCard::toCard(const State& state, int step) {
  for (int i = 1; i <= kTripletCards; ++i) {
    const int at = (column_ + i * step + i * kTripletCards) % kTripletCards;
    if (!(state.unplayed >> at & 1)) continue;
    const bool other = at != column_;
    column_ = static_cast<int8_t>(at);
    chooseOption(state);
    return other;
  }
  return false;
}

// Up and down reach everything: past the last choice of a card they go to the next card.
void PlaceCard::step(const State& state, int step) {
  const int count = static_cast<int>(optionsOf(state, cardAt(state, column_)).size());
  const int next = option_ + step;
  if (next >= 0 && next < count) {
    option_ = static_cast<int8_t>(next);
  } else {
    toCard(state, step);
  }
}

Answer PlaceCard::event(const Table& table, const Event& event) {
  const State& state = known(table);
  if (event.is(Button::B)) return Answer::unused();
  if (event.is(Button::A)) {
    const CardOptions options = optionsOf(state, cardAt(state, column_));
    const CardOption& chosen = options[static_cast<std::size_t>(option_)];
    if (chosen.verdict != Verdict::Accepted) return Answer::refuse(chosen.verdict);
    const bool done =
        asOf(chosen.action) == As::Palace && completes(state, state.mover, colourOf(chosen.action));
    return Answer::play(chosen.action, done ? Sound::Complete : Sound::Card);
  }
  if (event.is(Button::Up) || event.is(Button::Down)) {
    step(state, event.step());
  } else if (!toCard(state, event.step())) {
    table.tell().refuse(Text::PalazziLastCard);
    return Answer::used();
  }
  table.tell().sound(Sound::Move);
  return Answer::used();
}

void PlaceCard::pointAt(const Table& table, Action action) {
  const State& state = known(table);
  column_ = option_ = 0;
  while (column_ + 1 < kTripletCards && cardAt(state, column_) != cardOf(action)) ++column_;
  const CardOptions options = optionsOf(state, cardAt(state, column_));
  while (option_ + 1 < static_cast<int>(options.size()) &&
         options[static_cast<std::size_t>(option_)].action != action) {
    ++option_;
  }
}

uint32_t PlaceCard::place() const { return packPlace({.column = column_, .option = option_}); }

void PlaceCard::setPlace(const Table& table, uint32_t place) {
  const State& state = known(table);
  PlaceBits at;
  if (!unpackPlace(place, at) || state.phase != Phase::Play) return;
  if (at.column >= kTripletCards || !(state.unplayed >> at.column & 1)) return;
  column_ = static_cast<int8_t>(at.column);
  if (at.option < static_cast<int>(optionsOf(state, cardAt(state, column_)).size()))
    option_ = static_cast<int8_t>(at.option);
}

RulePage PlaceCard::topic(const Table& table) const { return topicOf(known(table).phase); }

void PlaceCard::draw(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const Seat seat = table.seat();
  const CardOptions options = optionsOf(state, cardAt(state, column_));
  const CardOption& chosen = options[static_cast<std::size_t>(option_)];
  const bool possible = chosen.verdict == Verdict::Accepted;
  State after = state;
  if (possible) static_cast<void>(apply(after, chosen.action));
  CityLook look;
  if (possible) {
    look.ghosts = {&chosen.action, 1};
    look.after = &after;
    look.ghostsOn = table.motion().blink().shows(ghostArea(plan.city, state, seat, look));
  }
  drawStageTitle(table, canvas, plan, state, seat);
  drawCity(canvas, plan.city, state, seat, look);
  drawHeldCards(canvas, plan, state);
  drawRing(canvas, table.motion().cursor(plan.stageCard(column_, kTripletCards), 0), kAccent);
  if (possible) {
    drawTarget(canvas, plan, state, look, seat, chosen.action);
    drawCardTag(canvas, plan, state, after, seat, chosen.action);
  }
  drawDestinations(canvas, plan, options, option_);
  drawKeys(table, canvas, plan);
}

void PlaceCard::drawKeys(const Table& table, Canvas& canvas, const StagePlan& plan) const {
  const State& state = known(table);
  const CardOptions options = optionsOf(state, cardAt(state, column_));
  const CardOption& chosen = options[static_cast<std::size_t>(option_)];
  const bool several = (state.unplayed & (state.unplayed - 1)) != 0;
  const ButtonSet moves = several ? kArrows : kUpDown;
  if (chosen.verdict == Verdict::Accepted) {
    const bool discards = asOf(chosen.action) == As::Discard;
    return drawFoot(table, canvas, plan, placing(plan, state, table.seat(), chosen.action),
                    tr(discards ? Text::PalazziKeyDiscard : Text::PalazziKeyBuild), tr(Text::KeyBack), moves);
  }
  Caption caption;
  kPalazziWords.refusal(table, chosen.verdict, caption.first);
  caption.refusal = true;
  drawFoot(table, canvas, plan, caption, {}, tr(Text::KeyBack), moves);
}

}  // namespace lucca::ui
