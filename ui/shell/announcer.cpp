#include "ui/shell/announcer.h"

#include <algorithm>

namespace lucca::ui {

void Announcer::put(std::string_view words, uint32_t lasts) {
  note_.clear().add(words);
  lasts_ = lasts;
  isRefusal_ = isNews_ = false;
  changed_ = true;
}

void Announcer::say(std::string_view words) { put(words, kSayMs); }

void Announcer::explain(std::string_view words) { put(words, kExplainMs); }

void Announcer::refuse(std::string_view why) {
  say(why);
  isRefusal_ = !arrow_;
  sound(arrow_ ? Sound::Back : Sound::Refuse);
}

void Announcer::refuse(Text why, std::initializer_list<Arg> args) { refuse(Phrase(why, args)); }

void Announcer::warn(Text news) {
  wait({news, true});
  sound(Sound::Warning);
}

void Announcer::wait(const News& news) {
  if (!waiting_.contains(news)) waiting_.push(news);
}

void Announcer::dismiss() { note_.clear(); }

void Announcer::turnAway() {
  if (note_.empty() || changed_ || isNews_) return;
  note_.clear();
  changed_ = true;
}

// A note's time begins here, at the end of the turn of the loop that brought it.
bool Announcer::next(uint32_t nowMs) {
  cameOrWent_ = false;
  if (!note_.empty() && !changed_ && static_cast<int32_t>(nowMs - until_) >= 0) {
    note_.clear();
    changed_ = cameOrWent_ = true;
  }
  if (note_.empty() && !waiting_.empty()) {
    put(tr(waiting_[0].words), waiting_[0].brief ? kSayMs : kExplainMs);
    cameOrWent_ = isNews_ = true;
    std::copy(waiting_.begin() + 1, waiting_.end(), waiting_.begin());
    waiting_.truncate(waiting_.size() - 1);
  }
  if (!changed_) return false;
  until_ = nowMs + lasts_;
  changed_ = false;
  return true;
}

}  // namespace lucca::ui
