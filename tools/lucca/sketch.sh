# shellcheck shell=bash
# Sketches for TFT_eSPI: onto a board, into a window, or as pictures. docs/tft-espi.md says how one is brought here.

# The folder of a sketch: an example of the library, or any path to a folder or its .ino, from where the user is.
sketch_folder() {
  local given=$1 place
  for place in "$TOP/drivers/tft_espi/examples/$given" "$given" "$CALLED_FROM/$given"; do
    case $place in *.ino | *.cpp) place=$(dirname "$place") ;; esac
    if compgen -G "$place/*.ino" >/dev/null || compgen -G "$place/*.cpp" >/dev/null; then
      (cd "$place" && pwd)
      return
    fi
  done
  die "There is no sketch '$given'. There are: $(sketch_names). For your own, give its folder: ./lucca sketch path/to/$given."
}

# The folder of an Arduino library, from where the user is.
library_folder() {
  local place
  for place in "$1" "$CALLED_FROM/$1"; do
    if [ -n "$1" ] && [ -d "$place" ]; then
      (cd "$place" && pwd)
      return
    fi
  done
  die "--library needs the folder of an Arduino library; there is no '$1'."
}

# build_sketch WHERE FOLDER BOARD CMAKE_OPTIONS...: leaves the program's folder in BUILT. Sketches for one machine share the library.
# `libraries` are those that its caller was given.
build_sketch() {
  local where=$1 folder=$2 board=$3
  shift 3
  BUILT=build/sketches/$where
  forget_moved "$BUILT" "$TOP/drivers/tft_espi/core"
  quietly "sketch-$where" cmake -G Ninja -S drivers/tft_espi/core -B "$BUILT" -DSKETCH="$folder" -DBOARD="$board" \
    -DSKETCH_LIBRARIES="$libraries" \
    -DPython3_EXECUTABLE="$PYTHON" "$@" || die "CMake could not configure the sketch."
  quietly "sketch-$where" cmake --build "$BUILT" --parallel "$(jobs)" || die "The sketch did not compile; see above."
}

lucca_sketch() {
  [ $# -ge 1 ] || die "Which sketch? ./lucca sketch NAME [BOARD], ./lucca sketch NAME --shots [BOARD]. There are: $(sketch_names)"
  local folder name board='' shots='' times=0.5,2,5 sprites=128 libraries='' library
  folder=$(sketch_folder "$1")
  name=$(basename "$folder")
  shift
  while [ $# -gt 0 ]; do
    case $1 in
      --shots) shots=1 ;;
      --at)
        [ -n "${2:-}" ] || die "--at needs the seconds after which pictures are taken, as 0.5,2,5."
        times=$2 && shift
        ;;
      --sprites)
        whole_number "--sprites KILOBYTES" "${2:-}"
        sprites=$2 && shift
        ;;
      --library)
        library=$(library_folder "${2:-}")
        libraries="$libraries;$library" && shift
        ;;
      *) need_board "$1" && board=$1 ;;
    esac
    shift
  done
  need_writable
  need compiler cmake ninja python fonts
  if [ -n "$shots" ]; then
    build_sketch pc "$folder" "${board:-picosystem}"
    mkdir -p "build/shots/$name"
    rm -f "build/shots/$name"/*.png
    "$BUILT/$name" "build/shots/$name" "$times" || die "The sketch stopped before its last picture."
    say "Its pictures are in build/shots/$name."
  elif [ -n "$board" ]; then
    [ "$(chips_of "$board")" != Rp2350 ] || die "Sketches are built for the RP2040, and the $board has an RP2350."
    need_firmware_tools
    build_sketch "$board" "$folder" "$board" -DSKETCH_PICO=ON -DSKETCH_SPRITE_KB="$sprites"
    say "$BUILT/$name.uf2 is for the $board."
  else
    need sdl
    build_sketch pc "$folder" picosystem
    say "The window is open: arrow keys and A, B, X, Y are the buttons. Close it to stop."
    "$BUILT/$name"
  fi
}

sketch_names() {
  local folder
  for folder in drivers/tft_espi/examples/*/; do
    folder=${folder%/}
    if [ -e "$folder/${folder##*/}.ino" ]; then printf '%s ' "${folder##*/}"; fi
  done | sed 's/ $//'
}
