# The page's modules: the shell and its bindings, linked for size, a pair of modules for each table, so that a visit loads what
# it plays and nothing else. Vite takes them with their types from build/wasm.

# As web/tables.json has them; the first is the one a newcomer meets.
file(READ ${CMAKE_SOURCE_DIR}/web/tables.json WC_TABLE_LIST)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/tables.json)

# A module that the page's script imports, and its types.
function(wc_module target)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE wc_shell)
  wc_compile_as_ours(${target} SMALL)
  target_compile_definitions(${target} PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  add_dependencies(${target} wc_generated)
  target_link_options(${target} PRIVATE -sDYNAMIC_EXECUTION=0 -sMODULARIZE=1 -sEXPORT_ES6=1 -sALLOW_MEMORY_GROWTH=1
    -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sMALLOC=emmalloc -lembind --emit-tsd ${CMAKE_BINARY_DIR}/${target}.d.ts)
  # emcc looks for TypeScript's compiler on the PATH, and wants one that still knows --outFile: the set-up brings it.
  set_property(TARGET ${target} PROPERTY RULE_LAUNCH_LINK
    "${CMAKE_COMMAND} -E env PATH=${CMAKE_SOURCE_DIR}/build/toolchain/tsc/node_modules/.bin:$ENV{PATH}")
endfunction()

wc_sources(bindings web)
wc_sources(viewer web/embed)
add_custom_target(wc_page) # all of them

# The module that plays, and the embeds': it looks and never plays, draws SVG, and has no canvas in it.
function(wc_table_modules table)
  wc_module(wc_page_${table} ${bindings} web/modules/${table}.cpp)
  # No extension is used, and asking for all of them makes the first picture wait.
  target_link_options(wc_page_${table} PRIVATE -sUSE_GLFW=3 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0)
  wc_module(wc_embed_${table} ${viewer} web/modules/${table}.cpp)
  add_dependencies(wc_page wc_page_${table} wc_embed_${table})
endfunction()

string(JSON count LENGTH ${WC_TABLE_LIST})
math(EXPR last "${count} - 1")
foreach(k RANGE ${last})
  string(JSON table GET ${WC_TABLE_LIST} ${k} id)
  wc_table_modules(${table})
endforeach()

# All have the same script and the same types: the page takes the first table's, and gives it the program it wants.
string(JSON first GET ${WC_TABLE_LIST} 0 id)
foreach(kind page embed)
  foreach(end js d.ts)
    add_custom_command(TARGET wc_page POST_BUILD WORKING_DIRECTORY ${CMAKE_BINARY_DIR} VERBATIM
      COMMAND ${CMAKE_COMMAND} -E copy_if_different wc_${kind}_${first}.${end} wc_${kind}.${end})
  endforeach()
endforeach()
