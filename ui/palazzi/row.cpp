#include "ui/palazzi/row.h"

#include "drawing/type/symbols.h"
#include "ui/look/panel_height.h"
#include "ui/palazzi/pictures/city_picture.h"
#include "ui/palazzi/pictures/rule_pictures.h"
#include "ui/palazzi/seen.h"
#include "ui/palazzi/stage.h"
#include "ui/palazzi/stage_plan.h"

namespace lucca::ui {

namespace {

constexpr Label kCategories[] = {Text::PalazziWindows, Text::PalazziParties, Text::PalazziWalls,
                                 Text::PalazziStreet};
constexpr Label kSeries[] = {Text::GrowthScore};

// At the beginning of turns, before there is a choice whose words a note would cover. Not at the secret hand: there the
// caption already says what to do, and it is new to everybody.
constexpr Word kTripletWords[] = {Word::Triplet, Word::Window, Word::Shield, Word::Palace, Word::Wall,
                                  Word::Bastion, Word::Wild,   Word::Party,  Word::Number, Word::Quarter};
constexpr Word kPickWords[] = {Word::Thecity};
constexpr FirstWords kFirstWords[] = {
    {RulePage::PalTriplet, kTripletWords},
    {RulePage::PalPick, kPickWords},
};

void drawGlimpse(Canvas& canvas, const Rect& area, const AnyView& view, Seat of) {
  drawCity(canvas, smallPlan(area, known(view).size), known(view), of);
}
// Across the screen it is the city of the stage, with a higher sky.
void drawScene(Canvas& canvas, const Rect& area, const AnyView& view, Seat of) {
  constexpr int kBelowGround = 28;  // plates and walls
  CityPlan plan = smallPlan(area, known(view).size);
  if (area.w == canvas.width() && !isLow(canvas)) {
    plan = stagePlan(canvas, known(view)).city;
    const int ground = area.bottom() - kBelowGround, up = plan.ground() - ground;
    plan.sky = makeRect(area.x, area.y, area.w, ground - area.y);
    plan.plates = makeRect(plan.plates.x, plan.plates.y - up, plan.plates.w, plan.plates.h);
    plan.walls = makeRect(plan.walls.x, plan.walls.y - up, plan.walls.w, plan.walls.h);
  }
  drawCity(canvas, plan, known(view), of);
}
void addRound(const AnyView& view, Phrase& out) {
  out.add(symbol::kHourglass).add(known(view).round).add("/").add(known(view).rounds);
}

}  // namespace

constexpr GameRow kPalazziRow = {
    .game = GameId::Palazzi,
    .name = Text::GamePalazzi,
    .about = Text::ChoosePalazzi,
    .refused = Text::OptionsPalazziRefused,
    .setup = &kPalazziSetup,
    .categories = kCategories,
    .series = kSeries,
    .guide = &kPalazziGuide,
    .guideAbout = Text::GuidedPalazzi,
    .firstWords = kFirstWords,
    .drawPicture = drawPalazziPicture,
    .coaches = true,
    .makeStage = makeStage<PalazziStage>,
    .puzzles = &kPalazziPuzzles,
    .sample = 8,
    .drawGlimpse = drawGlimpse,
    .drawScene = drawScene,
    .addRound = addRound,
    .rounds = true,
    .cards = true,
};

}  // namespace lucca::ui
