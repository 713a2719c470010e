// Where the standard library would throw, the device stops with its fault screen: string_view::substr checks its bounds
// this way. Other code that throws still fails to link.
#include <pico.h>

namespace std {

// Its arguments would have to be copied for panic(); the format alone says which function was called wrongly.
void __throw_out_of_range_fmt(const char* format, ...) { panic("%s", format); }
void __throw_out_of_range(const char* what) { panic("%s", what); }
void __throw_length_error(const char* what) { panic("%s", what); }
void __throw_logic_error(const char* what) { panic("%s", what); }

}  // namespace std
