# Third-party sources are never committed: upstream tags, or what the set-up script has put into build/toolchain/src.

include(FetchContent)
set(FETCHCONTENT_QUIET ON)

# Declares every line of .ci/third_party.txt.
file(STRINGS ${CMAKE_SOURCE_DIR}/.ci/third_party.txt lines REGEX "^[a-z]")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/.ci/third_party.txt)
foreach(line ${lines})
  string(REGEX REPLACE " +" ";" line "${line}")
  list(GET line 0 name)
  list(GET line 1 address)
  list(GET line 2 tag)
  string(TOUPPER ${name} NAME)
  if(EXISTS ${CMAKE_SOURCE_DIR}/build/toolchain/src/${name}/.complete)
    set(FETCHCONTENT_SOURCE_DIR_${NAME} ${CMAKE_SOURCE_DIR}/build/toolchain/src/${name} CACHE PATH "" FORCE)
  endif()
  FetchContent_Declare(${name} GIT_REPOSITORY ${address} GIT_TAG ${tag} GIT_SHALLOW ON)
endforeach()

# Catch2 as a library that can throw, on both sides.
function(wc_fetch_catch2)
  FetchContent_MakeAvailable(catch2)
  foreach(target Catch2 Catch2WithMain)
    target_compile_options(${target} PRIVATE -O1)
    if(EMSCRIPTEN)
      target_compile_options(${target} PUBLIC -fwasm-exceptions)
    endif()
    set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON)
  endforeach()
endfunction()

# Dear ImGui with its OpenGL 3 back end, without demo, debug windows and a font of its own. GLFW only opens the window:
# pointers are the shell's own layer.
function(wc_fetch_imgui)
  FetchContent_GetProperties(imgui)
  if(NOT imgui_POPULATED)
    FetchContent_Populate(imgui)
  endif()
  add_library(imgui STATIC EXCLUDE_FROM_ALL
    ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp ${imgui_SOURCE_DIR}/imgui_tables.cpp
    ${imgui_SOURCE_DIR}/imgui_widgets.cpp ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
  target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
  # Wide indices: WebGL 2 has no base vertex, and a map may pass 65,535 corners.
  target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_IMPL_OPENGL_ES3
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_DEFAULT_FONT
    IMGUI_DISABLE_FILE_FUNCTIONS "ImDrawIdx=unsigned int" PRIVATE NDEBUG)
  target_compile_options(imgui PRIVATE ${WC_OPTIMIZE_SMALL} ${WC_LEAN})
  set_source_files_properties(${imgui_SOURCE_DIR}/imgui_draw.cpp PROPERTIES COMPILE_OPTIONS -Os) # every frame's triangles
endfunction()
