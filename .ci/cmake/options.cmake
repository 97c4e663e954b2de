# How everything of ours is compiled. Third-party code takes none of this.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

option(WC_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer, -O1" OFF)
option(WC_FUZZ "Only the libFuzzer program (clang)" OFF)

# The include path: engine/ for "core/...", the root for "shell/...", build/ for "generated/...".
set(WC_INCLUDE_DIRS ${CMAKE_SOURCE_DIR}/engine ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/build)

# Designated initializers leave out what has its default: the warning about missing ones is off. So is that about long texts:
# a table's words are one.
set(WC_WARNINGS -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers
  -Wno-overlength-strings -Werror)

if(WC_SANITIZE OR WC_FUZZ)
  set(WC_OPTIMIZE -O1 -g)
  if(WC_FUZZ)
    set(WC_OPTIMIZE -O2 -g) # it runs for hours: a third more texts a second
  endif()
  set(WC_OPTIMIZE_SMALL ${WC_OPTIMIZE})
  set(WC_INSTRUMENT -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  set(WC_DEFINES _GLIBCXX_ASSERTIONS)
  if(WC_FUZZ)
    # Comparisons are not traced: the inputs are real positions with a change, and the tracing took half of the time.
    list(APPEND WC_INSTRUMENT -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp,indirect-calls)
  endif()
elseif(EMSCRIPTEN)
  set(WC_OPTIMIZE -O3 -flto)
  set(WC_OPTIMIZE_LIGHT -Os -flto) # fast enough, and what a visit loads
  set(WC_OPTIMIZE_SMALL -Oz -flto)
  set(WC_OPTIMIZE_QUICK -O2) # beside that
  set(WC_DEFINES NDEBUG)
else()
  set(WC_OPTIMIZE -O3 -flto=auto)
  set(WC_OPTIMIZE_SMALL ${WC_OPTIMIZE})
  set(WC_DEFINES NDEBUG)
endif()

# The build type's own flags are emptied: the lines above say it all.
set(CMAKE_CXX_FLAGS_RELEASE "")
set(CMAKE_CXX_FLAGS_DEBUG "")

set(WC_LEAN -fno-exceptions -fno-rtti)

# Flags for one of our targets: SMALL picks small code, LIGHT code that is small without being slow; TEST has exceptions and RTTI, and is not worth optimizing.
function(wc_compile_as_ours target)
  cmake_parse_arguments(arg "TEST;SMALL;LIGHT" "" "" ${ARGN})
  set(optimize ${WC_OPTIMIZE})
  if(arg_SMALL)
    set(optimize ${WC_OPTIMIZE_SMALL})
  elseif(arg_LIGHT AND WC_OPTIMIZE_LIGHT)
    set(optimize ${WC_OPTIMIZE_LIGHT})
  elseif(arg_TEST)
    set(optimize -O1)
  endif()
  target_include_directories(${target} PUBLIC ${WC_INCLUDE_DIRS})
  target_compile_definitions(${target} PRIVATE ${WC_DEFINES})
  target_compile_options(${target} PRIVATE ${WC_WARNINGS} ${optimize} ${WC_INSTRUMENT})
  target_link_options(${target} PRIVATE ${optimize} ${WC_INSTRUMENT})
  if(NOT arg_TEST)
    target_compile_options(${target} PRIVATE ${WC_LEAN})
    target_link_options(${target} PRIVATE ${WC_LEAN}) # Emscripten picks its libraries by these
  endif()
endfunction()
