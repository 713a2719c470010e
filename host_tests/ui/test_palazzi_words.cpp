// What the stage of Palazzi says, on every panel and in every language: true, in words, and where it belongs.

#include <string>
#include <vector>

#include "drawing/type/fonts.h"
#include "drawing/type/symbols.h"
#include "host_tests/ui/harness/palazzi_keys.h"
#include "host_tests/ui/harness/picture_reader.h"
#include "ui/palazzi/captions.h"
#include "ui/palazzi/stage_view.h"
#include "ui/palazzi/words.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace {

PictureReader picture;

void begin(Panel panel, Language language) { begin(panel, language, picture); }

// Whether a note lies over the picture, and does not stand in a line of its own.
bool toasted() {
  return !picture.areaOf(ScreenPart::Note).empty() || picture.areaOf(ScreenPart::Refusal).x > 0;
}

void untilPhase(Phase phase, int round) {
  playUntil(*device,
            [=](const Session& s) { return test::known(s).phase == phase && test::known(s).round == round; });
}

// A new device, and on it a game of `players` in that phase.
void lookAt(Panel panel, Language language, int players, Phase phase, int round) {
  begin(panel, language);
  start(players, 2);
  untilPhase(phase, round);
  look();
}

// ---- Captions

int inWords = 0;

void readTriplets() {
  const State& state = known();
  if (state.phase != Phase::Turn) return;
  const StagePlan plan = stagePlan(device->canvas(), state);
  for (int t = 0; t < state.tripletCount; ++t) {
    if (!tripletFree(state, t)) continue;
    static Previews previews;
    const Caption caption =
        triplet(plan, state, session().seat(), t, previews.of(state, session().seat(), t));
    TEST_ASSERT_TRUE_MESSAGE(fits(plan, caption.first), caption.first.view().data());
    const Foreseen seen = foresee(state, session().seat(), t);
    const Standing after = standingOf(seen.after, session().seat());
    if (after.needed == 0) continue;
    const Phrase walls =
        after.wallsHold() ? Phrase(Text::PalazziWallsHold) : Phrase(Text::PalazziWallsFall, {after.needed});
    TEST_ASSERT_TRUE_MESSAGE(caption.first.view().find(walls.view()) != std::string_view::npos,
                             caption.first.view().data());
    ++inWords;
  }
}

TEST(a_low_panel_says_in_words_what_becomes_of_the_walls) {
  inWords = 0;
  for (const Language language : kAllLanguages) {
    begin(kPanels[2], language);
    for (int players = 2; players <= 5; ++players) eachDecision(players, 2, readTriplets);
  }
  TEST_ASSERT_GREATER_THAN(300, inWords);
}

// Whether a sentence lies over the city. Numbers and signs are narrower.
bool coversCity() {
  const StagePlan plan = stagePlan(device->canvas(), known());
  const int left = plan.city.sky.x, top = plan.title.bottom();
  const Rect city = makeRect(left, top, plan.title.w - left, plan.caption.y - top);
  for (const PictureReader::Line& line : picture.lines) {
    if (line.box.w > 50 && PictureReader::inside(line.box, city)) return true;
  }
  return false;
}

bool startsPalace(const Moment& moment) {
  if (kindOf(moment.action) != Kind::Play || asOf(moment.action) != As::Palace) return false;
  return ui::known(moment.before).area[moment.mover].count[colourOf(moment.action)] == 0;
}

// A sentence without room in the line below would lie over the city.
TEST(a_report_never_covers_the_city_that_it_is_about) {
  for (const Language language : kAllLanguages) {
    begin(kPanels[2], language);
    device->startGame(GameId::Palazzi, 3, seatBit(1));
    for (int seen = 0; seen < 3; ++seen) {
      watchUntil(*device, [](const Moment& moment) { return moment.mover == 1 && startsPalace(moment); });
      device->app().screen.redraw();
      device->run(20);
      TEST_ASSERT_FALSE(coversCity());
      device->press(A, 2);
    }
  }
}

TEST(a_pair_that_starts_one_palace_is_told_in_one_line) {
  const StagePlan plan = [] {
    begin(kPanels[2], Language::En);
    start(3, 2);
    return stagePlan(device->canvas(), known());
  }();
  for (const Language language : kAllLanguages) {
    setLanguage(language);
    for (int colour = 0; colour < kColours; ++colour) {
      const Phrase words(Text::PalazziOnePalace, {palaceColourName(colour), 2013});
      TEST_ASSERT_TRUE_MESSAGE(fits(plan, words), words.view().data());
    }
  }
}

