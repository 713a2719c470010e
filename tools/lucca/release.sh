# shellcheck shell=bash
# All that is published of a version, in build/release: the same bytes on every machine with the same tools.

# The owner's own settings must not reach the files.
same_everywhere() {
  env -u PICO_SDK_PATH -u CFLAGS -u CXXFLAGS -u LDFLAGS -u CMAKE_BUILD_TYPE TZ=UTC LC_ALL=C.UTF-8 PYTHONHASHSEED=0 \
    SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)" "$@"
}

# What the files say about where they are: LUCCA_SITE is the address of the home page, LUCCA_SOURCE that of the repository.
say_addresses() {
  case ${LUCCA_SITE:-https:///} in
    http://*/ | https://*/) ;;
    *) die "LUCCA_SITE is '$LUCCA_SITE', but should be an address like https://example.org/lucca/, with the last slash." ;;
  esac
  if [ -n "${LUCCA_SITE:-}" ]; then
    say "Codes on the handheld are links to $LUCCA_SITE."
  else
    say "Without LUCCA_SITE codes on the handheld hold the game alone: a phone's camera cannot open them."
  fi
  [ -n "${LUCCA_SOURCE:-}" ] || say "Without LUCCA_SOURCE the page links neither its sources nor the place for bug reports."
}

# A tag of this commit must be that of the version.
check_tag() {
  local tags
  tags=$(git tag --points-at HEAD 'v*')
  if [ -z "$tags" ] || grep -qxF "v$(cat VERSION)" <<<"$tags"; then return; fi
  die "This commit has the tag $(tr '\n' ' ' <<<"$tags")but VERSION says $(cat VERSION)."
}

lucca_release() {
  [ $# -eq 0 ] || die "./lucca release takes no arguments: it makes build/release from the last commit."
  [ -z "$DECK" ] || die "A release has the deck of the game; leave out --deck."
  need_writable
  git rev-parse --verify --quiet HEAD >/dev/null || die "A release is made from a commit, and this folder is no git repository."
  local changed tree="$TOP/build/release-tree"
  changed=$(git status --porcelain)
  [ -z "$changed" ] || die "A release is made from a clean tree. Commit or put aside: $(head -n 5 <<<"$changed" | cut -c4- | tr '\n' ' ')"
  check_tag
  say_addresses
  need_firmware_tools
  need_web_tools
  umask 022
  rm -rf "$tree" build/release
  mkdir -p "$tree"
  git archive HEAD | tar -x -C "$tree" || die "git could not unpack the last commit."
  # The packages of npm are those that the tree's own lock file names; an old lock file keeps the tree from getting them again.
  ln -s "$TOP/node_modules" "$tree/node_modules"
  touch -t 200001010000 "$tree/package-lock.json"
  say "Building version $(cat VERSION) from $(git rev-parse --short HEAD), in a tree of its own."
  quietly release-firmware same_everywhere "$tree/lucca" firmware || die "The firmware did not build; see above."
  quietly release-web same_everywhere "$tree/lucca" web || die "The home page did not build; see above."
  quietly release-rules same_everywhere "$tree/lucca" rules || die "The rules to print were not written; see above."
  quietly release same_everywhere "$PYTHON" "$tree/tools/release/gather.py" "$tree" "$TOP/build/release" ||
    die "The release could not be put together; see above."
  say "$(tail -n 1 build/log/release.log) in build/release; SHA256SUMS names them all."
}
