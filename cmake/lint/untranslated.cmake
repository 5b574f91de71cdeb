# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every string that a user sees is translated: lupdate finds no new one, and none is unfinished.
#   cmake -DROOT=... -DWORK=FOLDER -DLUPDATE="PROGRAM;OPTIONS" -DSOURCES="FOLDERS" -P untranslated.cmake

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

file(REMOVE_RECURSE "${WORK}")
file(COPY "${ROOT}/translations/" DESTINATION "${WORK}" FILES_MATCHING PATTERN "*.ts")
file(GLOB copies "${WORK}/*.ts")
foreach(copy IN LISTS copies)
    set(forms "")
    if(copy MATCHES "fairlead_en.ts$")
        set(forms -pluralonly)
    endif()
    execute_process(COMMAND ${LUPDATE} ${forms} ${SOURCES} -ts "${copy}"
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    get_filename_component(name "${copy}" NAME)
    file(STRINGS "${copy}" lines REGEX "<source>|type=\"unfinished\"")
    foreach(line IN LISTS lines)
        if(line MATCHES "<source>(.*)</source>")
            set(source "${CMAKE_MATCH_1}")
        elseif(line MATCHES "unfinished")
            lint_violation("translations/${name}" 0 "not translated: ${source}")
        endif()
    endforeach()
endforeach()
lint_finish(untranslated)
