# LUCCA_BOARDS: the name of every board. A board is a file boards/NAME.h; adding one is adding the file. LUCCA_BOARD adds one that
# lies elsewhere (./lucca firmware --board FILE).
file(GLOB board_files CONFIGURE_DEPENDS RELATIVE ${LUCCA_TOP}/boards ${LUCCA_TOP}/boards/*.h)
list(REMOVE_ITEM board_files board.h panel.h tuning.h)
list(TRANSFORM board_files REPLACE "\\.h$" "" OUTPUT_VARIABLE LUCCA_BOARDS)

set(LUCCA_BOARD "" CACHE FILEPATH "The file of a board outside of boards/")
if(LUCCA_BOARD)
  if(NOT EXISTS "${LUCCA_BOARD}")
    message(FATAL_ERROR "LUCCA_BOARD is ${LUCCA_BOARD}, but there is no such file")
  endif()
  get_filename_component(LUCCA_OWN_BOARD ${LUCCA_BOARD} NAME_WE)
  if(LUCCA_OWN_BOARD IN_LIST LUCCA_BOARDS)
    message(FATAL_ERROR "${LUCCA_BOARD} has the name of a board in boards/: rename the file and its namespace")
  endif()
  list(APPEND LUCCA_BOARDS ${LUCCA_OWN_BOARD})
endif()

# lucca_board_file(BOARD OUT): its file.
function(lucca_board_file board out)
  set(file ${LUCCA_TOP}/boards/${board}.h)
  if(board STREQUAL "${LUCCA_OWN_BOARD}")
    set(file ${LUCCA_BOARD})
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  set(${out} ${file} PARENT_SCOPE)
endfunction()

# lucca_board_include(BOARD OUT): how a source includes it.
function(lucca_board_include board out)
  lucca_board_file(${board} file)
  file(RELATIVE_PATH include ${LUCCA_TOP} ${file})
  if(include MATCHES "^\\.\\.")
    set(include ${file})
  endif()
  set(${out} ${include} PARENT_SCOPE)
endfunction()

# lucca_boards_for(CHIP OUT): of these, the boards that a chip (Rp2040, Rp2350) can be on. A file that names no .chips
# takes either.
function(lucca_boards_for chip out)
  set(found "")
  foreach(board ${LUCCA_BOARDS})
    lucca_board_file(${board} file)
    file(STRINGS ${file} line REGEX "^[^/]*\\.chips *= *Chips::")
    if(NOT line OR line MATCHES "Chips::(${chip}|Either)[^A-Za-z0-9]")
      list(APPEND found ${board})
    endif()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()
