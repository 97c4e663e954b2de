# The page's module: the shell and its bindings, linked for size. Vite takes wc_page.{js,wasm,d.ts} from build/wasm.

wc_sources(bindings web)
if(NOT bindings)
  message(STATUS "no sources for wc_page yet")
  return()
endif()

add_executable(wc_page ${bindings})
target_link_libraries(wc_page PRIVATE wc_shell)
wc_compile_as_ours(wc_page SMALL)
target_compile_definitions(wc_page PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
add_dependencies(wc_page wc_generated)
target_link_options(wc_page PRIVATE -sUSE_GLFW=3 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sDYNAMIC_EXECUTION=0
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sALLOW_MEMORY_GROWTH=1 -sENVIRONMENT=web,worker -sFILESYSTEM=0 -lembind
  --emit-tsd ${CMAKE_BINARY_DIR}/wc_page.d.ts)
# emcc looks for TypeScript's compiler on the PATH, and wants one that still knows --outFile: the set-up brings it.
set_property(TARGET wc_page PROPERTY RULE_LAUNCH_LINK
  "${CMAKE_COMMAND} -E env PATH=${CMAKE_SOURCE_DIR}/build/toolchain/tsc/node_modules/.bin:$ENV{PATH}")
