// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/pages.h"
#include "models/tree/accounttreemodel.h"
#include "tests/support/openwindow.h"
#include "tests/support/qttestmain.h"
#include "views/shares/sharespage.h"
#include "views/widgets/breadcrumb.h"

#include <QTreeView>

using namespace fairlead;
using namespace fairlead::views;
using models::AccountTreeModel;
using tests::named;

/// The page Shares and the tree beside it are of the same account.
class ShownAccountTest : public QObject
{
    Q_OBJECT

private:
    tests::MessageGuard m_guard;

    struct Fixture : tests::OpenWindow
    {
        QTreeView* tree = named<QTreeView>(window, "accountTree");
        SharesPage& page = window.pages().page<SharesPage>();
        QTreeView* table = named<QTreeView>(page, "sharesTable");

        /// The first row with or without members, from the top.
        [[nodiscard]] QModelIndex first(const QModelIndex& above, bool hasMembers) const
        {
            const auto* model = tree->model();
            for (int row = 0; row < model->rowCount(above); ++row) {
                if (model->hasChildren(model->index(row, 0, above)) == hasMembers)
                    return model->index(row, 0, above);
            }
            return {};
        }
    };

private slots:
    void cleanup() { VERIFY_NO_WARNINGS(); }

    void ofAUserItIsTheAccount()
    {
        Fixture f;
        WAIT_EVALUATED(f.document);
        f.window.pages().showPage(QStringLiteral("sharesPage"));
        auto account = f.tree->model()->index(0, 0);
        for (auto next = account; next.isValid(); next = f.first(account, true))
            account = next;
        const auto user = f.first(account, false);
        QVERIFY(user.isValid());
        f.tree->setFocus();
        f.tree->setCurrentIndex(user);
        QCOMPARE(f.table->rootIndex().data().toString(), account.data().toString());
        QCOMPARE(named<Breadcrumb>(f.page, "breadcrumb")->path().constLast(),
                 account.data().toString());
        QCOMPARE(f.tree->currentIndex(), user); // who was chosen stays
    }

    void theFirstColumnIsOfAccountsAndUsers()
    {
        const Fixture f;
        QCOMPARE(f.table->model()
                     ->headerData(AccountTreeModel::AccountColumn, Qt::Horizontal)
                     .toString(),
                 QStringLiteral("Name"));
    }
};

FAIRLEAD_QTTEST(ShownAccountTest)
#include "tst_shownaccount.moc"
