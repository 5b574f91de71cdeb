// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys and menus act on the rows that are highlighted, and on no others.

#include "tests/support/accessiblewidgets.h"
#include "tests/support/qttestmain.h"
#include "tests/views/accounts/openaccounts.h"

#include <QAction>
#include <QComboBox>
#include <QSignalSpy>

using namespace fairlead;
using namespace fairlead::views;
using tests::named;
using tests::OpenAccounts;

class ChosenRowsTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    static void click(const OpenAccounts& f, const char* path, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(f.view->viewport(), Qt::LeftButton, modifiers,
                          f.view->visualRect(f.index(path)).center());
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // Somebody changes his mind: the row of the last click is the current one, and not chosen.
    void aRowThatWasLeftOutIsNotMeant()
    {
        OpenAccounts f;
        f.view->expandAll();
        click(f, "chem");
        click(f, "physics/bob", Qt::ControlModifier);
        click(f, "physics/bob", Qt::ControlModifier);
        QCOMPARE(f.selected(), QStringList{"chem"});
        QVERIFY(named<QAction>(f.dock, "renameAction")->isEnabled());
        QVERIFY(named<QAction>(f.dock, "addAccountAction")->isEnabled());
        QCOMPARE(named<QAction>(f.dock, "removeAction")->text(), "Remove account with members");
        const QSignalSpy jobs(&f.dock, &AccountsDock::jobsRequested);
        named<QAction>(f.dock, "showJobsAction")->trigger();
        QCOMPARE(jobs.front().front().toString(), "account:chem");
        const QSignalSpy recovery(&f.dock, &AccountsDock::recoveryRequested);
        named<QAction>(f.dock, "showRecoveryAction")->trigger();
        QCOMPARE(recovery.front().front().value<AssocIndex>(),
                 tests::assocAt(*f.document.snapshot(), "chem"));
    }

    void whatIsFoldedUpIsNotChosen()
    {
        OpenAccounts f;
        f.view->expandAll();
        click(f, "physics/bob");
        f.view->collapse(f.index("physics"));
        QCOMPARE(f.selected(), QStringList{"physics"});
        QCOMPARE(f.view->currentIndex().siblingAtColumn(0), f.index("physics"));
        f.view->expandAll();
        click(f, "physics/bob");
        click(f, "chem", Qt::ControlModifier);
        f.view->collapse(f.index("physics"));
        QCOMPARE(f.selected(), QStringList{"chem"});
        QTest::keyClick(f.view, Qt::Key_Delete);
        QTRY_VERIFY(!findAssoc(*f.document.snapshot(), {"chem", "", ""}).isValid());
        QVERIFY(findAssoc(*f.document.snapshot(), {"physics", "bob", ""}).isValid());
    }

    // An account that stands above a hit would take along what the filter hides.
    void allOfAFilterAreItsHits()
    {
        OpenAccounts f;
        WAIT_EVALUATED(f.document);
        QVERIFY(f.document.apply(ShareEdit{{"physics", "bob", ""}, 7}).has_value());
        WAIT_EVALUATED(f.document);
        auto* filter = named<QComboBox>(f.dock, "treeFilter");
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Down); // changed ones
        f.view->setFocus();
        QTest::keyClick(f.view, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(f.selected(), QStringList{"bob"});
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Up);
        f.view->setFocus();
        QTest::keyClick(f.view, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(f.selected().size() > 3);
    }
};

FAIRLEAD_QTTEST(ChosenRowsTest)
#include "tst_chosenrows.moc"
