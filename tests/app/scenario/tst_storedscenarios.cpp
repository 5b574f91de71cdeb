// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Scenarios that are kept in a store, and what becomes of them when two people save.

#include "tests/app/apply/applyfixture.h"
#include "tests/support/qttestmain.h"
#include "views/scenarios/scenariochoicedialog.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QPlainTextEdit>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;
using tests::shares;

class StoredScenariosTest : public QObject
{
    Q_OBJECT

private:
    using Fixture = tests::ApplyFixture;
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void scenariosAreKeptInTheStore()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_VERIFY2(f.messages->text().contains("“spring” is saved"),
                     qPrintable(f.messages->text()));
        QCOMPARE(accounting::storedScenarios(f.store())->size(), 1U);
        QCOMPARE(f.stored("chem"), 30U); // the scenario alone
        QCOMPARE(f.document.scenario().name, "spring"); // what is on the screen is called so too
        QVERIFY(f.window.windowTitle().contains("spring"));
        QVERIFY2(f.window.windowTitle().contains(QFileInfo(f.store()).fileName()),
                 qPrintable(f.window.windowTitle())); // another store may be of the same cluster
        QVERIFY(!f.window.isWindowModified());
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

    /// Where the store stood there is a folder for a while.
    void aNameThatCouldNotBeSavedIsOfferedAgain()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        QVERIFY(QFile::rename(f.store(), f.store() + ".away"));
        QVERIFY(QDir().mkdir(f.store()));
        f.saveInStore("autumn");
        QTRY_VERIFY2(f.messages->text().contains(f.store()), qPrintable(f.messages->text()));
        QVERIFY(f.document.isEdited());
        QVERIFY(QDir().rmdir(f.store()));
        QVERIFY(QFile::rename(f.store() + ".away", f.store()));
        f.action("saveInStore")->trigger();
        auto* dialog = named<QDialog>(f.window, "storedScenariosDialog");
        QCOMPARE(named<QLineEdit>(*dialog, "storedScenariosName")->text(), "autumn");
        QTRY_VERIFY(named<QPushButton>(*dialog, "storedScenariosChoose")->isEnabled());
        f.click(*dialog, "storedScenariosChoose");
        QTRY_VERIFY2(f.messages->text().contains("“autumn” is saved"),
                     qPrintable(f.messages->text()));
    }

    /// By Ctrl+S and by the question on leaving alike: no file, which would be another one.
    void whatCameFromTheStoreIsSavedThere()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_VERIFY(!f.window.isWindowModified());
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        QVERIFY(f.window.isWindowModified());
        f.action("saveScenario")->trigger();
        QTRY_VERIFY(!f.window.isWindowModified());
        QVERIFY(f.window.findChild<QFileDialog*>() == nullptr);
        QCOMPARE(accounting::storedScenarios(f.store())->front().edits.size(), 2U);

        QVERIFY(f.workspace.editor.submit(shares("idle", "", 12)));
        f.action("quit")->trigger();
        auto* question = named<QDialog>(f.window, "unsavedQuestion");
        QVERIFY(named<QPushButton>(*question, "unsavedSave")->text().contains("store"));
        f.click(*question, "unsavedSave");
        QTRY_COMPARE(accounting::storedScenarios(f.store())->front().edits.size(), 3U);
        QTRY_VERIFY(!f.window.isVisible());
    }

    void scenariosAreRenamedCopiedAndDeleted()
    {
        Fixture f;
        f.openStore();
        QVERIFY(accounting::storeScenario(f.store(), {"autumn", {shares("chem", "", 33)}, "why"}));
        f.action("loadFromStore")->trigger();
        auto* dialog = named<QDialog>(f.window, "storedScenariosDialog");
        auto* list = named<QTreeWidget>(*dialog, "storedScenarios");
        const auto names = [&] {
            QStringList all;
            for (int i = 0; i < list->topLevelItemCount(); ++i)
                all << list->topLevelItem(i)->text(0);
            return all.join(' ');
        };
        const auto answer = [&](const char* button, const QString& name) {
            f.click(*dialog, button);
            auto* question = named<QInputDialog>(*dialog, "storedScenariosNewName");
            question->setTextValue(name);
            question->accept();
        };
        QVERIFY(!named<QPushButton>(*dialog, "storedScenariosRename")->isEnabled());
        QTRY_COMPARE(names(), "autumn");
        answer("storedScenariosCopy", "winter");
        QTRY_COMPARE(names(), "autumn winter");
        answer("storedScenariosRename", "spring");
        QTRY_COMPARE(names(), "spring winter");
        QCOMPARE(accounting::storedScenarios(f.store())->front().note, "why");
        // A taken name, and what somebody else has changed since, stays.
        answer("storedScenariosRename", "winter");
        const auto* said = named<QLabel>(*dialog, "storedScenariosText");
        QTRY_VERIFY2(said->text().contains("already has a scenario “winter”"),
                     qPrintable(said->text()));
        list->setCurrentItem(list->topLevelItem(1));
        QVERIFY(accounting::storeScenario(f.store(), {"winter", {shares("chem", "", 5)}}));
        const auto remove = [&](bool agrees) {
            f.click(*dialog, "storedScenariosDelete");
            auto* question = named<QDialog>(*dialog, "storedScenariosDeleteQuestion");
            if (agrees)
                f.click(*question, "storedScenariosDeleteYes");
            else
                QTest::keyClick(question, Qt::Key_Escape);
        };
        remove(true);
        QTRY_VERIFY2(said->text().startsWith("✗"), qPrintable(said->text()));
        QCOMPARE(accounting::storedScenarios(f.store())->size(), 2U);
        QCOMPARE(list->currentItem()->text(0), "winter"); // as it is by now
        remove(false);
        remove(true);
        QTRY_COMPARE(names(), "spring");
        QCOMPARE(accounting::storedScenarios(f.store())->size(), 1U);
    }

    void aNoteGoesWithTheScenario()
    {
        Fixture f;
        f.openStore();
        QVERIFY(!f.action("describeScenario")->isEnabled());
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        f.action("describeScenario")->trigger();
        auto* dialog = named<QDialog>(f.window, "describeScenarioDialog");
        QVERIFY(!named<QLineEdit>(*dialog, "scenarioAuthor")->text().isEmpty());
        named<QLineEdit>(*dialog, "scenarioName")->setText("spring");
        named<QLineEdit>(*dialog, "scenarioAuthor")->setText("Ada");
        named<QPlainTextEdit>(*dialog, "scenarioNote")->setPlainText("asked for\non Monday");
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCOMPARE(f.document.scenario().note, "asked for\non Monday");
        QCOMPARE(f.document.scenario().edits.size(), 1U);
        QVERIFY(f.window.findChild<ModeBand*>()->text().contains("spring"));

        f.saveInStore("spring");
        QTRY_COMPARE(accounting::storedScenarios(f.store())->size(), 1U);
        const auto stored = accounting::storedScenarios(f.store())->front();
        QCOMPARE(stored.note, "asked for\non Monday");
        QCOMPARE(stored.author, "Ada");
        // A note that was changed is work too.
        QTRY_VERIFY(!f.window.isWindowModified());
        auto other = f.document.scenario();
        other.note = "agreed";
        f.workspace.editor.replace(other, "describe");
        QVERIFY(f.window.isWindowModified());
        f.workspace.undo.undo();
        QCOMPARE(f.document.scenario().note, "asked for\non Monday");
        QVERIFY(!f.window.isWindowModified());
    }

    void scenariosStandSideBySide()
    {
        Fixture f;
        f.openStore();
        QVERIFY(accounting::storeScenario(f.store(), {"autumn", {shares("chem", "", 33)}, "why"}));
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        WAIT_EVALUATED(f.document);
        f.action("compareScenarios")->trigger();
        auto* dialog = named<ScenarioChoiceDialog>(f.window, "scenarioChoiceDialog");
        auto* list = named<QTreeWidget>(*dialog, "scenarioChoices");
        const auto& model = *named<QTreeView>(*dialog, "sideBySide")->model();
        const auto cell
            = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QTRY_COMPARE(list->topLevelItemCount(), 2);
        QTRY_COMPARE(model.columnCount(), 4);
        QCOMPARE(list->topLevelItem(1)->text(3), "why");
        QCOMPARE(model.headerData(3, Qt::Horizontal).toString(), "autumn");
        QCOMPARE(cell(0, 0), "shares of chem");
        QCOMPARE(QStringList({cell(0, 1), cell(0, 2), cell(0, 3)}),
                 QStringList({"30", "40", "33"}));

        // It can be replayed as well.
        auto* replayed = named<QAction>(f.window, "outlookStore");
        QVERIFY(replayed->isVisible());
        replayed->trigger();
        auto* store = named<QDialog>(f.window, "storedScenariosDialog");
        QTRY_COMPARE(named<QTreeWidget>(*store, "storedScenarios")->topLevelItemCount(), 1);
        f.click(*store, "storedScenariosChoose");
        QVERIFY(named<QAction>(f.window, "outlookScenario1")->isChecked());
        QCOMPARE(named<QAction>(f.window, "outlookScenario1")->text(), "autumn");
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "chem")), 40U);

        // It follows the edits, and what is ticked.
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 41)));
        QTRY_COMPARE(cell(0, 2), "41");
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 5)));
        QTRY_COMPARE(cell(1, 2), "5");
        QCOMPARE(cell(1, 3), "");
        QCOMPARE(list->topLevelItem(0)->text(1), "2");
        list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QTRY_COMPARE(model.columnCount(), 3);
        QCOMPARE(cell(0, 2), "33");
        list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
        QTRY_COMPARE(model.rowCount(), 0);
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
        f.openStore();
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        QVERIFY(accounting::storeScenario(f.store(), {"spring", {shares("chem", "", 33)}}));
        f.saveInStore("spring");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        // Nobody need have saved it meanwhile: it was never read here.
        QCOMPARE(named<QLabel>(*conflict, "storeConflictTitle")->text(),
                 "Scenario “spring” is in this store already");
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
        if (!isTheirs)
            return;
        // What undo brings back was not made to theirs.
        f.workspace.undo.undo();
        f.saveInStore("spring");
        QVERIFY(f.conflictDialog() != nullptr);
        QCOMPARE(accounting::storedScenarios(f.store())->front().edits.front(),
                 shares("chem", "", 33));
    }

    /// What a scenario follows in the store goes with it through undo and redo, under one name too.
    void whatWasReadBelongsToWhatIsShown()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        f.saveInStore("spring");
        QTRY_VERIFY(!f.window.isWindowModified());
        QVERIFY(accounting::storeScenario(f.store(), {"spring", {shares("chem", "", 33)}}));
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 41)));
        f.action("saveScenario")->trigger();
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        f.click(*conflict, "storeConflictTheirs");
        QTRY_VERIFY(f.messages->text().contains("Undo (Ctrl+Z) brings yours back"));
        f.workspace.undo.undo();
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "chem")), 41U);
        QVERIFY(f.messages->isHidden()); // what undo would bring back is there
        f.action("saveScenario")->trigger();
        conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        f.click(*conflict, "storeConflictCancel");
        QCOMPARE(accounting::storedScenarios(f.store())->front().edits.front(),
                 shares("chem", "", 33));

        f.workspace.undo.redo();
        QVERIFY(f.workspace.editor.submit(shares("physics", "", 70)));
        const auto revision = f.revision();
        f.action("saveScenario")->trigger();
        QTRY_COMPARE(f.revision(), revision + 1);
        QCOMPARE(accounting::storedScenarios(f.store())->front().edits.size(), 2U);
    }

    void aNameThatIsTakenCanBeLeft()
    {
        Fixture f;
        QVERIFY(accounting::storeScenario({f.makeStore()}, {"spring", {shares("chem", "", 33)}}));
        f.openStore();
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        f.saveInStore("spring");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        f.click(*conflict, "storeConflictOtherName");
        f.saveInOpenDialog("summer");
        QTRY_COMPARE(accounting::storedScenarios(f.store())->size(), 2U);
        const auto said = QStringLiteral("revision %1").arg(f.revision());
        QTRY_VERIFY(named<QLabel>(f.window, "statusText")->text().contains(said));
    }

    void scenariosMergeRowByRow()
    {
        Fixture f;
        f.openStore();
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
