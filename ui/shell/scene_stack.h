// The scenes behind the one on the screen. A full stack forgets its bottom, so that going deeper always works.
#pragma once

#include <cstddef>

#include "ui/shell/scene.h"

namespace lucca::ui {

class SceneStack {
 public:
  SceneId top() const { return scenes_[size_ - 1]; }
  std::size_t size() const { return size_; }
  void clear() { size_ = 0; }
  void push(SceneId scene) {
    if (size_ == kDepth) {
      for (std::size_t i = 1; i < kDepth; ++i) scenes_[i - 1] = scenes_[i];
      --size_;
    }
    scenes_[size_++] = scene;
  }
  // False when only one scene is left: there is always one.
  bool pop() {
    if (size_ <= 1) return false;
    --size_;
    return true;
  }
  void replace(SceneId scene) { scenes_[size_ - 1] = scene; }

 private:
  static constexpr std::size_t kDepth = 12;
  SceneId scenes_[kDepth] = {};
  std::size_t size_ = 1;
};

}  // namespace lucca::ui
