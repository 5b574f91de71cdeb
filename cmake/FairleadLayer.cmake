# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

include_guard(GLOBAL)

# fairlead_add_layer(NAME [STD_ONLY] [FOLDERS folder ...] [WITHOUT file ...]
#     [PRIVATE_HEADERS header ...] [PCH core|gui] [LINKS ...] [PRIVATE_LINKS ...])
#
# One static library NAME of every source in its folders (default: this one) and below; without
# sources an interface library. Includes are rooted at the repository: "engine/base/result.h".
# LINKS is what the headers need, PRIVATE_LINKS what only the sources need. Headers form a file set,
# so that preset dev compiles each of them alone with nothing but LINKS; PRIVATE_HEADERS are those
# that only the sources see. STD_ONLY marks a layer that knows no Qt.
function(fairlead_add_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "STD_ONLY" "PCH"
        "FOLDERS;WITHOUT;PRIVATE_HEADERS;LINKS;PRIVATE_LINKS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "fairlead_add_layer(${name}): unknown argument ${arg_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT arg_FOLDERS)
        set(arg_FOLDERS .)
    endif()

    set(headers "")
    set(sources "")
    foreach(folder ${arg_FOLDERS})
        fairlead_glob(found "${CMAKE_CURRENT_SOURCE_DIR}/${folder}" "*.h")
        list(APPEND headers ${found})
        fairlead_glob(found "${CMAKE_CURRENT_SOURCE_DIR}/${folder}" "*.cpp")
        list(APPEND sources ${found})
    endforeach()
    foreach(file ${arg_WITHOUT})
        list(FILTER headers EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${file}")
        list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${file}")
    endforeach()
    set(public_headers ${headers})
    list(TRANSFORM arg_PRIVATE_HEADERS PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    if(arg_PRIVATE_HEADERS)
        list(REMOVE_ITEM public_headers ${arg_PRIVATE_HEADERS})
    endif()

    set(scope PUBLIC)
    set(kind STATIC)
    if(NOT sources)
        set(scope INTERFACE)
        set(kind INTERFACE)
    endif()

    add_library(${name} ${kind})
    add_library(Fairlead::${name} ALIAS ${name})
    target_sources(${name} ${scope}
        FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${public_headers})
    target_compile_features(${name} ${scope} cxx_std_20)
    target_link_libraries(${name} ${scope} ${arg_LINKS})

    if(sources)
        # Listed here too, or AUTOMOC would miss a Q_OBJECT header that has no source of its name.
        target_sources(${name} PRIVATE ${sources} ${headers})
        target_link_libraries(${name} PRIVATE ${arg_PRIVATE_LINKS} fairlead_options)
        if(FAIRLEAD_HAS_QT AND NOT arg_STD_ONLY)
            target_link_libraries(${name} PRIVATE fairlead_qt_options)
        else()
            set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
        endif()
        fairlead_follow_sources(${name} ${sources} ${headers})
        fairlead_precompile(${name} "${arg_PCH}")
        fairlead_unite(${name} ${sources})
    endif()
endfunction()

# fairlead_glob(OUT FOLDER PATTERN): the files below a folder, sorted; a new one is found by itself.
function(fairlead_glob out folder pattern)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS "${folder}/${pattern}")
    list(TRANSFORM found REPLACE "/\\./" "/")
    list(SORT found)
    set(${out} ${found} PARENT_SCOPE)
endfunction()

# fairlead_follow_sources(TARGET FILES...): moc looks again when a file comes or goes. By itself it looks
# at those that it knows, and would miss a new one: so the list of them is one of them.
function(fairlead_follow_sources target)
    set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_sources.h")
    list(TRANSFORM ARGN PREPEND "// ")
    string(JOIN "\n" content "#pragma once" ${ARGN})
    file(CONFIGURE OUTPUT "${list}" CONTENT "${content}\n")
    target_sources(${target} PRIVATE "${list}")
endfunction()

# fairlead_add_program(NAME [DESTINATION folder] SOURCES ... LINKS ...): <build dir>/bin/NAME, installed
# in the folder given, else with the other programs.
function(fairlead_add_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "DESTINATION" "SOURCES;LINKS")
    if(NOT arg_DESTINATION)
        set(arg_DESTINATION "${CMAKE_INSTALL_BINDIR}")
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LINKS} fairlead_options)
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    if(FAIRLEAD_HAS_QT)
        target_link_libraries(${name} PRIVATE fairlead_qt_options)
    endif()
    install(TARGETS ${name} RUNTIME DESTINATION "${arg_DESTINATION}")
endfunction()
