// Lines of a record that random games do not come to.
#include "host_tests/palazzi/table.h"
#include "host_tests/suite.h"
#include "tools/record/palazzi/lines.h"

using namespace lucca;
using namespace lucca::palazzi;
using namespace lucca::palazzi::test;

namespace {

// Does the action; the line it writes is the expected one.
void writes(State& s, Action action, const char* expected) {
  static std::vector<std::string> lines;
  lines.clear();
  const State before = s;
  const int legal = toMove(s) == kRules ? 0 : legalCount(s);
  accept(s, action);
  record::writeLines(before, action, static_cast<std::size_t>(legal), s, lines);
  TEST_ASSERT_EQUAL(1, lines.size());
  TEST_ASSERT_EQUAL_STRING(expected, lines[0].c_str());
}

}  // namespace

// Rules, section 9: only wild cards are left for the second player, and the City builds nothing.
TEST(a_skipped_pick_names_no_card) {
  State s = midGame(Edition::Year2013, 2, true);
  layTriplet(s, 1, wild(10), wild(20), wild(500));
  layTriplet(s, 3, bastion(1), card(5), card(6));
  s.taken = 0b0101;
  s.phase = Phase::CityPick;
  s.mover = 0;
  writes(s, city(bastion(1), As::Bastion), R"({"e":"city","seat":0,"triplet":3,"card":"B1","legal":3})");
  writes(s, rules(Step::SkipPick, 1), R"({"e":"city","seat":1,"triplet":null,"card":null,"legal":0})");
}
