# shellcheck shell=bash
# What this machine has, what it lacks, and how to get it. Installs nothing.

DOCTOR_PLAY=(compiler cmake ninja python fonts png sdl)
DOCTOR_FIRMWARE=(arm elftools node npm)
DOCTOR_WEB=(wasm zopfli webfonts)
DOCTOR_TESTS=(tidy format fuzzer shellcheck spelling zbarimg xvfb-run tmux chromium qemu)

doctor_title() {
  case $1 in
    compiler) echo "C and C++ compiler" ;;
    cmake) echo "CMake 3.25 or newer" ;;
    ninja) echo "Ninja" ;;
    python) echo "Python 3 with Pillow" ;;
    fonts) echo "Roboto, DejaVu and FreeFont" ;;
    png) echo "libpng" ;;
    sdl) echo "SDL2, for the window" ;;
    arm) echo "ARM compiler with its library" ;;
    elftools) echo "pyelftools" ;;
    node) echo "Node.js 18 or newer" ;;
    wasm) echo "clang for WebAssembly, Binaryen" ;;
    zopfli) echo "zopfli, deflates the page's module" ;;
    webfonts) echo "fontTools with Brotli" ;;
    tidy) echo "clang-tidy" ;;
    format) echo "clang-format" ;;
    fuzzer) echo "clang with its fuzzer" ;;
    spelling) echo "hunspell in three languages" ;;
    zbarimg) echo "zbarimg, reads QR codes" ;;
    xvfb-run) echo "Xvfb, a screen for tests" ;;
    chromium) echo "Chromium" ;;
    qemu) echo "QEMU for ARM" ;;
    *) echo "$1" ;;
  esac
}

# The version of what is there, in a few words.
doctor_version() {
  case $1 in
    compiler) "${CXX:-g++}" --version ;;
    cmake | ninja | node | npm | clang-tidy | clang-format | chromium) "$1" --version ;;
    python) "$PYTHON" --version ;;
    png) pkg-config --modversion libpng ;;
    sdl) pkg-config --modversion sdl2 ;;
    arm) arm-none-eabi-g++ --version ;;
    wasm) clang++ --version ;;
    tidy) clang-tidy --version | grep -i version ;;
    format) clang-format --version ;;
    shellcheck) shellcheck --version | sed -n 's/^version: //p' ;;
    tmux) tmux -V ;;
    qemu) qemu-system-arm --version ;;
    *) ;;
  esac 2>/dev/null | head -n 1
}

# package_on SYSTEM NAME: what installs it there; empty where the system always has it.
package_on() {
  case $1:$2 in
    debian:*) debian_package "$2" ;;
    fedora:compiler) echo gcc gcc-c++ ;;
    fedora:ninja) echo ninja-build ;;
    fedora:python) echo python3-pillow ;;
    fedora:fonts) echo google-roboto-condensed-fonts dejavu-sans-fonts gnu-free-sans-fonts gnu-free-serif-fonts gnu-free-mono-fonts ;;
    fedora:png) echo libpng-devel pkgconf ;;
    fedora:sdl) echo SDL2-devel pkgconf ;;
    fedora:arm) echo arm-none-eabi-gcc-cs-c++ arm-none-eabi-newlib ;;
    fedora:elftools) echo python3-pyelftools ;;
    fedora:node) echo nodejs ;;
    fedora:wasm) echo binaryen clang lld llvm wasi-libc-static ;;
    fedora:webfonts) echo python3-fonttools python3-brotli ;;
    fedora:tidy | fedora:format) echo clang-tools-extra ;;
    fedora:fuzzer) echo clang compiler-rt ;;
    fedora:shellcheck) echo ShellCheck ;;
    fedora:spelling) echo hunspell hunspell-en-US hunspell-it hunspell-de ;;
    fedora:zbarimg) echo zbar ;;
    fedora:qemu) echo qemu-system-arm-core ;;
    fedora:xvfb-run) echo xorg-x11-server-Xvfb xorg-x11-xauth ;;
    macos:compiler | macos:xvfb-run) ;; # xcode-select --install; its own screen
    macos:python) echo pillow ;;
    macos:fonts) ;; # LUCCA_FONTS
    macos:png) echo libpng pkg-config ;;
    macos:sdl) echo sdl2 pkg-config ;;
    macos:arm) echo gcc-arm-embedded ;;
    macos:elftools) ;; # pip
    macos:node | macos:npm) echo node ;;
    macos:wasm) echo binaryen llvm lld wasi-libc ;;
    macos:webfonts) echo fonttools brotli ;;
    macos:tidy | macos:fuzzer) echo llvm ;;
    macos:format) echo clang-format ;;
    macos:spelling) echo hunspell ;;
    macos:zbarimg) echo zbar ;;
    *) echo "$2" ;;
  esac
}

