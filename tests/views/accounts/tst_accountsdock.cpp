// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreemodel.h"
#include "tests/support/accessiblewidgets.h"
#include "tests/support/directscenarioeditor.h"
#include "tests/support/guisupport.h"
#include "tests/support/qttestmain.h"
#include "views/accounts/accountsdock.h"
#include "views/accounts/memberdialog.h"
#include "views/accounts/sharesdialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::views;
using models::AccountTreeModel;
using tests::named;

class AccountsDockTest : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        Fixture()
        {
            tests::load(document, tests::guiRecords());
            dock.resize(520, 600);
            dock.show();
            (void)QTest::qWaitForWindowExposed(&dock);
        }
        [[nodiscard]] AssocIndex assoc(const char* path) const
        {
            return tests::assocAt(*document.snapshot(), path);
        }
        [[nodiscard]] QModelIndex index(const char* path, int column = 0) const
        {
            return model.indexOf(assoc(path), column);
        }
        /// Opens the context menu of a row and triggers one of its actions.
        void choose(const char* path, const char* action)
        {
            dock.view()->scrollTo(index(path));
            emit dock.view()->customContextMenuRequested(
                dock.view()->visualRect(index(path)).center());
            auto* menu = named<QMenu>(dock, "accountMenu");
            auto* chosen = named<QAction>(*dock.view(), action);
            QVERIFY(menu->actions().contains(chosen));
            chosen->trigger();
            menu->close();
        }
        /// Folds everything up but one row.
        void collapseTo(const char* path) const
        {
            dock.view()->collapseAll();
            dock.view()->expand(index(path));
        }
        models::ScenarioDocument document;
        tests::DirectScenarioEditor editor{document};
        AccountTreeModel model{&document, &editor};
        AccountsDock dock{&document, &model};
    };
    tests::MessageGuard m_guard;

    template <typename T>
    static T* named(const QObject& root, const char* name)
    {
        auto* found = root.findChild<T*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("nothing is named %s", name);
        return found;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void sharesAreEditedInTheCell()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto cell = f.index("chem", AccountTreeModel::SharesColumn);
        tests::editCell(f.dock.view(), cell, QStringLiteral("75"));
        QCOMPARE(f.document.shares(f.assoc("chem")), 75U);
        QCOMPARE(cell.data().toString(), "75");
        tests::editCell(f.dock.view(), cell, QStringLiteral("parent"));
        QCOMPARE(cell.data().toString(), "parent");
    }

    // Another reading comes while a name or shares are being typed.
    void aRefreshSparesWhatIsBeingTyped()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        for (const int column : {int(AccountTreeModel::SharesColumn), 0}) {
            f.dock.view()->setCurrentIndex(f.index("chem", column));
            f.dock.view()->edit(f.index("chem", column));
            auto* editor = f.dock.view()->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            QTest::keyClicks(editor, QStringLiteral("9"));
            auto records = tests::guiRecords();
            for (auto& assoc : records.assocs)
                assoc.rawUsage = assoc.rawUsage.value_or(0) + 7 + column;
            f.document.refreshSnapshot(tests::built(std::move(records)), f.document.now());
            WAIT_EVALUATED(f.document);
            QCOMPARE(editor->text(), "9");
            QTest::keyClick(editor, Qt::Key_Escape);
            QTRY_VERIFY(f.dock.view()->viewport()->findChild<QLineEdit*>() == nullptr);
        }
    }

    void whatAreNoSharesIsRefusedInWords()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto cell = f.index("chem", AccountTreeModel::SharesColumn);
        const auto before = f.document.shares(f.assoc("chem"));
        for (const auto* typed : {"4x2", "12.5", "1e5", "-5", "3000000000"}) {
            f.dock.view()->setCurrentIndex(cell);
            f.dock.view()->edit(cell);
            auto* editor = f.dock.view()->viewport()->findChild<QLineEdit*>();
            editor->selectAll();
            QTest::keyClicks(editor, QString::fromLatin1(typed));
            QTest::keyClick(editor, Qt::Key_Return);
            QCOMPARE(f.document.shares(f.assoc("chem")), before);
            QCOMPARE(editor->text(), QString::fromLatin1(typed)); // to be corrected
            const auto* words = f.dock.findChild<QLabel*>("refusal");
            QVERIFY(words != nullptr && words->text().contains(QString::fromLatin1(typed)));
            QTest::keyClick(editor, Qt::Key_Escape);
            QTRY_VERIFY(f.dock.view()->viewport()->findChild<QLineEdit*>() == nullptr);
            QTRY_VERIFY(f.dock.findChild<QLabel*>("refusal") == nullptr); // with that key
        }
    }

    void theLimitOfSharesIsNamed()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        const auto limit = QStringLiteral("2,147,483,646");
        const auto cell = f.index("chem", AccountTreeModel::SharesColumn);
        f.dock.view()->setCurrentIndex(cell);
        f.dock.view()->edit(cell);
        auto* editor = f.dock.view()->viewport()->findChild<QLineEdit*>();
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("3000000000"));
        QTest::keyClick(editor, Qt::Key_Return);
        auto* words = f.dock.findChild<QLabel*>("refusal");
        QVERIFY(words != nullptr);
        QVERIFY2(words->text().contains(limit), qPrintable(words->text()));
        QTest::keyClick(editor, Qt::Key_Escape);

        f.choose("chem", "addUserAction"); // which drops nothing without a word either
        auto* dialog = named<MemberDialog>(f.dock, "memberDialog");
        QTest::keyClicks(named<QLineEdit>(*dialog, "memberName"), QStringLiteral("zoe"));
        named<QLineEdit>(*dialog, "memberShares")->setText(QStringLiteral("3000000000"));
        QTest::mouseClick(named<QPushButton>(*dialog, "memberAdd"), Qt::LeftButton);
        auto* refusal = named<QLabel>(*dialog, "memberRefusal");
        QTRY_VERIFY(refusal->isVisible());
        QVERIFY2(refusal->text().contains(limit), qPrintable(refusal->text()));
    }

    // What is refused stays where it was typed.
    void aRefusedNameStaysToBeCorrected()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* view = f.dock.view();
        view->setCurrentIndex(f.index("chem"));
        view->edit(f.index("chem"));
        auto* editor = view->viewport()->findChild<QLineEdit*>("nameEditor");
        QVERIFY(editor != nullptr && editor->text() == "chem");
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("physics"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(!f.document.isEdited());
        QCOMPARE(editor->text(), "physics");
        const auto* words = f.dock.findChild<QLabel*>("refusal");
        QVERIFY(words != nullptr && words->text().contains("physics"));
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("chemistry"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(findAssoc(*f.document.snapshot(), {"chemistry", "", ""}).isValid());

        f.choose("physics", "addUserAction");
        auto* dialog = named<MemberDialog>(f.dock, "memberDialog");
        auto* name = named<QLineEdit>(*dialog, "memberName");
        QTest::keyClicks(name, QStringLiteral("bob"));
        QTest::mouseClick(named<QPushButton>(*dialog, "memberAdd"), Qt::LeftButton);
        auto* refusal = named<QLabel>(*dialog, "memberRefusal");
        QVERIFY(dialog->isVisible() && refusal->isVisible());
        QVERIFY2(refusal->text().contains("bob"), qPrintable(refusal->text()));
        name->setText(QStringLiteral("zoe"));
        QVERIFY(refusal->isHidden());
        QTest::mouseClick(named<QPushButton>(*dialog, "memberAdd"), Qt::LeftButton);
        QTRY_VERIFY(findAssoc(*f.document.snapshot(), {"physics", "zoe", ""}).isValid());
    }

    /// What is typed after F4 is a number: it must not end in a name that was open. A rename loses
    /// usage.
    void sharesAreNotTypedIntoAName()
    {
        Fixture f;
        f.dock.show();
        WAIT_EVALUATED(f.document);
        auto* view = f.dock.view();
        const auto name = f.index("chem");
        view->setCurrentIndex(name);
        view->edit(name);
        QVERIFY(view->viewport()->findChild<QLineEdit*>() != nullptr);
        tests::named<QAction>(f.dock, "editSharesAction")->trigger();
        const auto shares = f.index("chem", AccountTreeModel::SharesColumn);
        QTRY_VERIFY(view->indexWidget(shares) != nullptr);
        auto* editor = qobject_cast<QLineEdit*>(view->indexWidget(shares));
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("77"));
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(f.document.shares(f.assoc("chem")), 77U);
        QCOMPARE(name.data().toString(), "chem");
    }

    void unfoldedAndChosenRowsSurviveAStructuralEdit()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.dock.view()->collapseAll();
        f.dock.view()->expand(f.index("root"));
        f.dock.view()->expand(f.index("physics"));
        f.dock.view()->setCurrentIndex(f.index("physics/bob"));
        QVERIFY(f.document.apply(RemoveEdit{{"chem", "erin", ""}}).has_value());
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"chem", "erin", ""}).isValid());
        QVERIFY(f.dock.view()->isExpanded(f.index("physics")));
        QVERIFY(!f.dock.view()->isExpanded(f.index("idle")));
        QCOMPARE(f.dock.view()->currentIndex(), f.index("physics/bob"));
    }

    void anotherSourceIsUnfoldedAsTheFirstWas()
    {
        Fixture f;
        auto others = tests::queueRecords("west 30\n  @zoe 1 9000\n", "11 west/zoe p1 1000\n");
        others.source = "elsewhere";
        tests::load(f.document, others);
        QVERIFY(f.dock.view()->isExpanded(f.index("root")));
        QVERIFY(f.dock.view()->isExpanded(f.index("west")));
    }

    void menuAddsAUser()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.choose("chem", "addUserAction");
        auto* dialog = named<MemberDialog>(f.dock, "memberDialog");
        VERIFY_ALL_NAMED(*dialog);
        auto* add = named<QPushButton>(*dialog, "memberAdd");
        QVERIFY(!add->isEnabled());
        QTest::keyClicks(named<QLineEdit>(*dialog, "memberName"), QStringLiteral("zoe"));
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_VERIFY(findAssoc(*f.document.snapshot(), {"chem", "zoe", ""}).isValid());
    }

    void menuRemoves()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.choose("physics/bob", "removeAction");
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"physics", "bob", ""}).isValid());
    }

    void severalRowsGetSharesByKeys()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* view = f.dock.view();
        f.collapseTo("root");
        view->setFocus();
        view->setCurrentIndex(f.index("chem"));
        QTest::keyClick(view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(view, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(view, Qt::Key_F4);
        auto* dialog = named<SharesDialog>(f.dock, "sharesDialog");
        VERIFY_ALL_NAMED(*dialog);
        QVERIFY(dialog->windowTitle().contains(u'3'));
        const auto texts = dialog->findChildren<QLabel*>();
        QVERIFY(std::any_of(texts.begin(), texts.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("10 to 60");
        }));
        auto* shares = named<QLineEdit>(*dialog, "sharesOfAll");
        QTest::keyClicks(shares, QStringLiteral("4x"));
        QTest::keyClick(shares, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(named<QLabel>(*dialog, "sharesRefusal")->text().contains("4x"));
        QVERIFY(!f.document.isEdited());
        shares->selectAll();
        QTest::keyClicks(shares, QStringLiteral("44"));
        QTest::keyClick(shares, Qt::Key_Return);
        for (const auto* path : {"chem", "physics", "idle"})
            QCOMPARE(f.document.shares(f.assoc(path)), 44U);
        QCOMPARE(f.document.scenario().edits.size(), 3U);
    }

    /// With Ctrl and the mouse; of an account and its user the user is part of it.
    void severalRowsAreRemovedAtOnce()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        auto* view = f.dock.view();
        view->expandAll();
        view->setFocus();
        const auto click = [&](const char* path, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers,
                              view->visualRect(f.index(path)).center());
        };
        click("chem", {});
        click("chem/erin", Qt::ControlModifier);
        click("physics/bob", Qt::ControlModifier);
        QVERIFY(!tests::named<QAction>(f.dock, "renameAction")->isEnabled());
        QVERIFY(tests::named<QAction>(f.dock, "removeAction")->text().contains(u'3'));
        QTest::keyClick(view, Qt::Key_Delete);
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"chem", "", ""}).isValid());
        QVERIFY(!findAssoc(*f.document.snapshot(), {"physics", "bob", ""}).isValid());
        QCOMPARE(f.document.scenario().edits.size(), 2U);
    }

    void refusalStandsInWords()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        QGuiApplication::clipboard()->clear();
        f.choose("chem", "pasteSharesAction");
        auto* refusal = named<QLabel>(f.dock, "accountsRefusal");
        QTRY_VERIFY(refusal->isVisible());
        QVERIFY(refusal->text().contains("clipboard"));
        QVERIFY(!f.document.isEdited());
        f.dock.activateWindow();
        auto* tree = named<QTreeView>(f.dock, "accountTree");
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Escape);
        QVERIFY(refusal->isHidden());
        refusal->show();
        QVERIFY(f.document.apply(ParameterEdit{"PriorityWeightAge", "5"}).has_value());
        QVERIFY(refusal->isHidden()); // what came after it was taken
    }
};

FAIRLEAD_QTTEST(AccountsDockTest)
#include "tst_accountsdock.moc"
