// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/shares/sharespage.h"

#include "engine/slurm/algorithmchoice.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/valueformat.h"
#include "views/shares/allocationview.h"
#include "views/shares/sharestable.h"
#include "views/theme/textsizes.h"
#include "views/widgets/emptystate.h"
#include "views/widgets/plainlabel.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace fairlead::views {

using models::AccountTreeModel;

SharesPage::SharesPage(models::ScenarioDocument* document, AccountTreeModel* tree, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_tree(tree)
    , m_title(new PlainLabel(this))
    , m_allocation(new AllocationView(document, tree, AllocationView::Twin::None, this))
    , m_table(makeSharesTable(document, tree, QStringLiteral("sharesTable")))
    , m_stack(new QStackedWidget(this))
{
    m_allocation->setObjectName(QStringLiteral("sharesAllocation"));
    m_title->setObjectName(QStringLiteral("sharesTitle"));
    setTextSize(*m_title, TextSize::Title);
    m_title->setWordWrap(true);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setObjectName(QStringLiteral("sharesSplitter"));
    split->setChildrenCollapsible(false);
    split->setHandleWidth(gapBetween);
    auto* scroll = new QScrollArea(split); // a legend may need more than a small window has
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(180);
    scroll->setWidget(m_allocation);
    split->addWidget(scroll);
    split->addWidget(m_table);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto* empty = new EmptyState(document, this);
    empty->setText(tr("No accounts to divide the machine among"),
                   tr("Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O)."));
    m_stack->addWidget(split);
    setFocusProxy(m_table);
    m_stack->addWidget(empty);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(m_title);
    layout->addWidget(m_stack, 1);

    connect(m_allocation, &AllocationView::accountOpened, this, &SharesPage::showAccount);
    connect(m_allocation, &AllocationView::accountOpened, this, &SharesPage::accountOpened);
    connect(m_table, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != AccountTreeModel::SharesColumn && m_tree->hasChildren(index))
            openAccount(m_tree->assocAt(index));
    });
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &SharesPage::refresh);
    connect(document, &models::ScenarioDocument::policyChanged, this, &SharesPage::refresh);
    connect(tree, &QAbstractItemModel::modelReset, this, &SharesPage::refresh);
    refresh();
}

void SharesPage::openAccount(AssocIndex account)
{
    m_allocation->openAccount(account);
}

void SharesPage::showAccount(AssocIndex account)
{
    showMembers(*m_table, m_tree->indexOf(account));
}

QString SharesPage::title() const
{
    const auto& policy = m_document->policy();
    return algorithmOf(policy)
        ? tr("Shares and use under %1").arg(models::valueformat::algorithmName(policy))
        : tr("Shares and use; first in, first out ranks without them");
}

void SharesPage::refresh()
{
    const bool isThere = m_document->evaluation() != nullptr;
    m_stack->setCurrentIndex(isThere ? 0 : 1);
    m_title->setText(isThere ? title() : tr("Shares and use"));
    if (isThere)
        showAccount(m_allocation->account());
}

} // namespace fairlead::views
