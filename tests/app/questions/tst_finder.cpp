// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/questions/findercontroller.h"
#include "app/questions/questions.h"
#include "models/lists/findermodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

/// "Find a policy": from the menu to a policy that is tried and taken back.
class FinderTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        using OpenWindow::OpenWindow;
        void openDialog() { named<QAction>(window, "findPolicy")->trigger(); }
        [[nodiscard]] FinderDialog* dialog() { return window.questions().finding().dialog(); }
        [[nodiscard]] QString state() { return named<QLabel>(*dialog(), "finderState")->text(); }
        [[nodiscard]] QStringList targets() { return dialog()->question().lines().targets; }
        [[nodiscard]] QStringList varied() { return dialog()->question().lines().varied; }
        void ask(const QStringList& targets, const QStringList& varied)
        {
            dialog()->question().setLines({targets, varied});
        }
        void press(const char* button)
        {
            QTest::mouseClick(named<QPushButton>(*dialog(), button), Qt::LeftButton);
        }
        /// What the dialog then shows, or why there is nothing.
        [[nodiscard]] bool search(int candidates)
        {
            named<QSpinBox>(*dialog(), "finderCandidates")->setValue(candidates);
            QSignalSpy shown(&window.questions().finding(), &app::FinderController::shown);
            press("finderRun");
            return !shown.isEmpty() || shown.wait(tests::longestWait);
        }
    };

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    /// What was typed at once went nowhere, and *Search* took the targets of before.
    void theTargetsHaveTheKeyboard()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QVERIFY(f.dialog() != nullptr);
        auto* targets = named<QPlainTextEdit>(*f.dialog(), "finderTargets");
        QCOMPARE(f.dialog()->focusWidget(), targets);
        auto* next = targets->nextInFocusChain();
        while (next->focusPolicy() == Qt::NoFocus || !next->isVisible())
            next = next->nextInFocusChain();
        QVERIFY2(next != named<QTreeView>(*f.dialog(), "finderTable"),
                 qPrintable(next->objectName()));
    }

    void anAccountThatWaitsIsATarget()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        auto* action = tests::accountAction(f.window, QStringLiteral("cistem"), "showWaitsAction");
        QVERIFY(action != nullptr);
        action->trigger();
        QVERIFY(f.dialog() != nullptr);
        QCOMPARE(f.targets(), QStringList(QStringLiteral("median wait of account cistem <= 1 h")));
        QVERIFY(f.varied().size() > 1);
        const auto shares = f.varied().front();
        QVERIFY2(shares.startsWith("share of cistem="), qPrintable(shares));
        QVERIFY(
            finder::parseVaried(shares.toStdString(), f.workspace.document.evaluation()->inputs));
        // Once only.
        tests::accountAction(f.window, QStringLiteral("cistem"), "showWaitsAction")->trigger();
        QCOMPARE(f.varied().count(shares), 1);
        // Those of another account come in their place.
        tests::accountAction(f.window, QStringLiteral("ingenomix"), "showWaitsAction")->trigger();
        QVERIFY2(f.varied().front().startsWith("share of ingenomix="),
                 qPrintable(f.varied().front()));
        QVERIFY(!f.varied().contains(shares));
        // Who has accounts only has no jobs of its own.
        QVERIFY(!tests::accountAction(f.window, QStringLiteral("unilim"), "showWaitsAction")
                     ->isEnabled());
    }

    /// A target that is reached already asks for nothing.
    void theTargetIsBelowWhatIsWaitedNow()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        tests::accountAction(f.window, QStringLiteral("cistem"), "showWaitsAction")->trigger();
        QTRY_VERIFY(f.state().contains("It takes about "));
        const auto preset = f.targets().join(QString());
        QVERIFY2(preset.startsWith("median wait of account cistem <= ")
                     && preset != "median wait of account cistem <= 1 h",
                 qPrintable(preset));
        f.ask({preset}, {"PriorityWeightAge=0,50000"});
        QVERIFY(f.search(2));
        QVERIFY2(!f.state().contains("reaches every target already"), qPrintable(f.state()));
    }

    /// What is offered first is not reached yet, and one knows how long an answer takes.
    void whatIsOfferedIsOfTheHistory()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QVERIFY2(!f.state().contains("about"), qPrintable(f.state()));
        QTRY_VERIFY2(f.state().contains("It takes about "), qPrintable(f.state()));
        QCOMPARE(f.targets().size(), 2);
        QVERIFY2(f.targets().front().startsWith("p90 wait of small jobs <= "),
                 qPrintable(f.targets().front()));
        f.ask(f.targets(), {"PriorityWeightAge=0,50000"});
        QVERIFY(f.search(2));
        QVERIFY2(!f.state().contains("reaches every target already"), qPrintable(f.state()));
    }

    /// Half of its jobs start at once.
    void whereTheMedianIsShortTheTargetIsAnotherFigure()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        tests::accountAction(f.window, QStringLiteral("eaux-sols"), "showWaitsAction")->trigger();
        QTRY_VERIFY(f.state().contains("It takes about "));
        const auto preset = f.targets().join(QString());
        QVERIFY2(preset.startsWith("p90 wait of account eaux-sols <= "), qPrintable(preset));
    }

    void aPolicyIsFoundTriedAndTakenBack()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QVERIFY(f.dialog() != nullptr);
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000"});
        QVERIFY(f.search(3));
        const auto& model = *f.dialog()->model();
        QVERIFY(model.rowCount() >= 1);
        QVERIFY2(f.state().startsWith("3 polic"), qPrintable(f.state()));
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(model.reachesAll(row));
        QVERIFY(
            named<QLabel>(*f.dialog(), "finderTrust")->text().contains("recorded starts found"));
        for (const auto& line : named<QLabel>(*f.dialog(), "finderTrust")->text().split(u'\n'))
            QVERIFY2(line.startsWith(QStringLiteral("• ")) && !line[2].isLower(), qPrintable(line));
        const auto* band = named<QLabel>(*f.dialog(), "finderTrustBand"); // as the Outlook's
        QVERIFY(band->isVisible());
        QVERIFY2(band->text().startsWith("A demo"), qPrintable(band->text()));

        auto* table = named<QTreeView>(*f.dialog(), "finderTable");
        auto* tryIt = named<QPushButton>(*f.dialog(), "finderTry");
        for (int row = 0; row < model.rowCount(); ++row) {
            table->setCurrentIndex(table->model()->index(row, 0));
            QCOMPARE(tryIt->isEnabled(), row != 0 || !model.policy(0).edits.empty());
        }
    }

    void whatIsTriedIsOneStep()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        const finder::Candidate found{ParameterEdit{"PriorityWeightAge", "50000"},
                                      ParameterEdit{"PriorityDecayHalfLife", "14-0"}};
        emit f.dialog()->tryRequested(found);
        QCOMPARE(f.workspace.document.scenario().edits.size(), std::size_t{2});
        f.workspace.undo.undo();
        QVERIFY(f.workspace.document.scenario().edits.empty());
    }

    void aLineThatIsWrongIsSaid_data()
    {
        QTest::addColumn<QStringList>("targets");
        QTest::addColumn<QStringList>("varied");
        QTest::addColumn<QString>("said");
        QTest::newRow("target") << QStringList{"wait <= 2 h"}
                                << QStringList{"PriorityWeightAge=1,2"} << "wait";
        QTest::newRow("parameter") << QStringList{"mean wait <= 2 h"}
                                   << QStringList{"PriorityWeightAges=1,2"} << "PriorityWeightAges";
        QTest::newRow("none") << QStringList{} << QStringList{"PriorityWeightAge=1,2"}
                              << "at least one target";
        QTest::newRow("nobody") << QStringList{"mean wait of account nobody <= 2 h"}
                                << QStringList{"PriorityWeightAge=1,2"} << "nobody";
    }
    void aLineThatIsWrongIsSaid()
    {
        QFETCH(QStringList, targets);
        QFETCH(QStringList, varied);
        QFETCH(QString, said);
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        f.ask(targets, varied);
        QVERIFY(f.search(2));
        QVERIFY2(f.state().contains(said), qPrintable(f.state()));
        QCOMPARE(f.dialog()->model()->rowCount(), 0);
        QVERIFY(!named<QPushButton>(*f.dialog(), "finderTry")->isEnabled());
        QVERIFY(named<QPushButton>(*f.dialog(), "finderRun")->isVisible());
    }

    void aSourceWithoutHistorySaysSo()
    {
        Fixture f(QStringLiteral("demo:textbook"));
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QTRY_VERIFY2(f.state().contains("no history"), qPrintable(f.state()));
        const auto* run = named<QPushButton>(*f.dialog(), "finderRun");
        QVERIFY(!run->isEnabled());
        QCOMPARE(run->toolTip(), f.state());
        QCOMPARE(f.dialog()->model()->rowCount(), 0);
    }

    void aSearchThatIsStoppedShowsNothing()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QSignalSpy shown(&f.window.questions().finding(), &app::FinderController::shown);
        named<QSpinBox>(*f.dialog(), "finderCandidates")->setValue(10000);
        f.press("finderRun");
        QVERIFY(named<QPushButton>(*f.dialog(), "finderStop")->isVisible());
        f.press("finderStop");
        QVERIFY(named<QPushButton>(*f.dialog(), "finderRun")->isVisible());
        QVERIFY2(f.state().startsWith("Stopped: nothing was found yet"), qPrintable(f.state()));
        // The next question is answered, and the one before is not.
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000"});
        QVERIFY(f.search(2));
        QCOMPARE(shown.count(), 1);
    }

    void whatWasTypedIsKept()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QVERIFY(f.varied().contains("PriorityWeightFairshare=0..140000"));
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000"});
        f.dialog()->close();
        QTRY_VERIFY(f.dialog() == nullptr);
        f.openDialog();
        QCOMPARE(f.targets(), QStringList{"utilisation >= 1 %"});
        QCOMPARE(f.varied(), QStringList{"PriorityWeightAge=0,50000"});
    }

    void theNumberOfPoliciesIsKept()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        named<QSpinBox>(*f.dialog(), "finderCandidates")->setValue(7);
        f.dialog()->close();
        QTRY_VERIFY(f.dialog() == nullptr);
        f.openDialog();
        QCOMPARE(f.dialog()->candidates(), 7);
    }

    void whatIsOfOtherTargetsSaysSo()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000"});
        QVERIFY(f.search(2));
        QVERIFY(!f.state().contains("of other targets"));
        f.ask({"utilisation >= 2 %"}, {"PriorityWeightAge=0,50000"});
        QVERIFY2(f.state().contains("of other targets") && f.state().contains("utilisation >= 1 %"),
                 qPrintable(f.state()));
        f.dialog()->close();
        QTRY_VERIFY(f.dialog() == nullptr);
        f.openDialog();
        QVERIFY2(f.state().contains("of other targets"), qPrintable(f.state()));
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000"});
        QVERIFY(f.state().startsWith("2 polic"));
    }

    /// Of other edits a policy that is tried would be one that nobody replayed.
    void whatIsOfOtherEditsSaysSo()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        // What the ones gain the others lose.
        f.ask({"mean wait of small jobs <= 1 s", "mean wait of large jobs <= 1 s"},
              {"PriorityWeightJobSize=0,70000", "PriorityFavorSmall=NO,YES"});
        QVERIFY(f.search(4));
        QVERIFY(f.dialog()->model()->rowCount() > 1); // and one of them is chosen
        const auto* tryIt = named<QPushButton>(*f.dialog(), "finderTry");
        QVERIFY(tryIt->isEnabled());
        const auto edit = [&](const char* name, const char* value) {
            QVERIFY(f.workspace.editor.submit(Edit(ParameterEdit{name, value})));
            WAIT_EVALUATED(f.workspace.document);
        };
        edit("PriorityWeightJobSize", "70000"); // as Try it does
        QVERIFY(tryIt->isEnabled());
        QVERIFY2(f.state().contains("as it was when the search began"), qPrintable(f.state()));
        edit("PriorityWeightPartition", "7");
        QVERIFY(!tryIt->isEnabled());
        QVERIFY2(f.state().contains("with other edits"), qPrintable(f.state()));
        f.workspace.undo.undo();
        f.workspace.undo.undo();
        WAIT_EVALUATED(f.workspace.document);
        QVERIFY(tryIt->isEnabled());
        QVERIFY2(f.state().startsWith("4 polic"), qPrintable(f.state()));
    }

    void theWrongLineIsSelected()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000", "PriorityWeightAge=5..1"});
        QVERIFY(f.search(2));
        QVERIFY2(f.state().startsWith("PriorityWeightAge=5..1: "), qPrintable(f.state()));
        QCOMPARE(named<QPlainTextEdit>(*f.dialog(), "finderVaried")->textCursor().selectedText(),
                 "PriorityWeightAge=5..1");
    }

    void whatWasFoundIsKept()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        f.ask({"utilisation >= 1 %"}, {"PriorityWeightAge=0,50000"});
        QVERIFY(f.search(3));
        const int rows = f.dialog()->model()->rowCount();
        const auto state = f.state();
        QVERIFY(rows > 0);
        QVERIFY2(state.endsWith("The present policy reaches every target already."),
                 qPrintable(state));
        f.dialog()->close();
        QTRY_VERIFY(f.dialog() == nullptr);
        f.openDialog();
        QCOMPARE(f.dialog()->model()->rowCount(), rows);
        QCOMPARE(f.state(), state);
        // Of another target it is no answer.
        tests::accountAction(f.window, QStringLiteral("cistem"), "showWaitsAction")->trigger();
        QCOMPARE(f.dialog()->model()->rowCount(), 0);
        f.dialog()->close();
        QTRY_VERIFY(f.dialog() == nullptr);
        f.openDialog();
        QCOMPARE(f.dialog()->model()->rowCount(), 0);
    }

    void anotherSourceClosesIt()
    {
        Fixture f;
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        f.press("finderRun");
        f.window.open(QStringLiteral("demo:textbook"));
        QTRY_VERIFY(f.dialog() == nullptr);
        WAIT_EVALUATED(f.workspace.document);
        f.openDialog();
        QVERIFY(!f.varied().contains("PriorityWeightFairshare=0..140000"));
        QCOMPARE(f.targets().value(0), "p90 wait of small jobs <= 2 h"); // not those of the demo
    }
};

FAIRLEAD_QTTEST(FinderTest)
#include "tst_finder.moc"