this_system() {
  if [ "$(uname)" = Darwin ]; then
    echo macos
  elif grep -qsE '^(ID|ID_LIKE)=.*(fedora|rhel)' /etc/os-release; then
    echo fedora
  else
    echo debian
  fi
}

# doctor_group TITLE NAMES...: a line for each; what is missing is added to MISSING.
doctor_group() {
  local name
  say "$1"
  shift
  for name in "$@"; do
    if have "$name"; then
      printf '  %-8s %-32s %s\n' yes "$(doctor_title "$name")" "$(doctor_version "$name")"
    else
      printf '  %-8s %s\n' MISSING "$(doctor_title "$name")"
      MISSING+=("$name")
    fi
  done
}

# The packages that ./lucca gets itself, without the system's help.
doctor_fetched() {
  if [ -n "${PICO_SDK_PATH:-}" ]; then
    say "  $([ -e "$PICO_SDK_PATH/pico_sdk_init.cmake" ] && echo yes || echo MISSING)      the Pico SDK of PICO_SDK_PATH: $PICO_SDK_PATH"
  fi
  if [ -d node_modules/rp2040js ]; then
    printf '  %-8s %s\n' yes "packages of npm: Pico SDK, emulator, the page's tools"
  else
    printf '  %-8s %s\n' later "packages of npm: ./lucca gets them with npm ci when it needs them"
  fi
  if [ -n "${UNITY_PATH:-}" ] || [ -e build/unity/src/unity.c ]; then
    printf '  %-8s %s\n' yes "Unity, the test framework"
  else
    printf '  %-8s %s\n' later "Unity, the test framework: ./lucca test gets it"
  fi
}

# how_to SYSTEM COMMAND: the line that installs what is missing.
how_to() {
  local name packages=()
  for name in "${MISSING[@]}"; do
    # shellcheck disable=SC2207 # package names hold no spaces
    packages+=($(package_on "$1" "$name"))
  done
  if [ ${#packages[@]} -gt 0 ]; then
    printf '  %-7s %s %s\n' "$1" "$2" "$(printf '%s\n' "${packages[@]}" | awk '!seen[$0]++' | tr '\n' ' ')"
  fi
}

how_on() {
  case $1 in
    debian) how_to debian "sudo apt-get install" ;;
    fedora) how_to fedora "sudo dnf install" ;;
    macos)
      how_to macos "brew install"
      case " ${MISSING[*]} " in *" compiler "*) say "          xcode-select --install brings the compiler" ;; esac
      case " ${MISSING[*]} " in *" elftools "*) say "          pip3 install pyelftools" ;; esac
      case " ${MISSING[*]} " in *" fonts "*) say "          the fonts' files go into a folder that LUCCA_FONTS names (CONTRIBUTING.md)" ;; esac
      ;;
  esac
}

lucca_doctor() {
  no_arguments doctor "$@"
  local system other
  MISSING=()
  have_python || true
  doctor_group "To play: ./lucca play" "${DOCTOR_PLAY[@]}"
  doctor_group "For the firmware, also: ./lucca firmware" "${DOCTOR_FIRMWARE[@]}"
  doctor_group "For the home page, also: ./lucca web" "${DOCTOR_WEB[@]}"
  doctor_group "For all tests, also: ./lucca test all" "${DOCTOR_TESTS[@]}"
  say "Fetched by ./lucca itself"
  doctor_fetched
  say ""
  if [ ${#MISSING[@]} -eq 0 ]; then
    say "Nothing is missing."
    return
  fi
  system=$(this_system)
  say "To get what is missing:"
  for other in debian fedora macos; do [ "$other" != "$system" ] || how_on "$other"; done
  for other in debian fedora macos; do [ "$other" = "$system" ] || how_on "$other"; done
  if [ "$system" = debian ]; then say "On Debian and Ubuntu ./lucca installs it by itself as soon as a command needs it."; fi
  return 1
}
