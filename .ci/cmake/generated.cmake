# Data a person may edit (assets/) becomes headers in build/generated before anything compiles.

find_program(WC_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(WC_PYTHON python3 REQUIRED)

set(WC_GENERATED ${CMAKE_SOURCE_DIR}/build/generated)
file(GLOB_RECURSE WC_ASSETS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/*.json ${CMAKE_SOURCE_DIR}/assets/*.py)

# Runs a generator and stamps this build folder. Generators leave unchanged files alone: one card does not rebuild all.
# The headers are named so that Ninja compiles what includes them in the same run, not in the next.
function(wc_generate target script)
  list(TRANSFORM ARGN PREPEND ${WC_GENERATED}/ OUTPUT_VARIABLE headers)
  set(stamp ${CMAKE_BINARY_DIR}/${target}.stamp)
  add_custom_command(OUTPUT ${stamp} BYPRODUCTS ${headers}
    COMMAND ${WC_PYTHON} ${script} --out ${WC_GENERATED}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${WC_ASSETS} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} COMMENT "${script}" VERBATIM)
  add_custom_target(${target} DEPENDS ${stamp})
endfunction()

wc_generate(wc_generated assets/generate.py text.hpp embedded_text.hpp churchill.hpp churchill_text.hpp
  gathering_storm.hpp gathering_storm_cards.hpp gathering_storm_starts.hpp gathering_storm_text.hpp maps.hpp)
wc_generate(wc_fonts assets/fonts.py font_metrics.hpp) # takes the faces from web/node_modules
