# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Which folder may include what. Arrows point downwards only; see docs/architecture.md.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

# Longest prefix first: a path belongs to the first layer that it starts with.
set(layers models/usage models/pies models/words models/paste models/worker models/connections models/files models/accounting
    app/reports/pdf app/reports app/cli app/credentials app/language app/process
    engine models views app)

set(allowed_engine engine)
set(allowed_models/usage engine models/usage)
set(allowed_models/pies engine models/usage models/pies)
set(allowed_models/words engine models/usage models/pies models/words)
set(allowed_models/paste engine models/usage models/pies models/words models/paste)
set(allowed_models/worker engine models/worker)
set(allowed_models/connections engine models/connections)
set(allowed_models/files engine models/files)
set(allowed_models/accounting engine models/worker models/connections models/files models/accounting)
set(allowed_models engine models/connections models/usage models/pies models/words models/paste models/worker models)
set(allowed_views engine models/connections models/usage models/pies models/words models/paste models views)
set(allowed_app/reports/pdf engine models/usage models/pies models/words models/files app/reports app/reports/pdf)
set(allowed_app/reports engine models/usage models/pies models/words models/files app/reports)
set(allowed_app/credentials engine models/connections app/credentials)
set(allowed_app/language app/language)
set(allowed_app/process app/process)
set(allowed_app/cli engine models/usage models/connections models/files models/worker models/accounting models/words models/paste app/reports app/credentials app/process app/cli)
set(allowed_app ${layers})

# The rooms of a folder, lowest first: each may know itself and those before it. A room is a folder, with
# the folders below it that are no room of their own: slurm is what is beside slurm/config and the others.
set(houses engine/replay engine models/accounting/slurmtext models app)
set(rooms_engine base slurm/config moab/config moab/data policy cluster priority scenario
    slurm/workspace slurm/usage slurm/fairshare slurm/priority slurm/proof moab/priority
    replay advice slurm/flaws slurm plan recovery inverse finder anonymous)
set(rooms_engine/replay recording placement limits state schedulers clock past outcome)
set(rooms_models/accounting/slurmtext text config submission machine workload usage queue tree history json)
set(rooms_models usage pies words paste worker connections files accounting
    search evaluation document lists queue tree outlook advice help)
set(rooms_app process language credentials reports reports/pdf cli
    worker settings frame editing sources connections history apply scenario questions status window)

# The only ones that look up, FILE>INCLUDE: how the neutral face of a policy reaches its scheduler.
set(looks_up
    # Parameters are set and read by whoever's policy it is.
    "engine/policy/policy.cpp>engine/priority/scheduler.h"
    # schedulers() lists them all.
    "engine/priority/scheduler.cpp>engine/slurm/scheduler.h"
    "engine/priority/scheduler.cpp>engine/moab/priority/scheduler.h"
    # EvaluationMemory has room for what any of them keeps between two evaluations.
    "engine/priority/caches.h>engine/slurm/workspace/cache.h"
    "engine/priority/caches.h>engine/moab/priority/cache.h")

set(std_only engine models/usage models/pies models/worker app/process)
set(without_gui models models/words models/paste models/connections models/files models/accounting
    app/reports app/cli app/credentials app/language)
set(without_widgets app/reports/pdf)

# The compiler refuses these too, because no such layer links them; here the reason is said.
set(gui_headers "<Q(Gui|Color|Icon|Font|Paint|Pixmap|Image|Brush|Pen>|Palette|Undo|Action|Screen)")
set(widget_headers "<Q(Application|Widget|Dialog|MainWindow|Layout|Label|PushButton|Style|Chart|PieS|BarS|(Tree|Table|List|Header|AbstractItem)View>)")

