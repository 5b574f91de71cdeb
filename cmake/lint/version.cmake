# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# CMakeLists.txt says which version this is; the newest release of the metainfo is the same, and the
# change log has a section of it or of what comes next.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

file(READ "${ROOT}/CMakeLists.txt" project)
string(REGEX MATCH "\n +VERSION ([0-9.]+)\n" found "${project}")
set(version "${CMAKE_MATCH_1}")

set(metainfo resources/org.fairlead.Fairlead.metainfo.xml)
file(READ "${ROOT}/${metainfo}" content)
string(REGEX MATCH "<release version=\"([^\"]+)\" date=\"([0-9-]+)\"" found "${content}")
if(NOT CMAKE_MATCH_1 STREQUAL version)
    lint_violation("${metainfo}" 1 "the newest release is not ${version}, the version in CMakeLists.txt")
endif()

file(READ "${ROOT}/CHANGELOG.md" content)
string(FIND "${content}" "## [Unreleased]" next)
string(FIND "${content}" "## [${version}]" this)
if(next LESS 0 AND this LESS 0)
    lint_violation(CHANGELOG.md 1 "there is a section neither of ${version} nor of what comes next")
endif()

lint_finish("version")
