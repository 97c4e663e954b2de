# Data a person may edit (assets/) becomes headers in build/generated before anything compiles.

find_program(WC_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(WC_PYTHON python3 REQUIRED)

set(WC_GENERATED ${CMAKE_SOURCE_DIR}/build/generated)
file(GLOB_RECURSE WC_ASSETS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/*.json ${CMAKE_SOURCE_DIR}/assets/*.py)

# Runs a generator and stamps this build folder. Generators leave unchanged files alone: one card does not rebuild all.
function(wc_generate target script)
  set(stamp ${CMAKE_BINARY_DIR}/${target}.stamp)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${WC_PYTHON} ${script} --out ${WC_GENERATED}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${WC_ASSETS} ${ARGN} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} COMMENT "${script}" VERBATIM)
  add_custom_target(${target} DEPENDS ${stamp})
endfunction()

wc_generate(wc_generated assets/generate.py)
wc_generate(wc_fonts assets/fonts.py) # takes the faces from web/node_modules
