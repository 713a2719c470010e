# Python3_EXECUTABLE: a Python 3 that has Pillow, with which the fonts are baked, unless the caller names one. The first `python3`
# in PATH is often another one than that of the system's packages.
if(NOT Python3_EXECUTABLE)
  foreach(candidate python3 /usr/bin/python3 /opt/homebrew/bin/python3 /usr/local/bin/python3)
    execute_process(COMMAND ${candidate} -c "import sys; from PIL import ImageFont; print(sys.executable)"
      OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    if(failed STREQUAL "0")
      set(Python3_EXECUTABLE "${found}" CACHE FILEPATH "A Python 3 with Pillow")
      break()
    endif()
  endforeach()
endif()
if(NOT Python3_EXECUTABLE)
  message(FATAL_ERROR "No Python 3 with Pillow: install python3-pil, or name one with -DPython3_EXECUTABLE=")
endif()
