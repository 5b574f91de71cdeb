// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Scenarios that are kept in a store, and what becomes of them when two people save.

#include "tests/app/apply/applyfixture.h"
#include "tests/support/qttestmain.h"

using namespace fairlead;
using namespace fairlead::views;
using tests::named;
using tests::shares;
using Fixture = tests::ApplyFixture;

class StoredScenariosTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void scenariosAreKeptInTheStore()
    {
        Fixture f;
        f.window.open(f.makeStore());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        WAIT_EVALUATED(f.document);
        f.saveInStore("spring");
        QTRY_VERIFY2(f.messages->text().contains("“spring” is saved"),
                     qPrintable(f.messages->text()));
        QCOMPARE(accounting::storedScenarios(f.store())->size(), 1U);
        QCOMPARE(f.stored("chem"), 30U); // the scenario alone
        f.action("reset")->trigger();
        QVERIFY(!f.document.isEdited());

        f.action("loadFromStore")->trigger();
        auto* dialog = named<QDialog>(f.window, "storedScenariosDialog");
        auto* list = named<QTreeWidget>(*dialog, "storedScenarios");
        QTRY_COMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), "spring");
        QCOMPARE(list->topLevelItem(0)->text(2), QString::number(f.revision()));
        f.click(*dialog, "storedScenariosChoose");
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.document.scenario().edits.size(), 1U);
        // Loaded here, it can be saved again without a question.
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        f.saveInStore("spring");
        QTRY_COMPARE(accounting::storedScenarios(f.store())->front().edits.size(), 2U);
        QVERIFY(f.window.findChild<StoreConflictDialog*>() == nullptr);
    }

    void anOlderStoreIsBroughtUpToDateWhereTheUserAgrees_data()
    {
        QTest::addColumn<bool>("agrees");
        QTest::newRow("no") << false;
        QTest::newRow("yes") << true;
    }
    void anOlderStoreIsBroughtUpToDateWhereTheUserAgrees()
    {
        QFETCH(bool, agrees);
        Fixture f;
        QVERIFY(
            QFile::copy(QStringLiteral(FAIRLEAD_TEST_DATA "/store/version1.fairlead"), f.store()));
        const auto bytes = [&] {
            QFile file(f.store());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto before = bytes();
        f.window.open(f.store());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "4711"}));
        f.saveInStore("spring");
        QTRY_VERIFY(f.window.findChild<QDialog*>("upgradeQuestion") != nullptr);
        QCOMPARE(bytes(), before);
        auto* question = f.window.findChild<QDialog*>("upgradeQuestion");
        if (agrees) {
            f.click(*question, "upgradeYes");
            QTRY_VERIFY2(f.messages->text().contains("“spring” is saved"),
                         qPrintable(f.messages->text()));
            QCOMPARE(accounting::storedScenarios(f.store())->size(), 2U);
        } else {
            QTest::keyClick(question, Qt::Key_Escape);
            QTRY_VERIFY(f.messages->text().startsWith("Nothing was saved"));
            QCOMPARE(bytes(), before);
        }
    }

    void aScenarioThatSomebodyElseSavedIsNotLost_data()
    {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<quint32>("saved");
        QTest::newRow("theirs") << QByteArray("storeConflictTheirs") << 33U;
        QTest::newRow("mine") << QByteArray("storeConflictMine") << 40U;
        QTest::newRow("cancel") << QByteArray("storeConflictCancel") << 33U;
    }
    void aScenarioThatSomebodyElseSavedIsNotLost()
    {
        QFETCH(QByteArray, button);
        QFETCH(quint32, saved);
        Fixture f;
        f.window.open(f.makeStore());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        QVERIFY(accounting::storeScenario(f.store(), {"spring", {shares("chem", "", 33)}}));
        f.saveInStore("spring");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        const auto* clashes = named<QTreeWidget>(*conflict, "storeConflictClashes");
        QCOMPARE(clashes->topLevelItem(0)->text(2), "33");
        QCOMPARE(clashes->topLevelItem(0)->text(3), "40");
        const auto revision = f.revision();
        f.click(*conflict, button.constData());
        if (button == "storeConflictMine")
            QTRY_COMPARE(f.revision(), revision + 1);
        else
            QTRY_VERIFY(f.messages->text().startsWith("Nothing was saved"));
        const auto stored = *accounting::storedScenarios(f.store());
        QCOMPARE(stored.front().edits.front(), shares("chem", "", saved));
        const bool isTheirs = button == "storeConflictTheirs";
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "chem")),
                 isTheirs ? 33U : 40U);
        QVERIFY(f.workspace.undo.canUndo());
    }

    void scenariosMergeRowByRow()
    {
        Fixture f;
        f.window.open(f.makeStore());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        QVERIFY(f.workspace.editor.submit(shares("idle", "", 12)));
        QVERIFY(accounting::storeScenario(
            f.store(), {"spring", {shares("chem", "", 33), shares("physics", "", 66)}}));
        f.saveInStore("spring");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        auto* side = named<QComboBox>(*conflict, "storeConflictSide0");
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Down); // theirs
        f.click(*conflict, "storeConflictDoMerge");
        QTRY_COMPARE(accounting::storedScenarios(f.store())->front().edits.size(), 3U);
        const auto stored = accounting::storedScenarios(f.store())->front();
        QCOMPARE(std::ranges::count(stored.edits, shares("chem", "", 33)), 1);
        QCOMPARE(std::ranges::count(stored.edits, shares("idle", "", 12)), 1);
        QTRY_COMPARE(f.document.scenario(), stored);
    }
};

FAIRLEAD_QTTEST(StoredScenariosTest)
#include "tst_storedscenarios.moc"
