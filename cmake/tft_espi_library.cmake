# The target tft_espi for other people's projects, after tft_espi.cmake. On a Pico, after pico_sdk_init(), it drives the panel by SPI
# and DMA; elsewhere the project brings a DisplayBus of its own. It asks for C++20 and forces no flag on who links it.
add_library(tft_espi STATIC ${TFT_ESPI_SOURCES} ${TFT_ESPI_NUMBERED}
  ${TFT_ESPI_TOP}/drawing/raster/span.cpp ${TFT_ESPI_TOP}/drivers/display/st7789.cpp)
target_compile_features(tft_espi PUBLIC cxx_std_20)
target_include_directories(tft_espi PUBLIC ${TFT_ESPI_DIR} ${TFT_ESPI_TOP})
# Unused calls and fonts drop out of the image.
target_compile_options(tft_espi PRIVATE -ffunction-sections -fdata-sections)
target_link_libraries(tft_espi PUBLIC tft_espi_fonts)

if(TARGET hardware_spi)
  target_sources(tft_espi PRIVATE ${TFT_ESPI_TOP}/firmware/pico/pico_display_bus.cpp)
  target_include_directories(tft_espi PUBLIC ${TFT_ESPI_TOP}/firmware/sketch)
  target_compile_definitions(tft_espi PRIVATE LUCCA_RAM_CODE)
  # The SDK's libraries are lists of sources: here only their headers, for the project's image the rest.
  foreach(part hardware_spi hardware_dma hardware_gpio hardware_irq hardware_sync hardware_timer pico_time)
    target_link_libraries(tft_espi PRIVATE ${part}_headers INTERFACE ${part})
  endforeach()
elseif(CMAKE_CROSSCOMPILING)
  message(FATAL_ERROR "tft_espi: call pico_sdk_init() before add_subdirectory")
endif()
