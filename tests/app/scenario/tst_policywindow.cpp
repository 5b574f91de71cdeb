// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/policycontroller.h"
#include "app/window/pages.h"
#include "models/document/policycomparison.h"
#include "models/queue/queuemodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/compare/comparepage.h"
#include "views/issues/issuesdock.h"
#include "views/queue/queuepage.h"
#include "views/widgets/texts/messagebar.h"

#include <QFile>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// The window with the same queue under two policies.
class PolicyWindowTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture : tests::OpenWindow
    {
        using OpenWindow::OpenWindow;
        [[nodiscard]] QString file(const QString& name, const QByteArray& content) const
        {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
                qFatal("cannot write a test file");
            return file.fileName();
        }
        [[nodiscard]] QString text(const char* name) const
        {
            return named<QLabel>(window, name)->text();
        }
        models::PolicyComparison& comparison
            = window.pages().page<views::ComparePage>().comparison();
    };
    static constexpr auto slurmConf
        = "PriorityType=priority/multifactor\nPriorityWeightAge=100000\n";
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void moabAgainstSlurmAndBack()
    {
        Fixture f(QStringLiteral("demo:moab"));
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("comparePage"));
        f.window.policies().compareWith(f.file(QStringLiteral("slurm.conf"), slurmConf));
        QTRY_VERIFY(f.comparison.verdict() != nullptr);
        QVERIFY(f.text("policyHere").startsWith("Moab: harbour"));
        QVERIFY(f.text("policyThere").startsWith("Slurm"));
        QVERIFY(f.text("policyThere").endsWith("slurm.conf"));
        QVERIFY(f.text("policyAgreement").contains(QString::fromUtf8("Kendall's τ ")));
        QVERIFY(f.text("policyAssumed").contains("shares"));
        auto* jobs = named<QTreeView>(f.window, "policyJobMovers");
        QVERIFY(jobs->isVisible() && jobs->model()->rowCount() > 10);

        // It follows the scenario.
        const auto before = f.text("policyAgreement");
        QVERIFY(f.document.apply(ParameterEdit{"QUEUETIMEWEIGHT", "5000"}).has_value());
        WAIT_EVALUATED(f.document);
        QTRY_VERIFY(!f.comparison.isStale());
        QVERIFY(f.text("policyAgreement") != before);
        QVERIFY(f.text("policyHere").contains("1 edit"));

        // A job of the list leads to its row in the queue.
        tests::clickRow(jobs, 0);
        const auto job = jobs->model()->index(0, 0).data(models::JobRole).toString();
        QTest::keyClick(jobs, Qt::Key_Return);
        auto* pages = named<QTabWidget>(f.window, "pages");
        QCOMPARE(pages->currentWidget()->objectName(), "queuePage");
        auto* queue = named<QTableView>(f.window, "queueTable");
        QCOMPARE(queue->currentIndex().data(models::JobRole).toString(), job);

        f.window.pages().showPage(QStringLiteral("comparePage"));
        QTest::mouseClick(named<QToolButton>(f.window, "compareBack"), Qt::LeftButton);
        QVERIFY(!f.comparison.isActive());
        QVERIFY(named<QTreeView>(f.window, "jobMovers")->isVisible());
    }

    void aRefreshReadsThePolicyAgain()
    {
        Fixture f(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree"));
        WAIT_EVALUATED(f.document);
        const auto name = QStringLiteral("slurm.conf");
        f.window.policies().compareWith(f.file(name, slurmConf));
        QTRY_VERIFY(f.comparison.verdict() != nullptr);
        const auto age
            = [&f] { return f.comparison.policy()->settings.slurm().weight(Factor::Age); };
        const auto before = f.comparison.policy();
        const auto refresh
            = [&f] { f.window.findChild<QAction*>(QStringLiteral("refresh"))->trigger(); };
        (void)f.file(name, "PriorityType=priority/multifactor\nPriorityWeightAge=7\n");
        refresh();
        QTRY_COMPARE(age(), 7U);
        QVERIFY(f.comparison.policy() != before);
        QVERIFY(QFile::remove(f.folder.filePath(name)));
        refresh();
        auto* messages = named<MessageBar>(f.window, "messageBar");
        QTRY_VERIFY2(messages->text().contains(name), qPrintable(messages->text()));
        QCOMPARE(age(), 7U);
    }

    void slurmAgainstMoabWithItsIssues()
    {
        Fixture f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        auto& issues = *named<IssuesDock>(f.window, "issuesDock");
        QCOMPARE(issues.summary(), QString());
        f.window.policies().compareWith(
            f.file(QStringLiteral("moab.cfg"), "QUEUETIMEWEIGHT 1\nXFACTORWEIGHT many\n"));
        QTRY_VERIFY(f.comparison.verdict() != nullptr);
        QVERIFY(f.comparison.verdict()->there->inputs.policy.moab());
        QVERIFY(!issues.summary().isEmpty());
        auto* table = named<QTreeView>(issues, "issuesTable");
        QCOMPARE(table->model()->index(0, 3).data().toInt(), 2); // the line of the file
        f.comparison.clear();
        QCOMPARE(issues.summary(), QString());
    }

    void aBadFileIsToldAndNothingElseHappens()
    {
        Fixture f(QStringLiteral("demo:textbook"));
        WAIT_EVALUATED(f.document);
        auto* messages = named<MessageBar>(f.window, "messageBar");
        f.window.policies().compareWith(QStringLiteral("/no/such/moab.cfg"));
        QTRY_VERIFY(messages->isVisible());
        QVERIFY(messages->text().contains("/no/such/moab.cfg"));
        QVERIFY(!f.comparison.isActive());
        messages->dismiss();
        f.window.policies().compareWith(f.file(QStringLiteral("empty.conf"), "\n"));
        QTRY_VERIFY(messages->isVisible());
        QVERIFY(messages->text().contains("empty.conf"));
        QVERIFY(!f.comparison.isActive());
    }

    void theDockShowsFairshareForMoabAndSharesForSlurm()
    {
        Fixture f(QStringLiteral("demo:moab"));
        WAIT_EVALUATED(f.document);
        auto* fairshare = named<QTreeView>(f.window, "fairshareTree");
        QTRY_VERIFY(fairshare->isVisible());
        QVERIFY(!named<QTreeView>(f.window, "accountTree")->isVisible());
        QVERIFY(fairshare->model()->rowCount() >= 4); // everybody, accounts, groups, users
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(named<QTreeView>(f.window, "accountTree")->isVisible());
        QVERIFY(!fairshare->isVisible());
    }
};

FAIRLEAD_QTTEST(PolicyWindowTest)
#include "tst_policywindow.moc"
