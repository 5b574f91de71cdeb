// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is done to many rows of the share tree at once, and how it stays in sight.

#include "models/usage/served.h"
#include "tests/support/accessiblewidgets.h"
#include "tests/support/qttestmain.h"
#include "tests/views/accounts/openaccounts.h"
#include "views/accounts/movedialog.h"
#include "views/accounts/pastedialog.h"
#include "views/accounts/treefinder.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;

class TreeWorkTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture : tests::OpenAccounts
    {
        /// The rows that can be seen, from top to bottom.
        [[nodiscard]] QStringList seen() const
        {
            QStringList names;
            for (auto row = view->indexAt({1, 1}); row.isValid(); row = view->indexBelow(row))
                names << row.siblingAtColumn(0).data().toString();
            return names;
        }
        /// Down from the filter's first choice, by keys.
        void choose(int downs) const
        {
            auto* box = named<QComboBox>(dock, "treeFilter");
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Home);
            for (int i = 0; i < downs; ++i)
                QTest::keyClick(box, Qt::Key_Down);
            view->setFocus();
        }
        [[nodiscard]] QString count() const
        {
            return named<QLabel>(dock, "treeFilterCount")->text();
        }
        void paste(const QString& text) const
        {
            QGuiApplication::clipboard()->setText(text);
            QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier);
        }
    };
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void jobsOfAllThatIsSelected()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const QSignalSpy asked(&f.dock, &AccountsDock::jobsRequested);
        f.view->collapseAll();
        f.view->expand(f.index("root"));
        f.view->setCurrentIndex(f.index("physics"));
        QTest::keyClick(f.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(f.selected().size(), 2);
        QTest::keyClick(f.view, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(asked.count(), 1);
        const auto search = asked[0][0].toString();
        QVERIFY2(search.startsWith("account:") && search.count(u',') == 1
                     && search.contains("physics"),
                 qPrintable(search));
        // A question about one of them is none about two.
        QVERIFY(!named<QAction>(f.dock, "showRecoveryAction")->isEnabled());
        f.view->setCurrentIndex(f.index("physics"));
        QVERIFY(named<QAction>(f.dock, "showRecoveryAction")->isEnabled());
    }

    void accountsMoveByKeys()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->collapseAll();
        f.view->expand(f.index("root"));
        f.view->setCurrentIndex(f.index("physics"));
        QTest::keyClick(f.view, Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(f.view, Qt::Key_M, Qt::ControlModifier);
        auto* dialog = named<MoveDialog>(f.dock, "moveDialog");
        VERIFY_ALL_NAMED(*dialog);
        auto* name = named<QLineEdit>(*dialog, "moveParentName");
        auto* accept = named<QPushButton>(*dialog, "moveAccept");
        QVERIFY(dialog->windowTitle().contains(u'2'));

        // physics below its own optics: said, and nothing has moved
        QTest::keyClicks(name, QStringLiteral("optics"));
        accept->click();
        QVERIFY(dialog->isVisible());
        const auto* refusal = named<QLabel>(*dialog, "moveRefusal");
        QVERIFY(refusal->isVisible() && refusal->text().contains("physics"));
        QVERIFY(!f.document.isEdited());

        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("chem"));
        QVERIFY(!refusal->isVisible());
        accept->click();
        QTRY_COMPARE(f.index("idle").parent(), f.index("chem"));
        QCOMPARE(f.index("physics").parent(), f.index("chem"));
        QCOMPARE(f.document.scenario().edits.size(), 2U);
        QVERIFY(f.view->isExpanded(f.index("chem")));
        QCOMPARE(f.selected(), QStringList({"idle", "physics"}));
    }

    void aUserAmongThemIsRefused()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->expandAll();
        f.view->setCurrentIndex(f.index("chem/erin"));
        QTest::keyClick(f.view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(f.selected(), QStringList({"chem", "erin"})); // erin goes along with chem
        f.view->selectionModel()->select(f.index("idle/dave"),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QTest::keyClick(f.view, Qt::Key_M, Qt::ControlModifier);
        QVERIFY(f.dock.findChild<MoveDialog*>() == nullptr);
        QVERIFY(named<QLabel>(f.dock, "accountsRefusal")->text().contains("dave"));
    }

    void severalAreDragged()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const std::unique_ptr<QMimeData> data(
            f.model.mimeData({f.index("chem"), f.index("idle"), f.index("idle/dave")}));
        QVERIFY(f.model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, f.index("optics")));
        QTRY_COMPARE(f.index("chem").parent(), f.index("optics"));
        QCOMPARE(f.index("idle").parent(), f.index("optics"));
        QCOMPARE(f.selected(), QStringList({"chem", "idle"}));
    }

    /// All or none, as with the keys.
    void aUserAmongThoseDraggedKeepsAll()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const std::unique_ptr<QMimeData> data(
            f.model.mimeData({f.index("chem"), f.index("physics/bob")}));
        QVERIFY(!f.model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, f.index("idle")));
        QVERIFY(named<QLabel>(f.dock, "accountsRefusal")->text().contains("bob"));
        QVERIFY(!f.document.isEdited());
    }

    void aSpreadsheetIsPasted()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->collapseAll();
        f.view->setCurrentIndex(f.index("idle"));
        f.paste(QStringLiteral("account\tuser\tshares\nchem\t\t44\nphysics\tbob\t5\n"
                               "idle\tzoe\t2\nlab\t\t6\nphysics\t\tmany\nchem\terin\t1\n"));
        auto* dialog = named<PasteDialog>(f.dock, "pasteDialog");
        VERIFY_ALL_NAMED(*dialog);
        const auto summary = named<QLabel>(*dialog, "pasteSummary")->text();
        QVERIFY2(summary.contains("2 row") && summary.contains("1 line"), qPrintable(summary));
        const auto lines = named<QPlainTextEdit>(*dialog, "pasteLines")->toPlainText();
        QVERIFY2(lines.startsWith("Line 6: “many”"), qPrintable(lines));
        QVERIFY(lines.contains("Line 4") && lines.contains("zoe") && lines.contains("lab"));
        QVERIFY(!f.document.isEdited());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(findAssoc(*f.document.snapshot(), {"lab", "", ""}).isValid());
        QCOMPARE(f.document.scenario().edits.size(), 4U);
        QCOMPARE(f.document.shares(tests::assocAt(*f.document.snapshot(), "chem")), 44U);
        QCOMPARE(f.index("lab").parent(), f.index("idle"));
        QCOMPARE(f.selected(), QStringList({"lab", "zoe"}));
        QVERIFY(f.view->isExpanded(f.index("idle")));
    }

    void returnTakesTheOnlyCompletion()
    {
        MoveDialog dialog({"chem"}, {"physics", "biology", "physiology"});
        dialog.show();
        QSignalSpy chosen(&dialog, &MoveDialog::parentChosen);
        auto* line = named<QLineEdit>(dialog, "moveParentName");
        auto* refusal = named<QLabel>(dialog, "moveRefusal");
        const auto type = [&](const QString& text) {
            line->setText(text);
            QTest::keyClick(line, Qt::Key_Return);
        };
        type("geology");
        QVERIFY2(refusal->text().contains("no account “geology”"), qPrintable(refusal->text()));
        type("phys");
        QVERIFY2(refusal->text().contains("2 account"), qPrintable(refusal->text()));
        QCOMPARE(chosen.count(), 0);
        type("BIO");
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toString(), "biology");
    }

    void copiedRowsArePastedAsTheyWere()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->expandAll();
        f.view->setCurrentIndex(f.index("chem"));
        auto* selection = f.view->selectionModel();
        const auto user
            = f.model.indexOf(findAssoc(*f.document.snapshot(), {"physics", "bob", ""}));
        selection->select(user, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QTest::keyClick(f.view, Qt::Key_C, Qt::ControlModifier);
        const auto text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith("account\tuser\tshares"), qPrintable(text));
        f.paste(text);
        auto* dialog = named<PasteDialog>(f.dock, "pasteDialog");
        const auto summary = named<QLabel>(*dialog, "pasteSummary")->text();
        QVERIFY2(summary.contains("2 row(s) have") || summary.contains("2 rows have"),
                 qPrintable(summary));
        QVERIFY(!named<QCheckBox>(*dialog, "pasteAdd")->isVisible());
    }

    /// With root, and with a user who has shares for a partition too.
    void allRowsArePastedAsTheyWere()
    {
        Fixture f;
        auto records = tests::guiRecords();
        AssocRecord fast;
        fast.account = "physics";
        fast.user = "bob";
        fast.partition = "p1";
        fast.shares = 7;
        records.assocs.push_back(fast);
        tests::load(f.document, records);
        WAIT_EVALUATED(f.document);
        f.view->expandAll();
        f.view->selectAll();
        QTest::keyClick(f.view, Qt::Key_C, Qt::ControlModifier);
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        QVERIFY2(lines[0].startsWith("account\tuser\tpartition\tshares"), qPrintable(lines[0]));
        QVERIFY2(lines[1].startsWith("root\t\t\t\t"), qPrintable(lines[1])); // as it is shown
        QVERIFY(lines.filter(QStringLiteral("physics\tbob\tp1\t7")).size() == 1);
        f.paste(lines.join(u'\n'));
        auto* dialog = named<PasteDialog>(f.dock, "pasteDialog");
        QVERIFY2(!named<QWidget>(*dialog, "pasteLines")->isVisible(),
                 qPrintable(named<QLabel>(*dialog, "pasteSummary")->text()));
    }

    void linesThatNameNobodyAreNotAddedByThemselves()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.paste(QStringLiteral("lab\t6\nlab2\t7\n"));
        auto* dialog = named<PasteDialog>(f.dock, "pasteDialog");
        QVERIFY(!named<QCheckBox>(*dialog, "pasteAdd")->isChecked());
        QVERIFY(!named<QPushButton>(*dialog, "pasteAccept")->isEnabled());
    }

    void whatIsNotThereNeedNotBeAdded()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.paste(QStringLiteral("chem\t44\nlab\t6\n"));
        auto* dialog = named<PasteDialog>(f.dock, "pasteDialog");
        tests::clickCheckBox(named<QCheckBox>(*dialog, "pasteAdd"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(f.document.scenario().edits, std::vector<Edit>({ShareEdit{{"chem", "", ""}, 44}}));
    }

    void aPasteOfNothingSaysSo()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.paste(QStringLiteral("\n"));
        QVERIFY(f.dock.findChild<PasteDialog*>() == nullptr);
        QVERIFY(named<QLabel>(f.dock, "accountsRefusal")->isVisible());
        f.paste(QStringLiteral("just a sentence"));
        auto* dialog = named<PasteDialog>(f.dock, "pasteDialog");
        QVERIFY(!named<QPushButton>(*dialog, "pasteAccept")->isEnabled());
        QVERIFY(named<QPlainTextEdit>(*dialog, "pasteLines")->toPlainText().startsWith("Line 1"));
    }

    void whatComesBackIsUnfoldedAsItWas()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->expandAll();
        f.view->collapse(f.index("chem"));
        f.view->setCurrentIndex(f.index("physics"));
        QTest::keyClick(f.view, Qt::Key_Delete);
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"physics", "", ""}).isValid());
        f.document.setScenario({});
        QTRY_VERIFY(findAssoc(*f.document.snapshot(), {"physics", "", ""}).isValid());
        QVERIFY(f.view->isExpanded(f.index("physics")) && f.view->isExpanded(f.index("optics")));
        QVERIFY(!f.view->isExpanded(f.index("chem")));
    }

    void afterARemovalTheMenuIsAboutASelectedRow()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->setCurrentIndex(f.index("physics"));
        QTest::keyClick(f.view, Qt::Key_Delete);
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"physics", "", ""}).isValid());
        QTRY_COMPARE(f.selected(),
                     QStringList(f.view->currentIndex().siblingAtColumn(0).data().toString()));
    }

    void aFilterKeepsWhatIsAboveItsHits()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.view->collapseAll();
        f.view->expand(f.index("root"));
        const auto before = f.seen();
        f.choose(1);
        QCOMPARE(f.seen(), QStringList());
        const auto* none = named<QLabel>(f.dock, "treeFilterNone");
        QVERIFY(none->isVisible() && none->text().contains("No row is changed"));
        QVERIFY(f.document.apply(ShareEdit{{"optics", "carol", ""}, 9}));
        QVERIFY(f.count().startsWith("1 ") && !none->isVisible());
        f.view->expandAll();
        QCOMPARE(f.seen(), QStringList({"root", "physics", "optics", "carol"}));
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.seen(), QStringList({"root", "physics", "optics", "carol"}));
        f.document.refreshSnapshot(tests::built(tests::guiRecords()), f.document.now());
        WAIT_EVALUATED(f.document);
        QCOMPARE(f.seen(), QStringList({"root", "physics", "optics", "carol"}));
        QTest::keyClick(f.view, Qt::Key_Escape);
        QCOMPARE(f.seen(), before);
        QVERIFY(!named<QLabel>(f.dock, "treeFilterCount")->isVisible());
    }

    /// What cannot be seen is not edited.
    void hiddenRowsAreNotSelected()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(ShareEdit{{"chem", "", ""}, 31}));
        WAIT_EVALUATED(f.document);
        f.view->expandAll();
        f.view->selectAll();
        f.choose(1);
        QCOMPARE(f.selected(), QStringList({"chem"}));
        QTest::keyClick(f.view, Qt::Key_Delete);
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"chem", "", ""}).isValid());
        QVERIFY(findAssoc(*f.document.snapshot(), {"idle", "", ""}).isValid());
        for (const auto& row : f.view->selectionModel()->selectedRows())
            QVERIFY(!f.view->isRowHidden(row.row(), row.parent()));
    }

    void aSearchFindsHiddenRows()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.choose(1);
        QCOMPARE(f.seen(), QStringList());
        f.dock.finder()->search(models::SearchQuery::parse(QStringLiteral("carol")));
        QCOMPARE(f.seen(), QStringList({"root", "physics", "optics", "carol"}));
        QCOMPARE(f.selected(), QStringList({"carol"}));
        // By a shortcut: Ctrl is down, and still nothing else stays selected.
        QTest::keyPress(f.view, Qt::Key_Control, Qt::ControlModifier);
        f.dock.selectAccount(tests::assocAt(*f.document.snapshot(), "chem"));
        QCOMPARE(f.selected(), QStringList({"chem"}));
        QTest::keyRelease(f.view, Qt::Key_Control);
    }

    void verdictsFilter()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        for (const int choice : {2, 3}) {
            f.choose(choice);
            const auto wanted = static_cast<int>(choice == 2 ? models::VerdictKind::OverServed
                                                             : models::VerdictKind::UnderServed);
            int hits = 0;
            for (auto row = f.view->indexAt({1, 1}); row.isValid(); row = f.view->indexBelow(row)) {
                const bool isHit = row.data(models::VerdictRole).toInt() == wanted;
                QVERIFY(isHit || f.view->isExpanded(row.siblingAtColumn(0)));
                hits += isHit ? 1 : 0;
            }
            QVERIFY(hits > 0);
            QVERIFY(f.count().startsWith(QString::number(hits)));
        }
    }
};

FAIRLEAD_QTTEST(TreeWorkTest)
#include "tst_treework.moc"
