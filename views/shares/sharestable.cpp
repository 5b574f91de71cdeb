// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/shares/sharestable.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "views/accounts/accounteditdelegate.h"
#include "views/widgets/cells/celldelegate.h"
#include "views/widgets/cells/servedbardelegate.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTreeView>

namespace fairlead::views {

using models::AccountTreeModel;

QTreeView* makeSharesTable(models::ScenarioDocument* document, AccountTreeModel* tree,
                           const QString& name)
{
    auto* view = new QTreeView;
    setUpTable(*view, name,
               QCoreApplication::translate("SharesTable", "Members of the account in numbers"));
    view->setModel(tree);
    view->setItemDelegateForColumn(AccountTreeModel::ConsumedColumn, new ServedBarDelegate(view));
    view->setItemDelegateForColumn(AccountTreeModel::VerdictColumn, new VerdictDelegate(view));
    view->setItemDelegateForColumn(
        AccountTreeModel::SharesColumn,
        new AccountEditDelegate(AccountEditDelegate::Of::Shares, tree->edits(), view));
    view->setSelectionMode(QAbstractItemView::ExtendedSelection); // to copy them
    view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    new ColumnFitter(
        view,
        {.names = {AccountTreeModel::AccountColumn},
         .stretched = {AccountTreeModel::AccountColumn},
         .givingWay = {AccountTreeModel::UsageColumn, AccountTreeModel::FairShareColumn,
                       AccountTreeModel::PromisedColumn, AccountTreeModel::ChangeColumn},
         .samples = {{AccountTreeModel::ChangeColumn, changeSample()}}});
    const auto showFactor = [view, document] { // and how it changes
        for (const int column : {AccountTreeModel::FairShareColumn, AccountTreeModel::ChangeColumn})
            ColumnFitter::want(view, column, traitsOf(document->policy()).hasFairShareFactor);
    };
    QObject::connect(document, &models::ScenarioDocument::snapshotShown, view, showFactor);
    showFactor();
    return view;
}

void showMembers(QTreeView& table, const QModelIndex& account)
{
    if (table.rootIndex() == account)
        return;
    table.setRootIndex(account);
    ColumnFitter::refit(&table);
}

} // namespace fairlead::views
