# Fonts cut down to what the texts use, and the part of the shell that draws without a browser (pictures, tests).

set(WC_FONT_METRICS ${WC_GENERATED}/font_metrics.hpp)
set(WC_FONTS_STAMP ${CMAKE_BINARY_DIR}/fonts.stamp)
add_custom_command(OUTPUT ${WC_FONTS_STAMP}
  COMMAND ${WC_PYTHON} assets/fonts.py --out ${WC_GENERATED}
  COMMAND ${CMAKE_COMMAND} -E touch ${WC_FONTS_STAMP}
  DEPENDS ${CMAKE_SOURCE_DIR}/assets/fonts.json ${CMAKE_SOURCE_DIR}/assets/fonts.py ${CMAKE_SOURCE_DIR}/web/package.json
  BYPRODUCTS ${WC_FONT_METRICS} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} COMMENT "fonts -> build/generated" VERBATIM)
add_custom_target(wc_fonts DEPENDS ${WC_FONTS_STAMP})

# A file whose name ends in _imgui or _web needs Dear ImGui or the browser; every other one draws anywhere.
wc_sources(WC_DRAW_SOURCES shell/app shell/widgets shell/tables)
set(WC_PAGE_SOURCES ${WC_DRAW_SOURCES})
list(FILTER WC_DRAW_SOURCES EXCLUDE REGEX "_(imgui|web)\\.cpp$")
list(FILTER WC_PAGE_SOURCES INCLUDE REGEX "_(imgui|web)\\.cpp$")

add_library(wc_draw STATIC ${WC_DRAW_SOURCES})
target_link_libraries(wc_draw PUBLIC wc_ai wc_churchill wc_core)
wc_compile_as_ours(wc_draw SMALL)
add_dependencies(wc_draw wc_generated wc_fonts)
