// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/outlookcontroller.h"
#include "app/window/pages.h"
#include "models/accounting/sources/policyfile.h"
#include "models/accounting/store/scenariofile.h"
#include "models/document/policycomparison.h"
#include "models/outlook/outlookmodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/compare/comparepage.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"

#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using tests::named;

/// Scenarios from files on the page Outlook.
class OutlookFilesTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// It is read beside a replay, and is not forgotten with one that is stopped.
    void aScenarioFromAFileDoesNotWaitForAReplay()
    {
        tests::OpenWindow f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("outlookPage"));
        auto& page = f.window.pages().page<views::OutlookPage>();
        const QTemporaryDir folder;
        Scenario scenario;
        scenario.edits = {ParameterEdit{"PriorityWeightAge", "70000"}};
        const auto file = folder.filePath("older.json");
        QVERIFY(accounting::writeScenario(file, scenario));
        QTest::mouseClick(named<QPushButton>(page, "outlookRun"), Qt::LeftButton);
        named<QMenu>(page, "outlookScenariosMenu")->findChild<QAction*>("outlookFile")->trigger();
        auto* dialog = f.window.findChild<QFileDialog*>("outlookFileDialog");
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(file);
        QTest::mouseClick(named<QPushButton>(page, "outlookStop"), Qt::LeftButton);
        QTRY_COMPARE(page.scenarios().wanted().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(page.scenarios().wanted()[0].name),
                 QStringLiteral("older"));
        dialog->close();
    }

    /// Compare shows one of another scheduler, which no replay can follow.
    void aPolicyThatCannotBeReplayedIsNamed()
    {
        tests::OpenWindow f(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("outlookPage"));
        auto& page = f.window.pages().page<views::OutlookPage>();
        Issues issues;
        const auto file = accounting::readPolicyFile(
            QStringLiteral(FAIRLEAD_TEST_DATA "/maui/ex1/maui.cfg"), issues);
        QVERIFY(file);
        auto& comparison = f.window.pages().page<views::ComparePage>().comparison();
        comparison.setPolicy(QStringLiteral("maui.cfg"),
                             std::make_shared<const OtherPolicy>(file->policy));
        QSignalSpy shown(&f.window.outlooks(), &app::OutlookController::shown);
        QTest::mouseClick(named<QPushButton>(page, "outlookRun"), Qt::LeftButton);
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(page.model()->policyNames(), QStringList{"Policy as it is"});
        QCOMPARE(named<QLabel>(page, "outlookState")->text(),
                 "maui.cfg is not a Slurm policy: only Slurm's schedulers can be replayed.");
        comparison.setPolicy({}, nullptr); // no other settings by that
        QVERIFY(named<QLabel>(page, "outlookState")->isHidden());
    }
};

FAIRLEAD_QTTEST(OutlookFilesTest)
#include "tst_outlookfiles.moc"
