#include "ui/scenes.h"

namespace lucca::ui {

namespace {

struct Row {
  SceneId id;
  const char* name;
  Scene& (*of)(Scenes&);
};

template <auto Member>
constexpr Scene& member(Scenes& scenes) {
  return scenes.*Member;
}

constexpr Row kTable[] = {
    {SceneId::Language, "language", member<&Scenes::language>},
    {SceneId::Title, "title", member<&Scenes::title>},
    {SceneId::MainMenu, "main_menu", member<&Scenes::mainMenu>},
    {SceneId::ChooseGame, "choose_game", member<&Scenes::chooseGame>},
    {SceneId::Options, "options", member<&Scenes::options>},
    {SceneId::Seats, "seats", member<&Scenes::seats>},
    {SceneId::SeatEdit, "seat_edit", member<&Scenes::seatEdit>},
    {SceneId::NameEntry, "name_entry", member<&Scenes::nameEntry>},
    {SceneId::HandOver, "hand_over", member<&Scenes::handOver>},
    {SceneId::Recap, "recap", member<&Scenes::recap>},
    {SceneId::Play, "play", member<&Scenes::play>},
    {SceneId::GameMenu, "game_menu", member<&Scenes::gameMenu>},
    {SceneId::Log, "log", member<&Scenes::log>},
    {SceneId::Inspect, "inspect", member<&Scenes::inspect>},
    {SceneId::Result, "result", member<&Scenes::result>},
    {SceneId::Settings, "settings", member<&Scenes::settings>},
    {SceneId::About, "about", member<&Scenes::about>},
    {SceneId::Diagnostics, "diagnostics", member<&Scenes::diagnostics>},
    {SceneId::Fault, "fault", member<&Scenes::fault>},
    {SceneId::Dialog, "dialog", member<&Scenes::dialog>},
    {SceneId::Rules, "rules", member<&Scenes::rules>},
    {SceneId::Guided, "guided", member<&Scenes::guided>},
    {SceneId::Fame, "fame", member<&Scenes::fame>},
    {SceneId::Running, "running", member<&Scenes::running>},
    {SceneId::Panel, "panel", member<&Scenes::panel>},
    {SceneId::Code, "code", member<&Scenes::code>},
    {SceneId::Keys, "keys", member<&Scenes::keys>},
};

// A row stands at its id's place.
constexpr bool inOrder() {
  for (int i = 0; i < kScenes; ++i) {
    if (kTable[i].id != static_cast<SceneId>(i)) return false;
  }
  return true;
}
static_assert(sizeof kTable / sizeof kTable[0] == kScenes && inOrder());

}  // namespace

Scene& sceneOf(Scenes& scenes, SceneId id) { return kTable[static_cast<int>(id)].of(scenes); }

const char* sceneName(SceneId id) { return kTable[static_cast<int>(id)].name; }

}  // namespace lucca::ui
