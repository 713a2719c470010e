# shellcheck shell=bash
# Unity, the test framework: UNITY_PATH, else what an earlier run got, else Debian's source package of cJSON, which
# carries it whole, else its own repository.

need_unity() {
  if [ -n "${UNITY_PATH:-}" ]; then
    [ -e "$UNITY_PATH/unity.c" ] || [ -e "$UNITY_PATH/src/unity.c" ] ||
      die "UNITY_PATH is $UNITY_PATH, but there is no unity.c in it."
    return
  fi
  if [ -e build/unity/src/unity.c ]; then return; fi
  need_writable
  say "Getting Unity, the test framework."
  if unity_from_debian >build/log/unity.log 2>&1; then return; fi
  if unity_from_repository >>build/log/unity.log 2>&1; then return; fi
  die "Could not get Unity: tried Debian's source package cjson and https://github.com/ThrowTheSwitch/Unity. Is there a network? Or set UNITY_PATH to its sources."
}

# Nothing gets installed and the system's package lists stay as they are; apt checks the signatures.
unity_from_debian() {
  command -v apt-get >/dev/null || return 1
  local work=build/unity-source file options
  rm -rf "$work" && mkdir -p "$work/lists/partial" "$work/parts"
  # The system's own package sources, asked for the packages' sources.
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
    case $file in
      *.sources) if grep -qE '^URIs:.*/(debian|ubuntu)' "$file"; then sed 's/^Types:.*/Types: deb-src/' "$file" >"$work/parts/${file##*/}"; fi ;;
      *.list) if [ -e "$file" ]; then sed -nE 's,^deb (.*/(debian|ubuntu)/? .*),deb-src \1,p' "$file" >"$work/parts/${file##*/}"; fi ;;
    esac
  done
  options=(-o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$PWD/$work/parts"
    -o "Dir::State::Lists=$PWD/$work/lists" -o "Dir::Cache::srcpkgcache=" -o "Dir::Cache::pkgcache="
    -o "APT::Sandbox::User=" -o "Acquire::Retries=2")
  apt-get "${options[@]}" update || return 1
  (cd "$work" && apt-get "${options[@]}" source --download-only cjson) || return 1
  tar -xf "$work"/cjson_*.orig.tar.* -C "$work" --wildcards '*/tests/unity/*' || return 1
  # Its unity_internals.h includes ../examples/unity_config.h.
  mkdir -p build/unity
  cp -r "$work"/*/tests/unity/src "$work"/*/tests/unity/examples build/unity/
  rm -rf "$work"
}

unity_from_repository() {
  command -v git >/dev/null || return 1
  rm -rf build/unity
  GIT_TERMINAL_PROMPT=0 git clone --quiet --depth 1 --branch v2.6.0 https://github.com/ThrowTheSwitch/Unity.git build/unity
}
