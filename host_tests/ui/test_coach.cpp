// The coach of one seat on the screens: it warns once, at the turn's end, and B leads back to the mistake.
#include "host_tests/device/people.h"
#include "host_tests/suite.h"
#include "host_tests/ui/harness/coached_game.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/saves/saved_game.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/seat_coach.h"
#include "ui/stage/table_of.h"

using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;

namespace {

using enum Button;

constexpr GameId kGames[] = {GameId::Palazzi, GameId::Torri};

}  // namespace

TEST(b_leads_back_to_the_mistake_and_it_is_not_said_twice) {
  for (const GameId game : kGames) {
    Device& d = newDevice();
    TEST_ASSERT_TRUE(playUntilWarned(d, game, 4));
    const Session& session = d.session();
    TEST_ASSERT_TRUE(session.phase() == Session::Phase::Confirm);
    const std::size_t made = session.match().history().size();
    const std::size_t began = made - static_cast<std::size_t>(session.undoReach());
    const std::size_t mistake = began + d.app().stage().coach()->fault();
    const Action was = session.match().history()[mistake];
    d.press(B);
    d.settle();
    TEST_ASSERT_TRUE(d.scene() == SceneId::Play && session.phase() == Session::Phase::Decide);
    TEST_ASSERT_EQUAL(mistake, session.match().history().size());
    TEST_ASSERT_LESS_THAN(made, mistake);
    // The same mistake again: the coach has said it.
    TEST_ASSERT_TRUE(d.session().play(was) == Verdict::Accepted);
    for (int i = 0; i < 20 && d.session().phase() == Session::Phase::Decide; ++i) {
      static_cast<void>(d.session().play(d.session().legal()[0]));
      d.run(400);
    }
    d.run(2000);
    TEST_ASSERT_TRUE(d.scene() != SceneId::Warning);
  }
}

TEST(a_ends_the_turn_anyway) {
  for (const GameId game : kGames) {
    Device& d = newDevice();
    TEST_ASSERT_TRUE(playUntilWarned(d, game, 4));
    const std::size_t made = d.session().match().history().size();
    d.press(A);
    d.settle();
    TEST_ASSERT_TRUE(d.scene() != SceneId::Warning);
    TEST_ASSERT_TRUE(d.session().phase() != Session::Phase::Confirm);
    TEST_ASSERT_GREATER_OR_EQUAL(made, d.session().match().history().size());
  }
}

TEST(without_a_coach_nothing_is_said) {
  Plan plan = planOfPeople(GameId::Torri, 2);
  TEST_ASSERT_EQUAL(0, plan.coached);
  plan.setCoached(1, true);
  TEST_ASSERT_TRUE(plan.isCoached(1) && !plan.isCoached(0));
  plan.seats[1].isBot = 1;
  TEST_ASSERT_FALSE(plan.isCoached(1));
}

// Bit 4 of the byte that saves and settings keep of a seat; without it the byte is what it was before there were coaches.
TEST(the_coach_is_kept_with_the_seat) {
  for (const GameId game : kGames) {
    for (int handicap = 0; handicap <= 2; ++handicap) {
      for (const bool coached : {false, true}) {
        Plan plan = planOfPeople(game, 3), read = planOfPeople(game, 3);
        setHandicap(plan.setup, 1, handicap);
        plan.setCoached(1, coached);
        const uint8_t kind = kindOfSeat(plan, 1);
        TEST_ASSERT_EQUAL(handicap << 1 | int{coached} << 4, kind);
        takeKind(kind, read, 1);
        TEST_ASSERT_EQUAL(coached, read.isCoached(1));
        TEST_ASSERT_EQUAL(handicap, handicapOf(read.setup, 1));
        TEST_ASSERT_EQUAL(handicap || coached ? kSavedExtendedVersion : kSavedGameVersion,
                          savedVersionOf(plan));
      }
    }
  }
}

