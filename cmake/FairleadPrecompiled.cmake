# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

include_guard(GLOBAL)

# Headers of the standard library and of Qt, read once for all targets of a kind and not once for
# each source: most of what compiling this project costs. Headers of the project are not among them.

option(FAIRLEAD_PRECOMPILED "Precompile the headers of Qt and of the standard library" ON)

# fairlead_precompile(TARGET [core|gui]): nothing behind it: the standard library alone.
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
    fairlead_precompiled_headers(${kind})
    target_precompile_headers(${target} REUSE_FROM fairlead_pch_${kind})
endfunction()

# The target that owns the precompiled headers of one kind.
function(fairlead_precompiled_headers kind)
    set(owner fairlead_pch_${kind})
    if(TARGET ${owner})
        return()
    endif()
    set(source "${PROJECT_BINARY_DIR}/${owner}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Nothing but what is precompiled.\n")
    add_library(${owner} OBJECT "${source}")
    set_target_properties(${owner} PROPERTIES AUTOMOC OFF AUTOUIC OFF CXX_CLANG_TIDY "")
    target_link_libraries(${owner} PRIVATE fairlead_options)
    set(lists std)
    if(NOT kind STREQUAL "std")
        list(APPEND lists core)
        target_link_libraries(${owner} PRIVATE fairlead_qt_options Qt6::Core)
    endif()
    if(kind STREQUAL "gui")
        list(APPEND lists gui)
        target_link_libraries(${owner} PRIVATE Qt6::Widgets Qt6::Charts)
    endif()
    list(TRANSFORM lists REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/cmake/precompiled/\\1.h")
    target_precompile_headers(${owner} PRIVATE ${lists})
endfunction()
