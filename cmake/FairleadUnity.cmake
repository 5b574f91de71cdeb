# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

include_guard(GLOBAL)

# Small sources of one folder are compiled together: what they include is read once for six of them,
# which is most of what compiling them costs. So a name in an anonymous namespace is the only one in
# its folder. Presets dev and asan compile each source alone, which shows a missing include.

option(FAIRLEAD_UNITY "Compile up to six sources of a folder as one" OFF)
set(FAIRLEAD_UNITY_SIZE 6)

# fairlead_unite(TARGET SOURCES...): the sources in absolute paths.
function(fairlead_unite target)
    if(NOT FAIRLEAD_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # Classes of tests hold what only their file knows; here that is no file of its own.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
    foreach(source ${ARGN})
        cmake_path(GET source PARENT_PATH folder)
        # The same names in every clone: ccache knows a compilation by the name of its source too.
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE place)
        string(MD5 key "${place}")
        if(NOT DEFINED count_${key})
            set(count_${key} 0)
        endif()
        math(EXPR group "${count_${key}} / ${FAIRLEAD_UNITY_SIZE}")
        math(EXPR count_${key} "${count_${key}} + 1")
        cmake_path(GET folder FILENAME name)
        string(SUBSTRING "${key}" 0 6 key)
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${name}_${key}_${group}")
    endforeach()
endfunction()