int both = 0, neither = 0;

void readNumbers() {
  const State& state = known();
  const Seat seat = session().seat();
  eachPlacing([&](Action action, const State& after, const Caption& caption) {
    if (asOf(action) != As::Palace) return;
    if (standingOf(state, seat).street >= 0 || standingOf(after, seat).street != 0) return;
    const StreetScore street = streetScore(after);
    const bool has = street.lowestOwner == seat && street.highestOwner == seat;
    const std::string_view right = tr(has ? Text::PalazziStreetBoth : Text::PalazziStreetSafe);
    TEST_ASSERT_TRUE(caption.second.view().find(right) != std::string_view::npos);
    ++(has ? both : neither);
  });
}

TEST(who_has_the_lowest_and_the_highest_number_is_told_so) {
  both = neither = 0;
  begin(kSquare, Language::En);
  for (int players = 2; players <= 5; ++players) eachDecision(players, 2, readNumbers);
  TEST_ASSERT_GREATER_THAN(3, both);
  TEST_ASSERT_GREATER_THAN(3, neither);
}

void readStops() {
  eachPlacing([](Action, const State&, const Caption& caption) {
    TEST_ASSERT_TRUE_MESSAGE(caption.second.view().find("..") == std::string_view::npos,
                             caption.second.view().data());
  });
}

TEST(an_ordinal_ends_its_sentence_with_one_full_stop) {
  begin(kSquare, Language::De);
  for (int players = 2; players <= 5; ++players) eachDecision(players, 2, readStops);
}

// The pixels of ink in a text's area.
int inkIn(const Canvas& canvas, const Rect& box) {
  int ink = 0;
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x; x < box.right(); ++x) ink += pixelAt(canvas, x, y) == kInk;
  }
  return ink;
}

// Five with ten shields or more on the lowest panel: no medallion covers a digit, no row lies under the caption.
TEST(the_order_of_five_is_whole_on_a_low_panel) {
  begin(kPanels[2], Language::En);
  start(5, 2);
  static uint16_t pixels[2][240 * 135];
  playUntil(*device, [](const Session& s) { return test::known(s).phase == Phase::Turn; });
  static State state;
  state = known();
  for (Seat seat = 0; seat < 5; ++seat) state.area[seat].shields = static_cast<uint8_t>(10 + seat);
  Canvas canvas(pixels[0], 240, 135), alone(pixels[1], 240, 135);
  const StagePlan plan = stagePlan(canvas, state);
  picture.lines.clear();
  canvas.listen(&picture);
  drawOrderRow(tableOf(device->app()), canvas, plan, state, 0, true);
  int numbers = 0;
  for (const auto& line : picture.lines) {
    alone.fill(kOnDark);
    alone.drawText(line.words, line.box.x, line.box.bottom(), kFontSmall, kInk);
    TEST_ASSERT_EQUAL(inkIn(alone, makeRect(0, 0, 240, 135)), inkIn(canvas, line.box));
    ++numbers;
  }
  TEST_ASSERT_EQUAL(5, numbers);
  const Moment moment{
      .action = rules(Step::Order), .before = session().hands().view(), .after = session().hands().view()};
  picture.lines.clear();
  device->app().stage().acts().draw(tableOf(device->app()), canvas,
                                    {Cue::Kind::Show, &moment, "", "", nullptr});
  int names = 0;
  for (const auto& line : picture.lines) {
    for (Seat seat = 0; seat < 5; ++seat) {
      if (line.words != tableOf(device->app()).name(seat) || line.box.y < plan.title.h) continue;
      TEST_ASSERT_LESS_OR_EQUAL(plan.caption.y, line.box.bottom());
      ++names;
    }
  }
  TEST_ASSERT_EQUAL(5, names);
}

TEST(a_party_without_guests_says_why) {
  State state{};
  state.players = state.areas = 3;
  state.size = 5;
  state.area[0].completed = 1;
  TEST_ASSERT_TRUE(whyNoGuests(state, 0, 0) == Text::PalazziNoGuests);
  state.area[2].opened = 1;
  TEST_ASSERT_TRUE(whyNoGuests(state, 0, 0) == Text::PalazziOpenedSendsNone);
  TEST_ASSERT_TRUE(whyNoGuests(state, 2, 0) == Text::PalazziNoGuests);
}

