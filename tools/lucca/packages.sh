# shellcheck shell=bash
# The packages that the machine needs. On Debian and Ubuntu missing ones are installed; elsewhere they are named.

# need NAMES...: each name is one of the cases below.
need() {
  local name missing=()
  for name in "$@"; do
    if ! have "$name"; then missing+=("$name"); fi
  done
  if [ ${#missing[@]} -eq 0 ]; then return; fi
  if command -v apt-get >/dev/null; then install_packages "${missing[@]}"; fi
  for name in "${missing[@]}"; do
    if ! have "$name"; then die "$(what_is_missing "$name")"; fi
  done
}

have() {
  case $1 in
    compiler) command -v "${CXX:-g++}" >/dev/null && command -v "${CC:-gcc}" >/dev/null ;;
    cmake) command -v cmake >/dev/null && cmake_is_new ;;
    ninja) command -v ninja >/dev/null ;;
    python) have_python ;;
    fonts) have_fonts ;;
    arm) arm-none-eabi-g++ --version >/dev/null 2>&1 && have_arm_library ;;
    node) command -v node >/dev/null && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 18 ] ;;
    npm) command -v npm >/dev/null ;;
    png) have_png ;;
    elftools) "$PYTHON" -c 'import elftools' 2>/dev/null ;;
    sdl) command -v pkg-config >/dev/null && pkg-config --exists sdl2 ;;
    tidy) command -v clang-tidy >/dev/null ;;
    format) command -v clang-format >/dev/null ;;
    fuzzer) have_fuzzer ;;
    spelling) have_dictionaries ;;
    wasm) have_wasm ;;
    qemu) command -v qemu-system-arm >/dev/null ;;
    webfonts) "$PYTHON" -c 'import fontTools, brotli' 2>/dev/null ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

cmake_is_new() {
  local version
  version=$(cmake --version | sed -n 's/^cmake version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
  [ "${version% *}" -gt 3 ] || { [ "${version% *}" -eq 3 ] && [ "${version#* }" -ge 25 ]; }
}

# The Python that has the picture library: the system's own first, since apt puts it there.
export PYTHON=/usr/bin/python3
have_python() {
  local candidate
  for candidate in /usr/bin/python3 python3; do
    if "$candidate" -c 'from PIL import ImageFont' 2>/dev/null; then
      PYTHON=$(command -v "$candidate")
      return 0
    fi
  done
  return 1
}

have_fonts() {
  local file
  for file in roboto/unhinted/RobotoCondensed-Bold.ttf dejavu/DejaVuSans-Bold.ttf freefont/FreeSans.ttf; do
    [ -e "/usr/share/fonts/truetype/$file" ] || [ -e "${LUCCA_FONTS:-/nowhere}/${file##*/}" ] || return 1
  done
}

have_dictionaries() {
  local language
  command -v hunspell >/dev/null || return 1
  for language in en_US it_IT de_DE; do
    echo | hunspell -d "$language" -l >/dev/null 2>&1 || return 1
  done
}

have_fuzzer() {
  printf 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n' |
    clang++ -fsanitize=fuzzer -x c++ - -o /dev/null 2>/dev/null
}

have_png() {
  pkg-config --exists libpng 2>/dev/null || printf '#include <png.h>\n' | "${CXX:-g++}" -x c++ -fsyntax-only - 2>/dev/null
}

have_wasm() {
  command -v wasm-opt >/dev/null || return 1
  command -v llvm-ar >/dev/null || command -v llvm-ar-14 >/dev/null || return 1
  printf '#include <array>\nextern "C" int f() { return std::array<int, 1>{1}[0]; }\n' |
    clang++ --target=wasm32-wasi -mexec-model=reactor -std=c++20 -fno-exceptions -x c++ - -o /dev/null 2>/dev/null
}

have_arm_library() {
  printf '#include <array>\n#include <cstdio>\n' | arm-none-eabi-g++ -std=c++20 -mcpu=cortex-m0plus -x c++ -fsyntax-only - 2>/dev/null
}

debian_package() {
  case $1 in
    compiler) echo gcc g++ ;;
    ninja) echo ninja-build ;;
    python) echo python3 python3-pil ;;
    fonts) echo fonts-roboto-unhinted fonts-dejavu-core fonts-freefont-ttf ;;
    arm) echo gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib ;;
    node) echo nodejs ;;
    png) echo libpng-dev ;;
    elftools) echo python3-pyelftools ;;
    sdl) echo libsdl2-dev pkg-config ;;
    tidy) echo clang-tidy ;;
    format) echo clang-format ;;
    fuzzer) echo clang libclang-rt-dev ;;
    zbarimg) echo zbar-tools ;;
    spelling) echo hunspell hunspell-en-us hunspell-it hunspell-de-de ;;
    xvfb-run) echo xvfb xauth ;;
    wasm) echo binaryen clang lld llvm wasi-libc libc++-dev-wasm32 libclang-rt-dev-wasm32 ;;
    webfonts) echo python3-fonttools python3-brotli ;;
    qemu) echo qemu-system-arm ;;
    *) echo "$1" ;;
  esac
}

