// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/comparepage.h"

#include "models/explanation.h"
#include "models/moversmodel.h"
#include "models/scenariodocument.h"
#include "views/theme/textsizes.h"
#include "views/widgets/emptystate.h"
#include "views/widgets/gaindelegate.h"
#include "views/widgets/tables.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

using models::MoversModel;

namespace {

QWidget* titled(const QString& title, QTreeView* view, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* heading = new QLabel(title, box);
    auto font = heading->font();
    font.setWeight(QFont::DemiBold);
    heading->setFont(font);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(heading);
    layout->addWidget(view, 1);
    return box;
}

} // namespace

ComparePage::ComparePage(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_accounts(new MoversModel(document, MoversModel::Scope::Accounts, 0, this))
    , m_jobs(new MoversModel(document, MoversModel::Scope::Jobs, 200, this))
    , m_effect(new QLabel(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("comparePage"));
    auto* title
        = new QLabel(tr("Who gains and who loses against the cluster as it was read"), this);
    setTextSize(*title, TextSize::Title);
    title->setWordWrap(true);
    m_effect->setObjectName(QStringLiteral("compareEffect"));
    m_effect->setWordWrap(true);
    auto* empty = new EmptyState(this);
    empty->setText(tr("Nothing to compare yet"),
                   tr("Change a weight under What-if or a share in the tree; every job that moves "
                      "is listed here."));
    m_stack->addWidget(makeTables());
    m_stack->addWidget(empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(title);
    layout->addWidget(m_effect);
    layout->addWidget(m_stack, 1);
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &ComparePage::refresh);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &ComparePage::refresh);
    refresh();
}

QWidget* ComparePage::makeTables()
{
    auto* accounts = new QTreeView(this);
    setUpTable(*accounts, QStringLiteral("accountMovers"), tr("Accounts by places gained"));
    accounts->setModel(m_accounts);
    showColumns(*accounts,
                {MoversModel::NameColumn, MoversModel::JobsColumn, MoversModel::GainColumn});
    m_jobsView = new QTreeView(this);
    setUpTable(*m_jobsView, QStringLiteral("jobMovers"), tr("Jobs by places gained"));
    m_jobsView->setModel(m_jobs);
    m_jobsView->setColumnHidden(MoversModel::JobsColumn, true);
    for (auto* view : {accounts, m_jobsView}) {
        view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        view->header()->setSectionResizeMode(MoversModel::NameColumn, QHeaderView::Stretch);
    }
    accounts->setItemDelegateForColumn(MoversModel::GainColumn, new GainDelegate(accounts));
    accounts->header()->setSectionResizeMode(MoversModel::GainColumn, QHeaderView::Stretch);
    connect(m_jobsView, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const auto job = index.siblingAtColumn(0).data(models::JobIdRole);
        if (job.isValid())
            emit jobActivated(job.toUInt());
    });
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("compareSplitter"));
    split->setChildrenCollapsible(false);
    split->setHandleWidth(gapBetween);
    split->addWidget(titled(tr("Accounts: average places per job"), accounts, this));
    split->addWidget(titled(tr("Jobs that gain most, then jobs that lose most"), m_jobsView, this));
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    return split;
}

void ComparePage::refresh()
{
    const bool isThere = m_document->isEdited() && m_document->difference() != nullptr;
    m_stack->setCurrentIndex(isThere ? 0 : 1);
    m_effect->setVisible(isThere);
    if (isThere)
        m_effect->setText(models::effectSentence(*m_document->difference()));
}

} // namespace fairlead::views
