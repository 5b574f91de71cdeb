// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/shares/sharespage.h"

#include "engine/scenario/algorithmchoice.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/valueformat.h"
#include "views/shares/allocationview.h"
#include "views/shares/sharestable.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

using models::AccountTreeModel;

SharesPage::SharesPage(models::ScenarioDocument* document, AccountTreeModel* tree, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_tree(tree)
    , m_title(new PlainLabel(this))
    , m_allocation(new AllocationView(document, tree, AllocationView::Twin::None, this))
    , m_table(makeSharesTable(document, tree, QStringLiteral("sharesTable")))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_stack(new QStackedWidget(this))
{
    m_allocation->setObjectName(QStringLiteral("sharesAllocation"));
    m_title->setObjectName(QStringLiteral("sharesTitle"));
    setTextSize(*m_title, TextSize::Title);
    m_title->setWordWrap(true);
    m_split->setObjectName(QStringLiteral("sharesSplitter"));
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(gapBetween);
    auto* scroll = new QScrollArea(m_split); // a legend may need more than a small window has
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(180);
    scroll->setWidget(m_allocation);
    m_split->addWidget(scroll);
    m_split->addWidget(m_table);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    auto* empty = new EmptyState(document, this);
    empty->setText(tr("No accounts to divide the machine among"),
                   tr("Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O)."));
    m_stack->addWidget(m_split);
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
    shareOut();
}

// Where the pies would be cut off, a table of a few rows leaves them what it has no use for.
void SharesPage::shareOut()
{
    const int pies = m_allocation->minimumSizeHint().height();
    const bool areCut = pies > m_split->sizes().value(0);
    const int rows = m_table->model()->rowCount(m_table->rootIndex());
    const int row = std::max(m_table->sizeHintForRow(0), m_table->fontMetrics().height());
    const int used = m_table->header()->height() + rows * row + 2 * m_table->frameWidth()
        + m_table->horizontalScrollBar()->sizeHint().height();
    if (areCut && m_table->height() > used)
        m_split->setSizes({m_split->height() - m_split->handleWidth() - used, used});
}

void SharesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareOut();
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
