# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

include_guard(GLOBAL)

# fairlead_add_tests(NAME [FOLDERS folder ...] LINKS ... [LABELS ...] [PREFIX prefix])
# The GoogleTest programs of a layer as one: every tst_<unit>.cpp of the folders is a test of ctest,
# which runs its cases alone. Link the layer under test and nothing above it.
function(fairlead_add_tests name)
    fairlead_collect_tests(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    target_sources(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests/support/gtestmain.cpp")
    target_link_libraries(${name} PRIVATE GTest::gtest GTest::gmock)
    fairlead_precompile(${name} test)
endfunction()

# fairlead_add_qttests(... APPLICATION QCoreApplication|QGuiApplication|QApplication): the same with
# QtTest; each source names its class with FAIRLEAD_QTTEST and includes its .moc.
function(fairlead_add_qttests name)
    cmake_parse_arguments(PARSE_ARGV 1 kind "" "APPLICATION" "")
    fairlead_collect_tests(${name} ${kind_UNPARSED_ARGUMENTS})
    target_sources(${name} PRIVATE
        "${PROJECT_SOURCE_DIR}/tests/support/qttestmain.cpp"
        "${PROJECT_SOURCE_DIR}/tests/support/qttestmain.h")
    target_compile_definitions(${name} PRIVATE
        FAIRLEAD_TEST_APPLICATION=${kind_APPLICATION}
        "FAIRLEAD_TEST_APPLICATION_HEADER=<${kind_APPLICATION}>")
    target_link_libraries(${name} PRIVATE Qt6::Test fairlead_qt_test_options)
    if(kind_APPLICATION STREQUAL "QApplication")
        target_link_libraries(${name} PRIVATE Qt6::Widgets)
        fairlead_precompile(${name} guitest)
    else()
        if(kind_APPLICATION STREQUAL "QGuiApplication")
            target_link_libraries(${name} PRIVATE Qt6::Gui)
        endif()
        fairlead_precompile(${name} coretest)
    endif()
endfunction()

# What both kinds share. Tests see no display, no settings of the user, one locale and time zone.
function(fairlead_collect_tests name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "PREFIX" "FOLDERS;LINKS;LABELS")
    if(NOT arg_FOLDERS)
        set(arg_FOLDERS .)
    endif()
    add_executable(${name})
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests/bin"
        CXX_CLANG_TIDY "")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ${arg_LINKS} fairlead_options fairlead_test_options)
    target_compile_definitions(${name} PRIVATE FAIRLEAD_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    set(all_sources "")
    foreach(folder ${arg_FOLDERS})
        fairlead_glob(sources "${CMAKE_CURRENT_SOURCE_DIR}/${folder}" "tst_*.cpp")
        target_sources(${name} PRIVATE ${sources})
        fairlead_unite(${name} ${sources})
        list(APPEND all_sources ${sources})
        foreach(source ${sources})
            cmake_path(GET source STEM unit)
            string(REGEX REPLACE "^tst_" "tst_${arg_PREFIX}" test "${unit}")
            add_test(NAME ${test} COMMAND ${name} ${unit})
            fairlead_test_properties(${test} "${arg_LABELS}")
        endforeach()
    endforeach()
    fairlead_follow_sources(${name} ${all_sources})
endfunction()

# fairlead_test_properties(NAME LABELS): the environment in which every test runs. The time-outs end
# what hangs; they are no judgement of speed, whatever else the machine does.
function(fairlead_test_properties name labels)
    set(home "${PROJECT_BINARY_DIR}/tests/home")
    file(MAKE_DIRECTORY "${home}/runtime")
    file(CHMOD "${home}/runtime" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    # One seed for rapidcheck, so that every run tries the same cases.
    set_tests_properties(${name} PROPERTIES
        LABELS "${labels}"
        TIMEOUT 1800
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QTEST_FUNCTION_TIMEOUT=1500000;LC_ALL=C.UTF-8;TZ=UTC;RC_PARAMS=seed=20091 max_success=500;XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache;XDG_STATE_HOME=${home}/state;XDG_RUNTIME_DIR=${home}/runtime")
endfunction()
