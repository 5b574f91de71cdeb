# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Finds Qt and what comes with it. Included after the folders that know only the standard library.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Sql Svg LinguistTools)
find_package(Qt6Keychain REQUIRED)
if(FAIRLEAD_BUILD_GUI)
    # Qt Charts needs Qt OpenGL, which Debian has in a package of its own: libqt6opengl6-dev.
    find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets Charts)
endif()
if(FAIRLEAD_BUILD_TESTS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Network Test)
endif()

qt_standard_project_setup()

# moc of Qt 6.4 stumbles over this macro when <compare> is the first header of libstdc++ that it sees.
set(CMAKE_AUTOMOC_MOC_OPTIONS "-D_GLIBCXX_VISIBILITY=")

# Tests compare with plain literals; everything else says how its bytes are read.
add_library(fairlead_qt_test_options INTERFACE)
target_compile_definitions(fairlead_qt_test_options INTERFACE
    QT_NO_FOREACH
    QT_NO_CAST_TO_ASCII
    QT_NO_URL_CAST_FROM_STRING
    QT_STRICT_ITERATORS)
add_library(fairlead_qt_options INTERFACE)
target_link_libraries(fairlead_qt_options INTERFACE fairlead_qt_test_options)
target_compile_definitions(fairlead_qt_options INTERFACE QT_NO_CAST_FROM_ASCII)

# From here on fairlead_add_layer() compiles with the options above.
set(FAIRLEAD_HAS_QT ON)
