// All scenes of the device: the objects, and the table that finds them. A new screen is a class, a member here, an id in
// ui/shell/scene.h and a row in ui/scenes.cpp.
#pragma once

#include "ui/fame/fame_scene.h"
#include "ui/fame/result_scene.h"
#include "ui/learn/guided_scene.h"
#include "ui/learn/rules_scene.h"
#include "ui/play/code_scene.h"
#include "ui/play/game_menu_scene.h"
#include "ui/play/hand_over_scene.h"
#include "ui/play/inspect_scene.h"
#include "ui/play/log_scene.h"
#include "ui/play/play_scene.h"
#include "ui/play/recap_scene.h"
#include "ui/setup/choose_game_scene.h"
#include "ui/setup/name_entry_scene.h"
#include "ui/setup/options_scene.h"
#include "ui/setup/running_scene.h"
#include "ui/setup/seat_edit_scene.h"
#include "ui/setup/seats_scene.h"
#include "ui/shell/dialog_scene.h"
#include "ui/system/about_scene.h"
#include "ui/system/diagnostics_scene.h"
#include "ui/system/fault_scene.h"
#include "ui/system/keys_scene.h"
#include "ui/system/language_scene.h"
#include "ui/system/main_menu_scene.h"
#include "ui/system/panel_scene.h"
#include "ui/system/settings_scene.h"
#include "ui/system/title_scene.h"

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
  RunningScene running;
  PanelScene panel;
  CodeScene code;
  KeysScene keys;
};

Scene& sceneOf(Scenes& scenes, SceneId id);
const char* sceneName(SceneId id);  // for tests and pictures

}  // namespace lucca::ui
