# lucca_layer(NAME sources... [USES layers...]): the static library lucca_NAME with the project's rules for portable code: C++20, no
# exceptions, no run-time types, every warning an error. Sources include from the top of the project.
# lucca_program(NAME sources... [USES ...]): a program for the PC, with the same warnings.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

set(LUCCA_WARNINGS -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Werror)
if(CMAKE_CROSSCOMPILING)
  # GCC 12 for ARM sees overruns in std::sort of arrays of three; the host build with sanitizers watches instead.
  list(APPEND LUCCA_WARNINGS -Wno-array-bounds)
  # One thread: no locks round local statics. Each function in its section, so that unused ones drop out.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-threadsafe-statics> -ffunction-sections -fdata-sections)
endif()
set(LUCCA_TOP ${CMAKE_CURRENT_LIST_DIR}/..)

function(lucca_layer name)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  add_library(lucca_${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_include_directories(lucca_${name} PUBLIC ${LUCCA_TOP})
  target_compile_options(lucca_${name} PRIVATE ${LUCCA_WARNINGS} $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fno-rtti>)
  if(LUCCA_WEB)
    # Half the time of that build went into reading these again for each source.
    target_precompile_headers(lucca_${name} PRIVATE <algorithm> <array> <optional> <span> <string_view>)
  endif()
  foreach(layer ${ARG_USES})
    target_link_libraries(lucca_${name} PUBLIC lucca_${layer})
  endforeach()
endfunction()

function(lucca_program name)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${LUCCA_WARNINGS})
  foreach(layer ${ARG_USES})
    target_link_libraries(${name} PRIVATE lucca_${layer})
  endforeach()
endfunction()
