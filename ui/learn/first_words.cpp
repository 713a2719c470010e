#include "ui/learn/first_words.h"

#include "ui/learn/topics.h"
#include "ui/shell/app.h"

namespace lucca::ui {

namespace {

struct Row {
  RulePage page;
  uint8_t count;
  Word words[6];
};

constexpr Row kRows[] = {
    {RulePage::PalSetup, 3, {Word::Window, Word::Shield, Word::Number}},
    {RulePage::PalTriplet, 2, {Word::Triplet, Word::Quarter}},
    {RulePage::PalPlay, 4, {Word::Palace, Word::Wall, Word::Bastion, Word::Wild}},
    {RulePage::PalOpen, 1, {Word::Party}},
    {RulePage::PalPick, 1, {Word::Thecity}},
    {RulePage::TorTurn,
     6,
     {Word::Brick, Word::Block, Word::Tower, Word::Control, Word::Supply, Word::Strength}},
    {RulePage::TorPrisoner, 2, {Word::Prisoner, Word::Struggle}},
    {RulePage::TorSwitch, 1, {Word::Neutral}},
};
static_assert(kWords <= 32, "Settings::wordsSeen has a bit a word");

}  // namespace

std::span<const Word> wordsOf(RulePage page) {
  for (const Row& row : kRows) {
    if (row.page == page) return {row.words, row.count};
  }
  return {};
}

void explainFirstWord(App& app) {
  uint32_t& seen = app.settings().wordsSeen;
  for (const Word word : wordsOf(helpTopic(app, SceneId::Play))) {
    const uint32_t bit = 1u << static_cast<unsigned>(word);
    if ((seen & bit) || !app.gameUi().shows(Table(app), word)) continue;
    seen |= bit;
    app.settingsChanged();
    Phrase note;
    note.add(wordText(word).word).add(": ").add(wordText(word).meaning);
    return app.tell.explain(note);
  }
}

}  // namespace lucca::ui
