# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Writes a small source tree with one mistake at a time and expects the lint to name its line.

cmake_minimum_required(VERSION 3.25)

set(spdx "// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

")
set(failures 0)

# expect(RULE FILE CONTENT EXPECTED): EXPECTED is FILE:LINE and a part of the message, or "clean".
function(expect rule file content expected)
    file(REMOVE_RECURSE "${TREE}")
    file(WRITE "${TREE}/${file}" "${content}")
    execute_process(
        COMMAND ${CMAKE_COMMAND} -DROOT=${TREE} -P ${RULES}/${rule}.cmake
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    string(FIND "${output}" "${expected}" position)
    if(expected STREQUAL "clean")
        set(as_wanted ${result})
    else()
        set(as_wanted 1)
        if(NOT result EQUAL 0 AND position GREATER_EQUAL 0)
            set(as_wanted 0)
        endif()
    endif()
    if(NOT as_wanted EQUAL 0)
        message(NOTICE "${rule} on ${file}: expected \"${expected}\", got:\n${output}")
        math(EXPR failures "${failures} + 1")
        set(failures ${failures} PARENT_SCOPE)
    endif()
endfunction()

function(expect_layering file include expected)
    expect(layering "${file}" "${spdx}#include ${include}\n" "${expected}")
    set(failures ${failures} PARENT_SCOPE)
endfunction()

expect_layering(engine/a.cpp "\"engine/a.h\"" clean)
expect_layering(engine/a.cpp "<vector>" clean)
expect_layering(engine/a.cpp "<QString>" "engine/a.cpp:4: engine knows only")
expect_layering(engine/a.cpp "<fstream>" "engine/a.cpp:4: the engine does no input")
expect_layering(engine/a.cpp "\"models/a.h\"" "engine/a.cpp:4: engine must not know models")
expect_layering(engine/replay/state/a.cpp "\"engine/replay/limits/b.h\"" clean)
expect_layering(engine/replay/limits/a.cpp "\"engine/replay/state/b.h\""
    "engine/replay/limits must not know state:")
expect_layering(models/pies/a.h "<QColor>" "models/pies/a.h:4: models/pies knows only")
expect_layering(models/worker/a.h "<QThread>" "models/worker/a.h:4: models/worker knows only")
expect_layering(models/a.cpp "<QStringView>" clean)
expect_layering(models/a.cpp "<QColor>" "models/a.cpp:4: models stops at Qt Core")
expect_layering(models/a.cpp "<QUndoCommand>" "models/a.cpp:4: models stops at Qt Core")
expect_layering(models/a.cpp "<QtCore/QString>" "models/a.cpp:4: includes name the class")
expect_layering(models/a.cpp "\"models/accounting/b.h\"" "models must not know models/accounting")
expect_layering(models/accounting/a.cpp "\"models/a.h\"" "models/accounting must not know models:")
expect_layering(models/accounting/a.cpp "\"models/worker/latestworker.h\"" clean)
expect_layering(app/reports/a.cpp "\"models/pies/slicelayout.h\"" clean)
expect_layering(app/reports/a.cpp "<QPainter>" "app/reports stops at Qt Core")
expect_layering(app/reports/a.cpp "\"app/reports/pdf/a.h\"" "app/reports must not know app/reports/pdf:")
expect_layering(app/reports/pdf/a.cpp "<QPainter>" clean)
expect_layering(app/reports/pdf/a.cpp "<QChart>" "app/reports/pdf has no widgets")
expect_layering(app/reports/a.cpp "\"models/chart/a.h\"" "app/reports must not know models:")
expect_layering(app/cli/a.cpp "\"app/credentials/a.h\"" clean)
expect_layering(app/cli/a.cpp "\"views/a.h\"" "app/cli must not know views")
expect_layering(views/a.cpp "\"models/accounting/a.h\"" "views must not know models/accounting")
expect_layering(views/a.cpp "\"a.h\"" "views/a.cpp:4: includes are rooted")
expect_layering(views/a.cpp "\"a.moc\"" clean)
expect_layering(app/a.cpp "\"views/a.h\"" clean)
expect_layering(app/a.cpp "\"tests/support/a.h\"" "app/a.cpp:4: only tests include tests")
expect_layering(tests/engine/a.cpp "\"models/a.h\"" "engine must not know models")
expect_layering(tests/support/a.h "\"models/a.h\"" clean)

string(REPEAT "\n" 400 blank)
expect(sources engine/a.h "${spdx}#pragma once\n" clean)
expect(sources engine/a.h "${spdx}" "engine/a.h:3: a header says")
expect(sources engine/a.cpp "int a;\n" "engine/a.cpp:1: the file starts with")
expect(sources engine/a.cpp "${spdx}${blank}" "engine/a.cpp:403: longer than 400")
expect(sources engine/CMakeLists.txt "add_library(a)\n" "engine/CMakeLists.txt:1: the file starts with")

expect(habits engine/a.cpp "${spdx}auto t = std::chrono::system_clock::now();\n" "engine/a.cpp:4: the engine has no clock")
expect(habits app/a.cpp "${spdx}connect(a, SIGNAL(b()));\n" "app/a.cpp:4: connect with pointers")
expect(habits tests/a.cpp "${spdx}QTest::qWait(5);\n" "tests/a.cpp:4: tests wait")
expect(habits tests/a.cpp "${spdx}QTest::qWaitFor(f);\n" clean)
expect(habits tests/a.cpp "${spdx}QTest::qWait(5); // lint: allowed\n" clean)
expect(habits views/a.cpp "${spdx}auto* a = new QLabel(name, this);\n" "views/a.cpp:4: a QLabel guesses")
expect(habits app/a.cpp "${spdx}    , m_text(new QLabel)\n" "app/a.cpp:4: a QLabel guesses")
expect(habits views/a.cpp "${spdx}    QLabel label(name);\n" "views/a.cpp:4: a QLabel guesses")
expect(habits views/a.cpp "${spdx}auto* a = new PlainLabel(name, this);\nvoid b(QLabel* c);\n" clean)
expect(habits app/a.cpp "${spdx}auto* a = new QMessageBox(b);\n" "app/a.cpp:4: a QMessageBox guesses")
expect(habits views/a.cpp "${spdx}QToolTip::showText(a, b);\n" "views/a.cpp:4: tool tips are plain text")
expect(habits models/lists/a.cpp "${spdx}return QString::fromStdString(a);\n" "models/lists/a.cpp:4: foreign text")
expect(habits models/accounting/a.cpp "${spdx}return QString::fromStdString(a);\n" clean)

string(REPEAT "if (policy.moab) {}\n" 301 places)
expect(schedulers models/a.cpp "${spdx}${places}" "301 places name a scheduler")
expect(schedulers engine/moab/a.cpp "${spdx}${places}" clean)
string(REPEAT "a(\"moab\"); // moab; [slurm::x(\n#include \"engine/moab/a.h\"\nb(slurm::noValue);\n" 301 places)
expect(schedulers models/a.cpp "${spdx}${places}" clean)

# expect_translation(CONTEXT SOURCE TRANSLATION EXPECTED)
function(expect_translation context source translation expected)
    expect(translations translations/a.ts
        "<context>\n<name>${context}</name>\n<message>\n<source>${source}</source>\n<translation>${translation}</translation>\n</message>\n</context>\n"
        "${expected}")
    set(failures ${failures} PARENT_SCOPE)
endfunction()

expect_translation(a::B "%1 of %2 [a; b]" "%2 [a; b] : %1" clean)
expect_translation(a::B "%1 of %2" "" clean)
expect_translation(a::B "%1 of %2" "%1 de %1" "translations/a.ts:4: translated with \"%1 %1\"")
expect_translation(a::B "%n row(s)" "<numerusform>ligne</numerusform><numerusform>%n lignes</numerusform>" "a.ts:4: translated with \"\"")
expect_translation(a::B "&amp;Open" "&amp;Ouvrir" clean)
expect_translation(a::B "&amp;Open" "Ouvrir" "translations/a.ts:4: translated with \"\"")
expect_translation(B "Open" "Ouvrir" "translations/a.ts:4: no source declares the context B")

expect(words app/a.cpp "${spdx}tr(\"it is applied\");\n// carried out; as it is\n" clean)
expect(words app/a.cpp "${spdx}tr(\"it is carried out\");\n" "app/a.cpp:4: \"carried out")
expect(words app/a.cpp "${spdx}tr(\"Problems of \"\n   \"the import\");\n" "app/a.cpp:4: \"Problems of the import")
expect(words app/a.cpp "${spdx}tr(\"no user '%1'\");\nsql(\"what = '%1'\");\n" "app/a.cpp:4: \"r '%1'")
expect(words docs/manual/pages.md "# Guide\n\nPart of the use.\n" "docs/manual/pages.md:3: \"Part of the use")

# expect_words(LANGUAGE TRANSLATION EXPECTED): EXPECTED follows the name of the file and the line.
function(expect_words language translation expected)
    if(NOT expected STREQUAL "clean")
        set(expected "translations/fairlead_${language}.ts:2: ${expected}")
    endif()
    expect(words translations/fairlead_${language}.ts
        "<source>Usage: it is held</source>\n<translation>${translation}</translation>\n" "${expected}")
    set(failures ${failures} PARENT_SCOPE)
endfunction()

expect_words(fr "L’usage&#xa0;: «&#xa0;%1&#xa0;»" clean)
expect_words(fr "La consommation" "\"La consommation")
expect_words(fr "L&apos;usage" "\"L'u")
expect_words(fr "Usage : %1" "\"Usage :")
expect_words(fr "Usage ; %1" "\"Usage SEMICOLON")
expect_words(fr "Lecture …" "\"Lecture …")
expect_words(zh_CN "用量(&amp;U)：%1" clean)
expect_words(zh_CN "使用量" "\"使用量")
expect_words(zh_CN "用量:%1" "\"用量:")
expect_words(zh_CN "用量;%1" "\"用量SEMICOLON")
expect_words(zh_CN "用量(%1)" "\"用量(")

expect(units models/a.cpp "${spdx}void Table::show()\n{\n}\n" clean)
# expect() made that source; beside a second one with the same class it is no longer clean.
file(WRITE "${TREE}/models/b.cpp" "${spdx}int Table::rows() const\n{\n}\n")
execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${TREE} -P ${RULES}/units.cmake
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(result EQUAL 0 OR NOT output MATCHES "models/b.cpp:1: members of Table are defined in models/a.cpp")
    message(NOTICE "units: a class in two sources passes:\n${output}")
    math(EXPR failures "${failures} + 1")
endif()

set(man_page ".\\\" SPDX\n.Dd November 21, 2026\n.Dt A 1\n.Os\n.Sh NAME\n.Nm a\n.Nd b\n")
foreach(section SYNOPSIS DESCRIPTION OPTIONS ENVIRONMENT FILES "EXIT STATUS" EXAMPLES)
    string(APPEND man_page ".Sh ${section}\n.Nm\n")
endforeach()
expect(manpages resources/man/a.1 "${man_page}.Sh SEE ALSO\n.Xr b 1\n" clean)
expect(manpages resources/man/a.1 "${man_page}" "resources/man/a.1:1: there is no section SEE ALSO")
find_program(GROFF groff)
if(GROFF)
    expect(manpages resources/man/a.1 "${man_page}.Sh SEE ALSO\n.Xr b 1\n.Nonsense\n" "resources/man/a.1:")
endif()

# The version stands in three files.
function(expect_version release expected)
    file(REMOVE_RECURSE "${TREE}")
    file(WRITE "${TREE}/CMakeLists.txt" "project(A\n    VERSION 2.0.0\n    LANGUAGES CXX)\n")
    file(WRITE "${TREE}/CHANGELOG.md" "## [Unreleased]\n")
    file(WRITE "${TREE}/resources/org.fairlead.Fairlead.metainfo.xml"
        "<release version=\"${release}\" date=\"2026-11-21\"/>\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${TREE} -P ${RULES}/version.cmake
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT result EQUAL expected)
        message(NOTICE "version on release ${release}: expected ${expected}, got:\n${output}")
        math(EXPR failures "${failures} + 1")
        set(failures ${failures} PARENT_SCOPE)
    endif()
endfunction()
expect_version(2.0.0 0)
expect_version(1.0.0 1)

file(REMOVE_RECURSE "${TREE}")
if(failures GREATER 0)
    message(FATAL_ERROR "${failures} lint rule(s) do not work")
endif()
