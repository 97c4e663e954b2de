# Data a person may edit (assets/) becomes headers in build/generated before anything compiles.

find_program(WC_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(WC_PYTHON python3 REQUIRED)

set(WC_GENERATED ${CMAKE_SOURCE_DIR}/build/generated)
set(WC_GENERATED_STAMP ${CMAKE_BINARY_DIR}/generated.stamp)
file(GLOB_RECURSE WC_ASSETS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/*)
list(FILTER WC_ASSETS EXCLUDE REGEX "__pycache__|\\.pyc$")

if(EXISTS ${CMAKE_SOURCE_DIR}/assets/generate.py)
  # The generator leaves unchanged files alone, so that editing one card does not rebuild the world.
  add_custom_command(OUTPUT ${WC_GENERATED_STAMP}
    COMMAND ${WC_PYTHON} assets/generate.py --out ${WC_GENERATED}
    COMMAND ${CMAKE_COMMAND} -E touch ${WC_GENERATED_STAMP}
    DEPENDS ${WC_ASSETS} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} COMMENT "assets -> build/generated" VERBATIM)
  add_custom_target(wc_generated DEPENDS ${WC_GENERATED_STAMP})
else()
  message(STATUS "no assets/generate.py yet")
  add_custom_target(wc_generated)
endif()