// ---- The screens

TEST(a_turn_that_is_done_says_where_one_is_and_names_both_keys) {
  for (const Panel& panel : kPanels) {
    for (const Language language : kAllLanguages) {
      begin(panel, language);
      start(3, 2);
      untilPhase(Phase::Play, 5);
      while (session().phase() == Session::Phase::Decide) {
        static_cast<void>(session().play(session().legal()[0]));
        device->run(40);
      }
      look();
      TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
      const bool low = panel.height == 135;
      const Standing now = standingOf(known(), session().seat());
      TEST_ASSERT_TRUE(low || picture.says(Phrase(Text::PalazziAtPlace, {placeName(now.place)})));
      TEST_ASSERT_TRUE(picture.says(tr(Text::KeyEndTurn)));
      TEST_ASSERT_TRUE(picture.says(tr(Text::KeyUndo)) || picture.says(tr(Text::KeyBack)));
    }
  }
}

// What a party is worth stays in view when the turn is done.
TEST(after_an_opening_the_bottom_line_still_says_what_b_does) {
  for (const Language language : kAllLanguages) {
    for (const Panel& panel : kPanels) {
      begin(panel, language);
      start(3, 2);
      playUntil(
          *device, [](const Session& s) { return test::known(s).phase == Phase::Turn && s.undoReach() > 0; },
          7, [](const Session&, Action action) { return kindOf(action) == Kind::Open ? 1 : 0; });
      device->press(Down);
      look();
      TEST_ASSERT_TRUE(picture.says(tr(Text::PalazziKeyTake)));
      TEST_ASSERT_TRUE(picture.says(undoWord(stagePlan(device->canvas(), known()))));
    }
  }
}

TEST(the_worth_of_parties_is_there_at_the_end_of_a_turn) {
  for (const Panel& panel : kPanels) {
    begin(panel, Language::De);
    start(5, 2);
    playUntil(*device, [](const Session& s) {
      const State& state = test::known(s);
      return state.phase == Phase::Play && state.area[s.seat()].completed != 0;
    });
    const Seat seat = session().seat();
    while (session().phase() == Session::Phase::Decide) {
      static_cast<void>(session().play(session().legal()[0]));
      device->run(40);
    }
    look();
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
    for (int colour = 0; colour < kColours; ++colour) {
      if (!(known().area[seat].completed >> colour & 1)) continue;
      Phrase worth;
      worth.addSigned(partyWorth(known(), seat, colour));
      TEST_ASSERT_TRUE(picture.says(worth));
    }
  }
}

TEST(the_two_cards_of_the_beginning_are_no_turn) {
  for (const Language language : kAllLanguages) {
    begin(kSquare, language);
    device->app().settings.wordsSeen = 0;
    start(3, 2);
    untilPhase(Phase::Keep, 1);
    look();
    TEST_ASSERT_TRUE(device->app().tell.note().empty());  // no word covers what is to be done
    TEST_ASSERT_EQUAL(1, picture.count(tr(Text::ResultMenu)));
    device->press(A);
    look();
    // The shields of the pair decide who begins: they are told before it is chosen.
    const CardId* hand = handOf(known(), session().seat());
    TEST_ASSERT_TRUE(
        picture.says(Phrase(Text::PalazziShieldsStay, {kDeck[hand[0]].shields + kDeck[hand[1]].shields})));
    device->press(A);
    look();
    TEST_ASSERT_TRUE(session().phase() == Session::Phase::Confirm);
    TEST_ASSERT_TRUE(picture.says(tr(Text::PalazziKeepDone)));
    TEST_ASSERT_FALSE(picture.says(tr(Text::PlayDone)));
  }
}

TEST(a_turn_begins_with_the_keys_that_choose) {
  for (const Panel& panel : kPanels) {
    lookAt(panel, Language::It, 3, Phase::Turn, 2);
    TEST_ASSERT_TRUE(picture.says("▲▼ "));
  }
}

