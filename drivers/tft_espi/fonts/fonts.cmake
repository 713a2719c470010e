# The fonts that the library bakes from the faces of the machine it is built on.
set(TFT_ESPI_DIR ${CMAKE_CURRENT_LIST_DIR}/..)
set(TFT_ESPI_TOP ${TFT_ESPI_DIR}/../..)

# Debian and Ubuntu: fonts-freefont-ttf. Elsewhere a folder with FreeSans.ttf and the others.
set(TFT_ESPI_FACES "$ENV{TFT_ESPI_FACES}" CACHE PATH "Folder of FreeMono.ttf, FreeSans.ttf, FreeSerif.ttf and their styles")
if(NOT TFT_ESPI_FACES)
  find_path(TFT_ESPI_FACES_FOUND FreeSans.ttf PATHS
    /usr/share/fonts/truetype/freefont /usr/share/fonts/gnu-free /usr/share/fonts/freefont "$ENV{LUCCA_FONTS}" NO_DEFAULT_PATH)
  if(TFT_ESPI_FACES_FOUND)
    set(TFT_ESPI_FACES ${TFT_ESPI_FACES_FOUND})
  endif()
endif()

# The headers that sketches include the free fonts by, one a font; all of them declare all fonts.
function(tft_espi_font_headers folder)
  file(STRINGS ${TFT_ESPI_DIR}/include/free_fonts.h lines REGEX "^extern")
  string(REGEX MATCHALL "[A-Za-z]+_?[A-Za-z]*_?[0-9]+(pt7b)?|TomThumb" names "${lines}")
  foreach(name ${names})
    foreach(place Fonts Fonts/GFXFF Fonts/Custom)
      file(CONFIGURE OUTPUT ${folder}/${place}/${name}.h CONTENT "#include \"drivers/tft_espi/include/free_fonts.h\"\n")
    endforeach()
  endforeach()
  file(CONFIGURE OUTPUT ${folder}/Fonts/GFXFF/gfxfont.h CONTENT "#include \"drivers/tft_espi/include/tft_constants.h\"\n")
endfunction()

# tft_espi_bake(OUT): the variable OUT gets the source of the numbered fonts; the library tft_espi_fonts gets the free fonts, each in a
# section of its own, so that an image holds those it names.
function(tft_espi_bake out)
  if(NOT EXISTS "${TFT_ESPI_FACES}/FreeSans.ttf")
    message(STATUS "TFT_eSPI: no FreeSans.ttf, so no free fonts; fonts 2, 4, 6 and 8 are font 1, stretched (TFT_ESPI_FACES names a folder)")
    set(${out} ${TFT_ESPI_DIR}/src/no_baked_fonts.cpp PARENT_SCOPE)
    add_library(tft_espi_fonts INTERFACE)
    return()
  endif()
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/fonts)
  set(free ${folder}/FreeMono.cpp ${folder}/FreeSans.cpp ${folder}/FreeSerif.cpp ${folder}/other_fonts.cpp)
  file(GLOB tools CONFIGURE_DEPENDS ${TFT_ESPI_DIR}/fonts/*)
  add_custom_command(
    OUTPUT ${free} ${folder}/numbered_fonts.cpp
    COMMAND ${Python3_EXECUTABLE} ${TFT_ESPI_DIR}/fonts/bake.py ${TFT_ESPI_FACES} ${folder}
    DEPENDS ${tools} ${TFT_ESPI_DIR}/src/font_cells.cpp
    COMMENT "Baking TFT_eSPI's fonts"
    VERBATIM)
  add_library(tft_espi_fonts STATIC ${free})
  target_compile_features(tft_espi_fonts PRIVATE cxx_std_20)
  target_include_directories(tft_espi_fonts PRIVATE ${TFT_ESPI_TOP})
  target_compile_options(tft_espi_fonts PRIVATE -fdata-sections)
  tft_espi_font_headers(${folder}/include)
  target_include_directories(tft_espi_fonts INTERFACE ${folder}/include)
  set(${out} ${folder}/numbered_fonts.cpp PARENT_SCOPE)
endfunction()
