// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The window while its source changes under it, with a capture folder that the test rewrites.

#include "app/editing/workspace.h"
#include "app/frame/livebutton.h"
#include "app/settings/settings.h"
#include "app/status/livecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/conflicts/conflictbar.h"
#include "views/queue/queuepage.h"
#include "views/widgets/texts/messagebar.h"

#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using tests::named;

namespace {
const char* const slurmScript = R"(#!/bin/sh
case "$(basename "$0") $*" in
"scontrol show config") echo "Configuration data as of 2026-01-02T00:00:00"; cat "$CASE/config.txt"
    for factor in Assoc JobSize Partition QOS; do echo "PriorityWeight$factor = 0"; done
    printf 'PriorityDecayHalfLife = 7-0\nPriorityCalcPeriod = 5\nPriorityMaxAge = 7-0\n'
    echo 'AccountingStorageTRES = cpu,mem,energy,node,billing'
    echo 'PriorityWeightTRES = (null)'; echo "Slurmctld(primary) at host is UP";;
"scontrol -o show job") cat "$CASE/jobs.txt";;
"scontrol -o show partition") cat "$CASE/partitions.txt";;
"scontrol -o show node") echo "NodeName=n1 CPUTot=8 RealMemory=1000 State=IDLE";;
"scontrol show assoc_mgr flags=assoc,qos") echo "Current Association Manager state";;
"sacctmgr -P show assoc "*) cat "$CASE/assocs.txt";;
"sacctmgr -P show qos") printf 'Name|Priority\nnormal|0\n';;
*) exit 1;;
esac
)";
} // namespace

class LiveWindowTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            write(20, 120);
            window.resize(1400, 800);
            window.show();
            (void)QTest::qWaitForWindowActive(&window);
            window.open(capture());
        }
        [[nodiscard]] QString capture() const { return folder.filePath("capture"); }
        void writeFile(const char* name, const QByteArray& text) const
        {
            QFile file(capture() + u'/' + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        }
        /// Accounts a01.., each with one user and jobs; a01 has other shares each time.
        void write(int firstShare, int jobs) const
        {
            QDir().mkpath(capture());
            QByteArray assocs
                = "Cluster|Account|User|Partition|ParentName|Share|Priority|ID\nc|root||||1||1\n";
            QByteArray lines;
            int id = 2;
            for (int i = 1; i <= 60; ++i) {
                const auto name = QByteArray::number(100 + i);
                const auto share = QByteArray::number(i == 1 ? firstShare : 10);
                assocs
                    += "c|a" + name + "|||root|" + share + "||" + QByteArray::number(id++) + '\n';
                assocs += "c|a" + name + "|u" + name + "|||1||" + QByteArray::number(id++) + '\n';
            }
            for (int i = 0; i < jobs; ++i) {
                const auto user = QByteArray::number(101 + i % 60);
                lines += "JobId=" + QByteArray::number(1000 + i) + " UserId=u" + user
                    + "(1) Account=a" + user
                    + " QOS=normal JobState=PENDING Partition=p1 Priority=1 "
                      "SubmitTime=2026-01-01T00:00:00 EligibleTime=2026-01-01T00:00:00 "
                      "AccrueTime=2026-01-01T00:00:00 NumNodes=1 NumCPUs=1 TimeLimit=01:00:00\n";
            }
            writeFile("assocs.txt", assocs);
            writeFile("jobs.txt", lines);
            writeFile("taken_at.txt", "1767312000\n+0000\n");
            writeFile("config.txt",
                      "PriorityType = priority/multifactor\nPriorityWeightAge = 1000\n"
                      "PriorityWeightFairShare = 10000\nSLURM_VERSION = 22.05.8\n");
            writeFile("partitions.txt",
                      "PartitionName=p1 Nodes=n1 PriorityJobFactor=1 PriorityTier=1 "
                      "TotalCPUs=4 TotalNodes=1 MaxTime=UNLIMITED\n");
        }
        void refresh()
        {
            const QSignalSpy shown(&document, &models::ScenarioDocument::snapshotChanged);
            QTest::keyClick(&window, Qt::Key_F5);
            QTRY_COMPARE(shown.count(), 1);
            WAIT_EVALUATED(document);
        }
        /// Programs named as Slurm's that answer from the capture; returns what PATH was.
        [[nodiscard]] QByteArray installCommands() const
        {
            const auto bin = folder.filePath("bin");
            QDir().mkpath(bin);
            for (const auto* name : {"scontrol", "sacctmgr", "sacct", "sprio", "sshare"}) {
                QFile file(bin + u'/' + QLatin1String(name));
                if (!file.open(QIODevice::WriteOnly) || file.write(slurmScript) < 0)
                    qFatal("%s cannot be written", name);
                file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
            }
            const auto before = qgetenv("PATH");
            qputenv("PATH", bin.toUtf8() + ':' + before);
            qputenv("CASE", capture().toUtf8());
            return before;
        }
        [[nodiscard]] AssocIndex assoc(const char* path) const
        {
            return tests::assocAt(*document.snapshot(), path);
        }
        QTemporaryDir folder;
        app::Settings settings{folder.filePath("fairlead.ini")};
        app::Workspace workspace;
        app::MainWindow window{workspace, settings};
        models::ScenarioDocument& document = workspace.document;
        QTreeView* tree = named<QTreeView>(window, "accountTree");
        QTableView* queue = named<QTableView>(window, "queueTable");
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void selectionExpansionScrollAndUndoSurvive()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("queuePage"));
        auto& accounts = f.workspace.accounts;
        f.tree->collapse(accounts.indexOf(f.assoc("a130")));
        f.tree->expand(accounts.indexOf(f.assoc("a140")));
        f.tree->setCurrentIndex(accounts.indexOf(f.assoc("a140")));
        f.tree->verticalScrollBar()->setValue(9);
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"a102", {}, {}}, 77}));
        WAIT_EVALUATED(f.document);
        f.queue->selectRow(70);
        const auto job = f.queue->currentIndex().data(models::JobRole);
        f.queue->verticalScrollBar()->setValue(30);
        const auto treeScroll = f.tree->verticalScrollBar()->value();
        const auto queueScroll = f.queue->verticalScrollBar()->value();

        f.write(20, 110); // ten jobs have ended
        f.refresh();
        QCOMPARE(f.queue->model()->rowCount(), 110);
        QVERIFY(f.tree->isExpanded(accounts.indexOf(f.assoc("a140"))));
        QVERIFY(!f.tree->isExpanded(accounts.indexOf(f.assoc("a130"))));
        QCOMPARE(accounts.assocAt(f.tree->currentIndex()), f.assoc("a140"));
        QCOMPARE(f.tree->verticalScrollBar()->value(), treeScroll);
        QCOMPARE(f.queue->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(f.queue->currentIndex().data(models::JobRole), job);
        QCOMPARE(f.queue->verticalScrollBar()->value(), queueScroll);
        QCOMPARE(f.document.shares(f.assoc("a102")), 77U);
        QVERIFY(named<QWidget>(f.window, "conflictBar")->isHidden());
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document.shares(f.assoc("a102")), 10U);
    }

    void aPartThatIsGoneIsToldAndWhatWasStays()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* bar = named<views::MessageBar>(f.window, "messageBar");
        const auto before = f.document.snapshot();
        QVERIFY(QFile::rename(f.capture() + "/partitions.txt", f.folder.filePath("aside")));
        QTest::keyClick(&f.window, Qt::Key_F5);
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(
            bar->text().contains("no longer tells, or not all of it: partitions (partitions.txt)"),
            qPrintable(bar->text()));
        QCOMPARE(f.document.snapshot(), before);
        const auto* issues = named<QToolButton>(f.window, "issuesButton");
        QVERIFY2(issues->text().contains("1 error"), qPrintable(issues->text()));
        QVERIFY(QFile::rename(f.folder.filePath("aside"), f.capture() + "/partitions.txt"));
        f.refresh();
        QVERIFY(!bar->isVisible()); // it goes with its cause
        QVERIFY2(!issues->text().contains("1 error"), qPrintable(issues->text()));
        QVERIFY(QFile::remove(f.capture() + "/partitions.txt"));
        QTest::keyClick(&f.window, Qt::Key_F5);
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(named<QToolButton>(f.window, "messageAccept"), Qt::LeftButton);
        QTRY_VERIFY(f.document.snapshot() != before); // who wants to sees it
        QVERIFY(!bar->isVisible());
    }

    void aSourceThatIsGoneIsToldInOneLine()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* bar = named<views::MessageBar>(f.window, "messageBar");
        const auto before = f.document.snapshot();
        const auto moved = f.folder.filePath("moved");
        QVERIFY(QDir().rename(f.capture(), moved));
        QTest::keyClick(&f.window, Qt::Key_F5);
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains("cannot be read any more"), qPrintable(bar->text()));
        QVERIFY(bar->text().contains(f.capture()));
        QCOMPARE(f.document.snapshot(), before);
        QVERIFY(QDir().rename(moved, f.capture()));
        QTest::mouseClick(named<QToolButton>(f.window, "messageAccept"), Qt::LeftButton);
        QTRY_VERIFY(!bar->isVisible());
    }

    void anErrorOfAnotherSourceStaysWhenThisOneAnswers()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* bar = named<views::MessageBar>(f.window, "messageBar");
        f.window.open(f.folder.filePath("nowhere"));
        QTRY_VERIFY(bar->isVisible());
        const auto told = bar->text();
        f.write(20, 110);
        f.refresh();
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->text(), told);
        f.window.open(f.capture());
        QTRY_VERIFY(!bar->isVisible());
    }

    void conflictsAreShownKeptAndTaken()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* bar = named<views::ConflictBar>(f.window, "conflictBar");
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"a101", {}, {}}, 50}));
        WAIT_EVALUATED(f.document);
        f.write(30, 120);
        f.refresh();
        QTRY_VERIFY(bar->isVisible());
        const auto* table = named<QTreeView>(f.window, "conflictTable");
        QCOMPARE(tests::printed(*table->model()), QStringList({"shares of a101"}));
        QCOMPARE(tests::printed(*table->model(), 2), QStringList({"20"}));
        QCOMPARE(tests::printed(*table->model(), 3), QStringList({"30"}));
        QCOMPARE(f.document.shares(f.assoc("a101")), 50U);
        QTest::mouseClick(named<QPushButton>(f.window, "showConflict"), Qt::LeftButton);
        QCOMPARE(f.workspace.accounts.assocAt(f.tree->currentIndex()), f.assoc("a101"));
        QTest::mouseClick(named<QPushButton>(f.window, "keepMine"), Qt::LeftButton);
        QVERIFY(bar->isHidden());
        QCOMPARE(f.document.shares(f.assoc("a101")), 50U);

        f.write(40, 120);
        f.refresh();
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(named<QPushButton>(f.window, "takeTheirs"), Qt::LeftButton);
        WAIT_EVALUATED(f.document);
        QVERIFY(bar->isHidden());
        QVERIFY(!f.document.isEdited());
        QCOMPARE(f.document.shares(f.assoc("a101")), 40U);
        QTest::keyClick(&f.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document.shares(f.assoc("a101")), 50U);
    }

    void aVanishedSourceLeavesTheLastSnapshotAndComesBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto shown = f.document.snapshot();
        const auto* status = named<QLabel>(f.window, "statusText");
        QVERIFY2(status->text().contains("read "), qPrintable(status->text()));
        auto* button = named<app::LiveButton>(f.window, "liveButton");
        button->findChild<QAction*>("live30")->trigger();
        QCOMPARE(button->text(), "Live 30 s");
        QCOMPARE(f.settings.value(app::settingkeys::liveInterval), 30);
        const auto away = f.folder.filePath("away");
        QVERIFY(QDir().rename(f.capture(), away));
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(12, button->height() / 2));
        QTRY_VERIFY2(status->text().contains("no answer; last answer"), qPrintable(status->text()));
        QVERIFY(status->text().contains("trying again in 60 s"));
        QCOMPARE(f.document.snapshot(), shown);
        QVERIFY(QDir().rename(away, f.capture()));
        f.refresh();
        QVERIFY(!status->text().contains("no answer"));
    }

    void slurmsCommandsAreReadAgain()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto path = f.installCommands();
        const QSignalSpy shown(&f.document, &models::ScenarioDocument::snapshotShown);
        f.window.findChild<QAction*>("readCommands")->trigger();
        auto* dialog = named<QInputDialog>(f.window, "commandsDialog");
        QTest::keyClick(dialog, Qt::Key_Return); // no host: those of this computer
        QTRY_VERIFY2(shown.count() == 2, // the queue, then the history
                     qPrintable(named<QLabel>(f.window, "messageText")->text()));
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window, fairlead::tests::longestWait));
        WAIT_EVALUATED(f.document);
        QCOMPARE(QString::fromStdString(f.document.snapshot()->source), "slurm:");
        QCOMPARE(f.document.snapshot()->jobs.size(), 120U);
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"a102", {}, {}}, 77}));
        WAIT_EVALUATED(f.document);

        f.write(30, 100);
        f.refresh();
        QCOMPARE(f.document.snapshot()->jobs.size(), 100U);
        QCOMPARE(f.document.shares(f.assoc("a101")), 30U);
        QCOMPARE(f.document.shares(f.assoc("a102")), 77U);
        qputenv("PATH", path);
    }

    void theIntervalIsRemembered()
    {
        Fixture f;
        f.settings.setValue(app::settingkeys::liveInterval, 300);
        app::Workspace workspace;
        app::MainWindow again(workspace, f.settings);
        QCOMPARE(named<app::LiveButton>(again, "liveButton")->text(), "Live 5 min");
        QCOMPARE(again.live().live().interval().count(), 300);
    }
};

FAIRLEAD_QTTEST(LiveWindowTest)
#include "tst_livewindow.moc"
