# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Manual pages have the sections that readers look for, and the formatter has no complaint. That they
# name every command and option is tested with the programs: tst_program, tst_dashboard_commandline.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

find_program(GROFF groff)
find_program(MANDOC mandoc)

set(sections NAME SYNOPSIS DESCRIPTION OPTIONS ENVIRONMENT FILES "EXIT STATUS" EXAMPLES "SEE ALSO")

# check_format(FILE COMMAND...): what the formatter prints to stderr or, for a lint, to stdout.
function(check_format file)
    execute_process(COMMAND ${ARGN} "${ROOT}/${file}" OUTPUT_VARIABLE said ERROR_VARIABLE said)
    string(STRIP "${said}" said)
    if(said)
        lint_violation("${file}" 1 "the formatter says\n${said}")
    endif()
    set(violations ${violations} PARENT_SCOPE)
endfunction()

file(GLOB files RELATIVE "${ROOT}" "${ROOT}/resources/man/*.1")
foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" content)
    foreach(section IN LISTS sections)
        string(FIND "${content}" "\n.Sh ${section}\n" position)
        if(position LESS 0)
            lint_violation("${file}" 1 "there is no section ${section}")
        endif()
    endforeach()
    if(GROFF)
        check_format("${file}" "${GROFF}" -mdoc -Tutf8 -ww -z)
    endif()
    if(MANDOC)
        check_format("${file}" "${MANDOC}" -T lint -W warning)
    endif()
endforeach()

lint_finish("manpages")
