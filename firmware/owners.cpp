// The owners of the device's memory: an array as large as each part, named after its folder. Nothing links it;
// tools/firmware/report.py reads the sizes from the object file. The parts are all inside of the Device, none inside of another.
#include "device/device.h"

namespace lucca::owners {

char device_Device[sizeof(loop::Device)];
char drivers_store_Store[sizeof(Store)];
char engine_bots_workspace
    [kBotWorkspace];  // lent to results, rule pages and saved games while no computer player thinks
char ui_Scenes[sizeof(ui::Scenes)];
char ui_game_Session[sizeof(ui::Session)];
char ui_game_Trail[sizeof(ui::Trail)];
char ui_saves_FinishedGames[sizeof(ui::FinishedGames)];
char ui_saves_RunningGames[sizeof(ui::RunningGames)];
char ui_saves_Settings[sizeof(ui::Settings)];
char ui_shell_Announcer[sizeof(ui::Announcer)];

}  // namespace lucca::owners
