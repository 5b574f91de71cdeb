// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/moverstables.h"

#include "models/lists/moversmodel.h"
#include "models/lists/roles.h"
#include "views/theme/textsizes.h"
#include "views/widgets/cells/gaindelegate.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

using models::MoversModel;

namespace {

QWidget* titled(const QString& title, QTreeView* view, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* heading = new PlainLabel(title, box);
    auto font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    heading->setWordWrap(true);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(heading);
    layout->addWidget(view, 1);
    return box;
}

} // namespace

MoversTables::MoversTables(MoversModel* accounts, MoversModel* jobs, const Words& words,
                           QWidget* parent)
    : QSplitter(Qt::Vertical, parent)
{
    auto* accountsView = new QTreeView(this);
    setUpTable(*accountsView, words.accountsName, tr("Accounts by places gained"));
    accountsView->setSelectionMode(QAbstractItemView::ExtendedSelection); // to copy them
    accountsView->setModel(accounts);
    showColumns(*accountsView,
                {MoversModel::NameColumn, MoversModel::JobsColumn, MoversModel::GainColumn});
    auto* jobsView = new QTreeView(this);
    setUpTable(*jobsView, words.jobsName, tr("Jobs by places gained"));
    jobsView->setSelectionMode(QAbstractItemView::ExtendedSelection);
    jobsView->setModel(jobs);
    jobsView->setColumnHidden(MoversModel::JobsColumn, true);
    accountsView->setItemDelegateForColumn(MoversModel::GainColumn, new GainDelegate(accountsView));
    new ColumnFitter(accountsView,
                     {.names = {MoversModel::NameColumn},
                      .stretched = {MoversModel::NameColumn, MoversModel::GainColumn}});
    new ColumnFitter(
        jobsView,
        {.names = {MoversModel::NameColumn},
         .stretched = {MoversModel::NameColumn},
         .givingWay = {MoversModel::PriorityBeforeColumn, MoversModel::PriorityAfterColumn,
                       MoversModel::RankBeforeColumn}});
    connect(jobsView, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const auto job = index.siblingAtColumn(0).data(models::JobRole);
        if (job.isValid())
            emit jobActivated(job.toString());
    });
    setChildrenCollapsible(false);
    setHandleWidth(gapBetween);
    addWidget(titled(tr("Accounts: average places per job"), accountsView, this));
    addWidget(titled(words.jobsTitle, jobsView, this));
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);
}

} // namespace fairlead::views
