# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every source file: the two licence lines, an end in sight, `#pragma once` in headers.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

set(max_lines 400)
set(tag SPDX) # apart, or tools would take these lines for some of this file's own
set(copyright "${tag}-FileCopyrightText: 2026 The Fairlead authors")
set(licence "${tag}-License-Identifier: GPL-3.0-or-later")

function(check_spdx out file content)
    set(comment "//")
    if(file MATCHES "(\\.cmake|CMakeLists\\.txt)$")
        set(comment "#")
    endif()
    string(FIND "${content}" "${comment} ${copyright}\n${comment} ${licence}\n" position)
    set(${out} "" PARENT_SCOPE)
    if(NOT position EQUAL 0)
        set(${out} "the file starts with the two SPDX lines" PARENT_SCOPE)
    endif()
endfunction()

lint_files(files "*.h" "*.cpp" "CMakeLists.txt" "*.cmake")
foreach(file ${files})
    file(READ "${ROOT}/${file}" content)
    # A list separator or a bracket in the text would be taken for CMake's own.
    string(REGEX REPLACE "[][;\\]" "_" content "${content}")

    check_spdx(wrong "${file}" "${content}")
    if(wrong)
        lint_violation("${file}" 1 "${wrong}")
    endif()

    if(file MATCHES "\\.(h|cpp)$")
        string(REGEX MATCHALL "\n" newlines "${content}")
        list(LENGTH newlines count)
        if(count GREATER max_lines)
            lint_violation("${file}" ${count} "longer than ${max_lines} lines: split it")
        endif()
    endif()

    if(file MATCHES "\\.h$" AND NOT content MATCHES "\n#pragma once\n")
        lint_violation("${file}" 3 "a header says #pragma once")
    endif()
endforeach()

lint_finish("sources")
