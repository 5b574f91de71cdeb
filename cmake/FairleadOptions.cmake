# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How everything is compiled: fairlead_options for each target, fairlead_qt_options on top where
# Qt is used. Both are linked privately, so that nothing leaks into whoever uses a layer.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

find_program(FAIRLEAD_CCACHE ccache)
if(FAIRLEAD_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${FAIRLEAD_CCACHE}")
endif()

add_library(fairlead_options INTERFACE)
target_compile_features(fairlead_options INTERFACE cxx_std_20)
# A fused multiply-add changes the last digit, and numbers must match the schedulers digit for digit.
target_compile_options(fairlead_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow
    -ffp-contract=off)

if(FAIRLEAD_WERROR)
    target_compile_options(fairlead_options INTERFACE -Werror)
endif()

if(FAIRLEAD_SANITIZE)
    set(sanitizer_flags -fsanitize=${FAIRLEAD_SANITIZE} -fno-sanitize-recover=all)
    target_compile_options(fairlead_options INTERFACE ${sanitizer_flags} -fno-omit-frame-pointer)
    target_link_options(fairlead_options INTERFACE ${sanitizer_flags})
endif()

if(FAIRLEAD_BUILD_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        message(FATAL_ERROR "FAIRLEAD_BUILD_FUZZ needs Clang: libFuzzer is part of it")
    endif()
    target_compile_options(fairlead_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Generated files are nobody's to tidy. clang-tidy takes the nearest file and refuses an empty list.
file(WRITE "${PROJECT_BINARY_DIR}/.clang-tidy" "Checks: '-*,llvm-twine-local'\n")
