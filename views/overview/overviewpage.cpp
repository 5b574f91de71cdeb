// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/overview/overviewpage.h"

#include "engine/priority/traits.h"
#include "models/document/scenariodocument.h"
#include "models/lists/moversmodel.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/explanation.h"
#include "models/words/sharewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/overview/keyfigures.h"
#include "views/shares/allocationview.h"
#include "views/theme/textsizes.h"
#include "views/widgets/cells/celldelegate.h"
#include "views/widgets/cells/servedbardelegate.h"
#include "views/widgets/evengrid.h"
#include "views/widgets/tables/columnfitter.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/shortlist.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <limits>

namespace fairlead::views {

using models::MoversModel;
using models::ServedModel;

namespace {

constexpr int shortListLength = 5;
constexpr int referenceLength = 12; // characters, and an ellipsis beyond them

QString longestVerdict(ServedModel::Side side)
{
    const auto kind = side == ServedModel::Side::UnderServed ? models::VerdictKind::UnderServed
                                                             : models::VerdictKind::OverServed;
    return models::valueformat::verdict({kind, 1.0, 1.0, std::numeric_limits<double>::max()});
}

} // namespace

OverviewPage::OverviewPage(models::ScenarioDocument* document, models::AccountTreeModel* tree,
                           QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_tree(tree)
    , m_title(new PlainLabel(this))
    , m_effect(new PlainLabel(this))
    , m_stack(new QStackedWidget(this))
{
    setTextSize(*m_title, TextSize::Title);
    m_title->setWordWrap(true);
    m_effect->setObjectName(QStringLiteral("overviewEffect"));
    m_effect->setWordWrap(true);
    auto* empty = new EmptyState(document, this);
    empty->setText(tr("Nothing is open"),
                   tr("Open a capture folder, a Fairlead file or the demo cluster (Ctrl+O)."));
    m_stack->addWidget(empty);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::ClickFocus); // of the page as a whole; Tab shows nothing there
    scroll->setWidget(makeContent());
    m_stack->addWidget(scroll);
    setFocusProxy(scroll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    connect(document, &models::ScenarioDocument::evaluationChanged, this, &OverviewPage::refresh);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &OverviewPage::refresh);
    refresh();
}

QWidget* OverviewPage::makeContent()
{
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapEdge);
    layout->setSpacing(gapBetween);
    layout->addWidget(m_title);
    layout->addWidget(new KeyFigures(m_document, content));
    auto* allocation = new AllocationView(m_document, m_tree, AllocationView::Twin::Table, content);
    allocation->setObjectName(QStringLiteral("overviewAllocation"));
    auto* room = new QGridLayout;
    room->setRowMinimumHeight(0, 300); // more where the pies need it
    room->addWidget(allocation, 0, 0);
    layout->addLayout(room, 1);

    auto* served = new EvenGrid(content);
    m_underServed = makeServed(ServedModel::Side::UnderServed, QStringLiteral("underServed"),
                               tr("▲ Most under-served"));
    m_overServed = makeServed(ServedModel::Side::OverServed, QStringLiteral("overServed"),
                              tr("▼ Most over-served"));
    served->add(m_underServed);
    served->add(m_overServed);
    ColumnFitter::pair(m_underServed->view(), m_overServed->view());
    layout->addWidget(served);
    layout->addWidget(makeMovers());
    return content;
}

ShortList* OverviewPage::makeServed(ServedModel::Side side, const QString& name,
                                    const QString& title)
{
    auto* model = new ServedModel(m_document, side, shortListLength, this);
    auto* list = new ShortList(name, title, QString(), this);
    list->setModel(model, shortListLength, {ServedModel::PromisedColumn},
                   {ServedModel::ReferenceColumn});
    // Who is listed changes under a slider: where the lists stand does not.
    auto* fitter = ColumnFitter::of(list->view());
    fitter->setSample(ServedModel::ReferenceColumn, QString(referenceLength, u'n'), false);
    fitter->setSample(ServedModel::VerdictColumn, longestVerdict(side), false);
    list->view()->setItemDelegateForColumn(ServedModel::ConsumedColumn,
                                           new ServedBarDelegate(list));
    list->view()->setItemDelegateForColumn(ServedModel::VerdictColumn, new VerdictDelegate(list));
    connect(list->view(), &QTreeView::activated, this, [this](const QModelIndex& index) {
        const auto assoc = index.siblingAtColumn(0).data(models::AssocRole);
        if (assoc.isValid())
            emit accountActivated(AssocIndex(assoc.toUInt()));
    });
    return list;
}

QWidget* OverviewPage::makeMovers()
{
    m_movers = new MoversModel(m_document, MoversModel::Scope::Accounts, 3, this);
    auto* list = new ShortList(QStringLiteral("movers"), tr("Impact"), QString(), this);
    list->setModel(m_movers, 2 * 3);
    showColumns(*list->view(),
                {MoversModel::NameColumn, MoversModel::JobsColumn, MoversModel::GainColumn});
    list->setNote(m_effect);
    m_moversView = list->view();
    return list;
}

void OverviewPage::refresh()
{
    const auto& evaluation = m_document->evaluation();
    m_stack->setCurrentIndex(evaluation == nullptr ? 0 : 1);
    if (evaluation == nullptr)
        return;
    const auto cluster = models::shownText(evaluation->snapshot().cluster);
    m_title->setText(cluster.isEmpty()
                         ? tr("Who was promised what, and who used it")
                         : tr("%1: who was promised what, and who used it").arg(cluster));
    m_stack->widget(1)->setAccessibleName(m_title->text());
    const auto known = models::usageKnown(*evaluation);
    const auto unknown = models::sharewords::unknownUsageSentence(known);
    m_underServed->setEmptyText(unknown.isEmpty() ? tr("Nobody got less than promised.") : unknown);
    m_overServed->setEmptyText(unknown.isEmpty() ? tr("Nobody got more than promised.") : unknown);
    const bool moves = m_document->isEdited() && m_document->difference() != nullptr;
    const bool hasShares = !traitsOf(m_document->policy()).hasTargets;
    m_effect->setText(moves ? models::effectSentence(*m_document->difference())
                          : hasShares
                          ? tr("Nothing: no edits yet. Drag a weight under What-if, or edit a "
                               "share in the tree, and see here who gains and who loses.")
                          : tr("Nothing: no edits yet. Change a weight under What-if, and "
                               "see here who gains and who loses."));
}

} // namespace fairlead::views
