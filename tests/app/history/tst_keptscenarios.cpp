// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/keptscenarios.h"
#include "app/history/outlookcontroller.h"
#include "app/window/pages.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"
#include "views/widgets/texts/messagebar.h"

#include <QDir>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

namespace {
QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool rewrite(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}
} // namespace

/// Scenarios of the outlook that are in no file and no store.
class KeptScenariosTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        explicit Fixture(const QString& where)
            : OpenWindow(QStringLiteral("demo:limoges"))
        {
            WAIT_EVALUATED(document);
            restored = std::make_unique<QSignalSpy>(&window.outlooks().keptScenarios(),
                                                    &app::KeptScenarios::restored);
            window.outlooks().keptScenarios().begin(where, messages);
        }
        [[nodiscard]] bool isRestored()
        {
            return !restored->isEmpty() || restored->wait(tests::longestWait);
        }
        void keep(const char* weight)
        {
            QVERIFY(workspace.editor.submit(ParameterEdit{"PriorityWeightAge", weight}));
            WAIT_EVALUATED(document);
            entry("outlookKeep")->trigger();
            document.setScenario({});
        }
        [[nodiscard]] QAction* entry(const char* name)
        {
            return named<QMenu>(page, "outlookScenariosMenu")->findChild<QAction*>(name);
        }
        [[nodiscard]] QStringList names()
        {
            QStringList names;
            for (const auto& kept : page.scenarios().kept())
                names << QString::fromStdString(kept.scenario.name)
                        + (kept.isWanted ? QString() : QStringLiteral(" (not wanted)"));
            return names;
        }

        MessageBar& messages = *named<MessageBar>(window, "messageBar");
        OutlookPage& page = window.pages().page<OutlookPage>();
        std::unique_ptr<QSignalSpy> restored;
    };
    const QString m_first = QStringLiteral("Edits 1: PriorityWeightAge 70,000");
    const QString m_second = QStringLiteral("Edits 2: PriorityWeightAge 80,000");

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theyAreThereWhenTheSourceIsOpenedAgain()
    {
        const QTemporaryDir folder;
        {
            Fixture f(folder.path());
            QVERIFY(f.isRestored());
            QVERIFY(f.names().isEmpty());
            f.keep("70000");
            f.keep("80000");
            f.entry("outlookScenario1")->trigger(); // not wanted for now
            f.window.open(QStringLiteral("demo:textbook"));
            QTRY_VERIFY(f.names().isEmpty()); // it names accounts of another cluster
        }
        Fixture f(folder.path());
        QVERIFY(f.isRestored());
        QCOMPARE(f.names(), (QStringList{m_first + QStringLiteral(" (not wanted)"), m_second}));
        f.entry("outlookTakeAway")->trigger();
        auto* question = f.window.findChild<QMessageBox*>(QStringLiteral("takeAwayQuestion"));
        QVERIFY(question != nullptr && question->text().contains(m_first));
        named<QPushButton>(*question, "takeAwayForGood")->click();
        QTRY_COMPARE(f.names(), QStringList{m_second});
        QVERIFY(!f.entry("outlookTakeAway")->isEnabled()); // all are ticked
        Fixture again(folder.path());
        QVERIFY(again.isRestored());
        QTRY_COMPARE(again.names(), QStringList{m_second});
    }

    /// Which of five are replayed was said after the run.
    void moreThanFourAreSaidBeforeTheRun()
    {
        const QTemporaryDir folder;
        Fixture f(folder.path());
        QVERIFY(f.isRestored());
        for (const auto* weight : {"60000", "70000", "80000"})
            f.keep(weight);
        const auto* state = named<QLabel>(f.page, "outlookState");
        QTRY_VERIFY2(!state->text().contains("At most"), qPrintable(state->text()));
        f.keep("90000");
        QTRY_VERIFY2(
            state->text().contains("At most 4 policies are replayed together: not among them "
                                   "are “Edits 4: PriorityWeightAge 90,000”"),
            qPrintable(state->text()));
        f.entry("outlookScenario1")->trigger();
        QTRY_VERIFY2(!state->text().contains("At most"), qPrintable(state->text()));
    }

    void twoWindowsLoseNothingOfEachOther()
    {
        const QTemporaryDir folder;
        {
            Fixture one(folder.path());
            Fixture other(folder.path());
            QVERIFY(one.isRestored() && other.isRestored());
            one.keep("70000");
            // Not the lock beside it, which is there before the file and goes after it.
            QTRY_COMPARE(QDir(folder.path()).entryList({"*.json"}, QDir::Files).size(), 1);
            other.keep("90000");
        }
        Fixture f(folder.path());
        QVERIFY(f.isRestored());
        QCOMPARE(f.names().size(), 2);
    }

    /// By a later Fairlead, or a disk.
    void whatIsNotUnderstoodStays()
    {
        const QTemporaryDir folder;
        const auto file = [&] {
            return folder.filePath(
                QDir(folder.path()).entryList({QStringLiteral("*.json")}).value(0));
        };
        {
            Fixture f(folder.path());
            QVERIFY(f.isRestored());
            f.keep("70000");
        }
        auto text = contentOf(file());
        QVERIFY(text.replace("\"scenarios\": [", "\"scenarios\": [{\"scenario\": {\"of\": 2031}},")
                    .contains("2031"));
        QVERIFY(rewrite(file(), text));
        {
            Fixture f(folder.path());
            QVERIFY(f.isRestored());
            QCOMPARE(f.names(), QStringList{m_first});
            f.entry("outlookScenario1")->trigger();
        }
        QVERIFY(contentOf(file()).contains("2031"));
        QVERIFY(rewrite(file(), "{\"scenarios\": [{"));
        {
            Fixture f(folder.path());
            QVERIFY(f.isRestored());
            QTRY_VERIFY(f.messages.isVisible());
            f.keep("80000");
        }
        QCOMPARE(contentOf(file()), QByteArray("{\"scenarios\": [{"));
    }
};

FAIRLEAD_QTTEST(KeptScenariosTest)
#include "tst_keptscenarios.moc"
