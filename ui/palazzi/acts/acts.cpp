#include "ui/palazzi/acts/acts.h"

#include "ui/palazzi/acts/act_scene.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/pictures/names.h"
#include "ui/palazzi/pictures/triplet_picture.h"
#include "ui/stage/timeline.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

constexpr int kTakeMs = 260;
constexpr int kCursorRestMs = 500;
constexpr int kPartyRestMs = 2000, kCompleteRestMs = 1500, kNumberRestMs = 1200;
constexpr int kReadMs = 700, kReadLongMs = 1500;  // a moment stays on display after its act

int areaOf(const Moment& moment) { return kindOf(moment.action) == Kind::City ? kCityArea : moment.mover; }

void playStep(ActScene& scene) {
  const Action action = scene.moment.action;
  switch (stepOf(action)) {
    case Step::Reveal:
      return playReveal(scene);
    case Step::CityLay: {
      const CardId card = whatOf(action);
      return playCard(scene, kCityArea, city(card, As::Palace, kDeck[card].colour));
    }
    case Step::Order:
    case Step::SkipPick:
    case Step::FinalOrder:
    case Step::Discard:
      return playOrderOf(scene);
    case Step::FinalOpen:
      return playParty(scene, finalSeat(action), colourOf(action));
    case Step::Walls:
      return playCount(scene, 2, static_cast<Seat>(whatOf(action)));
    case Step::Street:
      return playCount(scene, 3, kNobody);
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

// The pair stays secret: two cards face down, and not a word about why. For a hint the hand is in front.
void playKeep(ActScene& scene) {
  const Seat seat = scene.moment.mover;
  drawStageTitle(scene.table, scene.canvas, scene.plan, scene.before, seat);
  drawCity(scene.canvas, scene.plan.city, scene.before, seat);
  const CardId* hand = handOf(scene.before, seat);
  const bool open = scene.table.deciding() && scene.table.seat() == seat && hand[0] < kCards;
  const unsigned first = firstKept(scene.moment.action), second = secondKept(scene.moment.action);
  for (unsigned i = 0; i < (open ? kHandCards : 2); ++i) {
    const Rect box = scene.plan.stageCard(static_cast<int>(i), kHandCards);
    if (!open) {
      drawHiddenCard(scene.canvas, box);
      continue;
    }
    if (box.h < 30) {
      drawTallCard(scene.canvas, box, hand[i]);
    } else {
      drawStageCard(scene.canvas, box, hand[i]);
    }
    nameCard(scene.canvas, box, hand[i]);
    if (i == first || i == second) drawRing(scene.canvas, box, kAccent);
  }
  scene.caption.second.clear();
}

// The acting seat is also named above or below its city: a sentence without room leaves out the seat's name, not the city.
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

void play(ActScene& scene) {
  const Action action = scene.moment.action;
  switch (kindOf(action)) {
    case Kind::Draw:
      return;
    case Kind::Keep:
      return playKeep(scene);
    case Kind::Open:
      return playParty(scene, scene.moment.mover, colourOf(action));
    case Kind::Take:
      return playTake(scene, tripletOf(action));
    case Kind::Play:
    case Kind::City:
      return playCard(scene, areaOf(scene.moment), action);
    case Kind::Rules:
      return playStep(scene);
  }
}

// The caption of a replay, with the timeline below it. Apart, so that its memory is not needed below an act.
[[gnu::noinline]] void drawReplayFoot(const Table& table, Canvas& canvas, const StagePlan& plan,
                                      Caption& caption, const BottomLine& keys, const Timeline& line) {
  const int room = plan.caption.w - 12;
  // Words too long for what the timeline leaves stop at their colon: the picture has the number.
  caption.second.clear();
  Phrase turn;
  addTurn(line, turn);
  const int words = room - (plan.low ? Canvas::textWidth(turn, kFontSmall) + 6 : 0);
  const Font& font = plan.low ? kFontBody : kFontSmall;
  if (Canvas::textWidth(caption.first, font) > words) {
    const Phrase whole = caption.first;
    caption.first.clear().add(whole.view().substr(0, whole.view().find(':')));
  }
  // Or behind a word, but a short one such as "with" does not stay at the end.
  constexpr std::size_t kShort = 4;
  bool cut = false;
  const auto ends = [&] {
    const std::string_view text = caption.first.view();
    return Canvas::textWidth(text, font) <= words && !(cut && text.size() - (text.rfind(' ') + 1) <= kShort);
  };
  while (!ends()) {
    const Phrase whole = caption.first;
    const std::size_t space = whole.view().rfind(' ');
    if (space == std::string_view::npos) break;
    caption.first.clear().add(whole.view().substr(0, space));
    cut = true;
  }
  drawFoot(table, canvas, plan, caption, keys);
  bool refusal;
  if (!table.note(refusal).empty()) return;
  if (plan.low) {
    drawTimelineEdge(canvas, makeRect(2, plan.caption.y - 2, plan.caption.w - 4, 3), line);
    drawLine(canvas, makeRect(plan.caption.x, plan.caption.y + 2, plan.caption.w - 6, plan.caption.h - 3),
             turn, {&kFontSmall, kInkSoft, Align::Right, true});
  } else {
    const int half = plan.caption.h / 2;
    drawTimeline(canvas, makeRect(6, plan.caption.y + half, plan.caption.w - 12, half - 1), line);
  }
}

// How long the act of a moment lasts in ms, without a computer's rest.
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

// Why a computer or a hint does it: a low panel has the place below the cards for it.
void drawReason(Canvas& canvas, const StagePlan& plan, const Moment& moment, std::string_view why) {
  const State& before = known(moment.before);
  const bool held =
      kindOf(moment.action) == Kind::Take || (kindOf(moment.action) == Kind::Play && lengthOf(moment) < 500);
  const Rect box = makeRect(plan.rows.x, plan.rows.y + 40, plan.rows.w - 1, plan.rows.h - 41);
  if (why.empty() || !held || before.phase <= Phase::Reveal) return;
  const int lines = countLines(why, box.w, kFontSmall);
  if (lines > 3) return;
  // Three lines stand closer than usual.
  const int line = kFontSmall.ascent + kFontSmall.descent;
  const int step = lines == 3 ? (box.h - line) / 2 : kFontSmall.lineHeight;
  const int top = box.y + (box.h - (lines - 1) * step - line) / 2;
  drawWrapped(canvas, makeRect(box.x, top, box.w, box.bottom() - top), why,
              {.font = &kFontSmall, .colour = kInkSoft, .exact = true, .step = step});
}

}  // namespace

void PalazziActs::draw(const Table& table, Canvas& canvas, const Cue& cue) {
  const Moment& moment = *cue.moment;
  const State &before = known(moment.before), &after = known(moment.after);
  const StagePlan plan = stagePlan(canvas, after);
  Caption caption;
  caption.first.add(cue.words);
  caption.second.add(cue.why);
  ActScene scene{table,
                 canvas,
                 plan,
                 moment,
                 before,
                 after,
                 Act(table.motion()),
                 rest_,
                 caption,
                 cue.kind == Cue::Kind::Own,
                 lengthOf(moment)};
  play(scene);
  if (plan.low && !scene.resting()) drawReason(canvas, plan, moment, cue.why);
  // A hint says what to do, and why; its picture tells the rest.
  if (cue.kind == Cue::Kind::Hint) {
    caption.first.clear().add(cue.words);
    caption.second.clear().add(cue.why);
  }
  const int room = plan.caption.w - 12;
  if (plan.low) shorten(table, after.players, room, caption.first);
  if (Canvas::textWidth(caption.second, kFontSmall) > room) caption.second.clear();
  BottomLine keys;
  if (cue.keys != nullptr) keys = *cue.keys;
  if (scene.lasts() && ownRestMs(moment) > 0) keys.a = tr(Text::KeyGoOn);
  // While a moment of the others is on display everybody's city is a press away.
  if (cue.kind == Cue::Kind::Show && known(table).phase > Phase::Reveal) keys.moves = kArrows;
  if (cue.timeline == nullptr) return drawFoot(table, canvas, plan, caption, keys);
  drawReplayFoot(table, canvas, plan, caption, keys, *cue.timeline);
}

uint32_t PalazziActs::actMs(const Moment& moment) const {
  const int length = lengthOf(moment);
  return static_cast<uint32_t>(length > 0 ? length + rest_ : 0);
}

uint32_t PalazziActs::stayMs(const Moment& moment) const {
  const Kind kind = kindOf(moment.action);
  return kind == Kind::Rules || kind == Kind::Open || lengthOf(moment) > 500 ? kReadLongMs : kReadMs;
}

uint32_t PalazziActs::ownRestMs(const Moment& moment) const {
  const State &before = known(moment.before), &after = known(moment.after);
  const Action action = moment.action;
  if (moment.mover < 0) return 0;
  if (kindOf(action) == Kind::Open) return kPartyRestMs;
  if (kindOf(action) != Kind::Play || asOf(action) != As::Palace) return 0;
  if (completes(before, moment.mover, colourOf(action))) return kCompleteRestMs;
  const bool moves = standingOf(before, moment.mover).street != standingOf(after, moment.mover).street;
  return moves ? kNumberRestMs : 0;
}

void PalazziActs::follow(const Table& table, const Moment& moment, Order) {
  rest_ = moment.mover >= 0 && table.who(moment.mover).isBot ? kCursorRestMs : 0;
}

Answer PalazziActs::watchEvent(const Table& table, const Event& event) {
  const State& state = known(table);
  if (state.phase <= Phase::Reveal) return Answer::unused();
  if (event.is(Button::Left) || event.is(Button::Right))
    return Answer::inspect((shownSeat(table) + event.step() + state.areas) % state.areas);
  if (event.is(Button::Up) || event.is(Button::Down)) return Answer::inspect(state.areas);
  if (!event.is(Button::B) || table.phase() != Session::Phase::Think) return Answer::unused();
  mine_ = !mine_;
  table.tell().sound(Sound::Move);
  table.screen().redraw();
  return Answer::used();
}

Seat PalazziActs::shownSeat(const Table& table) const {
  if (table.phase() == Session::Phase::Think) return mine_ ? table.seat() : table.mover();
  const Seat mover = table.phase() == Session::Phase::Show ? table.moment().mover : kNobody;
  return mover >= 0 ? mover : table.seat();
}

}  // namespace lucca::ui
