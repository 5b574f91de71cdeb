# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

include_guard(GLOBAL)

# Headers of the standard library and of Qt, read once for all targets of a kind and not once for
# each source: most of what compiling this project costs. Headers of the project are not among them.

option(FAIRLEAD_PRECOMPILED "Precompile the headers of Qt and of the standard library" ON)

# fairlead_precompile(TARGET [core|gui|test|coretest|guitest]): nothing behind it: the standard library
# alone, or with Qt Core where the target uses Qt.
function(fairlead_precompile target kind)
    if(NOT FAIRLEAD_PRECOMPILED)
        return()
    endif()
    if(NOT kind)
        set(kind std)
        get_target_property(links ${target} LINK_LIBRARIES)
        if("fairlead_qt_options" IN_LIST links)
            set(kind core)
        endif()
    endif()
    target_precompile_headers(${target} REUSE_FROM fairlead_pch_${kind})
endfunction()

# fairlead_add_precompiled(KIND LIST...): the target fairlead_pch_<KIND> owns these lists, precompiled.
function(fairlead_add_precompiled kind)
    set(owner fairlead_pch_${kind})
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${owner}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Nothing but what is precompiled.\n")
    add_library(${owner} OBJECT "${source}")
    set_target_properties(${owner} PROPERTIES AUTOMOC OFF AUTOUIC OFF CXX_CLANG_TIDY "")
    target_link_libraries(${owner} PRIVATE fairlead_options)
    set(lists ${ARGN})
    list(TRANSFORM lists REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/\\1.h")
    target_precompile_headers(${owner} PRIVATE ${lists})

    # What ccache takes for the contents (CCACHE_PCH_EXTSUM): the file itself holds paths, so that
    # nothing compiled with it would be found again from another clone.
    set(sum "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} Qt ${Qt6_VERSION}")
    foreach(list ${lists})
        file(SHA256 "${list}" hash)
        string(APPEND sum " ${hash}")
    endforeach()
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${owner}.dir/cmake_pch.hxx.gch.sum"
        CONTENT "${sum}\n")
endfunction()