function(layer_of out path)
    set(${out} "" PARENT_SCOPE)
    foreach(layer ${layers})
        string(FIND "${path}" "${layer}/" position)
        if(position EQUAL 0)
            set(${out} ${layer} PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

# check_system(OUT LAYER INCLUDE): what is wrong with an <include>, or nothing.
function(check_system out layer include)
    set(wrong "")
    if(include MATCHES "<Qt[A-Za-z0-9]+/")
        set(wrong "includes name the class, not the module: ${include}")
    elseif(layer IN_LIST std_only AND include MATCHES "<(Q|qt)")
        set(wrong "${layer} knows only the standard library: ${include}")
    elseif(layer STREQUAL "engine" AND include MATCHES "<(fstream|iostream|filesystem)>")
        set(wrong "the engine does no input or output: ${include}")
    elseif(layer IN_LIST without_gui AND include MATCHES "${gui_headers}|${widget_headers}")
        set(wrong "${layer} stops at Qt Core: ${include}")
    elseif(layer IN_LIST without_widgets AND include MATCHES "${widget_headers}")
        set(wrong "${layer} has no widgets: ${include}")
    endif()
    set(${out} "${wrong}" PARENT_SCOPE)
endfunction()

# check_quoted(OUT FILE LAYER INCLUDE): the same for an "include".
function(check_quoted out file layer include)
    set(${out} "" PARENT_SCOPE)
    if(include MATCHES "\\.moc$|(^|/)(moc|ui)_[^/]*$")
        return()
    endif()
    if(include MATCHES "^tests/")
        if(NOT file MATCHES "^tests/")
            set(${out} "only tests include tests: \"${include}\"" PARENT_SCOPE)
        endif()
        return()
    endif()
    layer_of(target "${include}")
    if(NOT target)
        set(${out} "includes are rooted at the repository: \"${include}\"" PARENT_SCOPE)
    elseif(layer AND NOT target IN_LIST allowed_${layer} AND NOT include IN_LIST allowed_${layer})
        set(${out} "${layer} must not know ${target}: \"${include}\"" PARENT_SCOPE)
    endif()
endfunction()

# room_of(OUT PATH HOUSE): the room of a file in HOUSE; "." right in it, nothing: in no room.
function(room_of out path house)
    string(LENGTH "${house}/" length)
    string(SUBSTRING "${path}" ${length} -1 folder)
    set(${out} "." PARENT_SCOPE)
    while(folder MATCHES "^(.+)/")
        set(folder "${CMAKE_MATCH_1}")
        if(folder IN_LIST rooms_${house})
            set(${out} "${folder}" PARENT_SCOPE)
            return()
        endif()
        set(${out} "" PARENT_SCOPE)
    endwhile()
endfunction()

# check_room(OUT FILE INCLUDE): whether a room looks up.
function(check_room out file include)
    set(${out} "" PARENT_SCOPE)
    if("${file}>${include}" IN_LIST looks_up)
        return()
    endif()
    foreach(house ${houses})
        if(NOT file MATCHES "^${house}/" OR NOT include MATCHES "^${house}/")
            continue()
        endif()
        room_of(own "${file}" ${house})
        room_of(other "${include}" ${house})
        # Programs know everything; what several rooms need is in one of them.
        if(own STREQUAL "." OR other STREQUAL ".")
            continue()
        endif()
        list(FIND rooms_${house} "${own}" height)
        list(FIND rooms_${house} "${other}" other_height)
        if(height EQUAL -1)
            set(${out} "its folder is no room in rooms_${house}: cmake/lint/layering.cmake" PARENT_SCOPE)
        elseif(other_height EQUAL -1)
            set(${out} "in no room of rooms_${house}: \"${include}\"" PARENT_SCOPE)
        elseif(other_height GREATER height)
            set(${out} "${house}/${own} must not know ${other}: \"${include}\"" PARENT_SCOPE)
        endif()
    endforeach()
endfunction()

lint_files(files "*.h" "*.cpp")
foreach(file ${files})
    # A test may include what the folder that it mirrors may; bench, fuzz and support may all.
    string(REGEX REPLACE "^tests/" "" mirrored "${file}")
    layer_of(layer "${mirrored}")

    file(STRINGS "${ROOT}/${file}" lines REGEX "^[ \t]*#[ \t]*include[ \t]*[\"<]")
    foreach(line ${lines})
        set(wrong "")
        if(line MATCHES "(<[^>]+>)")
            check_system(wrong "${layer}" "${CMAKE_MATCH_1}")
        elseif(line MATCHES "\"([^\"]+)\"")
            set(include "${CMAKE_MATCH_1}")
            check_quoted(wrong "${file}" "${layer}" "${include}")
            if(NOT wrong)
                check_room(wrong "${file}" "${include}")
            endif()
        endif()
        if(wrong)
            lint_line_of(number "${file}" "${line}")
            lint_violation("${file}" ${number} "${wrong}")
        endif()
    endforeach()
endforeach()

lint_finish("layering")
