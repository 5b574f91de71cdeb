# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# One class is one unit: its members are defined in one source file. A class that grows too long for
# that holds more than one thing.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

lint_files(files "*.cpp")
list(FILTER files EXCLUDE REGEX "^tests/")
foreach(file ${files})
    string(REGEX REPLACE "/.*" "" room "${file}")
    # The start of a member's definition: nothing of a body stands in the first column.
    file(STRINGS "${ROOT}/${file}" lines ENCODING UTF-8
        REGEX "^[A-Za-z][^()=;]*[A-Z][A-Za-z0-9]*::~?[A-Za-z_]+\\(")
    set(here "")
    foreach(line IN LISTS lines)
        if(line MATCHES "([A-Z][A-Za-z0-9]*)::~?[A-Za-z_]+\\(")
            list(APPEND here "${room}_${CMAKE_MATCH_1}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES here)
    foreach(class ${here})
        if(DEFINED home_${class})
            string(REGEX REPLACE "^[a-z]+_" "" name "${class}")
            lint_violation("${file}" 1 "members of ${name} are defined in ${home_${class}} too")
        else()
            set(home_${class} "${file}")
        endif()
    endforeach()
endforeach()

lint_finish("units")
