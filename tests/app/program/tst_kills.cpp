// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/unsavedfile.h"
#include "engine/scenario/algorithmchoice.h"
#include "models/accounting/sources/demo/demo.h"
#include "models/accounting/store/accountname.h"
#include "models/accounting/store/store.h"
#include "tests/app/program/mirror.h"
#include "tests/app/program/runningprogram.h"
#include "tests/app/program/treehands.h"
#include "tests/app/program/whatifplaces.h"
#include "tests/support/qttestmain.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <random>

using namespace fairlead;
using namespace fairlead::tests;

/// Kills the program at random moments of editing, starts it again, restores what it offers, and
/// goes on from there. Every kind of edit that the window has is made by mouse and keys, with undo
/// and redo between them and the scenario saved in the store now and then; every edit that was on
/// the screen a second before a kill is offered, or in the store.
///
/// FAIRLEAD_KILLS (10) and FAIRLEAD_KILL_SEED (20260302) ask for other runs.
class KillsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int patience = tests::longestWait;
    static constexpr int promise = 1000; // ms

    QTemporaryDir m_folder;
    QElapsedTimer m_clock;
    std::mt19937 m_random;
    WhatIfPlaces m_places;
    std::shared_ptr<const Snapshot> m_snapshot;
    std::unique_ptr<Mirror> m_mirror;
    std::optional<Scenario> m_left; // by the program that was killed last
    int m_value = 1000; // each edit has its own
    bool m_isWell = false; // every kill so far
    bool m_isOver = false; // the kill comes next
    int m_kills = 0;
    int m_offers = 0; // of edits, by programs that were started again
    int m_due = 0;
    std::map<std::string, int> m_made;

    static int number(const char* name, int fallback)
    {
        bool isGiven = false;
        const int value = qEnvironmentVariableIntValue(name, &isGiven);
        return isGiven ? value : fallback;
    }
    [[nodiscard]] QString home() const { return m_folder.path(); }
    [[nodiscard]] QString store() const { return m_folder.filePath(QStringLiteral("s.fairlead")); }
    std::size_t below(std::size_t end) { return m_random() % end; }
    template <typename T>
    const T& oneOf(const std::vector<T>& list)
    {
        return list[below(list.size())];
    }

    // Each of these does something by mouse and keys, and the same in the mirror. False: there is
    // nothing to do it to.

    bool editBox(RfbClient& hands)
    {
        const auto& box = oneOf(m_places.boxes());
        WhatIfPlaces::typeInto(hands, box.place, ++m_value);
        return m_mirror->submit(ParameterEdit{box.parameter, box.valueOf(m_value)});
    }
    bool editFlag(RfbClient& hands)
    {
        const auto& flag = oneOf(m_places.flags());
        const auto& policy = m_mirror->policy();
        hands.click(flag.place.x(), flag.place.y());
        if (flag.bits == 0)
            return m_mirror->submit(
                ParameterEdit{"PriorityFavorSmall", policy.slurm().favorSmall ? "NO" : "YES"});
        const bool isSet = (policy.slurm().flags & flag.bits) == flag.bits;
        return m_mirror->submit(flagEdit(policy, flag.bits, !isSet));
    }
    /// Whether an edit was made cannot be seen: both may be found, and nothing goes on from here.
    void killUnless(bool isSeen) { m_isOver = m_isOver || !isSeen; }
    /// False: where the keys go now is not known.
    bool goTo(TreeHands& tree, const AssocKey& row)
    {
        const bool isThere = tree.goTo(row);
        if (!isThere)
            qWarning("%s is not to be seen", keyText(row).c_str());
        killUnless(isThere);
        return isThere;
    }
    /// Makes some row the current one, then does something to it.
    bool withRow(RfbClient& hands, bool isUser,
                 const std::function<Edit(TreeHands&, const AssocKey&)>& act)
    {
        const auto rows = m_mirror->rows(isUser);
        if (rows.empty())
            return false;
        const auto& row = oneOf(rows);
        TreeHands tree(hands);
        return goTo(tree, row) && m_mirror->submit(act(tree, row));
    }
    bool editShares(RfbClient& hands)
    {
        return withRow(hands, below(2) == 0, [&](TreeHands& tree, const AssocKey& row) {
            const ShareEdit edit{row, static_cast<std::uint32_t>(++m_value)};
            killUnless(tree.setShares(m_value));
            return edit;
        });
    }
    bool addMember(RfbClient& hands)
    {
        return withRow(hands, false, [&](TreeHands& tree, const AssocKey& row) {
            const bool isUser = below(2) == 0;
            const auto name = "new" + std::to_string(++m_value);
            const auto edit = isUser ? AddEdit{{row.account, name, {}}, {}, 1}
                                     : AddEdit{{name, {}, {}}, row.account, 1};
            killUnless(tree.add(isUser, name));
            return edit;
        });
    }
    bool rename(RfbClient& hands)
    {
        return withRow(hands, false, [&](TreeHands& tree, const AssocKey& row) {
            const RenameEdit edit{row.account, "other" + std::to_string(++m_value)};
            killUnless(tree.rename(edit.name));
            return edit;
        });
    }
    bool remove(RfbClient& hands)
    {
        return withRow(hands, below(4) != 0, [this](TreeHands& tree, const AssocKey& row) {
            killUnless(tree.remove());
            return RemoveEdit{row};
        });
    }
    bool move(RfbClient& hands)
    {
        std::vector<std::pair<AssocKey, std::string>> moves;
        const auto rows = m_mirror->rows(false);
        for (const auto& row : rows) {
            for (const auto& parent : rows) {
                if (m_mirror->canMove(row.account, parent.account))
                    moves.emplace_back(row, parent.account);
            }
        }
        if (moves.empty())
            return false;
        const auto& [row, parent] = oneOf(moves);
        TreeHands tree(hands);
        if (!goTo(tree, row))
            return false;
        killUnless(tree.move(parent));
        return m_mirror->submit(MoveEdit{row.account, parent});
    }
    bool undo(RfbClient& hands)
    {
        if (!m_mirror->canUndo())
            return false;
        hands.press('z', {RfbClient::control});
        m_mirror->undo();
        return true;
    }
    bool redo(RfbClient& hands)
    {
        if (!m_mirror->canRedo())
            return false;
        hands.press('Z', {RfbClient::control, RfbClient::shift});
        m_mirror->redo();
        return true;
    }
    /// Scenario > Save in the store ...; every other time the kill comes at once.
    bool save(RfbClient& hands)
    {
        if (m_mirror->scenario().edits.empty())
            return false;
        // What is saved has to be what the file is about, to see when it has gone.
        const auto isKept = [&] { return !RunningProgram::unsavedFiles(home()).isEmpty(); };
        if (!QTest::qWaitFor(isKept, promise))
            return false; // saved already
        const auto name = "s" + std::to_string(++m_value);
        hands.press('s', {RfbClient::alt});
        if (!hands.roundTrip())
            return false;
        hands.press('t');
        if (!hands.roundTrip())
            return false;
        hands.press('n', {RfbClient::alt});
        hands.press('a', {RfbClient::control});
        hands.type(QString::fromStdString(name));
        m_isOver = below(2) == 0;
        const auto isSaved = [&] {
            hands.press(RfbClient::enter); // there is nothing to press before the store is read
            return hands.roundTrip()
                && (m_isOver || RunningProgram::unsavedFiles(home()).isEmpty());
        };
        if (!QTest::qWaitFor(isSaved, patience / 10)) {
            m_isOver = true; // saved or not
            return false;
        }
        if (!m_isOver)
            m_mirror->nameIt(name, accounting::accountName());
        return true;
    }

    void editSomehow(RfbClient& hands)
    {
        struct Way
        {
            const char* name;
            std::size_t weight;
            bool (KillsTest::*act)(RfbClient&);
        };
        static const std::vector<Way> ways{
            {"box", 6, &KillsTest::editBox},       {"flag", 3, &KillsTest::editFlag},
            {"shares", 4, &KillsTest::editShares}, {"add", 3, &KillsTest::addMember},
            {"rename", 1, &KillsTest::rename},     {"move", 1, &KillsTest::move},
            {"remove", 1, &KillsTest::remove},     {"undo", 5, &KillsTest::undo},
            {"redo", 3, &KillsTest::redo},         {"save", 1, &KillsTest::save}};
        std::vector<const Way*> drawn;
        for (const auto& way : ways)
            drawn.insert(drawn.end(), way.weight, &way);
        const auto& way = *oneOf(drawn);
        if (!(this->*way.act)(hands))
            return;
        for (int i = 0; i < 3; ++i) // the tree follows
            QVERIFY(hands.roundTrip());
        m_mirror->note(way.name + (' ' + std::to_string(m_value)), m_clock.elapsed());
        ++m_made[way.name];
    }

    /// What the next program would offer.
    void lookAtWhatIsLeft()
    {
        m_left.reset();
        std::vector<Error> problems;
        const auto files = app::UnsavedFile::left(RunningProgram::unsavedFolder(home()), problems);
        QVERIFY(problems.empty());
        QVERIFY(files.size() < 2);
        if (!files.empty())
            m_left = files.front()->content().scenario;
    }

    /// The edits of the newest step that was due, or of a later one, are offered or stored.
    void verifyFound(qint64 killed)
    {
        lookAtWhatIsLeft();
        const auto stored = accounting::storedScenarios(store());
        QVERIFY(stored);
        const auto& steps = m_mirror->steps();
        auto due = std::find_if(steps.rbegin(), steps.rend(), [killed](const Mirror::Step& step) {
                       return killed - step.seen > promise;
                   }).base();
        due = due == steps.begin() ? due : due - 1;
        m_due += static_cast<int>(due - steps.begin());
        const bool isFound = std::any_of(due, steps.end(), [&](const Mirror::Step& step) {
            return m_left ? m_left->edits == step.edits
                          : step.edits.empty()
                    || std::ranges::count(*stored, step.edits, &Scenario::edits) > 0;
        });
        if (!isFound)
            tellAbout(killed, *due);
        QVERIFY(isFound);
    }
    void tellAbout(qint64 killed, const Mirror::Step& due)
    {
        for (const auto& step : m_mirror->steps())
            qWarning("%lld ms before: %s, %zu edits", static_cast<long long>(killed - step.seen),
                     step.what.c_str(), step.edits.size());
        const auto found = m_left ? m_left->edits : std::vector<Edit>();
        const auto tell = [](const char* what, const std::vector<Edit>& edits,
                             const std::vector<Edit>& others) {
            for (const auto& edit : edits) {
                if (std::ranges::count(others, edit) == 0)
                    qWarning("%s: %s", what, editText(edit).c_str());
            }
        };
        tell("due and not found", due.edits, found);
        tell("last and not found", m_mirror->scenario().edits, found);
        tell("found and not last", found, m_mirror->scenario().edits);
    }

    // Presses "Restore edits" until the new program has the edits in a file of its own.
    void restore(RunningProgram& program)
    {
        const auto before = RunningProgram::unsavedFiles(home());
        QCOMPARE(before.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(
            (program.hands().press('o', {RfbClient::alt}), program.hands().roundTrip())
                && RunningProgram::unsavedFiles(home()) != before
                && RunningProgram::unsaved(home()) == m_left,
            patience);
        ++m_offers;
    }

private slots:
    void initTestCase()
    {
        if (!RunningProgram::isPossible())
            QSKIP("Qt has no VNC platform here");
        m_random.seed(static_cast<unsigned>(number("FAIRLEAD_KILL_SEED", 20260302)));
        m_clock.start();
        const auto records = accounting::demoRecords(QStringLiteral("limoges"));
        QVERIFY(records && accounting::writeStore(store(), *records));
        auto read = accounting::readStore(store());
        QVERIFY(read);
        const auto snapshot = buildSnapshot(*std::move(read));
        QVERIFY(snapshot);
        m_snapshot = *snapshot;
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
        m_isOver = false;
        RunningProgram program(home(), store());
        // Keys that come before the source has been read go to the page of welcome.
        QTRY_VERIFY_WITH_TIMEOUT(RunningProgram::hasRead(home(), store()), patience);
        if (isFirst) {
            m_places.find(program, home(), m_snapshot->policy, m_value);
            m_left = RunningProgram::unsaved(home());
        } else if (m_left) {
            restore(program);
        }
        if (QTest::currentTestFailed())
            return;
        QVERIFY(program.hands().roundTrip());
        m_mirror = std::make_unique<Mirror>(m_snapshot);
        m_mirror->begin(m_left.value_or(Scenario()), m_clock.elapsed());
        const auto end = m_clock.elapsed() + 200 + static_cast<qint64>(below(4800));
        while (m_clock.elapsed() < end && !m_isOver && !QTest::currentTestFailed())
            editSomehow(program.hands());
        const auto killed = m_clock.elapsed();
        program.kill();
        ++m_kills;
        verifyFound(killed);
        m_isWell = !QTest::currentTestFailed();
    }

    void someWereDue()
    {
        QStringList made;
        for (const auto& [what, count] : m_made)
            made << QStringLiteral("%1 %2").arg(count).arg(QString::fromStdString(what));
        qInfo("%d kills; %s; %d of them due, all found; edits offered %d times", m_kills,
              qPrintable(made.join(QStringLiteral(", "))), m_due, m_offers);
        QVERIFY(m_due > 0);
    }
};

FAIRLEAD_QTTEST(KillsTest)
#include "tst_kills.moc"
