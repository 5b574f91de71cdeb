# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Who asks which scheduler it is. A scheduler is known to its folder in engine/, to its readers and
# exporters, to its tables in a snapshot and in the store, and to its What-if panel, with the edits
# towards an algorithm; the clock in engine/replay is that of Slurm; engine/policy holds the settings
# of whichever it is. Everybody else asks engine/priority/scheduler.h. Counted are lines of code that
# name one, or ask a policy for the settings of one: no comments, no strings, no includes.
# Constants that only live in the namespace of Slurm (engine/base/constants.h) do not count.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

set(limit 20)

set(at_home "^(tests/|engine/(slurm|moab|replay)/|models/accounting/(slurmtext|sources|changes)/|models/accounting/store/(moab|slurm)|views/whatif/(moab|slurm|algorithm)|engine/cluster/moab|engine/scenario/algorithmchoice[.]|engine/policy/)")
set(named "[Mm]oab|MOAB|[Mm]aui|MAUI|isSlurm[^d]|slurm::[A-Za-z]|[.]slurm\\(|editSlurm")
set(constants "slurm::(noValue|infinite|useParentShares|noTimeLimit|unlimitedTime|noPriority|maxPriority)")

set(count 0)
set(places "")
lint_files(files "*.h" "*.cpp")
list(FILTER files EXCLUDE REGEX "${at_home}")
foreach(file ${files})
    file(READ "${ROOT}/${file}" code)
    string(REGEX REPLACE "\"[^\"\n]*\"" "" code "${code}")
    string(REGEX REPLACE "//[^\n]*" "" code "${code}")
    string(REGEX REPLACE "${constants}" "" code "${code}")
    string(REGEX REPLACE "[][;]" " " code "${code}")
    string(REGEX REPLACE "\n" ";" lines "${code}")
    list(FILTER lines INCLUDE REGEX "${named}")
    list(LENGTH lines here)
    if(here GREATER 0)
        math(EXPR count "${count} + ${here}")
        list(APPEND places "${file}: ${here}")
    endif()
endforeach()

list(LENGTH places files_with_places)
list(JOIN places "\n    " places)
message(STATUS "schedulers: ${count} places in ${files_with_places} files name one\n    ${places}")
if(count GREATER ${limit})
    lint_violation("cmake/lint/schedulers.cmake" 1
        "${count} places name a scheduler, at most ${limit} may: ask engine/priority/scheduler.h")
endif()

lint_finish("schedulers")