TEST(a_triplet_is_named_by_a_card_that_one_sees) {
  begin(kSquare, Language::En);
  start(4, 2);
  untilPhase(Phase::Turn, 3);
  for (const Action action : session().legal()) {
    if (kindOf(action) != Kind::Take) continue;
    Phrase words;
    device->app().stage().words().nameAction(tableOf(device->app()), action, words);
    bool named = false;
    for (const CardId card : tripletCards(known(), tripletOf(action))) {
      if (isBastion(card)) continue;
      Phrase number;
      number.add(kDeck[card].number);
      named = named || words.view().find(number.view()) != std::string_view::npos;
    }
    TEST_ASSERT_TRUE(named);
  }
}

int guests = 0;

void readPicks() {
  const State& state = known();
  if (state.phase != Phase::CityPick) return;
  const Table table = tableOf(device->app());
  const StagePlan plan = stagePlan(device->canvas(), state);
  for (const Action action : session().legal()) {
    if (asOf(action) != As::Palace) continue;
    const int colour = colourOf(action);
    const Caption caption = picking(table, plan, state, action);
    TEST_ASSERT_TRUE_MESSAGE(fits(plan, caption.second), caption.second.view().data());
    for (Seat seat = 0; seat < 2; ++seat) {
      State after = state;
      TEST_ASSERT_TRUE(apply(after, action) == Verdict::Accepted);
      const Zone zone = palaceOf(state, seat, colour).zone;
      const bool more = partyWorth(after, seat, colour) > partyWorth(state, seat, colour) &&
                        !palaceOf(state, seat, colour).cards.empty() && zone != Zone::Opened;
      TEST_ASSERT_EQUAL(more, caption.second.view().find(table.name(seat)) != std::string_view::npos);
      guests += more;
    }
  }
}

// One's own city is not on the stage then: the caption says to whose party the card would come.
TEST(a_card_for_the_city_says_whose_guest_it_is) {
  guests = 0;
  for (const Language language : kAllLanguages) {
    begin(kSquare, language);
    eachDecision(2, 2, readPicks);
  }
  TEST_ASSERT_GREATER_THAN(50, guests);
}

TEST(who_picks_for_the_city_sees_the_own_shields) {
  for (const Panel& panel : kPanels) {
    lookAt(panel, Language::De, 2, Phase::CityPick, 3);
    Phrase shields;
    shields.add(symbol::kShield).add(known().area[session().seat()].shields);
    TEST_ASSERT_TRUE(picture.says(shields));
  }
}

// ---- Notes

// A new device with a game of three in that phase, and the page of its hint once that is thought of.
void hintAt(Panel panel, Language language, Phase phase, int round) {
  begin(panel, language);
  start(3, 2);
  untilPhase(phase, round);
  device->run(400);
  device->app().go.hint();
  device->run(40);
  TEST_ASSERT_TRUE(device->scene() == SceneId::GameMenu);
  for (int i = 0; i < 400 && session().thinker().progress() < 100; ++i) device->run(20);
  device->run(3000);
}

TEST(a_refusal_on_the_page_of_the_hint_is_said_once) {
  for (const Panel& panel : kPanels) {
    hintAt(panel, Language::De, Phase::Turn, 3);
    device->press(Left);
    device->run(40);
    TEST_ASSERT_FALSE(device->app().tell.note().empty());
    look();
    TEST_ASSERT_EQUAL(1, picture.count(device->app().tell.note()));
    TEST_ASSERT_FALSE(toasted());
  }
}

// A hint about the secret hand has the hand in front.
TEST(a_hint_for_the_first_two_cards_shows_all_four) {
  hintAt(kSquare, Language::En, Phase::Keep, 1);
  look();
  TEST_ASSERT_TRUE(device->scene() == SceneId::GameMenu);
  TEST_ASSERT_EQUAL(0, picture.count("?"));
  const CardId* hand = handOf(known(), session().seat());
  for (int i = 0; i < kHandCards; ++i) TEST_ASSERT_TRUE(picture.says(Phrase().add(kDeck[hand[i]].number)));
}

