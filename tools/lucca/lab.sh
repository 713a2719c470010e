# shellcheck shell=bash
# The laboratory: measurements of the computer players and the games. They take minutes to hours.

lucca_lab() {
  local name=${1:-help}
  shift || true
  case $name in
    help | -h | --help) help_on_lab ;;
    strength | balance | handicap | season)
      case ${1:-} in --help | -h) "help_on_$name" ;; *) "lab_$name" "$@" ;; esac
      ;;
    puzzles)
      case ${1:-} in --help | -h) help_on_puzzles ;; *) lab_puzzles "$@" ;; esac
      ;;
    cities)
      case ${1:-} in --help | -h) help_on_cities ;; *) lab_cities "$@" ;; esac
      ;;
    arena | fit | chances) FOLDER=$CALLED_FROM run_tool "lucca-$name" "$@" ;;
    review)
      case ${1:-} in --all) lab_review ;; *) FOLDER=$CALLED_FROM run_tool lucca-review-check "$@" ;; esac
      ;;
    *) die "There is no measurement '$name'. ./lucca lab lists what there is." ;;
  esac
}

help_on_lab() {
  cat <<'TEXT'
Measurements of the computer players and the games. Each answers --help; the more games, the narrower the intervals.

  ./lucca lab strength [GAMES]   each level against a table of the level below it
  ./lucca lab balance [GAMES]    the effects of seats, order and editions
  ./lucca lab handicap [GAMES]   what being given points or floors ahead is worth
  ./lucca lab season [GAMES [LEVELS [GAME]]]   games in every configuration, each refereed from its record
  ./lucca lab arena --game ...   let players of your choice meet and count their wins
  ./lucca lab puzzles GAME [GAMES [SEED]]      find puzzles in games of computers, prove and rate them
  ./lucca lab puzzles compose CHAPTER [TOWNS [SEED]]   build positions for a chapter of Torri by legal turns
  ./lucca lab puzzles record FILE...           look at the positions at which running records stop
  ./lucca lab puzzles rate GAME                have the computer players solve the book again
  ./lucca lab cities GAME [CITIES]             let levels play the numbered cities, and write what their medals ask for
  ./lucca lab fit --game ...     change the numbers that the computer players judge by, keep what scores better
  ./lucca lab chances --fit|--test --game ...   fit the chances to win, or compare what they say with what happens
  ./lucca lab review --table ...   count how many turning points of reviews hold against a judge with far more budget
TEXT
}

help_on_strength() {
  say "usage: ./lucca lab strength [GAMES]
Measures each level against a table of the level below it, with GAMES games a row (200), and writes
docs/measured/strength.md and the curve of points over thinking time, docs/measured/curve.md."
}

help_on_balance() {
  say "usage: ./lucca lab balance [GAMES]
Measures what seat, order and edition are worth between players of one level, with GAMES games a row (200), and writes
docs/measured/balance.md and its plots."
}

help_on_handicap() {
  say "usage: ./lucca lab handicap [GAMES]
Measures how often a player wins that is given points, or in Torri floors, ahead of others of its level, with GAMES games a
row (200; a quarter for Torri's hard level), and writes docs/measured/handicap.md."
}

help_on_season() {
  say "usage: ./lucca lab season [GAMES [LEVELS [GAME]]]
Plays about GAMES games (10000), as many in every configuration of both games or of GAME (palazzi, torri), and referees each
from its record. LEVELS take turns at the seats: easy, normal, hard, master, as in hard,normal (easy,normal).
Ends with the number of games that passed; fails at the first that does not."
}

# Every row of docs/measured/review.md.
lab_review() {
  need_host_tools
  build host lucca-review-check lucca-chances || die "What measures reviews did not build; see above."
  "$PYTHON" tools/review/measure.py build/host/tools/review/lucca-review-check build/host/tools/fit/lucca-chances
}

help_on_puzzles() {
  say "usage: ./lucca lab puzzles GAME [GAMES [SEED [CHAPTER]]]
       ./lucca lab puzzles compose CHAPTER [TOWNS [SEED]]
       ./lucca lab puzzles record FILE...
       ./lucca lab puzzles rate GAME
Finds positions with one way to reach a goal, proves and rates them, and writes up to eight for each chapter to
build/puzzles: in GAMES games (3000) of torri or palazzi between computers; for a chapter of Torri in TOWNS set-ups (100)
where both seats work towards its theme; where running records of one game stop. docs/puzzles.md says how they get into
the book; the tests puzzles_proof and puzzles_referee_all prove them again. \`rate\` has the computer players solve the
book, and writes its lines \`found\`."
}

lab_puzzles() {
  local kind=${1:-} words
  case $kind in
    record | rate) words=("$@") ;;
    compose)
      whole_number "./lucca lab puzzles compose CHAPTER [TOWNS [SEED]]" "${3:-100}"
      words=(compose "${2:-}" "${3:-100}" "${4:-1}")
      ;;
    *)
      whole_number "./lucca lab puzzles GAME [GAMES [SEED]]" "${2:-3000}"
      words=("$kind" "${2:-3000}" "${3:-1}" "${4:-0}")
      ;;
  esac
  need_host_tools
  build host lucca-puzzles || die "lucca-puzzles did not build; see above."
  mkdir -p build/puzzles
  build/host/tools/puzzles/lucca-puzzles "${words[@]}" > "build/puzzles/${kind:-none}.txt" || die "No puzzles; see above."
  say "build/puzzles/$kind.txt"
}

help_on_cities() {
  say "usage: ./lucca lab cities GAME [CITIES]
Lets easy, hard and master play the first CITIES cities (400) of torri or palazzi in the person's seat, and writes what the
medals ask for to assets/cities/GAME.txt. Do it again when computers play otherwise; docs/cities.md says how marks are made."
}

lab_cities() {
  whole_number "./lucca lab cities GAME [CITIES]" "${2:-400}"
  local file=assets/cities/${1:-none}.txt
  [ -f "$file" ] || die "There are no cities of '${1:-}': palazzi and torri have some."
  need_host_tools
  build host lucca-cities || die "lucca-cities did not build; see above."
  mkdir -p build/cities
  { grep -E '^(#|count)' "$file"; build/host/tools/cities/lucca-cities "$1" 1 "${2:-400}"; } > "build/cities/$1.txt" ||
    die "No medals; see above."
  mv "build/cities/$1.txt" "$file"
  say "$file"
}

lab_balance() { measure balance "$@"; }
lab_handicap() { measure handicap "$@"; }

lab_strength() {
  measure strength "$@"
  measure curve "$@"
}

# measure WHAT [GAMES]: strength, curve, balance or handicap, with so many games a row; writes into docs/measured/.
measure() {
  whole_number "./lucca lab $1 [GAMES]" "${2:-200}"
  need_host_tools
  build host lucca-arena || die "lucca-arena did not build; see above."
  "$PYTHON" tools/arena/measure.py build/host/tools/arena/lucca-arena "$1" --games "${2:-200}" --jobs "$(jobs)"
}

lab_season() {
  whole_number "./lucca lab season [GAMES]" "${1:-10000}"
  need_host_tools
  build host lucca-record lucca-replay || die "The recorder did not build; see above."
  tools/arena/season.sh build/host/tools/record/lucca-record build/host/tools/record/lucca-replay "${1:-10000}" \
    "${2:-easy,normal}" "${3:-}"
}
