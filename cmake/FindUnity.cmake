# Unity, ThrowTheSwitch's test framework, as the library `unity`: from UNITY_PATH (a folder with unity.c, or with src/unity.c), else from
# build/unity, where `./lucca` puts it.
set(UNITY_PATH "$ENV{UNITY_PATH}" CACHE PATH "Folder of Unity's sources")
find_path(Unity_SOURCE_DIR unity.c PATHS "${UNITY_PATH}" ${CMAKE_SOURCE_DIR}/build/unity PATH_SUFFIXES src
  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Unity REQUIRED_VARS Unity_SOURCE_DIR
  REASON_FAILURE_MESSAGE "Unity is missing: run ./lucca test, which gets it, or set UNITY_PATH to its sources")
if(Unity_FOUND AND NOT TARGET unity)
  if(CMAKE_CROSSCOMPILING)
    add_library(unity STATIC ${Unity_SOURCE_DIR}/unity.c)
  else()
    # Failing assertions throw, through layers that are compiled without exceptions but with tables to unwind them.
    add_library(unity STATIC ${LUCCA_TOP}/host_tests/throwing_unity.c ${LUCCA_TOP}/host_tests/failed_assertion.cpp)
    target_compile_options(unity PRIVATE -fexceptions)
    target_include_directories(unity PRIVATE ${LUCCA_TOP})
  endif()
  target_include_directories(unity SYSTEM PUBLIC ${Unity_SOURCE_DIR})
  target_compile_definitions(unity PUBLIC UNITY_EXCLUDE_FLOAT UNITY_EXCLUDE_DOUBLE)
endif()
