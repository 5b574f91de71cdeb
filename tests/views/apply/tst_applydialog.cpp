// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/accessiblewidgets.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/apply/applydialog.h"
#include "views/apply/storeconflictdialog.h"
#include "views/scenarios/storedscenariosdialog.h"
#include "views/theme/colors.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextLayout>
#include <QTreeWidget>

using namespace fairlead::views;
using fairlead::tests::named;
namespace tests = fairlead::tests;

class ApplyDialogTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static ApplyContent content()
    {
        ApplyContent content;
        content.source = QStringLiteral("harbour");
        content.changes
            = {{"Shares", "chem", "30", "40"}, {"New account", "marine", "", "below root"}};
        ApplyForm commands;
        commands.kind = fairlead::ChangeForm::Sacctmgr;
        commands.problem = QStringLiteral("These changes cannot be expressed in this form.");
        commands.details = QStringLiteral("a name with a comma");
        ApplyForm diff;
        diff.kind = fairlead::ChangeForm::SlurmConf;
        diff.file = QStringLiteral("/etc/slurm/slurm.conf");
        diff.text = "# comment\n--- a\n+++ b\n@@ -1 +1 "
                    "@@\n-PriorityWeightAge=1\n+PriorityWeightAge=2\n same\n";
        diff.notes = QStringList{QStringLiteral("after the change: scontrol reconfigure")};
        content.forms = {commands, diff};
        return content;
    }
    static ApplyContent storeContent(const QString& locked)
    {
        auto content = ApplyDialogTest::content();
        ApplyForm store;
        store.kind = fairlead::ChangeForm::Store;
        store.text = "shares chem: 30 → 40\n";
        content.forms = {store};
        content.store.locked = locked;
        return content;
    }
    template <typename Dialog>
    static void show(Dialog* dialog)
    {
        dialog->show();
        (void)QTest::qWaitForWindowActive(dialog);
    }
    static void click(const QWidget& root, const char* button)
    {
        QTest::mouseClick(named<QPushButton>(root, button), Qt::LeftButton);
    }
    /// The colour of the text of a line; invalid: none of its own.
    static QColor inkOf(const QPlainTextEdit& text, int line)
    {
        const auto formats = text.document()->findBlockByNumber(line).layout()->formats();
        return formats.isEmpty() ? QColor() : formats.first().format.foreground().color();
    }

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void itSaysThatItIsBusyUntilThereIsContent()
    {
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        show(dialog.data());
        QVERIFY(named<QLabel>(*dialog, "applyResult")->text().contains("Working out"));
        QVERIFY(named<QTabWidget>(*dialog, "applyForms")->isHidden()
                || !named<QTabWidget>(*dialog, "applyForms")->isVisible());
        dialog->setContent(content());
        QVERIFY(named<QLabel>(*dialog, "applyResult")->text().isEmpty());
        QVERIFY(named<QTabWidget>(*dialog, "applyForms")->isVisible());
        click(*dialog, "applyClose");
        QTRY_VERIFY(dialog.isNull());
    }

    /// Whoever types the commands compares names letter by letter.
    void noNameInTheListOfChangesIsCut()
    {
        auto wanted = content();
        wanted.changes.push_back({"Parameter", "PriorityWeightFairshare", "100,000", "1,250,000"});
        wanted.changes.push_back({"Remove member", "guillaume.lefebvre in a-long-account (rapide)",
                                  "shares parent", "–"});
        auto* dialog = new ApplyDialog;
        show(dialog);
        dialog->setContent(wanted);
        const auto* list = named<QTreeWidget>(*dialog, "applyChangeList");
        const auto isWhole = [list] {
            for (int row = 0; row < list->topLevelItemCount(); ++row) {
                for (int column = 0; column < list->columnCount(); ++column) {
                    const auto text = list->topLevelItem(row)->text(column);
                    if (list->columnWidth(column) < list->fontMetrics().horizontalAdvance(text))
                        return false;
                }
            }
            return true;
        };
        QTRY_VERIFY(isWhole());
        QVERIFY(dialog->width() <= dialog->screen()->availableSize().width());
        dialog->close();
    }

    void notesHaveTheirLowerEdge()
    {
        ApplyDialog dialog;
        dialog.resize(1100, 660);
        show(&dialog);
        dialog.setContent(content());
        named<QTabWidget>(dialog, "applyForms")->setCurrentIndex(1);
        const auto* notes = named<QListWidget>(dialog, "applyNotesSlurmConf");
        QTRY_VERIFY(notes->height() < 100);
        const auto inside = notes->rect().marginsRemoved(QMargins(1, 1, 1, 1));
        QTRY_VERIFY2(inside.contains(notes->viewport()->geometry()),
                     qPrintable(QString::number(notes->viewport()->height())));
    }

    void whereThereIsNothingToDoNothingIsSaved()
    {
        auto wanted = content();
        wanted.forms[1].hasChanges = false;
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(wanted);
        QVERIFY(!named<QPushButton>(*dialog, "applyCopySlurmConf")->isEnabled());
        QVERIFY(!named<QPushButton>(*dialog, "applySaveSlurmConf")->isEnabled());
        delete dialog.data();
    }

    void aNumberIsNotCutOff()
    {
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(content());
        const auto& list = *named<QTreeWidget>(*dialog, "applyChangeList");
        const QString text = QStringLiteral("below unilim, shares 1,234");
        const auto shown = list.fontMetrics().elidedText(
            text, list.textElideMode(), list.fontMetrics().horizontalAdvance(text) - 30);
        QVERIFY2(shown.endsWith("1,234"), qPrintable(shown));
        delete dialog.data();
    }

    void aWholeFileShowsWhereItDiffers()
    {
        auto wanted = content();
        ApplyForm whole;
        whole.kind = fairlead::ChangeForm::ConfigFile;
        whole.file = QStringLiteral("/opt/moab/moab.cfg");
        whole.text = "# weights\nFSWEIGHT 5 # was 10\nCREDWEIGHT 1\nRESWEIGHT 2\n";
        whole.changed = {1, 3};
        wanted.forms = {whole};
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(wanted);
        show(dialog.data());
        const auto* text = named<QPlainTextEdit>(*dialog, "applyTextMoabConfig");
        QCOMPARE(text->toPlainText().toUtf8(), whole.text);
        QCOMPARE(text->textCursor().blockNumber(), 1);
        QVERIFY(inkOf(*text, 1).isValid() && inkOf(*text, 1) == inkOf(*text, 3));
        QVERIFY(!inkOf(*text, 2).isValid());
        QVERIFY(inkOf(*text, 0) != inkOf(*text, 1));
        QVERIFY(named<QLabel>(*dialog, "applyAdviceMoabConfig")->text().contains("differ: 2, 4"));
        dialog->close();
    }

    void theFirstFormThatIsPossibleIsShown()
    {
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(content());
        show(dialog.data());
        const auto* list = named<QTreeWidget>(*dialog, "applyChangeList");
        QCOMPARE(list->topLevelItem(0)->text(3), "40");
        QCOMPARE(list->topLevelItem(1)->text(2), "–");
        QCOMPARE(named<QTabWidget>(*dialog, "applyForms")->currentIndex(), 1);
        QVERIFY(named<QLabel>(*dialog, "applyProblemCommands")->text().startsWith(u'✗'));
        QCOMPARE(named<QListWidget>(*dialog, "applyNotesSlurmConf")->count(), 1);
        QVERIFY(named<QLabel>(*dialog, "applyAdviceSlurmConf")->text().contains("/etc/slurm"));
        dialog->close();
    }

    void aLongWarningIsReadWhole()
    {
        auto wanted = content();
        wanted.forms[1].notes = QStringList{QStringLiteral(
            "an account cannot be renamed: the new one is added in its place, without "
            "the usage of the old one, which is removed with all that it has used, so "
            "that everybody in it starts as if nothing had been used")};
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(wanted);
        dialog->resize(700, 480);
        show(dialog.data());
        const auto* list = named<QListWidget>(*dialog, "applyNotesSlurmConf");
        const auto row = [&] { return list->visualItemRect(list->item(0)); };
        QTRY_VERIFY(row().height() >= 2 * list->fontMetrics().height());
        QTRY_VERIFY(list->viewport()->height() >= row().height());
        dialog->close();
    }

    void diffLinesHaveColoursAndTheTextIsExact()
    {
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(content());
        show(dialog.data());
        VERIFY_ALL_NAMED(*dialog);
        auto* text = named<QPlainTextEdit>(*dialog, "applyTextSlurmConf");
        QCOMPARE(text->toPlainText().toUtf8(), content().forms[1].text);
        QTRY_COMPARE(inkOf(*text, 4), overServedText(dialog->palette()));
        QCOMPARE(inkOf(*text, 5), underServedText(dialog->palette()));
        QCOMPARE(inkOf(*text, 1), mutedText(dialog->palette())); // a heading, no line that goes
        QVERIFY(!inkOf(*text, 6).isValid());
        text->setFocus();
        QTest::keyClicks(text, QStringLiteral("x"));
        QCOMPARE(text->toPlainText().toUtf8(), content().forms[1].text);
        click(*dialog, "applyCopySlurmConf");
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), content().forms[1].text);
        QSignalSpy saves(dialog.data(), &ApplyDialog::saveRequested);
        click(*dialog, "applySaveSlurmConf");
        QCOMPARE(saves.count(), 1);
        dialog->close();
    }

    void aLockedStoreSaysWhy()
    {
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(storeContent(QStringLiteral("the file is read-only")));
        show(dialog.data());
        QVERIFY(!named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
        QCOMPARE(named<QLabel>(*dialog, "applyLockedStore")->text(), "the file is read-only");
        dialog->showResult(true, {}); // nor does the end of something unlock it
        QVERIFY(!named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
        dialog->close();
    }

    void theButtonWaitsWhileItIsWritten()
    {
        const QPointer<ApplyDialog> dialog = new ApplyDialog;
        dialog->setContent(storeContent({}));
        show(dialog.data());
        QSignalSpy writes(dialog.data(), &ApplyDialog::writeRequested);
        click(*dialog, "applyWriteStore");
        QCOMPARE(writes.count(), 1);
        dialog->setWriting(QStringLiteral("Writing"));
        QVERIFY(!named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
        QTest::keyClick(dialog.data(), Qt::Key_Escape);
        QVERIFY(dialog && dialog->isVisible()); // somebody has to see what comes of it
        dialog->showResult(false, QStringLiteral("no space"), QStringLiteral("the disk is full"));
        QVERIFY(named<QPushButton>(*dialog, "applyWriteStore")->isEnabled());
        QVERIFY(named<QLabel>(*dialog, "applyResult")->text().startsWith(u'✗'));
        QVERIFY(named<QLabel>(*dialog, "applyResultDetails")->isVisible());
        dialog->close();
    }

    void aConflictWithoutClashesCanBeMergedAtOnce()
    {
        StoreConflict conflict;
        conflict.title = QStringLiteral("t");
        conflict.saves = QStringList{QStringLiteral("revision 2 by ann")};
        const QPointer<StoreConflictDialog> dialog = new StoreConflictDialog(conflict);
        show(dialog.data());
        VERIFY_ALL_NAMED(*dialog);
        QSignalSpy merges(dialog.data(), &StoreConflictDialog::mergeChosen);
        click(*dialog, "storeConflictDoMerge");
        QCOMPARE(merges.count(), 1);
        QVERIFY(merges[0][0].value<std::vector<std::size_t>>().empty());
    }

    void escapeTakesNoSide()
    {
        const QPointer<StoreConflictDialog> dialog = new StoreConflictDialog(
            StoreConflict{QStringLiteral("t"), {}, {{"shares of chem", "1", "2", "3", true}}});
        show(dialog.data());
        VERIFY_ALL_NAMED(*dialog);
        QSignalSpy rejected(dialog.data(), &QDialog::rejected);
        QSignalSpy theirs(dialog.data(), &StoreConflictDialog::theirsChosen);
        QSignalSpy mine(dialog.data(), &StoreConflictDialog::mineChosen);
        QTest::keyClick(dialog.data(), Qt::Key_Return); // a stray one decides nothing either
        QTest::keyClick(dialog.data(), Qt::Key_Escape);
        QCOMPARE(rejected.count(), 1);
        QCOMPARE(theirs.count() + mine.count(), 0);
    }

    void aScenarioNeedsAName()
    {
        using Purpose = StoredScenariosDialog::Purpose;
        const QPointer<StoredScenariosDialog> dialog
            = new StoredScenariosDialog(Purpose::Save, QStringLiteral("site.fairlead"), {});
        show(dialog.data());
        auto* choose = named<QPushButton>(*dialog, "storedScenariosChoose");
        auto* line = named<QLineEdit>(*dialog, "storedScenariosName");
        QTest::keyClicks(line, QStringLiteral("spring"));
        QVERIFY(!choose->isEnabled()); // the store has not answered yet
        dialog->setScenarios({{"spring", 2, "7", "2026-11-21 10:00:00 UTC", "ann@node1"}});
        QVERIFY(choose->isEnabled());
        QVERIFY(!line->hasSelectedText()); // who types goes on
        VERIFY_ALL_NAMED(*dialog);
        QVERIFY(named<QLabel>(*dialog, "storedScenariosText")->text().contains("taken"));
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QVERIFY(!choose->isEnabled());
        QTest::keyClicks(line, QStringLiteral(" autumn "));
        QSignalSpy chosen(dialog.data(), &StoredScenariosDialog::chosen);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toString(), "autumn");
    }

    // The disk was full: the list could not be read, and nothing was ever saved again.
    void whoseListCannotBeReadIsSavedAllTheSame()
    {
        using Purpose = StoredScenariosDialog::Purpose;
        const QPointer<StoredScenariosDialog> dialog
            = new StoredScenariosDialog(Purpose::Save, QStringLiteral("site.fairlead"), {});
        show(dialog.data());
        dialog->showProblem(QStringLiteral("no room"));
        const auto* text = named<QLabel>(*dialog, "storedScenariosText");
        auto* line = named<QLineEdit>(*dialog, "storedScenariosName");
        QTRY_VERIFY(line->hasFocus());
        QVERIFY(!named<QPushButton>(*dialog, "storedScenariosChoose")->isEnabled());
        QTest::keyClicks(line, QStringLiteral("autumn"));
        QVERIFY2(text->text().contains("no room"), qPrintable(text->text())); // it stays
        QSignalSpy chosen(dialog.data(), &StoredScenariosDialog::chosen);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
    }

    void typingTakesAnotherNameThanTheOneThatIsThere()
    {
        using Purpose = StoredScenariosDialog::Purpose;
        const QPointer<StoredScenariosDialog> dialog = new StoredScenariosDialog(
            Purpose::Save, QStringLiteral("site.fairlead"), QStringLiteral("try one"));
        show(dialog.data());
        dialog->setScenarios({});
        auto* line = named<QLineEdit>(*dialog, "storedScenariosName");
        QCOMPARE(line->text(), "try one");
        QTest::keyClicks(line, QStringLiteral("try two"));
        QCOMPARE(line->text(), "try two");
    }
};

FAIRLEAD_QTTEST(ApplyDialogTest)
#include "tst_applydialog.moc"
