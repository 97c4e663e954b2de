# The page's modules: the shell and its bindings, linked for size. Vite takes them with their types from build/wasm.

wc_sources(bindings web)
if(NOT bindings)
  message(STATUS "no sources for wc_page yet")
  return()
endif()

# A module that the page's script imports, and its types.
function(wc_module target)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE wc_shell)
  wc_compile_as_ours(${target} SMALL)
  target_compile_definitions(${target} PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  add_dependencies(${target} wc_generated)
  target_link_options(${target} PRIVATE -sDYNAMIC_EXECUTION=0 -sMODULARIZE=1 -sEXPORT_ES6=1 -sALLOW_MEMORY_GROWTH=1
    -sENVIRONMENT=web,worker -sFILESYSTEM=0 -lembind --emit-tsd ${CMAKE_BINARY_DIR}/${target}.d.ts)
  # emcc looks for TypeScript's compiler on the PATH, and wants one that still knows --outFile: the set-up brings it.
  set_property(TARGET ${target} PROPERTY RULE_LAUNCH_LINK
    "${CMAKE_COMMAND} -E env PATH=${CMAKE_SOURCE_DIR}/build/toolchain/tsc/node_modules/.bin:$ENV{PATH}")
endfunction()

wc_module(wc_page ${bindings} web/modules/churchill.cpp)
# No extension is used, and asking for all of them makes the first picture wait.
target_link_options(wc_page PRIVATE -sUSE_GLFW=3 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0)

# The embeds' module looks and never plays: it draws SVG, and has no canvas in it.
wc_sources(viewer web/embed)
wc_module(wc_embed ${viewer} web/modules/churchill.cpp)
add_dependencies(wc_page wc_embed) # the page is built from both
