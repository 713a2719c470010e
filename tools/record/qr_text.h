// Turns the texts of a finished game's QR codes back into its record.
#pragma once

#include <string>
#include <string_view>

namespace lucca::record {

// `text`: the codes' texts in any order, apart from each other by blanks or line ends, as a reader prints them. False with
// a reason when a part is missing or damaged.
bool recordFromCodes(std::string_view text, std::string& record, std::string& why);

}  // namespace lucca::record
