# LUCCA_BOARDS: the name of every board. A board is a file boards/NAME.h; adding one is adding the file.
file(GLOB board_files CONFIGURE_DEPENDS RELATIVE ${LUCCA_TOP}/boards ${LUCCA_TOP}/boards/*.h)
list(REMOVE_ITEM board_files board.h panel.h tuning.h)
list(TRANSFORM board_files REPLACE "\\.h$" "" OUTPUT_VARIABLE LUCCA_BOARDS)
