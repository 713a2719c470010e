// The title never names the wrong owner: the picture below belongs to the seat in the title, and so do the words
// about it: in every picture of games that are played, watched, recapped, replayed, listed and looked at.
#include <string>

#include "base/rng.h"
#include "engine/palazzi/query.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/device.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "host_tests/ui/harness/seen.h"
#include "ui/play/play_scene.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/inspect_pages.h"
#include "ui/stage/table_of.h"

namespace {

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
using enum Button;

constexpr int kAnybody = -2;
constexpr uint32_t kTickMs = 40;

// The first line of what the stage tells.
std::string told(const PictureReader& picture) {
  for (const auto& line : picture.lines) {
    for (const auto& part : picture.parts) {
      if (part.part == ScreenPart::Caption && PictureReader::inside(line.box, part.area)) return line.words;
    }
  }
  return {};
}

bool isOfCity(const Session& session, Action action) {
  using namespace palazzi;
  if (session.match().plan().setup.game != GameId::Palazzi) return false;
  return kindOf(action) == Kind::City || (kindOf(action) == Kind::Rules && stepOf(action) == Step::CityLay);
}

bool picksForCity(const Session& session) {
  return session.match().plan().setup.game == GameId::Palazzi &&
         test::known(session).phase == palazzi::Phase::CityPick;
}

int ownerOf(App& app, const Moment& moment) {
  if (isOfCity(app.game.session(), moment.action)) return palazzi::kCityArea;
  const Seat subject = app.stage().words().subject(moment);
  return subject >= 0 ? subject : kAnybody;
}

// Whom the screen must be about, by the game alone.
int expected(Device& device) {
  App& app = device.app();
  const Session& session = app.game.session();
  if (device.scene() == SceneId::HandOver) return session.seat();
  if (device.scene() != SceneId::Play) return kAnybody;
  const Motion& motion = app.screen.motion();
  switch (session.phase()) {
    case Session::Phase::Show:
      return ownerOf(app, session.showing().moment());
    case Session::Phase::Decide:
    case Session::Phase::Confirm:
    case Session::Phase::Working:
      if (motion.acting() && motion.decided() != kNoAction) return ownerOf(app, session.showing().moment());
      if (session.phase() != Session::Phase::Decide) return kAnybody;
      [[fallthrough]];
    case Session::Phase::Think:
      return picksForCity(session) ? static_cast<int>(palazzi::kCityArea) : session.seat();
    default:
      return kAnybody;
  }
}

class Play {
 public:
  Play(Device& device, uint32_t seed) : device_(device), rng_(seed) { device_.listen(picture_); }

  // Until people have made this many decisions, or the game is over.
  void go(int decisions) {
    for (int i = 0; i < 40'000 && decisions > 0 && complaint.empty(); ++i) {
      if (device_.scene() == SceneId::Result) return;
      if (session().phase() == Session::Phase::Decide) peeks_ = false;
      if (session().phase() == Session::Phase::Think && device_.scene() == SceneId::Play &&
          rng_.below(30) == 0) {
        peeks_ = true;
        press(B);
      } else if (busy()) {
        tick();
      } else if (device_.scene() == SceneId::Play && session().phase() == Session::Phase::Decide) {
        lookAround();
        decide();
        --decisions;
      } else {
        press(device_.scene() == SceneId::Recap && rng_.below(3) == 0 ? Right : A);
      }
    }
  }

  std::string complaint;
  int checked = 0;

 private:
  Session& session() { return device_.session(); }
  std::string nameOf(int seat) {
    return seat >= 0 && seat < session().match().plan().setup.players
               ? std::string(session().match().plan().who(static_cast<Seat>(seat)).name.view())
               : std::string(tr(Text::PalazziCity));
  }
  // Something runs by itself.
  bool busy() {
    const Session::Phase phase = session().phase();
    const bool films = device_.scene() == SceneId::Recap && device_.app().stage().meanwhile() == nullptr;
    return films || device_.app().screen.motion().acting() || device_.app().screen.guard().holds() ||
           (device_.scene() == SceneId::Play &&
            (phase == Session::Phase::Think || phase == Session::Phase::Show ||
             phase == Session::Phase::Working));
  }
  void decide() {
    const ActionList& legal = session().legal();
    playChoice(device_.app(), Answer::play(legal[rng_.below(static_cast<uint32_t>(legal.size()))]));
    tick();
  }
  // The hint, the log, the replay and the inspect pages, now and then, each with some presses.
  void lookAround() {
    if (rng_.below(4) != 0) return;
    App& app = device_.app();
    switch (rng_.below(4)) {
      case 0:
        app.go.push(SceneId::Log);
        break;
      case 1:
        app.go.replay();
        break;
      case 2:
        app.go.inspect(
            static_cast<int>(rng_.below(static_cast<uint32_t>(app.stage().pages().count(tableOf(app))))));
        break;
      default:
        app.go.push(SceneId::GameMenu);
        tick();
        app.go.hint();
        break;
    }
    tick();
    for (int i = 0; i < 4; ++i) press(rng_.below(2) ? Right : Up);
    for (int i = 0; i < 6 && device_.scene() != SceneId::Play; ++i) press(B);
  }
  void press(Button button) {
    for (int i = 0; i < 20 && device_.app().screen.guard().holds(); ++i) tick();
    tick(buttonBit(button));
    tick();
    for (int i = 0; i < 20 && device_.handheld().moving(); ++i) tick();
  }
  void tick(PadSet pads = 0) {
    const int before = picture_.pictures;
    device_.tick(kTickMs, pads);
    if (picture_.pictures != before) check();
  }

