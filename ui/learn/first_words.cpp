#include "ui/learn/first_words.h"

#include "ui/learn/topics.h"
#include "ui/shell/app.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

static_assert(kWords <= 32, "Settings::wordsSeen has a bit a word");

std::span<const Word> wordsOf(RulePage page) {
  for (const GameRow* game : gameRows()) {
    for (const FirstWords& row : game->firstWords) {
      if (row.page == page) return row.words;
    }
  }
  return {};
}

void explainFirstWord(App& app) {
  uint32_t& seen = app.settings.wordsSeen;
  for (const Word word : wordsOf(helpTopic(app, SceneId::Play))) {
    const uint32_t bit = 1u << static_cast<unsigned>(word);
    if ((seen & bit) || !app.stage().words().shows(tableOf(app), word)) continue;
    seen |= bit;
    app.settingsChanged();
    return app.tell.explain(wordLine(word));
  }
}

void explainPrinciple(App& app, const Reason& reason) {
  const RulePage page = app.stage().words().principle(reason);
  const int which = static_cast<int>(page) - static_cast<int>(RulePage::PrincipleFew);
  if (ruleChapter(page) != RuleChapter::Principles) return;
  uint16_t& seen = app.settings.principlesSeen;
  if (seen >> which & 1) return;
  seen = static_cast<uint16_t>(seen | 1u << which);
  app.settingsChanged();
  app.tell.explain(firstText(page));
}

}  // namespace lucca::ui
