# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Shared by the lint scripts, which run as `cmake -DROOT=<repository> -P <script>`.

if(NOT DEFINED ROOT)
    get_filename_component(ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
endif()

set(violations 0)

# lint_files(OUT PATTERN...): files of the source folders, relative to ROOT, sorted.
function(lint_files out)
    set(found "")
    foreach(folder engine models views app tests)
        foreach(pattern ${ARGN})
            file(GLOB_RECURSE some RELATIVE "${ROOT}" "${ROOT}/${folder}/${pattern}")
            list(APPEND found ${some})
        endforeach()
    endforeach()
    list(FILTER found EXCLUDE REGEX "^tests/data/")
    list(SORT found)
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# lint_violation(FILE LINE TEXT): prints FILE:LINE: TEXT and counts it.
macro(lint_violation file line text)
    message(NOTICE "${file}:${line}: ${text}")
    math(EXPR violations "${violations} + 1")
endmacro()

# lint_line_of(OUT FILE TEXT): number of the first line of FILE that contains TEXT.
function(lint_line_of out file text)
    file(READ "${ROOT}/${file}" content)
    string(FIND "${content}" "${text}" position)
    if(position LESS 0)
        set(position 0)
    endif()
    string(SUBSTRING "${content}" 0 ${position} before)
    string(REGEX MATCHALL "\n" newlines "${before}")
    list(LENGTH newlines count)
    math(EXPR count "${count} + 1")
    set(${out} ${count} PARENT_SCOPE)
endfunction()

# lint_finish(WHAT): fails when anything was found.
macro(lint_finish what)
    if(violations GREATER 0)
        message(FATAL_ERROR "${what}: ${violations} violation(s)")
    endif()
    message(STATUS "${what}: clean")
endmacro()
