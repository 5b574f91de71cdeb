// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program/runningprogram.h"
#include "tests/support/qttestmain.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QTemporaryDir>

#include <algorithm>
#include <random>
#include <vector>

using namespace fairlead::tests;

/// Kills the program at random moments of editing, starts it again, restores what it offers, and
/// goes on from there. Every edit that was on the screen a second before a kill is found.
///
/// FAIRLEAD_KILLS (10) and FAIRLEAD_KILL_SEED (20260302) ask for other runs.
class KillsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int patience = 60000; // ms
    static constexpr int promise = 1000; // ms

    struct Box
    {
        QString parameter;
        QPoint place;
    };
    struct Made
    {
        QString parameter;
        int value = 0;
        qint64 seen = 0; // ms of m_clock at which it was certainly on the screen
    };

    QTemporaryDir m_folder;
    QElapsedTimer m_clock;
    std::mt19937 m_random;
    std::vector<Box> m_boxes;
    std::vector<Made> m_made; // since the last start
    Values m_restored; // with which the program began
    int m_value = 1000; // each edit has its own
    bool m_isWell = false; // every kill so far
    int m_kills = 0;
    int m_offers = 0; // of edits, by programs that were started again
    int m_edits = 0;
    int m_due = 0;

    static int number(const char* name, int fallback)
    {
        bool isGiven = false;
        const int value = qEnvironmentVariableIntValue(name, &isGiven);
        return isGiven ? value : fallback;
    }
    [[nodiscard]] QString home() const { return m_folder.path(); }
    [[nodiscard]] Values unsaved() const { return RunningProgram::unsavedValues(home()); }

    static void typeInto(RfbClient& hands, QPoint place, int value)
    {
        hands.click(place.x(), place.y());
        hands.press('a', RfbClient::control);
        hands.type(QString::number(value));
        hands.press(RfbClient::enter);
    }

    // Where the boxes of the weights stand: types a number of its own everywhere in their column,
    // from below, because a slider stands under its box, and looks which came out.
    void findBoxes(RunningProgram& program)
    {
        // Keys that come before the source has been read go to the page of welcome.
        QTRY_VERIFY_WITH_TIMEOUT(RunningProgram::hasRead(home()), patience);
        QMap<int, QPoint> tried;
        typeEverywhere(program, tried);
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY_WITH_TIMEOUT(!boxes(tried).empty(), patience);
        const auto last = boxes(tried).lastKey();
        typeInto(program.hands(), tried.value(last), ++m_value);
        QTRY_VERIFY_WITH_TIMEOUT(unsaved().values().contains(m_value), patience);
        const auto found = boxes(tried);
        QVERIFY(found.size() >= 2);
        // A click a little above a box leaves the keys with it: what takes them there may lie
        // a step higher than the box.
        constexpr int inside = 12;
        for (auto box = found.begin(); box != found.end(); ++box) {
            m_boxes.push_back({box.value(), tried.value(box.key()) + QPoint(0, inside)});
            typeInto(program.hands(), m_boxes.back().place, ++m_value);
            QTRY_COMPARE_WITH_TIMEOUT(unsaved().value(box.value()), m_value, patience);
        }
        m_restored = unsaved();
    }
    void typeEverywhere(RunningProgram& program, QMap<int, QPoint>& tried)
    {
        constexpr int column = 1600 - 115;
        constexpr int step = 8;
        constexpr int lowest = 200; // above it, a button takes every edit back
        for (int y = 560; y > lowest; y -= step) {
            tried.insert(++m_value, {column, y});
            typeInto(program.hands(), tried.last(), m_value);
            program.hands().press(RfbClient::escape); // whatever came up
            QVERIFY(program.hands().roundTrip());
        }
    }
    // The weights that have one of the tried values, by that value, but for one at the upper end.
    [[nodiscard]] QMap<int, QString> boxes(const QMap<int, QPoint>& tried) const
    {
        QMap<int, QString> found;
        const auto values = unsaved();
        for (auto value = values.begin(); value != values.end(); ++value) {
            const bool isTopSeen = value.value() != tried.lastKey(); // some place above it missed
            if (isTopSeen && value.key().startsWith(u"PriorityWeight")
                && tried.contains(value.value()))
                found.insert(value.value(), value.key());
        }
        return found;
    }

    void edit(RunningProgram& program)
    {
        const auto& box = m_boxes[m_random() % m_boxes.size()];
        typeInto(program.hands(), box.place, ++m_value);
        QVERIFY(program.hands().roundTrip());
        m_made.push_back({box.parameter, m_value, m_clock.elapsed()});
    }

    // What the file must hold: for each parameter a value at least as new as the last one due.
    void verifyFound(qint64 killed)
    {
        const auto found = unsaved();
        auto due = m_restored;
        for (const auto& made : m_made) {
            ++m_edits;
            if (killed - made.seen > promise) {
                due.insert(made.parameter, made.value);
                ++m_due;
            }
        }
        for (auto wanted = due.begin(); wanted != due.end(); ++wanted) {
            QVERIFY2(found.contains(wanted.key()), qPrintable(wanted.key()));
            const int value = found.value(wanted.key());
            const bool isMade
                = value == wanted.value() || std::ranges::any_of(m_made, [&](const Made& made) {
                      return made.parameter == wanted.key() && made.value == value
                          && made.value > wanted.value();
                  });
            QVERIFY2(isMade,
                     qPrintable(QStringLiteral("%1: %2, not %3")
                                    .arg(wanted.key())
                                    .arg(value)
                                    .arg(wanted.value())));
        }
        m_restored = found;
        m_made.clear();
    }

    // Presses "Restore edits" until the new program has the edits in a file of its own.
    void restore(RunningProgram& program)
    {
        const auto before = RunningProgram::unsavedFiles(home());
        QCOMPARE(before.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            (program.hands().press('o', RfbClient::alt), program.hands().roundTrip())
                && RunningProgram::unsavedFiles(home()) != before && unsaved() == m_restored,
            patience);
    }

private slots:
    void initTestCase()
    {
        if (!RunningProgram::isPossible())
            QSKIP("Qt has no VNC platform here");
        m_random.seed(static_cast<unsigned>(number("FAIRLEAD_KILL_SEED", 20260302)));
        m_clock.start();
    }

    void everyEditOfASecondAgoIsFound_data()
    {
        QTest::addColumn<bool>("isFirst");
        const int kills = number("FAIRLEAD_KILLS", 10);
        for (int i = 0; i < kills; ++i)
            QTest::addRow("kill %d", i + 1) << (i == 0);
    }
    void everyEditOfASecondAgoIsFound()
    {
        QFETCH(const bool, isFirst);
        QVERIFY2(isFirst || m_isWell, "an earlier kill has lost edits");
        m_isWell = false;
        RunningProgram program(home());
        if (isFirst)
            findBoxes(program);
        else
            restore(program);
        m_offers += isFirst ? 0 : 1;
        if (QTest::currentTestFailed())
            return;
        const auto end = m_clock.elapsed() + 200 + static_cast<qint64>(m_random() % 2300);
        while (m_clock.elapsed() < end && !QTest::currentTestFailed())
            edit(program);
        const auto killed = m_clock.elapsed();
        program.kill();
        ++m_kills;
        verifyFound(killed);
        m_isWell = !QTest::currentTestFailed();
    }

    void someWereDue()
    {
        qInfo("%d kills; %d edits made, %d of them due, all found; edits offered %d times", m_kills,
              m_edits, m_due, m_offers);
        QVERIFY(m_due > 0);
    }
};

FAIRLEAD_QTTEST(KillsTest)
#include "tst_kills.moc"
