# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

include_guard(GLOBAL)

# fairlead_add_layer(NAME [STD_ONLY] HEADERS ... [SOURCES ...] [LINKS ...] [PRIVATE_LINKS ...])
#
# One folder, one static library NAME (alias Fairlead::NAME); without SOURCES an interface library.
# Includes are rooted at the repository: "engine/result.h". LINKS is what the headers need,
# PRIVATE_LINKS what only the sources need. Headers form a file set, so that preset dev compiles
# each of them alone with nothing but LINKS. STD_ONLY marks a layer that knows no Qt.
function(fairlead_add_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "STD_ONLY" "" "HEADERS;SOURCES;LINKS;PRIVATE_LINKS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "fairlead_add_layer(${name}): unknown argument ${arg_UNPARSED_ARGUMENTS}")
    endif()

    set(scope PUBLIC)
    set(kind STATIC)
    if(NOT arg_SOURCES)
        set(scope INTERFACE)
        set(kind INTERFACE)
    endif()

    add_library(${name} ${kind})
    add_library(Fairlead::${name} ALIAS ${name})
    target_sources(${name} ${scope}
        FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${arg_HEADERS})
    target_compile_features(${name} ${scope} cxx_std_20)
    target_link_libraries(${name} ${scope} ${arg_LINKS})

    if(arg_SOURCES)
        # Listed here too, or AUTOMOC would miss a Q_OBJECT header that has no source of its name.
        target_sources(${name} PRIVATE ${arg_SOURCES} ${arg_HEADERS})
        target_link_libraries(${name} PRIVATE ${arg_PRIVATE_LINKS} fairlead_options)
        if(FAIRLEAD_HAS_QT AND NOT arg_STD_ONLY)
            target_link_libraries(${name} PRIVATE fairlead_qt_options)
        else()
            set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
        endif()
    endif()
endfunction()

# fairlead_add_program(NAME SOURCES ... LINKS ...): <build dir>/bin/NAME, installed.
function(fairlead_add_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LINKS} fairlead_options)
    if(FAIRLEAD_HAS_QT)
        target_link_libraries(${name} PRIVATE fairlead_qt_options)
    endif()
    install(TARGETS ${name} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endfunction()

# fairlead_add_test(NAME SOURCES ... LINKS ... [LABELS ...] [TIMEOUT seconds])
# A GoogleTest program without Qt. Link the layer under test and nothing above it.
function(fairlead_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LINKS;LABELS")
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    target_link_libraries(${name} PRIVATE ${arg_LINKS} GTest::gtest_main GTest::gmock)
    fairlead_register_test(${name} "${arg_LABELS}" "${arg_TIMEOUT}")
endfunction()

# fairlead_add_qttest(NAME SOURCES ... LINKS ... [LABELS ...] [TIMEOUT seconds])
# A QtTest program; its source ends with QTEST_MAIN or QTEST_GUILESS_MAIN and includes its .moc.
function(fairlead_add_qttest name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LINKS;LABELS")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LINKS} Qt6::Test fairlead_qt_options)
    fairlead_register_test(${name} "${arg_LABELS}" "${arg_TIMEOUT}")
endfunction()

# What both kinds of test programs share.
function(fairlead_register_test name labels timeout)
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests/bin"
        CXX_CLANG_TIDY "")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE fairlead_options)
    target_compile_definitions(${name} PRIVATE FAIRLEAD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    add_test(NAME ${name} COMMAND ${name})
    fairlead_test_properties(${name} "${labels}" "${timeout}")
endfunction()

# fairlead_test_properties(NAME LABELS TIMEOUT): the environment in which every test runs.
# Tests see no display, no settings of the user, and one locale and time zone.
function(fairlead_test_properties name labels timeout)
    if(NOT timeout)
        set(timeout 120)
    endif()
    set(home "${PROJECT_BINARY_DIR}/tests/home")
    file(MAKE_DIRECTORY "${home}/runtime")
    file(CHMOD "${home}/runtime" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    set_tests_properties(${name} PROPERTIES
        LABELS "${labels}"
        TIMEOUT ${timeout}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache;XDG_STATE_HOME=${home}/state;XDG_RUNTIME_DIR=${home}/runtime")
endfunction()
