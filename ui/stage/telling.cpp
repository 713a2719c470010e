#include "ui/stage/telling.h"

#include "ui/shell/app.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

bool isTold(App& app, const Moment& moment, Phrase& words) {
  words.clear();
  app.stage().words().describe(tableOf(app), moment, words);
  return !words.empty();
}

void learnMoments(App& app, int entries) {
  app.trail.follow(app.game.session().match(), app.game.session().match().changes());
  Phrase words;
  for (int i = 0; i < entries && !app.trail.complete(); ++i) {
    app.trail.learn([&](const Moment& moment) { return isTold(app, moment, words); });
  }
}

bool hasNewMoments(App& app) { return !app.trail.knows(app.game.session().match().changes()); }

}  // namespace lucca::ui
