# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Habits that the compiler lets pass. A line that must break a rule ends with // lint: allowed

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

# check_habit(FILES-REGEX LINE-REGEX WHY)
function(check_habit where regex why)
    foreach(file ${files})
        if(file MATCHES "${where}")
            file(STRINGS "${ROOT}/${file}" lines ENCODING UTF-8 REGEX "${regex}")
            list(FILTER lines EXCLUDE REGEX "^[ \t]*//|lint: allowed")
            foreach(line IN LISTS lines)
                lint_line_of(number "${file}" "${line}")
                lint_violation("${file}" ${number} "${why}")
            endforeach()
        endif()
    endforeach()
    set(violations ${violations} PARENT_SCOPE)
endfunction()

lint_files(files "*.h" "*.cpp")

check_habit("^(engine|tests/engine)/" "_clock::now\\(" "the engine has no clock: pass the time in")
check_habit("." "(SIGNAL|SLOT)\\(" "connect with pointers to members and a context object")
check_habit("." "[^A-Za-z_]sender\\(\\)" "no sender(): capture what the slot needs")
check_habit("." "[.>]blockSignals\\(" "use QSignalBlocker")
check_habit("^(views|app)/" "new QLabel[^A-Za-z]|[^A-Za-z:]QLabel [a-z][A-Za-z]*[({]" "a QLabel guesses its text format: use views::PlainLabel")
check_habit("^(views|app)/" "new QMessageBox[^A-Za-z]" "a QMessageBox guesses its text format: use views::PlainMessageBox")
check_habit("^(views|app)/" "QToolTip::showText\\(" "tool tips are plain text: use views::PlainToolTips::show")
check_habit("^(models/(words|lists|queue|tree)|views|app/(window|apply|scenario|sources|connections|reports))/" "QString::fromStdString\\(" "foreign text is shown or goes back: models::shownText or exactText")
check_habit("^(views|models/(words|queue|tree|lists|outlook|document|advice)|app/(window|history|questions|scenario|sources|apply|cli))/" "valueformat::momentInWords|QLocale::(Short|Long|Narrow)Format" "a moment is said as valueformat::moment has it: other notations are for reports")
check_habit("^(views|models|app)/" "%n[^a-z]" "a number is grouped as the language does: %Ln")
check_habit("^tests/" "(QTest::(qWait|qSleep)|QThread::m?sleep|sleep_for)\\(" "tests wait for a condition, not for a time")

lint_finish("habits")
