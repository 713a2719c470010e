// All scenes of the device: the objects, and the table that finds them. A new screen is a class, a member here, an id in
// ui/shell/scene.h and a row in ui/scenes.cpp.
#pragma once

#include "ui/fame/fame_scene.h"
#include "ui/learn/guided_scene.h"
#include "ui/learn/rules_scene.h"
#include "ui/play/play_scenes.h"
#include "ui/setup/setup_scenes.h"
#include "ui/system/device_scenes.h"
#include "ui/system/start_scenes.h"

namespace lucca::ui {

struct Scenes {
  LanguageScene language;
  TitleScene title;
  MainMenuScene mainMenu;
  ChooseGameScene chooseGame;
  OptionsScene options;
  SeatsScene seats;
  SeatEditScene seatEdit;
  NameEntryScene nameEntry;
  HandOverScene handOver;
  RecapScene recap;
  PlayScene play;
  GameMenuScene gameMenu;
  LogScene log;
  InspectScene inspect;
  ResultScene result;
  SettingsScene settings;
  AboutScene about;
  DiagnosticsScene diagnostics;
  FaultScene fault;
  DialogScene dialog;
  RulesScene rules;
  GuidedScene guided;
  FameScene fame;
};

Scene& sceneOf(Scenes& scenes, SceneId id);
const char* sceneName(SceneId id);  // for tests and pictures

}  // namespace lucca::ui
