// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From the tool bar to the file, and into a store that two people write to.

#include "models/accounting/store/series.h"
#include "tests/app/apply/applyfixture.h"
#include "tests/support/qttestmain.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QTabWidget>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;
using tests::shares;

class ApplyTest : public QObject
{
    Q_OBJECT

private:
    using Fixture = tests::ApplyFixture;
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void theTextIsShownCopiedAndSaved()
    {
        Fixture f;
        f.window.open(QStringLiteral("demo:limoges"));
        WAIT_EVALUATED(f.document);
        QVERIFY(!f.action("applyChanges")->isEnabled());
        const auto& tree = *f.document.snapshot();
        const auto account = tree.accountName(AssocIndex(1));
        QVERIFY(f.workspace.editor.submit(shares(account.c_str(), "", 77)));
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "4321"}));
        WAIT_EVALUATED(f.document);
        auto* dialog = f.applyDialog();
        QCOMPARE(f.band->mode(), models::Mode::WhatIf); // reading what would be done does nothing

        const auto* list = named<QTreeWidget>(*dialog, "applyChangeList");
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->text(1), QString::fromStdString(account));
        QCOMPARE(list->topLevelItem(0)->text(3), "77");
        QCOMPARE(list->topLevelItem(1)->text(1), "PriorityWeightAge");
        auto* forms = named<QTabWidget>(*dialog, "applyForms");
        QCOMPARE(forms->count(), 3);
        const auto* text = named<QPlainTextEdit>(*dialog, "applyTextCommands");
        QVERIFY(text->isReadOnly());
        QVERIFY(text->toPlainText().contains("77"));
        QVERIFY(named<QPlainTextEdit>(*dialog, "applyTextSlurmConf")
                    ->toPlainText()
                    .contains("PriorityWeightAge=4321"));
        f.click(*dialog, "applyCopyCommands");
        QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());

        const auto file = f.folder.filePath("changes.sh");
        QSignalSpy saved(&f.window.applying(), &app::ApplyController::saved);
        f.click(*dialog, "applySaveCommands");
        auto* chooser = dialog->findChild<QFileDialog*>();
        QVERIFY(chooser != nullptr);
        QVERIFY(!QFile::exists(file));
        chooser->selectFile(file);
        QTest::keyClick(chooser, Qt::Key_Return);
        QTRY_COMPARE(saved.count(), 1);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(written.readAll()), text->toPlainText());
        QVERIFY(QFileInfo(file).isExecutable());

        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!f.hasDialog());
        QCOMPARE(f.band->mode(), models::Mode::WhatIf);
        QCOMPARE(f.document.scenario().edits.size(), 2U); // nothing was carried out
    }

    void aFormThatIsNotPossibleSaysSoAndTheOthersStay()
    {
        Fixture f;
        f.window.open(QStringLiteral("demo:textbook"));
        WAIT_EVALUATED(f.document);
        // sacctmgr keeps no capitals in names.
        QVERIFY(f.workspace.editor.submit(shares("A", "", 50)));
        QVERIFY(f.workspace.editor.submit(ParameterEdit{"PriorityWeightAge", "4321"}));
        WAIT_EVALUATED(f.document);
        auto* dialog = f.applyDialog();
        QVERIFY(named<QLabel>(*dialog, "applyProblemCommands")->text().startsWith(u'✗'));
        QVERIFY(named<QLabel>(*dialog, "applyDetailsCommands")->text().contains("“A”"));
        QVERIFY(
            named<QPlainTextEdit>(*dialog, "applyTextSlurmConf")->toPlainText().contains("4321"));
    }

    // Once it is edited, it follows its readings no more.
    void aStoreWithReadingsSaysWhatWritingMeans()
    {
        Fixture f;
        auto records = tests::guiRecords();
        records.cluster = "harbour";
        records.takenAt = 1'770'000'000;
        QVERIFY(accounting::recordSnapshot(f.store(), records).outcome);
        f.window.open(f.store());
        WAIT_EVALUATED(f.document);
        QVERIFY(f.workspace.editor.submit(shares("chem", "", 40)));
        WAIT_EVALUATED(f.document);
        const auto* notes = named<QListWidget>(*f.applyDialog(), "applyNotesStore");
        QCOMPARE(notes->count(), 1);
        QVERIFY2(notes->item(0)->text().contains("follows no newer reading"),
                 qPrintable(notes->item(0)->text()));
    }

    // They are the cluster's: the rest goes into the store, they stay edits.
    void limitsStayEdits()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40), ParameterEdit{"account chem MaxJobs", "3"}});
        const auto before = f.revision();
        auto* dialog = f.applyDialog();
        const auto* notes = named<QListWidget>(*dialog, "applyNotesStore");
        QVERIFY2(notes->item(0)->text().contains("They stay among your edits"),
                 qPrintable(notes->item(0)->text()));
        QVERIFY(named<QPlainTextEdit>(*dialog, "applyTextCommands")
                    ->toPlainText()
                    .contains("MaxJobs=3"));
        f.click(*dialog, "applyWriteStore");
        QTRY_COMPARE(f.revision(), before + 1);
        QTRY_VERIFY(!f.hasDialog());
        QCOMPARE(f.stored("chem"), 40U);
        QCOMPARE(f.document.scenario().edits.size(), 1U);
        WAIT_EVALUATED(f.document);

        dialog = f.applyDialog(); // there is nothing else for the store
        QVERIFY(named<QLabel>(*dialog, "applyProblemStore")->text().contains("sacctmgr"));
        QVERIFY(dialog->findChild<QPushButton*>("applyWriteStore") == nullptr
                || !dialog->findChild<QPushButton*>("applyWriteStore")->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!f.hasDialog());
    }

    void aStoreIsWrittenAfterTheButtonOnly()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40), AddEdit{{"marine", "", ""}, "root", 5},
                     ParameterEdit{"PriorityWeightAge", "4321"}});
        const auto before = f.revision();
        auto* dialog = f.applyDialog();
        auto* forms = named<QTabWidget>(*dialog, "applyForms");
        QCOMPARE(forms->count(), 4); // its rows first, then what its cluster takes
        QCOMPARE(forms->currentIndex(), 0);
        const auto rows = named<QPlainTextEdit>(*dialog, "applyTextStore")->toPlainText();
        QVERIFY2(rows.contains("shares of chem: 30 → 40"), qPrintable(rows));
        QVERIFY2(rows.contains("association marine"), qPrintable(rows));
        QCOMPARE(f.revision(), before);
        QCOMPARE(f.stored("chem"), 30U);

        QCOMPARE(f.band->mode(), models::Mode::WhatIf);
        QList<models::Mode> modes;
        connect(&f.window.applying(), &app::ApplyController::writingChanged, this,
                [&] { modes << f.band->mode(); });
        f.click(*dialog, "applyWriteStore");
        QTRY_VERIFY(!f.hasDialog());
        QCOMPARE(modes.size(), 2); // it begins and ends
        QCOMPARE(modes.first(), models::Mode::Apply);
        QVERIFY(modes.last() != models::Mode::Apply);
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.revision(), before + 1);
        QCOMPARE(f.stored("chem"), 40U);
        QCOMPARE(f.stored("marine"), 5U);
        QVERIFY(!f.document.isEdited());
        QVERIFY(!f.workspace.undo.canUndo());
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "chem")), 40U);
        QCOMPARE(f.document.parameter(QStringLiteral("PriorityWeightAge")), "4321");
        QCOMPARE(f.band->mode(), models::Mode::Monitor);
        const auto revision = QStringLiteral("revision %1").arg(before + 1);
        QVERIFY2(f.messages->text().contains(revision), qPrintable(f.messages->text()));
        QVERIFY(named<QLabel>(f.window, "statusText")->text().contains(revision));
        // Every row of the dialog is in the audit table, in one save.
        const auto audit = *accounting::storeAudit(f.store());
        const auto lines = std::ranges::count(audit, before + 1, &accounting::AuditEntry::revision);
        QCOMPARE(lines, rows.count('\n') + 1); // and the line about the whole
        QCOMPARE(audit.back().revision, before + 1);
    }

    void otherChangesOfOthersAreMerged()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        auto* dialog = f.applyDialog();
        f.somebodyElse({shares("idle", "", 11)});
        f.click(*dialog, "applyWriteStore");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        QCOMPARE(f.stored("chem"), 30U);
        // While it asks nothing is being written, and nothing says so.
        QVERIFY(!named<QProgressBar>(*dialog, "applyProgress")->isVisible());
        QCOMPARE(named<QLabel>(*dialog, "applyResult")->text(), "");
        QCOMPARE(f.band->mode(), models::Mode::WhatIf);
        const auto* saves = named<QListWidget>(*conflict, "storeConflictSaves");
        QStringList lines;
        for (int row = 0; row < saves->count(); ++row)
            lines << saves->item(row)->text();
        QVERIFY2(lines.join('\n').contains("shares of idle: 10 → 11"),
                 qPrintable(lines.join('\n')));
        QVERIFY(lines.last().contains(QStringLiteral("revision %1").arg(f.revision())));
        f.click(*conflict, "storeConflictDoMerge");
        QTRY_VERIFY(!f.hasDialog());
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.stored("chem"), 40U);
        QCOMPARE(f.stored("idle"), 11U);
        QVERIFY(!f.document.isEdited());
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "idle")), 11U);
    }

    /// A refresh has moved the edits on to the store's new revision: that must not decide for
    /// anybody.
    void whatNobodyHasDecidedIsNotWritten()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40), shares("physics", "", 70)});
        f.somebodyElse({shares("chem", "", 33)});
        f.action("refresh")->trigger();
        QTRY_COMPARE(f.document.conflicts().size(), 1U);
        WAIT_EVALUATED(f.document);
        auto* dialog = f.applyDialog();
        QVERIFY(!named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
        QVERIFY(named<QLabel>(*dialog, "applyLockedStore")->text().contains("Decide first"));
        const auto said = named<QLabel>(*dialog, "applyUndecided")->text();
        QVERIFY2(said.contains("chem") && said.contains("33"), qPrintable(said));
        QVERIFY2(!said.contains("physics"), qPrintable(said));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!f.hasDialog());
        f.click(f.window, "keepMine");
        QTRY_VERIFY(f.document.conflicts().empty());
        WAIT_EVALUATED(f.document);
        dialog = f.applyDialog();
        QVERIFY(named<QLabel>(*dialog, "applyUndecided")->isHidden());
        f.click(*dialog, "applyWriteStore");
        QTRY_VERIFY(!f.hasDialog());
        QCOMPARE(f.stored("chem"), 40U);
    }

    void theLoserChooses_data()
    {
        QTest::addColumn<QByteArray>("button");
        QTest::addColumn<quint32>("chem");
        QTest::addColumn<quint32>("physics");
        QTest::addColumn<int>("editsLeft");
        QTest::newRow("theirs") << QByteArray("storeConflictTheirs") << 3300U << 60U << 1;
        QTest::newRow("mine") << QByteArray("storeConflictMine") << 40U << 70U << 0;
        QTest::newRow("cancel") << QByteArray("storeConflictCancel") << 3300U << 60U << 2;
    }
    void theLoserChooses()
    {
        QFETCH(QByteArray, button);
        QFETCH(quint32, chem);
        QFETCH(quint32, physics);
        QFETCH(int, editsLeft);
        Fixture f;
        f.openStore({shares("chem", "", 40), shares("physics", "", 70)});
        auto* dialog = f.applyDialog();
        f.somebodyElse({shares("chem", "", 3300)});
        f.click(*dialog, "applyWriteStore");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        const auto* clashes = named<QTreeWidget>(*conflict, "storeConflictClashes");
        QCOMPARE(clashes->topLevelItemCount(), 1);
        QCOMPARE(clashes->topLevelItem(0)->text(0), "shares of chem");
        QCOMPARE(clashes->topLevelItem(0)->text(1), "30");
        QCOMPARE(clashes->topLevelItem(0)->text(2), "3,300");
        QCOMPARE(clashes->topLevelItem(0)->text(3), "40");
        QVERIFY(!named<QPushButton>(*conflict, "storeConflictDoMerge")->isEnabled());
        f.click(*conflict, button.constData());
        const bool isCancelled = button == "storeConflictCancel";
        QTRY_COMPARE(f.hasDialog(), isCancelled);
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.stored("chem"), chem);
        QCOMPARE(f.stored("physics"), physics);
        QCOMPARE(static_cast<int>(f.document.scenario().edits.size()), editsLeft);
        if (isCancelled) {
            QVERIFY(named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
            QVERIFY(f.workspace.undo.canUndo());
        }
    }

    void eachRowHasItsSide()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40), shares("physics", "", 70)});
        auto* dialog = f.applyDialog();
        f.somebodyElse({shares("chem", "", 33), shares("physics", "", 66)});
        f.click(*dialog, "applyWriteStore");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        auto* merge = named<QPushButton>(*conflict, "storeConflictDoMerge");
        auto* first = named<QComboBox>(*conflict, "storeConflictSide0");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down); // theirs
        QVERIFY(!merge->isEnabled());
        auto* second = named<QComboBox>(*conflict, "storeConflictSide1");
        second->setFocus();
        QTest::keyClick(second, Qt::Key_End); // mine
        QVERIFY(merge->isEnabled());
        f.click(*conflict, "storeConflictDoMerge");
        QTRY_VERIFY(!f.hasDialog());
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.stored("chem"), 33U);
        QCOMPARE(f.stored("physics"), 70U);
        QVERIFY(!f.document.isEdited());
    }

    /// "The file or its folder is read-only", it said of a file that somebody had deleted.
    void aStoreThatIsGoneIsSaidToBe()
    {
        Fixture f;
        f.openStore({shares("chem", "", 40)});
        QVERIFY(QFile::remove(f.store()));
        const auto* dialog = f.applyDialog();
        const auto said = named<QLabel>(*dialog, "applyLockedStore")->text();
        QVERIFY2(said.contains("not there any more") && !said.contains("read-only"),
                 qPrintable(said));
        QVERIFY(!named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
    }

    void whatCannotBeWrittenStays()
    {
        Fixture f;
        f.openStore({shares("idle", "dave", 4), shares("chem", "", 40)});
        auto* dialog = f.applyDialog();
        f.somebodyElse({RemoveEdit{{"idle", "", ""}}});
        f.click(*dialog, "applyWriteStore");
        auto* conflict = f.conflictDialog();
        QVERIFY(conflict != nullptr);
        QCOMPARE(named<QComboBox>(*conflict, "storeConflictSide0")->findText("mine"), -1);
        f.click(*conflict, "storeConflictMine");
        QTRY_VERIFY(!f.hasDialog());
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.stored("chem"), 40U);
        QCOMPARE(f.document.scenario().edits.size(), 1U); // waits as a conflict
        QTRY_VERIFY(named<QWidget>(f.window, "conflictBar")->isVisible());
    }
};

FAIRLEAD_QTTEST(ApplyTest)
#include "tst_apply.moc"
