// Palazzi before the choice: what the stage promises is what the keys then bring.

#include "host_tests/ui/harness/palazzi_keys.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/stage/table_of.h"

namespace {

PictureReader picture;

void begin(Panel panel, Language language) { begin(panel, language, picture); }
void start(int players, bool celebration = false) { test::start(players, 2, celebration); }

int countOf(unsigned colours) { return bitCount(colours); }

// ---- Keys

// Taken and confirmed card by card, a triplet becomes what its preview showed. Wild cards are in play.
TEST(confirming_every_card_builds_what_the_preview_showed) {
  begin(kSquare, Language::En);
  int carried = 0, jokers = 0, turns = 0;
  for (int players = 2; players <= 5; ++players) {
    start(players, true);
    for (uint32_t i = 0; session().running() && i < 400; ++i) {
      device->takeTurn();
      if (session().phase() != Session::Phase::Decide) continue;
      if (known().phase != Phase::Turn || ++turns % 2 == 0) {
        device->playAny(i * 7919 + static_cast<uint32_t>(players));
        continue;
      }
      const State state = known();
      const Seat seat = session().seat();
      const int row = static_cast<int>(i) % 3;
      int triplet = -1;
      for (int t = 0, left = row; t < state.tripletCount && triplet < 0; ++t) {
        if (tripletFree(state, t) && left-- == 0) triplet = t;
      }
      if (triplet < 0) {
        device->playAny(i);
        continue;
      }
      device->run(400);
      for (int k = 0; k <= row; ++k) device->press(Down);
      const Foreseen seen = foresee(state, seat, triplet);
      for (int k = 0; k < 4; ++k) {
        device->press(A);
        device->run(40);
      }
      TEST_ASSERT_EQUAL_MEMORY(&seen.after.area[seat], &known().area[seat], sizeof(Area));
      TEST_ASSERT_EQUAL(palazzi::pointsOf(seen.after, seat).total, palazzi::pointsOf(known(), seat).total);
      ++carried;
      if (session().phase() == Session::Phase::Confirm) session().confirm();
      for (const Action action : seen.plays) jokers += asOf(action) == As::Palace && isWild(cardOf(action));
    }
  }
  TEST_ASSERT_GREATER_THAN(15, carried);
  TEST_ASSERT_GREATER_THAN(0, jokers);
}

// ---- Rows

// Only this round counts: with two players a row may have been taken by the other in a round before.
TEST(a_row_names_who_took_it_or_fed_the_city_in_this_round) {
  begin(kSquare, Language::En);
  start(2);
  int fed = 0;
  Seat picker = kNobody;
  for (uint32_t i = 0; session().running() && i < 600; ++i) {
    device->takeTurn();
    if (session().phase() != Session::Phase::Decide) continue;
    const State& state = known();
    if (state.phase == Phase::CityPick && state.turn == 1 && picker >= 0) {
      look();
      const StagePlan plan = stagePlan(device->canvas(), state);
      for (int t = 0; t < state.tripletCount; ++t) {
        if (tripletFree(state, t)) continue;
        int names = 0;
        for (const auto& line : picture.lines) {
          if (!PictureReader::inside(line.box, plan.rowBox(t))) continue;
          for (Seat seat = 0; seat < 2; ++seat) names += line.words == tableOf(device->app()).name(seat);
        }
        TEST_ASSERT_EQUAL(1, names);
      }
      // The third row that is gone is the picker's: two rows bear its name, one the other's.
      int own = 0;
      for (const auto& line : picture.lines) {
        if (line.box.y > plan.title.h && line.words == tableOf(device->app()).name(picker)) ++own;
      }
      TEST_ASSERT_EQUAL(2, own);
      ++fed;
    }
    picker = state.phase == Phase::CityPick && state.turn == 0 ? session().seat() : kNobody;
    device->playAny(i * 31 + 5);
  }
  TEST_ASSERT_GREATER_THAN(4, fed);
}

// ---- Words

int holding = 0, missing = 0;

void readWalls() {
  const StagePlan plan = stagePlan(device->canvas(), known());
  const Seat seat = session().seat();
  eachPlacing([&](Action action, const State& after, const Caption& caption) {
    if (asOf(action) != As::Wall && asOf(action) != As::Bastion) return;
    const WallForecast end = wallsAtEnd(after, seat);
    TEST_ASSERT_TRUE_MESSAGE(fits(plan, caption.first), caption.first.view().data());
    TEST_ASSERT_TRUE_MESSAGE(fits(plan, caption.second), caption.second.view().data());
    TEST_ASSERT_EQUAL(!end.hold(), caption.warning);
    Phrase points, product;
    points.addSigned(end.hold() ? end.points : end.ifHeld);
    product.add("(").add(end.pieces).add("×").add(end.palaces).add(")");
    Phrase both = caption.first;
    both.add(" ").add(caption.second);
    TEST_ASSERT_TRUE_MESSAGE(both.view().find(points.view()) != std::string_view::npos, both.view().data());
    TEST_ASSERT_TRUE_MESSAGE(both.view().find(product.view()) != std::string_view::npos, both.view().data());
    ++(end.hold() ? holding : missing);
  });
}

int parties = 0;

void readParties() {
  const State& state = known();
  if (state.phase != Phase::Turn) return;
  const StagePlan plan = stagePlan(device->canvas(), state);
  for (const Action action : session().legal()) {
    if (kindOf(action) != Kind::Open) continue;
    const Caption caption = party(plan, state, session().seat(), colourOf(action));
    Phrase now, most;
    now.addSigned(partyWorth(state, session().seat(), colourOf(action)));
    most.addSigned(partyAtBest(state, session().seat(), colourOf(action)));
    TEST_ASSERT_TRUE(caption.first.view().find(now.view()) != std::string_view::npos);
    TEST_ASSERT_TRUE(caption.first.view().ends_with(most.view()));
    TEST_ASSERT_TRUE_MESSAGE(fits(plan, caption.first), caption.first.view().data());
    ++parties;
  }
}

int ends = 0;

void readEnds() {
  const State& state = known();
  if (state.phase != Phase::Turn || !isLastRound(state)) return;
  static Previews previews;
  const StagePlan plan = stagePlan(device->canvas(), state);
  for (int t = 0; t < state.tripletCount; ++t) {
    if (!tripletFree(state, t)) continue;
    const Preview& seen = previews.of(state, session().seat(), t);
    const Caption caption = triplet(plan, state, session().seat(), t, seen);
    TEST_ASSERT_EQUAL(pointsAtEnd(foresee(state, session().seat(), t).after, session().seat()).total,
                      seen.end);
    const Phrase words(Text::PalazziAtEnd, {seen.end});
    const Phrase& line = plan.low ? caption.first : caption.second;
    Phrase number;
    number.add(seen.end).add(".");
    TEST_ASSERT_TRUE_MESSAGE(plan.low ? line.view().find(number.view()) != std::string_view::npos
                                      : line.view().starts_with(words.view()),
                             line.view().data());
    TEST_ASSERT_TRUE_MESSAGE(fits(plan, line), line.view().data());
    ++ends;
  }
}

TEST(captions_say_what_the_engine_foretells) {
  holding = missing = parties = ends = 0;
  for (const Panel& panel : kPanels) {
    for (const Language language : kAllLanguages) {
      begin(panel, language);
      for (int players = 2; players <= 5; ++players) {
        eachDecision(players, 2, [] {
          readWalls();
          readParties();
          readEnds();
        });
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(100, holding);
  TEST_ASSERT_GREATER_THAN(100, missing);
  TEST_ASSERT_GREATER_THAN(10, parties);
  TEST_ASSERT_GREATER_THAN(100, ends);
}

// Every guest is on the screen, however many there are.
TEST(no_guest_pushes_the_most_out) {
  for (const Panel& panel : kPanels) {
    begin(panel, Language::De);
    start(5);
    playUntil(*device, [](const Session& s) {
      const State& state = test::known(s);
      if (s.phase() != Session::Phase::Decide || state.phase != Phase::Turn) return false;
      for (int colour = 0; colour < kColours; ++colour) {
        if (!(state.area[s.seat()].completed >> colour & 1)) continue;
        int hosts = 0;
        for (Seat who = 0; who < 5; ++who) hosts += who != s.seat() && partyFrom(state, who, colour) > 0;
        if (hosts >= 3) return true;
      }
      return false;
    });
    device->run(400);
    device->press(Up);
    look();
    const int colour = [] {
      int last = 0;
      for (int c = 0; c < kColours; ++c) last = known().area[session().seat()].completed >> c & 1 ? c : last;
      return last;
    }();
    Phrase sum;
    const int worth = partyWorth(known(), session().seat(), colour);
    if (panel.height == 135) {
      sum.addSigned(worth);
    } else {
      sum.add("= ").add(worth);
    }
    TEST_ASSERT_TRUE(worth == 0 || picture.says(sum));
  }
}

// Before the first choice everybody sees what the first round offers; with two players where the other two cards go.
TEST(the_secret_pair_is_chosen_before_the_open_triplets) {
  for (const Panel& panel : kPanels) {
    for (int players = 2; players <= 5; ++players) {
      begin(panel, Language::En);
      start(players);
      playUntil(*device, [](const Session& s) { return test::known(s).phase == Phase::Keep; });
      device->run(400);
      look();
      const Text below = players == 2 ? Text::PalazziKeepCity : Text::PalazziKeepBelow;
      TEST_ASSERT_TRUE(panel.height == 135 || picture.says(tr(below)));
      const StagePlan plan = stagePlan(device->canvas(), known());
      for (int t = 0; t < known().tripletCount; ++t) {
        for (int i = 0; i < kTripletCards; ++i) {
          const Rect box = plan.openCard(t, i);
          TEST_ASSERT_LESS_OR_EQUAL(plan.title.w, box.right());
          TEST_ASSERT_LESS_OR_EQUAL(plan.low ? plan.caption.y : plan.city.ground(), box.bottom());
        }
      }
      device->press(A);
      look();
      if (players == 2) {
        Phrase words;
        for (const auto& line : picture.lines) {
          if (line.words.find(tr(Text::PalazziToCity)) != std::string::npos) words.add(line.words);
        }
        TEST_ASSERT_FALSE(words.empty());
      }
    }
  }
}

// ---- Colours

// The page says for every colour what the engine says, and left leads back to all quarters.
TEST(the_page_of_colours_says_every_party) {
  for (const Panel& panel : kPanels) {
    begin(panel, Language::It);
    start(4);
    playUntil(*device, [](const Session& s) {
      return test::known(s).phase == Phase::Turn && test::known(s).round == 4 && test::known(s).turn == 1;
    });
    device->run(400);
    device->press({B, Right});
    for (int colour = 0; colour < kColours; ++colour) {
      look();
      const Seat seat = session().seat();
      const bool over = palaceOf(known(), seat, colour).zone == Zone::Opened;
      Phrase worth;
      worth.addSigned(partyWorth(known(), seat, colour));
      bool told = false;
      for (const auto& line : picture.lines) told = told || line.words.ends_with(worth.view());
      for (const auto& line : picture.lines)
        told = told || line.words.find(std::string(worth.view()) + " ") != std::string::npos;
      TEST_ASSERT_TRUE(told || over);
      TEST_ASSERT_TRUE(picture.says(Phrase().add(cardsUnseen(known(), colour))));
      device->press(Down);
    }
    device->press(Left);
    look();
    TEST_ASSERT_TRUE(picture.says(tr(Text::PalazziAllCities)));
  }
}

// ---- Own moments

// The last picture of a person's own party stays two seconds, with its bill; a key ends it and does nothing else.
TEST(an_own_party_rests_until_a_key_or_its_time) {
  begin(kSquare, Language::En);
  for (const bool byKey : {true, false}) {
    start(4);
    Action open = kNoAction;
    playUntil(*device, [&](const Session& s) {
      const State& state = test::known(s);
      if (s.phase() != Session::Phase::Decide || state.phase != Phase::Turn) return false;
      for (const Action action : s.legal()) {
        if (kindOf(action) == Kind::Open && partyWorth(state, s.seat(), colourOf(action)) > 0) open = action;
      }
      return open != kNoAction;
    });
    device->run(400);
    const Seat seat = session().seat();
    const int had = palazzi::pointsOf(known(), seat).total, worth = partyWorth(known(), seat, colourOf(open));
    device->app().settings.speed = Speed::Normal;
    device->press(Up);
    for (int i = 0; i < 8 && !picture.says(tr(Text::PalazziKeyOpen)); ++i) device->press(Up);
    const int before = countOf(known().area[seat].opened);
    device->press(A);
    device->run(2100);
    TEST_ASSERT_EQUAL(before + 1, countOf(known().area[seat].opened));
    TEST_ASSERT_TRUE(device->handheld().moving());
    device->app().screen.redraw();
    device->run(20);
    const int now = palazzi::pointsOf(known(), seat).total;
    if (now == had + worth) {
      Phrase gain;
      gain.addSigned(worth);
      TEST_ASSERT_TRUE(picture.says(Phrase(Text::PalazziYourParty, {gain, had, now})));
    }
    const std::size_t entries = session().match().history().size();
    if (byKey) {
      device->press(A);
    } else {
      device->run(2500);
    }
    TEST_ASSERT_FALSE(device->handheld().moving());
    TEST_ASSERT_TRUE(entries == session().match().history().size());
    device->app().settings.speed = Speed::Instant;
  }
}

}  // namespace