what_is_missing() {
  case $1 in
    compiler) echo "No C++ compiler (${CXX:-g++}, ${CC:-gcc}): install the package g++ (Fedora: gcc-c++; macOS: xcode-select --install)." ;;
    cmake) echo "No CMake 3.25 or newer: install the package cmake (macOS: brew install cmake)." ;;
    ninja) echo "No Ninja: install the package ninja-build (macOS: brew install ninja)." ;;
    python) echo "No Python 3 with the picture library: install python3-pil (Fedora: python3-pillow; elsewhere: pip install pillow)." ;;
    fonts) echo "No Roboto, DejaVu and FreeFont fonts, from which letters are made: install fonts-roboto-unhinted, fonts-dejavu-core and fonts-freefont-ttf, or put RobotoCondensed-Medium.ttf, RobotoCondensed-Bold.ttf, DejaVuSans-Bold.ttf and the twelve FreeMono, FreeSans and FreeSerif files into a folder and set LUCCA_FONTS to it." ;;
    arm) echo "No ARM compiler with its C++ library: install gcc-arm-none-eabi, libnewlib-arm-none-eabi and libstdc++-arm-none-eabi-newlib (Fedora: arm-none-eabi-gcc-cs-c++ arm-none-eabi-newlib; macOS: brew install --cask gcc-arm-embedded)." ;;
    node) echo "No Node.js 18 or newer: install the package nodejs (macOS: brew install node)." ;;
    png) echo "No libpng to write pictures: install the package libpng-dev (Fedora: libpng-devel; macOS: brew install libpng)." ;;
    elftools) echo "No pyelftools to read the firmware's image: install python3-pyelftools (elsewhere: pip install pyelftools)." ;;
    sdl) echo "No SDL2 for the window: install libsdl2-dev and pkg-config (Fedora: SDL2-devel; macOS: brew install sdl2 pkg-config)." ;;
    tidy) echo "No clang-tidy: install the package clang-tidy (Fedora: clang-tools-extra; macOS: brew install llvm)." ;;
    format) echo "No clang-format: install the package clang-format (Fedora: clang-tools-extra; macOS: brew install clang-format)." ;;
    fuzzer) echo "No clang with its fuzzer: install clang and libclang-rt-dev (Fedora: clang compiler-rt; macOS: brew install llvm, and put its folder first in PATH)." ;;
    zbarimg) echo "No zbarimg to read QR codes: install zbar-tools (Fedora: zbar; macOS: brew install zbar)." ;;
    spelling) echo "No hunspell with its English, Italian and German words: install hunspell, hunspell-en-us, hunspell-it and hunspell-de-de (Fedora: hunspell hunspell-en-US hunspell-it hunspell-de)." ;;
    wasm) echo "No clang for WebAssembly: install binaryen, clang, lld, llvm, wasi-libc, libc++-dev-wasm32 and libclang-rt-dev-wasm32 (Fedora: binaryen clang lld llvm wasi-libc-static; macOS: brew install binaryen llvm wasi-libc)." ;;
    qemu) echo "No QEMU for ARM: install qemu-system-arm (Fedora: qemu-system-arm-core; macOS: brew install qemu)." ;;
    webfonts) echo "No fontTools with Brotli for the page's letters: install python3-fonttools and python3-brotli (elsewhere: pip install fonttools brotli)." ;;
    *) echo "No $1: install the package $(debian_package "$1")." ;;
  esac
}

install_packages() {
  local name packages=() root=()
  for name in "$@"; do
    # shellcheck disable=SC2207 # package names hold no spaces
    packages+=($(debian_package "$name"))
  done
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      die "Missing: ${packages[*]}. As root, run: apt-get install ${packages[*]}"
    root=(sudo)
    say "Installing with apt, which needs root: ${packages[*]}"
  else
    say "Installing with apt: ${packages[*]}"
  fi
  need_writable
  local apt=(${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get -q)
  if ! "${apt[@]}" install -y --no-install-recommends "${packages[@]}" >build/log/apt.log 2>&1; then
    "${apt[@]}" update >>build/log/apt.log 2>&1 || true
    "${apt[@]}" install -y --no-install-recommends "${packages[@]}" >>build/log/apt.log 2>&1 || {
      grep -E '^(E|Err|W):?' build/log/apt.log | tail -n 3 >&2 || true
      die "apt could not install: ${packages[*]}. Is there a network? The whole story is in build/log/apt.log."
    }
  fi
}

# The SDK, the emulator and what the page needs, from npm, as package-lock.json says.
need_npm_packages() {
  get_npm_packages
  if [ -z "${PICO_SDK_PATH:-}" ]; then use_plain_sdk; fi
}

get_npm_packages() {
  if [ node_modules/.package-lock.json -nt package-lock.json ] && [ -d node_modules/rp2040js ] && [ -d node_modules/terser ]; then return; fi
  need node npm
  say "Getting the Pico SDK, the RP2040 emulator and the page's tools with npm ci."
  quietly npm npm ci --no-audit --no-fund ||
    die "npm could not get the Pico SDK, rp2040js and the other packages of package.json. Is there a network?"
  touch node_modules/.package-lock.json
}
