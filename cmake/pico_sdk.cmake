# Finds the Pico SDK before project(): PICO_SDK_PATH if it is set, else the copy that npm puts into node_modules.
set(npm_sdk ${CMAKE_CURRENT_LIST_DIR}/../node_modules/@xpack-3rd-party/raspberrypi-pico-sdk)
if(NOT PICO_SDK_PATH)
  if(DEFINED ENV{PICO_SDK_PATH})
    set(PICO_SDK_PATH $ENV{PICO_SDK_PATH})
  else()
    set(PICO_SDK_PATH ${npm_sdk})
  endif()
endif()
if(NOT EXISTS ${PICO_SDK_PATH}/pico_sdk_init.cmake)
  message(FATAL_ERROR "No Pico SDK in ${PICO_SDK_PATH}: run ./lucca firmware, which gets it, or set PICO_SDK_PATH")
endif()

set(PICO_BOARD pico)  # the common ground; what differs is in boards/
set(PICO_NO_PICOTOOL 1)
set(PICO_DEFAULT_FLOAT_IMPL none)
set(PICO_DEFAULT_DOUBLE_IMPL none)
# Nothing may use the heap, so its wrappers stay out; see firmware/no_heap.ld.
set(SKIP_PICO_MALLOC 1)
set(PICO_CXX_ENABLE_EXCEPTIONS 0)
set(PICO_CXX_ENABLE_RTTI 0)
include(${PICO_SDK_PATH}/pico_sdk_init.cmake)
