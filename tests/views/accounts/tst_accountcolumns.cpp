// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "tests/views/accounts/openaccounts.h"

#include <QSignalSpy>

using namespace fairlead;
using namespace fairlead::views;
using models::AccountTreeModel;
using tests::OpenAccounts;

/// The columns of the share tree.
class AccountColumnsTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void cleanup() { VERIFY_NO_WARNINGS(); }

    // The page of the shares opens it and says so: the keys stay with what was clicked.
    void aClickIsOnTheRowWhateverTheColumn()
    {
        OpenAccounts f;
        connect(&f.dock, &AccountsDock::accountActivated, &f.dock, &AccountsDock::selectAccount);
        for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
            if (f.view->isColumnHidden(column))
                continue;
            f.view->setCurrentIndex(f.index("root"));
            const QSignalSpy opened(&f.dock, &AccountsDock::accountActivated);
            QTest::mouseClick(f.view->viewport(), Qt::LeftButton, {},
                              f.view->visualRect(f.index("chem").siblingAtColumn(column)).center());
            QCOMPARE(f.view->currentIndex().siblingAtColumn(0), f.index("chem"));
            QCOMPARE(opened.size(), 1);
            QCOMPARE(opened.front().front().value<AssocIndex>(),
                     tests::assocAt(*f.document.snapshot(), "chem"));
        }
    }

    void nothingMovesAtTheFirstEdit()
    {
        OpenAccounts f;
        WAIT_EVALUATED(f.document);
        const auto places = [&] {
            QList<int> all;
            for (int column = 0; column < AccountTreeModel::ColumnCount; ++column)
                all << f.view->columnViewportPosition(column);
            return all;
        };
        QTRY_VERIFY(!f.view->isColumnHidden(AccountTreeModel::ChangeColumn));
        const auto before = places();
        QVERIFY(f.document.apply(ShareEdit{{"chem", "", ""}, 1}).has_value());
        WAIT_EVALUATED(f.document);
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }

    void secondaryColumnsGiveWay()
    {
        OpenAccounts f;
        WAIT_EVALUATED(f.document);
        f.dock.resize(260, 600);
        QTRY_VERIFY(f.view->isColumnHidden(AccountTreeModel::FairShareColumn));
        QVERIFY(!f.view->isColumnHidden(AccountTreeModel::SharesColumn));
        f.dock.resize(700, 600);
        QTRY_VERIFY(!f.view->isColumnHidden(AccountTreeModel::FairShareColumn));
    }
};

FAIRLEAD_QTTEST(AccountColumnsTest)
#include "tst_accountcolumns.moc"