  void complain(const std::string& what) {
    if (!complaint.empty()) return;
    complaint = what + "; scene " + std::to_string(static_cast<int>(device_.scene())) + ", phase " +
                std::to_string(static_cast<int>(session().phase())) + ", title of " + nameOf(picture_.title) +
                ", told: " + told(picture_) + ", after " + std::to_string(session().match().history().size());
  }
  void check() {
    if (session().phase() == Session::Phase::None) return;
    ++checked;
    const bool titled = picture_.title != kNobody;
    const bool peeks = peeks_ && session().phase() == Session::Phase::Think;
    const int truth = peeks ? kAnybody : expected(device_);
    if (titled && truth != kAnybody && picture_.title != truth) complain("it is about " + nameOf(truth));
    if (titled && picture_.owned.size() == 1) {
      if (picture_.owned[0].seat != picture_.title)
        complain("the picture is " + nameOf(picture_.owned[0].seat) + "'s");
    } else {
      for (const PictureReader::Owned& each : picture_.owned) checkName(each);
    }
    if (titled && !peeks && picture_.title < session().match().plan().setup.players) checkTold();
  }
  // One of several, or under a title of its own kind: its owner's name is beside it or in the title. A row of the log whose
  // words name nobody has the player's medallion.
  void checkName(const PictureReader::Owned& each) {
    if (each.seat == picture_.title) return;
    const Rect near = makeRect(each.area.x - 100, each.area.y - 18, each.area.w + 120, each.area.h + 36);
    const Rect& by = device_.scene() == SceneId::Log ? each.area : near;
    bool another = false;
    for (const auto& line : picture_.lines) {
      if (!PictureReader::inside(line.box, by) &&
          !PictureReader::inside(line.box, picture_.areaOf(ScreenPart::Title)))
        continue;
      if (line.words.find(nameOf(each.seat)) != std::string::npos) return;
      another = another || namesSomebody(line.words);
    }
    if (another || device_.scene() != SceneId::Log)
      complain("a picture is " + nameOf(each.seat) + "'s and does not say so");
  }
  bool namesSomebody(const std::string& words) {
    for (int seat = 0; seat < session().match().plan().setup.players; ++seat) {
      if (words.starts_with(nameOf(seat))) return true;
    }
    return false;
  }
  void checkTold() {
    const std::string words = told(picture_);
    for (int seat = 0; seat < session().match().plan().setup.players; ++seat) {
      if (words.starts_with(nameOf(seat) + " ") && seat != picture_.title)
        complain("the words are about another");
    }
  }

  Device& device_;
  Rng rng_;
  bool peeks_ = false;  // at the player's own city while a computer thinks
  PictureReader picture_;
};

struct Case {
  GameId game;
  int players;
  SeatSet bots;
  Panel panel;
  int decisions;
};

std::string complaint;
int checked = 0;

void play(const Case& each, uint32_t seed) {
  Device device(each.panel);
  device.startGame(each.game, each.players, each.bots, seed);
  device.app().settings.speed = seed == 1 ? Speed::Instant : Speed::Normal;
  Play play(device, seed);
  play.go(each.decisions);
  complaint = play.complaint;
  checked += play.checked;
}

void playAll(std::initializer_list<Case> cases) {
  checked = 0;
  for (const Case& each : cases) {
    for (uint32_t seed = 1; seed <= 3; ++seed) {
      play(each, seed);
      TEST_ASSERT_TRUE_MESSAGE(complaint.empty(), complaint.c_str());
    }
  }
  TEST_ASSERT_GREATER_THAN(500, checked);
}

}  // namespace

TEST(palazzi_names_whose_city_it_shows) {
  playAll({{GameId::Palazzi, 2, 0b10, kPanels[0], 60},
           {GameId::Palazzi, 3, 0b110, kPanels[1], 60},
           {GameId::Palazzi, 3, 0b000, kPanels[2], 60},
           {GameId::Palazzi, 5, 0b01010, kPanels[0], 40}});
}

TEST(torri_names_whose_move_it_shows) {
  playAll({{GameId::Torri, 2, 0b10, kPanels[0], 60},
           {GameId::Torri, 3, 0b000, kPanels[2], 60},
           {GameId::Torri, 4, 0b1110, kPanels[1], 60}});
}
