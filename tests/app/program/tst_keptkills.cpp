// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/scenariofile.h"
#include "tests/app/program/runningprogram.h"
#include "tests/app/program/treehands.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace fairlead;
using namespace fairlead::tests;

/// Kills the program after scenarios were kept in Outlook, every other time while the file may be
/// written, and starts it again: whatever was on the disk once stays there, also when others are
/// kept and another program is killed.
///
/// FAIRLEAD_KEPT_KILLS (5) and FAIRLEAD_KILL_SEED (20261127) ask for other runs.
class KeptKillsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int patience = tests::longestWait;
    static constexpr unsigned mostRoundTrips = 5; // before a kill while it may be written
    const QString m_source = QStringLiteral("demo:limoges");
    const AssocKey m_account{"cistem", {}, {}};

    QTemporaryDir m_folder;
    std::mt19937 m_random;
    std::vector<std::vector<Edit>> m_due; // that were on the disk

    static int number(const char* name, int fallback)
    {
        bool isGiven = false;
        const int value = qEnvironmentVariableIntValue(name, &isGiven);
        return isGiven ? value : fallback;
    }
    [[nodiscard]] QString home() const { return m_folder.path(); }

    /// The edits of each scenario on the disk; none: there is no file, or it cannot be read.
    [[nodiscard]] std::vector<std::vector<Edit>> kept() const
    {
        const QDir folder(RunningProgram::unsavedFolder(home()) + QStringLiteral("/outlook"));
        std::vector<std::vector<Edit>> found;
        for (const auto& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                return {};
            const auto content = QJsonDocument::fromJson(file.readAll()).object();
            for (const auto& entry : content.value(u"scenarios").toArray()) {
                const auto json = entry.toObject().value(u"scenario").toObject();
                const auto scenario = accounting::scenarioFromJson(QJsonDocument(json).toJson());
                if (!scenario)
                    return {};
                found.push_back(scenario->edits);
            }
        }
        return found;
    }

    void restore(RunningProgram& program) const
    {
        const auto before = RunningProgram::unsavedFiles(home());
        QCOMPARE(before.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            (program.hands().press('o', {RfbClient::alt}), program.hands().roundTrip())
                && RunningProgram::unsavedFiles(home()) != before
                && RunningProgram::unsaved(home()),
            patience);
    }

    /// Other shares for the account; gives the edits that the program has then.
    void edit(RunningProgram& program, int shares, std::vector<Edit>& edits) const
    {
        TreeHands tree(program.hands());
        QTRY_VERIFY_WITH_TIMEOUT(tree.goTo(m_account), patience);
        QVERIFY(tree.setShares(shares));
        const Edit expected = ShareEdit{m_account, static_cast<std::uint32_t>(shares)};
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const auto scenario = RunningProgram::unsaved(home());
                return scenario && std::ranges::count(scenario->edits, expected) > 0;
            }(),
            patience);
        edits = RunningProgram::unsaved(home())->edits;
    }

    /// Outlook > Scenarios > Keep the present edits.
    static void keepEdits(RunningProgram& program)
    {
        auto& hands = program.hands();
        hands.press('6', {RfbClient::control});
        QVERIFY(hands.roundTrip());
        hands.press('c', {RfbClient::alt});
        QVERIFY(hands.roundTrip());
        hands.press('k');
        QVERIFY(hands.roundTrip());
    }

private slots:
    void initTestCase()
    {
        if (!RunningProgram::isPossible())
            QSKIP("Qt has no VNC platform here");
        m_random.seed(static_cast<unsigned>(number("FAIRLEAD_KILL_SEED", 20261127)));
    }

    void whatIsKeptIsThereAfterEveryKill_data()
    {
        QTest::addColumn<int>("shares");
        const int kills = number("FAIRLEAD_KEPT_KILLS", 5);
        for (int i = 0; i < kills; ++i)
            QTest::addRow("kill %d", i + 1) << 4000 + i;
    }
    void whatIsKeptIsThereAfterEveryKill()
    {
        QFETCH(const int, shares);
        RunningProgram program(home(), m_source);
        QTRY_VERIFY_WITH_TIMEOUT(RunningProgram::hasRead(home(), m_source), patience);
        if (!RunningProgram::unsavedFiles(home()).isEmpty())
            restore(program);
        std::vector<Edit> edits;
        if (!QTest::currentTestFailed())
            edit(program, shares, edits);
        if (!QTest::currentTestFailed())
            keepEdits(program);
        if (QTest::currentTestFailed())
            return;
        if (shares % 2 == 0) {
            QTRY_VERIFY_WITH_TIMEOUT(std::ranges::count(kept(), edits) == 1, patience);
            m_due.push_back(edits);
        } else {
            for (auto left = m_random() % mostRoundTrips; left > 0; --left)
                QVERIFY(program.hands().roundTrip());
        }
        program.kill();
        const auto found = kept();
        for (const auto& due : m_due)
            QVERIFY(std::ranges::count(found, due) == 1);
        m_due = found;
    }

    void someWereKept() { QVERIFY(!m_due.empty()); }
};

FAIRLEAD_QTTEST(KeptKillsTest)
#include "tst_keptkills.moc"
