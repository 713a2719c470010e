# shellcheck shell=bash
# The firmware of every board, and how it gets onto one.

board_names() {
  local file
  for file in boards/*.h; do
    file=${file##*/}
    case $file in board.h | panel.h | tuning.h) ;; *) printf '%s\n' "${file%.h}" ;; esac
  done
}

lucca_boards() {
  no_arguments boards "$@"
  local board
  for board in $(board_names); do
    printf '%-22s %s\n' "$board" "$(sed -n 's/.*\.name = "\(.*\)",.*/\1/p' "boards/$board.h")"
  done
}

need_board() {
  # Not through a pipe: grep leaves at the first match, and the writer's broken pipe would count as a failure.
  if ! grep -qxF -- "$1" <<<"$(board_names)"; then
    die "There is no board '$1'. The boards are: $(board_names | tr '\n' ' ')"
  fi
}

need_firmware_tools() {
  need arm cmake ninja python fonts elftools
  if [ -n "${PICO_SDK_PATH:-}" ]; then
    [ -e "$PICO_SDK_PATH/pico_sdk_init.cmake" ] ||
      die "PICO_SDK_PATH is $PICO_SDK_PATH, but there is no Pico SDK in it: pico_sdk_init.cmake is missing. Without PICO_SDK_PATH npm brings one."
  else
    need_npm_packages
  fi
}

# OWN_BOARD: the file of a board outside of boards/, or nothing.
OWN_BOARD=

# take_board ARGUMENTS: BOARD becomes the name of the board that is meant, of boards/ or of a file after --board; empty: all.
take_board() {
  BOARD=${1:-}
  if [ "$BOARD" != --board ]; then
    if [ $# -gt 0 ]; then need_board "$BOARD"; fi
    return
  fi
  [ -n "${2:-}" ] || die "--board needs the file of a board: --board my_board.h. docs/boards.md says what is in it."
  OWN_BOARD=$(cd "$CALLED_FROM" && realpath "$2")
  [ -f "$OWN_BOARD" ] || die "There is no file $2."
  BOARD=$(basename "$OWN_BOARD" .h)
  [[ $BOARD =~ ^[a-z][a-z0-9_]*$ ]] ||
    die "A board's file is named after its namespace, in small letters, digits and _, and ends in .h: $2 is not."
  if grep -qxF -- "$BOARD" <<<"$(board_names)"; then
    die "boards/ has a board '$BOARD' already: give $2 and the namespace in it another name."
  fi
  grep -q "namespace lucca::$BOARD\b" "$OWN_BOARD" || die "$2 has no namespace lucca::$BOARD, which its name asks for."
  case $(chips_of "$BOARD") in
    Rp2040 | Rp2350 | Either) ;;
    *) die "$2 names other chips than there are: .chips = Chips::Rp2040, Rp2350 or Either." ;;
  esac
}

# chips_of BOARD: Rp2040, Rp2350 or Either, as its file says; a file that names none takes either.
chips_of() {
  local chips
  chips=$(sed -n 's,^[^/]*\.chips *= *\(Chips::\)*\([A-Za-z0-9]*\).*,\2,p' "${OWN_BOARD:-boards/$1.h}")
  echo "${chips:-Either}"
}

# refused_line FILE KIND LOG: the first line of a file of which the compiler said something of this kind, and what it said.
refused_line() { sed -n "/-Werror=/d;s/.*\\(\\<$1:[0-9]*\\):[0-9]*: $2: /  \\1: /p" "$3" | head -n 1; }

# board_mistakes PRESET [BOARD]: what was found wrong in a board's file: the first line of it that the compiler refused, or else what
# boards/board.h and the image's board.cpp say of the facts, or else what the compiler did not understand behind it, and the line
# that it names for it.
board_mistakes() {
  local log=build/log/build-$1.log board=${2:-} found='' error='\(fatal \)*error'
  if [ -n "$board" ]; then found=$(refused_line "$board\\.h" "$error" "$log"); fi
  if [ -z "$found" ]; then found=$(sed -n 's/.*error: static assertion failed: /  /p' "$log" | sort -u); fi
  if [ -n "$board" ] && [ -z "$found" ]; then
    found=$(refused_line "board_$board\\.cpp" "$error" "$log" && refused_line "$board\\.h" '[a-z]*' "$log")
  fi
  if [ -n "$found" ]; then printf 'The board is not right:\n%s\n' "$found" >&2; fi
  case $found in *"designator order"*) printf '  The fields of a board stand in the order of boards/board.h.\n' >&2 ;; esac
}

# build_images PRESET CHIP SUFFIX [BOARD]: the images for one chip, and the table of their sizes. A board that has no such chip any
# more loses its old image, which would go into the joined file.
build_images() {
  local preset=$1 chip=$2 suffix=$3 board=${4:-} targets=()
  if [ -n "$board" ]; then
    case $(chips_of "$board") in
      "$chip" | Either) ;;
      *)
        rm -f "build/$preset/lucca-$board$suffix".*
        return
        ;;
    esac
    targets=("lucca-$board$suffix")
  fi
  if ! build "$preset" ${targets[@]+"${targets[@]}"}; then
    board_mistakes "$preset" "$board"
    die "The firmware did not build; see above."
  fi
  "$PYTHON" tools/firmware/report.py "build/$preset" "${board:+$board$suffix}"
}

lucca_firmware() {
  take_board "$@"
  if [ -z "$OWN_BOARD" ]; then
    [ $# -le 1 ] || die "./lucca firmware builds one board or all: ./lucca firmware [BOARD | --board FILE.h]."
  fi
  need_writable
  need_firmware_tools
  build_images firmware Rp2040 "" "$BOARD"
  build_images pico2 Rp2350 -pico2 "$BOARD"
  mkdir -p build/firmware
  "$PYTHON" tools/firmware/join.py "$TOP" ${BOARD:+"$BOARD"}
}

# Where a Pico in its loader shows up as a drive, or nothing.
find_pico_drive() {
  local place
  for place in "${LUCCA_DRIVES:-}"/* {/media/*,/media,/run/media/*,/Volumes,/mnt}/{RPI-RP2,RP2350}; do
    if [ -e "$place/INFO_UF2.TXT" ]; then
      printf '%s\n' "$place"
      return
    fi
  done
}

lucca_flash() {
  [ $# -ge 1 ] || die "Which board? ./lucca flash BOARD, one of: $(board_names | tr '\n' ' '), or --board FILE.h"
  lucca_firmware "$@"
  local image="build/firmware/lucca-$BOARD.uf2" drive
  drive=$(find_pico_drive)
  if [ -z "$drive" ]; then
    die "No RPI-RP2 or RP2350 drive found. Hold BOOTSEL (PicoSystem: X) while plugging the board in, wait for the drive, and run this again; or drag $image onto it yourself."
  fi
  cp "$image" "$drive/" || die "Could not copy $image to $drive."
  say "Copied $image to $drive; the board starts by itself."
}
