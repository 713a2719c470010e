#include "ui/torri/row.h"

#include "ui/look/panel_height.h"
#include "ui/look/theme.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/pictures/plan_picture.h"
#include "ui/torri/pictures/rule_pictures.h"
#include "ui/torri/seen.h"
#include "ui/torri/stage.h"

namespace lucca::ui {

namespace {

constexpr Label kCategories[] = {Text::TorriCategoryTower, Text::TorriCategoryPrisoners,
                                 Text::TorriCategoryBricks};
constexpr Label kSeries[] = {Text::GrowthTower, Text::GrowthPrisoners};

constexpr Word kTurnWords[] = {Word::Brick,   Word::Block,  Word::Tower,
                               Word::Control, Word::Supply, Word::Strength};
constexpr Word kPrisonerWords[] = {Word::Prisoner, Word::Struggle};
constexpr Word kSwitchWords[] = {Word::Neutral};
constexpr FirstWords kFirstWords[] = {
    {RulePage::TorTurn, kTurnWords},
    {RulePage::TorPrisoner, kPrisonerWords},
    {RulePage::TorSwitch, kSwitchWords},
};

// The city of the stage where its lots have room, else its plan.
void drawGlimpse(Canvas& canvas, const Rect& area, const AnyView& view, Seat) {
  constexpr int kSky = 8, kLowestLot = 12;
  const torri::State& state = stateOf(view);
  StageLayout layout{};
  layout.city = area;
  layout.low = true;
  CityMeasures measures = cityMeasures(layout, state.size());
  const int lot = (area.h - kSky) / state.size();
  if (measures.columns < state.size() || lot < kLowestLot) return drawPlan(canvas, area, state);
  if (lot < measures.lotH) measures.lotH = lot;
  CityMarks marks;
  marks.chevrons = false;
  drawCity(canvas, {state, measures, Camera{}, marks});
}
// Across the screen it is the city of the stage; in less room the whole city, seen from a corner.
void drawScene(Canvas& canvas, const Rect& area, const AnyView& view, Seat) {
  const torri::State& state = stateOf(view);
  if (area.w < canvas.width() || isLow(canvas)) {
    constexpr int kHead = 3;
    return drawFromCorner(canvas, area, cornerIn(area, state, 0, kHead), state);
  }
  constexpr int kSky = 52;  // for what is written over it
  StageLayout layout = stageLayout(canvas.width(), canvas.height());
  layout.city = area;
  layout.wide = false;
  CityMarks marks;
  marks.chevrons = false;
  const CityMeasures measures = cityMeasures(layout, state.size());
  const int rows = (area.h - kSky) / measures.lotH, cut = state.size() - rows;
  drawCity(canvas, {state, measures, Camera{0, static_cast<int8_t>(cut > 0 ? cut : 0)}, marks});
}
void addRound(const AnyView& view, Phrase& out) { out.add(Text::TorriStatus, {stateOf(view).turn}); }

}  // namespace

constexpr GameRow kTorriRow = {
    .game = GameId::Torri,
    .name = Text::GameTorri,
    .about = Text::ChooseTorri,
    .refused = Text::OptionsRefused,
    .setup = &kTorriSetup,
    .categories = kCategories,
    .series = kSeries,
    .sums = false,
    .guide = &kTorriGuide,
    .guideAbout = Text::GuidedTorri,
    .firstWords = kFirstWords,
    .drawPicture = drawTorriPicture,
    .coaches = true,
    .makeStage = makeStage<TorriStage>,
    .puzzles = &kTorriPuzzles,
    .sample = 8,
    .drawGlimpse = drawGlimpse,
    .drawScene = drawScene,
    .addRound = addRound,
};

}  // namespace lucca::ui
