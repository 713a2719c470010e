# shellcheck shell=bash
# The list of sub-commands: a short one for newcomers, on one screen, and all of them. The help of a sub-command is its entry there, or more.

lucca_help() {
  case ${1:-} in
    '') short_help ;;
    all) long_help ;;
    *) help_on "$1" ;;
  esac
}

# Fits a terminal of 80 columns and 24 lines.
short_help() {
  cat <<'TEXT'
Lucca Tascabile: two games of Lucca on a pocket console.

  ./lucca play               play on this computer, in a window or the terminal
  ./lucca web --serve        the home page with the console in it, in a browser
  ./lucca rules              the rules of both games for printing

  ./lucca firmware [BOARD]   build the firmware, one file for each board
  ./lucca flash BOARD        copy it onto a board that is plugged in
  ./lucca boards             list the boards
  ./lucca sketch NAME        run a TFT_eSPI sketch in a window

  ./lucca test               prove that this tree works
  ./lucca test quick         the tests that a change breaks most often
  ./lucca test all           every test there is
  ./lucca lab                measure the computer players and the games
  ./lucca doctor             what this machine lacks, and how to get it

  ./lucca help all           every sub-command
  ./lucca COMMAND --help     what a sub-command takes
TEXT
}

long_help() {
  cat <<'TEXT'
  ./lucca play [OPTIONS]     play on this computer: in a window, else in the terminal, else a demonstration
  ./lucca web [--serve]      build the home page in build/web; with --serve show it on this computer
  ./lucca rules              write the rules to be printed, one file for each game and language, in build/rules

  ./lucca firmware [BOARD]   build the firmware, one build/firmware/lucca-BOARD.uf2 for each board; --board FILE.h: a board of
                             your own, from a file outside of this tree (docs/boards.md)
  ./lucca flash BOARD        copy the firmware onto a board that is plugged in with BOOTSEL held
  ./lucca boards             list the boards
  ./lucca sketch NAME [BOARD]  run a TFT_eSPI sketch in a window, or build it for a board; --shots writes pictures,
                             --library FOLDER adds an Arduino library

  ./lucca test               prove that this tree works: format, layers, the PC's tests, one image played in an emulator
  ./lucca test all           that and the rest: sanitizers, every board, the browser; all end with "N passed, N failed, ..."
  ./lucca test quick         format, layers and the PC's tests without the long ones: under three minutes once built
  ./lucca test tidy          every source before clang-tidy; test all looks at those that changed since all were clean
  ./lucca doctor             say what this machine has and lacks to play, build and test, and how to get it
  ./lucca clean              forget everything built

  ./lucca record --game ...  play random or computer games and write their records (--help says how)
  ./lucca replay FILE...     referee recorded games, line by line
  ./lucca review FILE        say which turns of a recorded game mattered, as text and as a page with pictures
  ./lucca lab [NAME ...]     measure the computer players and the games; ./lucca lab lists the measurements
  ./lucca fuzz MINUTES       try arbitrary bytes as saves, links, records, decks and presses; findings go to build/fuzz
  ./lucca bench              measure engines, bots, drawing and screens, here and on the emulated RP2040
  ./lucca bench --signature  a checksum of how the computer players play; --signature --accept keeps it for the test
  ./lucca screens            write a picture of every screen, and a contact sheet; --before and --golden: see CONTRIBUTING
  ./lucca format             bring all sources into the project's format
  ./lucca docs               write the generated parts of docs/ again
  ./lucca release            make build/release from the last commit: images, home page, rules, checksums, licences
  ./lucca help [all]         the list for somebody new, or this one

With a deck of your own (docs/own-deck.md): --deck FILE after any sub-command that builds.
TEXT
}

# asks_for_help COMMAND ARGS...: --help or -h comes first. The recorder, the referee and the measurements answer it themselves.
asks_for_help() {
  case $1 in record | replay | review | lab) return 1 ;; esac
  case ${2:-} in --help | -h) ;; *) return 1 ;; esac
}

# help_on COMMAND: its own help where it has one, else its lines of the list.
help_on() {
  local lines
  if [ "$1" = play ] || [ "$1" = lab ]; then
    "help_on_$1"
    return
  fi
  # The lines below an entry that are indented further belong to it.
  lines=$(long_help | awk -v name="$1" '/^$/ { on = 0 } /^  [^ ]/ { on = $1 == "./lucca" && $2 == name } on')
  [ -n "$lines" ] || die "There is no sub-command '$1'. ./lucca help lists what there is."
  say "$lines"
}
