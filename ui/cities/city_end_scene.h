// The end of a city: its medal on a ladder with the three marks. Right shares it: a text for friends, then its code.
#pragma once

#include "base/qr/qr_code.h"
#include "ui/game/city.h"
#include "ui/shell/app.h"

namespace lucca::ui {

class CityEndScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override { app.screen.redraw(); }
  void event(App& app, const Event& event) override;
  void update(App& app) override;
  void draw(App& app, Canvas& canvas) override;

  enum class View : uint8_t { Medal, Text, Code };

  void medalEvent(App& app, const Event& event);
  void show(App& app, View view, int step);
  void copy(App& app);
  void drawResult(App& app, Canvas& canvas);
  void drawFound(Canvas& canvas, const Rect& area) const;
  void drawSentence(Canvas& canvas, const Rect& area) const;
  void drawText(App& app, Canvas& canvas);
  void drawCodePage(App& app, Canvas& canvas);
  const QrCode* code(App& app, int pixels);

  View view_ = View::Medal;
  GameId game_{};
  int16_t number_ = 0;
  int16_t score_ = 0;
  int16_t best_ = 0;  // the best score that the city was played with
  Medal medal_ = Medal::None;
  int8_t sounded_ = 0;  // marks whose sound was played
  int8_t scale_ = 0;    // of the code
  Rect bar_{};          // of the ladder, on the last picture
};

}  // namespace lucca::ui