// A hint to complete a palace says what to do and why, over the picture of it.
TEST(a_hint_keeps_its_words_when_a_palace_is_completed) {
  begin(kSquare, Language::En);
  start(5, 2);
  Action done = kNoAction;
  playUntil(*device, [&](const Session& s) {
    const State& state = test::known(s);
    if (s.phase() != Session::Phase::Decide || state.phase != Phase::Play) return false;
    for (const Action action : s.legal()) {
      if (asOf(action) == As::Palace && palazzi::pointsOf(state, action) > 0) done = action;
    }
    return done != kNoAction;
  });
  TEST_ASSERT_TRUE(session().play(done) == Verdict::Accepted);
  device->rest();
  picture.lines.clear();
  const Moment moment = session().showing().moment();
  static uint16_t pixels[240 * 240];
  Canvas canvas(pixels, 240, 240);
  canvas.listen(&picture);
  device->app().stage().acts().draw(tableOf(device->app()), canvas,
                                    {Cue::Kind::Hint, &moment, "What to do", "Why", nullptr});
  TEST_ASSERT_TRUE(picture.says("What to do"));
  TEST_ASSERT_TRUE(picture.says("Why"));
}

// A word that is explained leaves the city and the choice in sight.
TEST(a_first_word_is_explained_before_there_is_a_choice_and_hides_no_key) {
  int explained = 0;
  for (const Panel& panel : kPanels) {
    for (const Language language : kAllLanguages) {
      begin(panel, language);
      start(3, 2);
      untilPhase(Phase::Turn, 2);
      device->app().settings.wordsSeen = 0;
      for (uint32_t i = 0; session().running() && i < 60; ++i) {
        device->takeTurn();
        if (session().phase() != Session::Phase::Decide) continue;
        device->run(60);
        static std::string note;
        note = device->app().tell.note();
        if (!note.empty()) {
          look();
          ++explained;
          TEST_ASSERT_TRUE_MESSAGE(known().phase == Phase::Turn || known().phase == Phase::CityPick,
                                   note.c_str());
          const StagePlan plan = stagePlan(device->canvas(), known());
          bool said = false;
          for (const auto& line : picture.lines) {
            if (note.find(line.words) != 0) continue;
            const bool below = line.box.y >= plan.caption.y - 3,
                       inSky = plan.low && line.box.x >= plan.city.sky.x;
            said = said || below || inSky;
          }
          TEST_ASSERT_TRUE_MESSAGE(said, note.c_str());
          TEST_ASSERT_TRUE_MESSAGE(intersect(picture.areaOf(ScreenPart::Note), plan.footer).empty(),
                                   note.c_str());
          TEST_ASSERT_TRUE_MESSAGE(picture.says(tr(Text::PalazziKeyCities)), note.c_str());
        }
        device->app().tell.dismiss();  // as a key does
        device->playAny(i * 31 + 7);
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(40, explained);
}

// ---- Keys

TEST(up_from_the_first_card_never_leads_to_a_discard) {
  begin(kSquare, Language::En);
  start(3, 2);
  untilPhase(Phase::Play, 3);
  for (int i = 0; i < 12; ++i) {
    device->press(Up);
    const std::size_t entries = session().match().history().size();
    device->press(A);
    device->run(40);
    TEST_ASSERT_TRUE(session().match().history().size() > entries);
    TEST_ASSERT_FALSE(asOf(session().match().history()[entries]) == As::Discard);
    session().undo();
    device->run(40);
  }
}

TEST(up_from_the_first_row_of_the_menu_deletes_nothing) {
  begin(kSquare, Language::En);
  start(3, 2);
  untilPhase(Phase::Turn, 3);
  device->press({Y, Up, A});
  device->run(40);
  TEST_ASSERT_TRUE(device->scene() == SceneId::MainMenu);
  TEST_ASSERT_TRUE(session().running());
}

// The computer's reason for taking or playing a card is below the cards of a low panel, whole or not at all.
TEST(a_reason_on_a_low_panel_is_not_cut) {
  static int cut;
  for (const Language language : kAllLanguages) {
    Device d({240, 135}, language);
    d.startGame(GameId::Palazzi, 3, 6);
    cut = 0;
    setTextFaultHook([](TextFault, std::string_view) { ++cut; });
    for (int i = 0; i < 3000 && test::known(d.session()).round < 4; ++i) {
      if (d.session().phase() == Session::Phase::Decide)
        static_cast<void>(d.session().play(d.session().legal()[0]));
      d.takeTurn();
      d.run(60);
    }
    setTextFaultHook(nullptr);
    TEST_ASSERT_EQUAL(0, cut);
  }
}

}  // namespace
