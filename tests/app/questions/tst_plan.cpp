// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/plancontroller.h"
#include "app/questions/questions.h"
#include "models/lists/planmodel.h"
#include "models/lists/planwaitsmodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/plan/plandialog.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using models::PlanModel;
using models::PlanWaitsModel;
using tests::named;

/// "Where would my job stand?": from the menu to a rank that follows what is typed.
class PlanTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        using tests::OpenWindow::OpenWindow;
        [[nodiscard]] bool open()
        {
            QSignalSpy shown(&window.questions().planning(), &app::PlanController::shown);
            named<QAction>(window, "planJobs")->trigger();
            return shown.wait(tests::longestWait);
        }
        /// Of a row of the queue, by its menu.
        [[nodiscard]] bool openLike(int row)
        {
            QSignalSpy shown(&window.questions().planning(), &app::PlanController::shown);
            return triggerInQueue(row, "planLikeAction") && shown.wait(tests::longestWait);
        }
        [[nodiscard]] PlanDialog& dialog() { return *window.questions().planning().dialog(); }
        [[nodiscard]] QString cell(PlanModel::Column column)
        {
            return dialog().model()->index(0, column).data().toString();
        }
        [[nodiscard]] QString sentence() { return named<QLabel>(dialog(), "planSentence")->text(); }
    };

    static void choose(Fixture& f, const char* box, const char* text)
    {
        named<QComboBox>(f.dialog(), box)->setCurrentText(QLatin1String(text));
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void itBeginsLikeTheFirstJob()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        const QAbstractItemModelTester tester(f.dialog().model());
        QCOMPARE(f.cell(PlanModel::AccountColumn), QStringLiteral("ingenomix"));
        QCOMPARE(f.cell(PlanModel::RankColumn), QStringLiteral("3"));
        QVERIFY2(f.cell(PlanModel::AheadColumn).startsWith("2 ("), // by their ages
                 qPrintable(f.cell(PlanModel::AheadColumn)));
        QVERIFY(f.sentence().contains("No start is promised"));
        QVERIFY(f.sentence().contains("in brackets those in its partition"));
    }

    void theAnswerFollowsWhatIsTyped()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.openLike(2)); // of fdescamps
        QCOMPARE(named<QComboBox>(f.dialog(), "planUser")->currentText(),
                 QStringLiteral("fdescamps"));
        QSignalSpy shown(&f.window.questions().planning(), &app::PlanController::shown);
        auto* count = named<QSpinBox>(f.dialog(), "planCount");
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, "10");
        QTest::keyClick(count, Qt::Key_Return);
        QVERIFY(shown.wait(tests::longestWait));
        QCOMPARE(f.cell(PlanModel::RankColumn), QStringLiteral("5 to 14"));
        QVERIFY(f.window.questions().planning().dialog() != nullptr); // Return is the box's
    }

    void severalPartitionsAreTypedAsForSbatch()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        QSignalSpy shown(&f.window.questions().planning(), &app::PlanController::shown);
        auto* typed = named<QComboBox>(f.dialog(), "planPartition")->lineEdit();
        const auto type = [&](const QString& text) {
            typed->setText(text);
            QTest::keyClick(typed, Qt::Key_Return);
            return shown.wait(60000);
        };
        QVERIFY(type(QStringLiteral("cluster, rapide")));
        QCOMPARE(f.cell(PlanModel::PartitionColumn), QStringLiteral("rapide"));
        QVERIFY(type(QStringLiteral("cluster")));
        QCOMPARE(f.cell(PlanModel::PartitionColumn), QStringLiteral("cluster"));
        QVERIFY(type({})); // the default one, which stands there
        QCOMPARE(f.cell(PlanModel::PartitionColumn), QStringLiteral("normal"));
        QVERIFY(typed->placeholderText().contains("normal"));
        QVERIFY(type(QStringLiteral("nix")));
        QVERIFY2(f.sentence().contains("no partition nix"), qPrintable(f.sentence()));
    }

    /// The QOS normal gives a user 96 CPUs.
    void whatNeverStartsIsSaid()
    {
        Fixture f(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted"));
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        const auto says = [&](int cpus, const QString& sentence) {
            named<QSpinBox>(f.dialog(), "planCpus")->setValue(cpus);
            return QTest::qWaitFor([&] { return f.sentence().contains(sentence); },
                                   tests::longestWait);
        };
        choose(f, "planUser", "ann");
        choose(f, "planPartition", "main");
        choose(f, "planQos", "normal");
        QVERIFY2(says(97, "MaxTRESPU=cpu of qos=normal"), qPrintable(f.sentence()));
        QVERIFY2(says(96, "No start is promised"), qPrintable(f.sentence()));
    }

    void aLimitThatCannotBeReadIsSaid()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        QSignalSpy shown(&f.window.questions().planning(), &app::PlanController::shown);
        auto* limit = named<QLineEdit>(f.dialog(), "planLimit");
        limit->setFocus();
        limit->selectAll();
        QTest::keyClicks(limit, "soon\t");
        QTRY_VERIFY(!shown.isEmpty());
        QVERIFY(f.sentence().contains("cannot be read"));
        QCOMPARE(f.dialog().model()->rowCount(), 0);
        const auto* waits = named<QPushButton>(f.dialog(), "planWaits");
        QVERIFY(!waits->isEnabled());
        limit->setFocus();
        limit->selectAll();
        QTest::keyClick(limit, Qt::Key_Delete);
        QTest::keyClick(limit, Qt::Key_Return);
        QTRY_COMPARE(f.dialog().model()->rowCount(), 1);
        QCOMPARE(f.cell(PlanModel::AfterColumn), QStringLiteral("no limit"));
        QVERIFY(waits->isEnabled());
    }

    void aLimitIsShownAsItWasTaken()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        auto* limit = named<QLineEdit>(f.dialog(), "planLimit");
        limit->setFocus();
        limit->selectAll();
        QTest::keyClicks(limit, "2:00\t"); // two minutes, to Slurm
        QTRY_COMPARE(limit->text(), QStringLiteral("2\u00a0min"));
    }

    void editsCount()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        QSignalSpy shown(&f.window.questions().planning(), &app::PlanController::shown);
        QVERIFY(f.workspace.editor.submit(ShareEdit{{"partenaires", "", ""}, 1}));
        QVERIFY(shown.wait(tests::longestWait));
        QVERIFY2(f.cell(PlanModel::RankColumn).remove(',').toInt() > 2,
                 qPrintable(f.cell(PlanModel::RankColumn)));
    }

    void howLongSuchJobsWaited()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        const auto* table = named<QTreeView>(f.dialog(), "planWaitsTable");
        const auto& waits = *f.dialog().waits();
        QVERIFY(table->isHidden());
        QTest::mouseClick(named<QPushButton>(f.dialog(), "planWaits"), Qt::LeftButton);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(waits.rowCount(), 2 * f.dialog().model()->rowCount());
        const auto cell
            = [&](int row, int column) { return waits.index(row, column).data().toString(); };
        QCOMPARE(cell(0, PlanWaitsModel::RunColumn), "Recorded");
        QCOMPARE(cell(1, PlanWaitsModel::RunColumn), "Replayed, policy as it is");
        QVERIFY(cell(0, PlanWaitsModel::JobsColumn).toInt() > 0);
        QVERIFY(!cell(0, PlanWaitsModel::MedianColumn).contains(" to "));
        for (const auto column : {PlanWaitsModel::MedianColumn, PlanWaitsModel::NinetiethColumn})
            QVERIFY2(cell(1, column).contains(" to "), qPrintable(cell(1, column)));
        const auto before = cell(0, PlanWaitsModel::MedianColumn);
        QVERIFY(named<QLabel>(f.dialog(), "planTrustBand")->isVisible());
        const auto trust = named<QLabel>(f.dialog(), "planTrust")->text();
        QVERIFY2(trust.contains("recorded starts found"), qPrintable(trust));
        // Other jobs, another answer, without asking again.
        auto* cpus = named<QSpinBox>(f.dialog(), "planCpus");
        cpus->setValue(cpus->value() > 64 ? 1 : 512);
        const auto isAnother = [&] {
            const auto median = cell(0, PlanWaitsModel::MedianColumn);
            return !median.isEmpty() && median != before;
        };
        QTRY_VERIFY(isAnother());
        // No answer has no waits of an answer before.
        auto* limit = named<QLineEdit>(f.dialog(), "planLimit");
        limit->setText(QStringLiteral("soon"));
        QTest::keyClick(limit, Qt::Key_Return);
        QTRY_COMPARE(f.dialog().model()->rowCount(), 0);
        QCOMPARE(waits.rowCount(), 0);
        QVERIFY(named<QLabel>(f.dialog(), "planTrustBand")->isHidden());
        QVERIFY(!named<QLabel>(f.dialog(), "planTrust")->isVisible());
        limit->clear();
        QTest::keyClick(limit, Qt::Key_Return);
        QTRY_VERIFY(waits.rowCount() > 0);
        // With edits both policies are there.
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "70000"}));
        QTRY_COMPARE(waits.rowCount(), 3 * f.dialog().model()->rowCount());
        QCOMPARE(cell(2, PlanWaitsModel::RunColumn), "Replayed, with the edits");
    }

    void aSourceWithoutHistoryHasNoWaits()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_COMPARE(f.workspace.document.snapshot()->source, std::string("demo:textbook"));
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(f.open());
        const auto* trust = named<QLabel>(f.dialog(), "planTrust");
        auto* waits = named<QPushButton>(f.dialog(), "planWaits");
        QTest::mouseClick(waits, Qt::LeftButton);
        QTRY_VERIFY(waits->isEnabled() && !trust->text().isEmpty());
    }

    void aSchedulerThatCannotIsSaid()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.window.open(QStringLiteral("demo:moab"));
        QTRY_COMPARE(f.workspace.document.snapshot()->source, std::string("demo:moab"));
        WAIT_EVALUATED(f.workspace.document);
        named<QAction>(f.window, "planJobs")->trigger();
        QVERIFY(f.window.questions().planning().dialog() == nullptr); // no form for nothing
        const auto said = named<QLabel>(f.window, "messageText")->text();
        QVERIFY2(said.contains("cannot be planned"), qPrintable(said));
    }
};

FAIRLEAD_QTTEST(PlanTest)
#include "tst_plan.moc"
