# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A translation has the places of its source: %1 and %n for what is filled in, & for the key. What is
# not translated yet is no mistake. A context without a namespace is one that a source declares so:
# lupdate drops the namespace of a class where it loses its way, and the program never finds the text.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

# places(OUT REGEX TEXT): what REGEX finds, sorted, joined.
function(places out regex text)
    string(REGEX MATCHALL "${regex}" found "${text}")
    list(SORT found)
    list(JOIN found " " found)
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# check_text(LINE SOURCE TRANSLATION)
function(check_text line source translation)
    foreach(regex "%L?[1-9n]" "&amp_[^ ]")
        places(wanted "${regex}" "${source}")
        places(given "${regex}" "${translation}")
        if(regex MATCHES "amp")
            string(REGEX REPLACE "_[^ ]" "" wanted "${wanted}")
            string(REGEX REPLACE "_[^ ]" "" given "${given}")
        endif()
        if(NOT wanted STREQUAL given)
            lint_violation("${file}" ${line} "translated with \"${given}\", the source has \"${wanted}\"")
        endif()
    endforeach()
    set(violations ${violations} PARENT_SCOPE)
endfunction()

# check_message(LINE MESSAGE): each of its forms, or its only one.
function(check_message line message)
    if(NOT message MATCHES "<source>([^<]*)</source>")
        return()
    endif()
    set(source "${CMAKE_MATCH_1}")
    string(REGEX MATCHALL "<(translation|numerusform)( [^>]*)?>[^<]*[^< \n][^<]*</" forms "${message}")
    foreach(form IN LISTS forms)
        string(REGEX REPLACE "^<[^>]*>|</$" "" form "${form}")
        check_text(${line} "${source}" "${form}")
    endforeach()
    set(violations ${violations} PARENT_SCOPE)
endfunction()

# declared_contexts(OUT): the names in Q_DECLARE_TR_FUNCTIONS and translate.
function(declared_contexts out)
    lint_files(sources "*.h" "*.cpp")
    set(declaration "(Q_DECLARE_TR_FUNCTIONS\\(|::translate\\(\")([A-Za-z:]+)")
    set(names "")
    foreach(source IN LISTS sources)
        file(STRINGS "${ROOT}/${source}" lines REGEX "${declaration}")
        foreach(text IN LISTS lines)
            string(REGEX MATCH "${declaration}" text "${text}")
            list(APPEND names "${CMAKE_MATCH_2}")
        endforeach()
    endforeach()
    set(${out} "${names}" PARENT_SCOPE)
endfunction()

declared_contexts(declared)
list(APPEND declared QPlatformTheme QGnomeTheme) # of Qt: app/window/language.cpp
file(GLOB files RELATIVE "${ROOT}" "${ROOT}/translations/*.ts")
foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" content)
    # A list separator or a bracket in the text would be taken for CMake's own.
    string(REGEX REPLACE "[][;\\]" "_" content "${content}")
    string(REPLACE "</message>" ";" messages "${content}")
    set(line 1)
    foreach(message IN LISTS messages)
        string(FIND "${message}" "<source>" start)
        string(SUBSTRING "${message}" 0 ${start} before)
        string(REGEX MATCHALL "\n" newlines "${before}")
        list(LENGTH newlines skipped)
        math(EXPR source_line "${line} + ${skipped}")
        if(message MATCHES "<name>([^<:]*)</name>" AND NOT CMAKE_MATCH_1 IN_LIST declared)
            lint_violation("${file}" ${source_line} "no source declares the context ${CMAKE_MATCH_1}")
        endif()
        check_message(${source_line} "${message}")
        string(REGEX MATCHALL "\n" newlines "${message}")
        list(LENGTH newlines skipped)
        math(EXPR line "${line} + ${skipped}")
    endforeach()
endforeach()

lint_finish("translations")
