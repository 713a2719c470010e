// The puzzle book, and a puzzle of each game from its task to its end.
#include "host_tests/ui/harness/screens.h"
#include "ui/words/rule_book.h"

namespace lucca::ui::test {

namespace {

using enum Button;

void book(Device& d) {
  d.toMenu();
  d.app().go.push(SceneId::Puzzles);
  d.run(20);
}
void bookTorri(Device& d) { then<book, Right>(d); }
void chapterTorri(Device& d) { then<bookTorri, A>(d); }
void chapterPalazzi(Device& d) { then<book, A>(d); }
void taskTorri(Device& d) { then<chapterTorri, A>(d); }
void taskPalazzi(Device& d) { then<chapterPalazzi, A>(d); }
void playTorri(Device& d) { then<taskTorri, A>(d); }
// The third one is against black, the longest name of a colour in German.
void playThirdTorri(Device& d) { then<taskTorri, Right, Right, A>(d); }
void playPalazzi(Device& d) { then<taskPalazzi, A>(d); }

// Makes the decisions, or the first legal ones where there are none, until the try is judged.
void attempt(Device& d, std::span<const Action> own) {
  std::size_t next = 0;
  for (int i = 0; i < 400 && d.handheld().scene() != SceneId::Puzzle; ++i) {
    Session& session = d.session();
    if (session.phase() == Session::Phase::Decide) {
      const Action action = next < own.size() ? own[next] : session.legal()[session.legal().size() / 2];
      ++next;
      if (session.play(action) != Verdict::Accepted) return;
    } else if (session.phase() == Session::Phase::Confirm) {
      session.confirm();
    } else if (session.phase() == Session::Phase::Show) {
      session.skip(d.app().now(), d.app().settings.speed);
    }
    d.run(60);
  }
  d.settle();
}

template <auto Play>
void right(Device& d) {
  Play(d);
  attempt(d, d.app().game.puzzle().puzzle().solution);
}
template <auto Play>
void wrong(Device& d) {
  Play(d);
  attempt(d, {});
}
// As X held does it.
void askHint(Device& d) {
  d.app().go.openHelp(RulePage::DevKeys);
  d.run(20);
  d.app().go.hint();
  d.run(40);
}
template <auto Play>
void hint(Device& d) {
  Play(d);
  askHint(d);
}
template <auto Play>
void secondHint(Device& d) {
  hint<Play>(d);
  d.press(A);
  askHint(d);
}
void starred(Device& d) {
  right<playTorri>(d);
  d.press(B);
  d.run(20);
}

constexpr Screen kScreens[] = {
    {"puzzles_book_palazzi", book},
    {"puzzles_book_torri", bookTorri},
    {"puzzles_chapter_palazzi", chapterPalazzi},
    {"puzzles_chapter_torri", chapterTorri},
    {"puzzles_task_palazzi", taskPalazzi},
    {"puzzles_task_torri", taskTorri},
    {"puzzles_play_palazzi", playPalazzi},
    {"puzzles_play_torri", playTorri},
    {"puzzles_menu", then<playTorri, Y>},
    {"puzzles_hint_palazzi", hint<playPalazzi>},
    {"puzzles_hint_torri", hint<playTorri>},
    {"puzzles_hint_second_torri", secondHint<playTorri>},
    {"puzzles_wrong_palazzi", wrong<playPalazzi>},
    {"puzzles_wrong_torri", wrong<playThirdTorri>},
    {"puzzles_right_palazzi", right<playPalazzi>},
    {"puzzles_right_torri", right<playTorri>},
    {"puzzles_starred", starred},
};

}  // namespace

std::span<const Screen> puzzleScreens() { return kScreens; }

}  // namespace lucca::ui::test