// The beginning of a turn says how to get a hint, to a person with a coach who has asked for fewer than three.
TEST(how_to_get_a_hint_is_said_until_it_is_known) {
  for (const GameId game : kGames) {
    Device& d = newDevice();
    d.toMenu();
    d.app().draft = planOfPeople(game, 2);
    d.app().draft.setCoached(0, true);
    beginGame(d.app(), 0);
    d.run(100);
    for (int i = 0; i < 200 && !(d.scene() == SceneId::Play && d.session().phase() == Session::Phase::Decide);
         ++i)
      d.takeTurn();
    const std::string_view name = tableOf(d.app()).name(0);
    for (int asked = 0; asked < kHintsKnown; ++asked) {
      TEST_ASSERT_TRUE(tableOf(d.app()).tellsHint());
      TEST_ASSERT_EQUAL(asked, hintsOf(d.app().settings, name));
      d.press(Y);
      d.press(Up, 9);  // counted from below: above it some games have pages of their own
      d.press({A});
      for (int wait = 0; wait < 400 && d.session().thinker().progress() < 100; ++wait) d.run(20);
      d.run(40);
      d.press(A);
      d.run(400);
    }
    TEST_ASSERT_FALSE(tableOf(d.app()).tellsHint());
    TEST_ASSERT_EQUAL(0, hintsOf(d.app().settings, "nobody"));
  }
}

TEST(the_last_people_who_asked_are_remembered) {
  Settings settings;
  constexpr std::string_view kNames[] = {"Anna", "Mark", "Julia", "Paul", "Åsa"};
  for (const std::string_view name : kNames) {
    for (int i = 0; i < 5; ++i) noteHint(settings, name);
    TEST_ASSERT_EQUAL(kHintsKnown, hintsOf(settings, name));
  }
  TEST_ASSERT_EQUAL(0, hintsOf(settings, kNames[0]));
  for (const std::string_view name : std::span(kNames).subspan(1))
    TEST_ASSERT_EQUAL(kHintsKnown, hintsOf(settings, name));
  noteHint(settings, kNames[0]);
  TEST_ASSERT_EQUAL(1, hintsOf(settings, kNames[0]));
}

// On every panel the words keep off the lot and the tower that they speak of, and A and B have theirs.
TEST(a_warning_covers_nothing_that_it_speaks_of) {
  for (const Panel panel : kPanels) {
    for (const Language language : kAllLanguages) {
      for (const uint32_t seed : {3u, 4u, 7u}) {
        Device d(panel, language);
        PictureReader picture;
        d.listen(picture);
        TEST_ASSERT_TRUE(playUntilWarned(d, GameId::Torri, seed));
        d.app().screen.redraw();
        d.run(100);
        const Table table = tableOf(d.app());
        GameStage& stage = d.app().stage();
        const Rect words = picture.areaOf(ScreenPart::Note);
        const Rect lot = stage.whereIs(table, d.canvas(), stage.coach()->mark());
        TEST_ASSERT_FALSE(words.empty() || lot.empty());
        TEST_ASSERT_TRUE(intersect(words, makeRect(lot.x, lot.y, lot.w, lot.h - 3)).empty());
        TEST_ASSERT_TRUE(picture.says(tr(Text::CoachEndAnyway)) && picture.says(tr(Text::CoachTakeBack)));
      }
    }
  }
}

TEST(the_seat_page_gives_a_coach_to_people_alone) {
  for (const GameId game : kGames) {
    Device& d = newDevice();
    d.toMenu();
    d.app().draft = planOfPeople(game, 2);
    d.app().go.push(SceneId::Seats);
    d.run(20);
    d.press({Down, Down, A, Down, Down, Down, Down, Right});
    TEST_ASSERT_TRUE(d.app().draft.isCoached(1) && !d.app().draft.isCoached(0));
    d.press(Left);
    TEST_ASSERT_FALSE(d.app().draft.isCoached(1));
  }
}
