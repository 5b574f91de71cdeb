# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How everything is compiled: fairlead_options for each target, fairlead_qt_options on top where
# Qt is used. Both are linked privately, so that nothing leaks into whoever uses a layer.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_SKIP_INSTALL_RPATH ON)
include(CheckPIESupported)
check_pie_supported()
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

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # False alarms of GCC 12 inside std::string, std::optional and std::variant (its bugs 105329,
    # 105651 and 105562).
    target_compile_options(fairlead_options INTERFACE -Wno-array-bounds -Wno-maybe-uninitialized -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread)
endif()

# One way for libraries and programs, so that both can use the same precompiled headers.
target_compile_options(fairlead_options INTERFACE -fPIC)

# Programs that read foreign text and hold passwords: what Debian hardens with by default.
option(FAIRLEAD_HARDENING "Stack protector, checked library calls, read-only relocations" ON)
if(FAIRLEAD_HARDENING AND NOT FAIRLEAD_SANITIZE AND NOT FAIRLEAD_BUILD_FUZZ)
    target_compile_options(fairlead_options INTERFACE
        -fstack-protector-strong -fstack-clash-protection
        "$<$<CONFIG:Release>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>")
    target_link_options(fairlead_options INTERFACE -Wl,-z,relro -Wl,-z,now)
endif()

# The sources of tests run once: a third of the time that compiling them takes is not worth it.
add_library(fairlead_test_options INTERFACE)
target_compile_options(fairlead_test_options INTERFACE "$<$<CONFIG:Release>:-O1>")

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
