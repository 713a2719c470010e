# shellcheck shell=bash
# The checkout may lie in any folder. CMake, Ninja and the Pico SDK take spaces and round brackets in a path, but not what the
# shell, CMake or Ninja give a meaning to. From such a folder everything is built through a link with a plain name.

# CHECKOUT is the checkout's own path, for messages; TOP is the one that the tools get.
enter_folder() {
  CHECKOUT=$TOP
  case $TOP in
    *[][\;\"\'\\\$\#\*\?\&\|\<\>\`\{\}\!%^]*)
      plain_place
      TOP=$PLAIN/checkout
      ln -sfn "$CHECKOUT" "$TOP" || die "Could not make the link $TOP to this folder, whose name CMake cannot take."
      ;;
  esac
  cd "$TOP" || die "Cannot enter $CHECKOUT."
}

# Leaves in PLAIN a folder of this user alone, always the same one for this checkout: builds remember it.
plain_place() {
  local all sum
  all=/tmp/lucca-$(id -u)
  sum=$(cksum <<<"$CHECKOUT")
  PLAIN=$all/${sum%% *}
  if ! (umask 077 && mkdir -p "$PLAIN") 2>/dev/null || [ ! -O "$all" ] || [ -L "$all" ]; then
    die "This folder's name has characters that CMake cannot take, and $PLAIN, from where it could be built, cannot be used. Rename the folder."
  fi
}

# The SDK looks for its real place, so behind a link it gets a copy in the plain place.
use_plain_sdk() {
  [ "$TOP" != "$CHECKOUT" ] || return 0
  local sdk=node_modules/@xpack-3rd-party/raspberrypi-pico-sdk
  if [ ! -e "$PLAIN/sdk/complete" ] || [ "$sdk/package.json" -nt "$PLAIN/sdk/complete" ]; then
    rm -rf "$PLAIN/sdk"
    cp -RL "$sdk" "$PLAIN/sdk" || die "Could not copy the Pico SDK to $PLAIN."
    touch "$PLAIN/sdk/complete"
  fi
  export PICO_SDK_PATH=$PLAIN/sdk
}
