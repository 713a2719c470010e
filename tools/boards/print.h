#pragma once

namespace lucca {

void printJson();    // all boards, keyed by their file's name
void printWiring();  // Markdown: a table of all boards, and pin by pin for the breadboard

}  // namespace lucca
