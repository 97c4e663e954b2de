# wc_tests: every test below tests/ but the fuzzer's and the browser's, one Catch2 program.

enable_testing()
file(GLOB_RECURSE tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*.cpp)
list(FILTER tests EXCLUDE REGEX "/tests/(fuzz|web)/")
if(NOT tests)
  message(STATUS "no sources for wc_tests yet")
  return()
endif()

wc_fetch_catch2()
add_executable(wc_tests ${tests})
target_link_libraries(wc_tests PRIVATE wc_shell wc_ai wc_churchill wc_gathering_storm wc_core Catch2::Catch2WithMain)
wc_compile_as_ours(wc_tests TEST)
target_compile_definitions(wc_tests PRIVATE WC_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
add_dependencies(wc_tests wc_generated)
set(run $<TARGET_FILE:wc_tests>)
if(EMSCRIPTEN)
  wc_run_under_node(wc_tests)
  target_link_options(wc_tests PRIVATE -fwasm-exceptions)
  set(run node $<TARGET_FILE:wc_tests>)
endif()

# In random order (a fixed seed), cut into parts that run side by side.
set(parts 4)
math(EXPR last "${parts} - 1")
foreach(part RANGE ${last})
  add_test(NAME part_${part} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMAND ${run} --colour-mode none --order rand --rng-seed 1 --shard-count ${parts} --shard-index ${part} --allow-running-no-tests)
endforeach()
