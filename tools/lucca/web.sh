# shellcheck shell=bash
# The home page: the handheld as WebAssembly, and the pages around it, in build/web.

need_web_tools() {
  need_host_tools
  need wasm zopfli webfonts node npm
  need_npm_packages
}

# Builds build/web; firmware files are in it if ./lucca firmware made them.
build_web() {
  build host lucca-boards lucca-pictures || die "The page's pictures did not build; see above."
  build web || die "The page's module did not build; see above."
  quietly site "$PYTHON" tools/web/site.py build/wasm/simulator/web/lucca.wasm "$TOP/build/web" ||
    die "The page could not be put together; see above."
}

lucca_web() {
  case ${1:-} in
    '' | --serve) ;;
    *) die "./lucca web takes no arguments but --serve, which shows the page on this computer." ;;
  esac
  need_writable
  need_web_tools
  build_web
  say "The page is in build/web: put that folder on any web server. build/web/lucca.html is all of it in one file."
  if [ ! -d build/web/firmware ]; then say "Without firmware files to download; ./lucca firmware makes them."; fi
  if [ "${1:-}" = --serve ]; then node tools/web/serve.mjs "$TOP/build/web"; fi
}

# The rulebook on paper: build/rules/GAME-LANGUAGE.html.
lucca_rules() {
  no_arguments rules "$@"
  need_writable
  need_host_tools
  need webfonts
  build host lucca-pictures || die "The pictures of the rules did not build; see above."
  quietly rules "$PYTHON" tools/web/sheets.py build/rules || die "The rules could not be written; see above."
  say "The rules of both games are in build/rules, a file for each language. Open one in a browser and print it on A4."
}
