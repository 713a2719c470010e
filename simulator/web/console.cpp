#include "simulator/web/console.h"

#include <algorithm>
#include <utility>

#include "simulator/board_keys.h"
#include "simulator/web/lines.h"
#include "ui/cities/city_share.h"
#include "ui/fame/score_table.h"
#include "ui/saves/past_games.h"
#include "ui/setup/city.h"
#include "ui/setup/draft.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/table_of.h"

namespace lucca::web {

namespace {

constexpr uint16_t kThinkSteps = 8;  // short enough for the page to look at its clock between two
constexpr uint32_t kFrameMs = 16, kRestMs = 100;
// After a key or a picture: the key is let go of, and what it changed is saved.
constexpr uint32_t kBusyMs = 50;

// Without a secret the console is handed over with a page of news or none: it can be passed on until the first choice.
bool newInHand(ui::App& app) {
  const ui::Session& session = app.game.session();
  if (app.stage().flow().secret(ui::tableOf(app)) || session.match().plan().persons() < 2) return false;
  return session.phase() == ui::Session::Phase::Recap ||
         (session.phase() == ui::Session::Phase::Decide && session.undoReach() == 0);
}

int hexOf(Colour colour) {
  const uint32_t bytes = PageGlass::opaque(colour);
  return static_cast<int>((bytes & 0xFF) << 16 | (bytes & 0xFF00) | (bytes >> 16 & 0xFF));
}

}  // namespace

void Console::start(const Board& board, std::optional<ui::Language> language, const Wishes& wishes,
                    uint32_t nowMs) {
  stop();
  canvas_.emplace(pixels_.data(), board.width(), board.height());
  glass_.setCanvas(*canvas_);
  canvas_->listen(&words_);
  layout_ = layoutFor(simulator::padsOf(board.keys));
  ui::MachineFacts facts{layout_, board.name, LUCCA_VERSION, kThinkSteps, {}};
  facts.outside = &outside_;
  device_.emplace(*canvas_,
                  loop::Machine{glass_, watchdog_, seeds_, speaker_, light_, power_, led_, &flash_, facts});
  device_->start(nowMs);
  device_->light().setTimes(0, 0);  // the computer darkens its own screen
  if (!app().settings.languageChosen) follow(wishes);
  if (language) speak(*language);
  busyUntil_ = nowMs + kBusyMs;
}

// In the dark one step less light than usual is enough, unless contrast is wanted more.
void Console::follow(const Wishes& wishes) {
  ui::Settings& settings = app().settings;
  if (wishes.still) settings.speed = ui::Speed::Instant;
  if (wishes.contrast) settings.theme = ui::Theme::Contrast;
  if (wishes.dark && !wishes.contrast)
    settings.brightness = static_cast<uint8_t>(ui::Settings{}.brightness - 1);
  if (wishes.still || wishes.contrast || wishes.dark) app().settingsChanged();
}

void Console::speak(ui::Language language) {
  ui::Settings& settings = app().settings;
  settings.language = language;
  if (!settings.languageChosen) {
    settings.languageChosen = 1;
    app().go.restart(ui::SceneId::Title);
  }
  app().settingsChanged();
  app().screen.redraw();
}

uint32_t Console::next(uint32_t nowMs, PadSet pads) {
  const uint32_t shown = glass_.count();
  const uint32_t due = device_->next(nowMs, pads);
  if (glass_.count() != shown || pads != 0) busyUntil_ = nowMs + kBusyMs;
  if (due == 0) return 0;
  const bool busy = !device_->still() || static_cast<int32_t>(busyUntil_ - nowMs) > 0;
  return busy ? kFrameMs : kRestMs;
}

void Console::openGuide() { app().go.restart(ui::SceneId::Guided); }

void Console::openNewGame(GameId game) {
  app().draft = ui::standardPlan(game);
  app().go.restart(ui::SceneId::Options);
}

void Console::openGame() {
  if (app().game.session().running()) app().go.playGame();
}

// One that does not fit the rules of this program is offered to be looked at by the main menu.
void Console::openSlot(int slot) {
  if (slot < 0 || slot >= ui::kGameSlots) return;
  if (!app().game.open(slot)) return app().go.home();
  app().takeUpSlot();
  app().go.playGame();
}

void Console::removeSlot(int slot) {
  if (slot < 0 || slot >= ui::kGameSlots) return;
  app().game.takeBack();
  const bool shown = slot == app().running.current();
  app().game.remove(slot);
  app().running.lookAgain();
  if (shown) app().go.home();
  app().screen.redraw();
}

bool Console::openCity(GameId game, int number) {
  if (!device_ || number < 1 || number > ui::citiesOf(game).size()) return false;
  ui::beginCity(app(), game, number);
  return true;
}

std::size_t Console::takeCopy(std::span<uint8_t> out) {
  if (!std::exchange(outside_.wantsCopy, false) || !device_) return 0;
  return ui::CityShare(app().game.session()).text({reinterpret_cast<char*>(out.data()), out.size()});
}

std::size_t Console::cityTag(std::span<uint8_t> out) {
  if (!device_ || !app().game.isRunning()) return 0;
  const ui::Session& session = app().game.session();
  if (!session.running() || !ui::isCity(session.match().plan())) return 0;
  ui::Phrase tag;
  ui::CityShare(session).tag(tag);
  std::copy(tag.view().begin(), tag.view().end(), out.begin());
  return tag.view().size();
}

void Console::openFinished(Finished as, std::size_t index) {
  if (!ui::PastGames(app().game).lookAtStored(index)) return;
  const ui::PlayedMatch& match = app().game.session().match();
  const bool reviews = app().game.whole() && ui::ReviewWork::suits(match) && match.plan().persons() > 0;
  if (as == Finished::End && app().game.whole()) return app().go.show(ui::SceneId::Result);
  if (as == Finished::Review && reviews) return app().go.push(ui::SceneId::Review);
  app().go.replay();
}

const ui::PlayedMatch* Console::finished() {
  using Kind = ui::OpenGame::Kind;
  if (!device_) return nullptr;
  const ui::OpenGame& game = app().game;
  const ui::Session& session = game.session();
  const bool ended = session.phase() == ui::Session::Phase::Over && session.match().toMove() == kOver;
  const bool looked = game.kind() == Kind::FinishedGame && game.whole();
  if (!looked && !(ended && game.kind() == Kind::Running)) return nullptr;
  return &session.match();
}

std::size_t Console::standings(std::span<uint8_t> out) {
  const ui::PlayedMatch* match = finished();
  if (!match) return 0;
  Lines lines(out);
  const ui::Table table = ui::tableOf(app());
  const ui::GameRow& row = ui::rowOf(match->setup().game);
  const Result result = match->game().result(match->state());
  const int category = ui::decidingCategory(row, result);
  std::array<ui::Placed, kMaxSeats> order;
  const int players = ui::placeSeats(row, result, match->setup().players, order);
  for (int i = 0; i < players; ++i) {
    const auto [seat, place] = order[static_cast<std::size_t>(i)];
    const ui::Paint paint = app().stage().pictures().paint(table.who(seat), table.view(), seat);
    lines.put(place);
    lines.put(table.who(seat).name.view());
    lines.put(ui::scoreOf(result, category, seat));
    lines.put(category == ui::kSum ? std::string_view()
                                   : row.categories[static_cast<std::size_t>(category)].view());
    lines.put(hexOf(paint.ground));
    lines.put(hexOf(paint.on));
  }
  return lines.size();
}

void Console::sendAway() {
  if (device_ && passing() == Passing::HandOver) app().game.session().sendAway(app().game.session().seat());
}

Passing Console::passing() {
  ui::App& it = app();
  const ui::Session& session = it.game.session();
  if (!session.running() || !it.game.isRunning()) return Passing::NoGame;
  if (session.phase() == ui::Session::Phase::HandOver) return Passing::HandOver;
  if (newInHand(it)) return Passing::HandOver;
  const bool secret = session.hands().mayShow() && it.stage().flow().secret(ui::tableOf(it));
  return secret ? Passing::Secret : Passing::Playing;
}

}  // namespace lucca::web
