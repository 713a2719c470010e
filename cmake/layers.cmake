# lucca_layer(NAME [SMALL] sources... [USES layers...]): the static library lucca_NAME with the project's rules for portable code:
# C++20, no exceptions, no run-time types, every warning an error. Sources include from the top of the project. A SMALL layer is in
# no hurry, and takes less of the chip's flash (-Os instead of the presets' -O2).
# lucca_library(NAME sources... [USES ...]) and lucca_program: a library and a program for the PC, with the same warnings. To compile
# the sources of a RARELY program takes longer than they ever run, so they are optimised less than the layers that they use.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

set(LUCCA_WARNINGS -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Werror)
if(CMAKE_CROSSCOMPILING)
  # GCC 12 for ARM sees overruns in std::sort of arrays of three; the host build with sanitizers watches instead.
  list(APPEND LUCCA_WARNINGS -Wno-array-bounds)
  # One thread: no locks round local statics. Each function in its section, so that unused ones drop out.
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-threadsafe-statics> -ffunction-sections -fdata-sections)
  if(LUCCA_CHIP STREQUAL rp2350)
    # Without the floating-point unit, whose registers the compiler would else use for copies: each interrupt saves 72 bytes less.
    # Beside the SDK's softfp, -mgeneral-regs-only alone stops GCC 12 with an internal error.
    add_compile_options($<$<COMPILE_LANGUAGE:C,CXX>:-mfloat-abi=soft> $<$<COMPILE_LANGUAGE:C,CXX>:-mgeneral-regs-only>)
  endif()
endif()
set(LUCCA_TOP ${CMAKE_CURRENT_LIST_DIR}/..)

# lucca_reads_once(TARGET OWNER OPTIONS...): the standard headers are read once for all targets of an owner, instead of once for
# each source, which was half of a build's time. clang-tidy goes without, so a forgotten include is still found. A build with a
# compiler cache goes without, too: the cache does more, and cannot keep what was compiled this way. Each owner has its options: GCC
# takes the optimisation of the headers for the source as well.
set(lucca_headers_of_layers <algorithm> <array> <bit> <cstddef> <cstdint> <cstring> <optional> <span> <string_view> <utility>)
set(lucca_headers_of_small_layers ${lucca_headers_of_layers})
set(lucca_headers_of_programs ${lucca_headers_of_layers} <cmath> <cstdio> <cstdlib> <fstream> <functional> <memory> <string>
  <vector>)
set(lucca_headers_of_rare_programs ${lucca_headers_of_programs})
function(lucca_reads_once target owner)
  if(CMAKE_CXX_COMPILER_LAUNCHER)
    return()
  endif()
  if(NOT TARGET ${owner})
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/${owner}.cpp CONTENT "")
    add_library(${owner} OBJECT EXCLUDE_FROM_ALL ${CMAKE_BINARY_DIR}/${owner}.cpp)
    target_compile_options(${owner} PRIVATE ${ARGN})
    target_precompile_headers(${owner} PRIVATE ${${owner}})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()

set(LUCCA_LAYER_OPTIONS ${LUCCA_WARNINGS} $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fno-rtti>)
if(NOT CMAKE_CROSSCOMPILING AND NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|aarch64|arm64")
  # A test's failing assertion may throw through a layer that calls back into the test. There these tables are usual.
  list(APPEND LUCCA_LAYER_OPTIONS -fasynchronous-unwind-tables)
endif()
function(lucca_layer name)
  cmake_parse_arguments(LAYER "SMALL" "" "" ${ARGN})
  set(owner lucca_headers_of_layers)
  set(options ${LUCCA_LAYER_OPTIONS})
  if(LAYER_SMALL AND LUCCA_FIRMWARE)
    set(owner lucca_headers_of_small_layers)
    list(APPEND options -Os)
  endif()
  lucca_static(${name} ${LAYER_UNPARSED_ARGUMENTS})
  target_compile_options(lucca_${name} PRIVATE ${options})
  lucca_reads_once(lucca_${name} ${owner} ${options})
endfunction()

set(LUCCA_PROGRAM_OPTIONS ${LUCCA_WARNINGS})
if(CMAKE_CXX_FLAGS MATCHES -fsanitize)
  # At each use of a pointer these three compare it, which makes a fifth of the compiler's work. In tests and tools the sanitizer of
  # addresses finds the first and the last, and the second is no fault on a PC. The layers keep all of them.
  list(APPEND LUCCA_PROGRAM_OPTIONS -fno-sanitize=null,alignment,object-size)
endif()
function(lucca_library name)
  lucca_static(${name} ${ARGN})
  target_compile_options(lucca_${name} PRIVATE ${LUCCA_PROGRAM_OPTIONS})
  lucca_reads_once(lucca_${name} lucca_headers_of_programs ${LUCCA_PROGRAM_OPTIONS})
endfunction()

function(lucca_static name)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  add_library(lucca_${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_include_directories(lucca_${name} PUBLIC ${LUCCA_TOP})
  list(TRANSFORM ARG_USES PREPEND lucca_)
  target_link_libraries(lucca_${name} PUBLIC ${ARG_USES})
endfunction()

function(lucca_program name)
  cmake_parse_arguments(ARG "RARELY" "" "USES" ${ARGN})
  set(owner lucca_headers_of_programs)
  set(options ${LUCCA_PROGRAM_OPTIONS})
  if(ARG_RARELY AND CMAKE_BUILD_TYPE STREQUAL Release)
    set(owner lucca_headers_of_rare_programs)
    list(APPEND options -O1)
  endif()
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_compile_options(${name} PRIVATE ${options})
  list(TRANSFORM ARG_USES PREPEND lucca_)
  target_link_libraries(${name} PRIVATE ${ARG_USES})
  if(NOT CMAKE_CROSSCOMPILING)
    lucca_reads_once(${name} ${owner} ${options})
  endif()
endfunction()
