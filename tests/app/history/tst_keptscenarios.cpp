// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/keptscenarios.h"
#include "app/history/outlookcontroller.h"
#include "app/window/pages.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

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
            restored = std::make_unique<QSignalSpy>(&window.outlooks().keepScenarios(),
                                                    &app::KeptScenarios::restored);
            window.outlooks().keepScenarios().begin(where);
        }
        [[nodiscard]] bool isRestored() { return !restored->isEmpty() || restored->wait(60000); }
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

        OutlookPage& page = window.pages().page<OutlookPage>();
        std::unique_ptr<QSignalSpy> restored;
    };
    const QString m_first = QStringLiteral("Edits 1: PriorityWeightAge 70000");
    const QString m_second = QStringLiteral("Edits 2: PriorityWeightAge 80000");

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
        QCOMPARE(f.names(), QStringList{m_second});
        Fixture again(folder.path());
        QVERIFY(again.isRestored());
        QTRY_COMPARE(again.names(), QStringList{m_second});
    }

    void twoWindowsLoseNothingOfEachOther()
    {
        const QTemporaryDir folder;
        {
            Fixture one(folder.path());
            Fixture other(folder.path());
            QVERIFY(one.isRestored() && other.isRestored());
            one.keep("70000");
            QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
            other.keep("90000");
        }
        Fixture f(folder.path());
        QVERIFY(f.isRestored());
        QCOMPARE(f.names().size(), 2);
    }
};

FAIRLEAD_QTTEST(KeptScenariosTest)
#include "tst_keptscenarios.moc"
