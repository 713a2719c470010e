# The target tft_espi for other projects. On a Pico, after pico_sdk_init(), it drives the panel by SPI and DMA; elsewhere the
# project brings a DisplayBus of its own. The target asks for C++20 and forces no other flag on the project that links it.
add_library(tft_espi STATIC ${TFT_ESPI_SOURCES} ${TFT_ESPI_NUMBERED}
  ${TFT_ESPI_TOP}/drawing/raster/copy.cpp ${TFT_ESPI_TOP}/drawing/raster/span.cpp ${TFT_ESPI_TOP}/drivers/display/st7789.cpp)
target_compile_features(tft_espi PUBLIC cxx_std_20)
target_include_directories(tft_espi PUBLIC ${TFT_ESPI_DIR}/include ${TFT_ESPI_TOP})
# Unused calls and fonts drop out of the image.
target_compile_options(tft_espi PRIVATE -ffunction-sections -fdata-sections)
target_link_libraries(tft_espi PUBLIC tft_espi_fonts)

if(TARGET hardware_spi)
  target_sources(tft_espi PRIVATE ${TFT_ESPI_TOP}/firmware/pico/pico_display_bus.cpp)
  target_include_directories(tft_espi PUBLIC ${TFT_ESPI_DIR}/pico)
  target_compile_definitions(tft_espi PRIVATE LUCCA_RAM_CODE LUCCA_DIRECT_DRAWING)
  # The SDK's libraries are lists of sources: here only their headers, for the project's image the rest.
  foreach(part hardware_spi hardware_dma hardware_gpio hardware_irq hardware_sync hardware_timer pico_time)
    target_link_libraries(tft_espi PRIVATE ${part}_headers INTERFACE ${part})
  endforeach()

  # tft_espi_uf2(TARGET): TARGET.uf2 beside the image, to drag onto the board.
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(TFT_ESPI_UF2 ${Python3_EXECUTABLE} ${TFT_ESPI_TOP}/tools/firmware/uf2.py CACHE INTERNAL "Makes UF2 files")
  function(tft_espi_uf2 target)
    set(chip rp2040)
    if(PICO_RP2350)
      set(chip rp2350)
    endif()
    pico_add_bin_output(${target})
    add_custom_command(TARGET ${target} POST_BUILD COMMAND ${TFT_ESPI_UF2} ${chip} ${target}.bin ${target}.uf2 VERBATIM)
  endfunction()
elseif(CMAKE_CROSSCOMPILING)
  message(FATAL_ERROR "tft_espi: call pico_sdk_init() before add_subdirectory")
endif()
