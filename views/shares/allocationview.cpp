// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/shares/allocationview.h"

#include "engine/priority/traits.h"
#include "engine/priority/usagememory.h"
#include "models/document/scenariodocument.h"
#include "models/tree/accounttreemodel.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "views/shares/sharestable.h"
#include "views/theme/textsizes.h"
#include "views/widgets/breadcrumb.h"
#include "views/widgets/pies/piepair.h"
#include "views/widgets/tables/charttwin.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace fairlead::views {

using models::AccountTreeModel;

AllocationView::AllocationView(models::ScenarioDocument* document, AccountTreeModel* tree,
                               Twin twin, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_tree(tree)
    , m_path(new Breadcrumb(this))
    , m_pies(new PiePair(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    auto* top = new QHBoxLayout;
    top->addWidget(m_path, 1);
    layout->addLayout(top);
    layout->addWidget(makeTwin(twin), 1);
    if (m_twin != nullptr)
        top->addWidget(m_twin->button());

    connect(m_path, &Breadcrumb::stepRequested, this, &AllocationView::goToStep);
    connect(m_pies, &PiePair::accountRequested, this, &AllocationView::openAccount);
    connect(m_pies, &PiePair::othersRequested, this, &AllocationView::openOthers);
    connect(m_pies, &PiePair::upRequested, this, &AllocationView::goUp);
    connect(document, &models::ScenarioDocument::snapshotReset, this,
            &AllocationView::onSnapshotReset);
    connect(document, &models::ScenarioDocument::snapshotChanged, this,
            &AllocationView::findAccount);
    connect(document, &models::ScenarioDocument::evaluationChanged, this, [this] {
        if (m_served != m_document->outcome().served || m_baseline != m_document->baseline())
            refresh(); // else it is a weight that has changed: the pies are the same
    });
    onSnapshotReset();
}

QWidget* AllocationView::makeTwin(Twin twin)
{
    if (twin == Twin::None)
        return m_pies;
    m_table = makeSharesTable(m_document, m_tree, QStringLiteral("allocationTable"));
    connect(m_table, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != AccountTreeModel::SharesColumn && m_tree->hasChildren(index))
            openAccount(m_tree->assocAt(index));
    });
    m_twin = new ChartTwin(QStringLiteral("allocation"), m_pies, m_table, this);
    return m_twin;
}

void AllocationView::openAccount(AssocIndex account)
{
    if (m_document->snapshot() == nullptr || account.at() >= m_document->snapshot()->assocs.size())
        return;
    m_account = account;
    m_key = keyOf(*m_document->snapshot(), account);
    m_othersDepth = 0;
    refresh();
    emit accountOpened(account);
}

void AllocationView::openOthers()
{
    ++m_othersDepth;
    refresh();
}

void AllocationView::onSnapshotReset()
{
    m_othersDepth = 0;
    findAccount();
}

void AllocationView::findAccount()
{
    const auto& snapshot = m_document->snapshot();
    m_account = AssocIndex(0);
    if (snapshot != nullptr) {
        const auto again = findAssoc(*snapshot, m_key);
        if (again.isValid())
            m_account = again;
    }
    refresh();
}

QString AllocationView::nameOf(AssocIndex assoc) const
{
    const auto& snapshot = *m_document->snapshot();
    return models::shownText(assoc.value == 0 && !snapshot.cluster.empty()
                                 ? snapshot.cluster
                                 : models::assocLabel(snapshot, assoc));
}

QString AllocationView::verdictOf(AssocIndex assoc) const
{
    return m_tree->indexOf(assoc, AccountTreeModel::VerdictColumn).data().toString();
}

void AllocationView::refresh()
{
    const auto evaluation = m_document->evaluation();
    if (evaluation == nullptr || m_document->baseline() == nullptr) {
        models::SliceLayout nothing;
        nothing.isEmpty = true;
        m_served = nullptr;
        m_pies->setContent(nothing, {tr("The machine"), {}, false, {}, {}, {}});
        m_path->setPath({});
        return;
    }
    const auto baseline = m_document->baseline();
    m_baseline = baseline;
    const auto served = m_document->outcome().served;
    m_served = served;
    auto layout = models::sliceLayout(*evaluation, *served, baseline->colours, m_account);
    for (int depth = 0; depth < m_othersDepth; ++depth) {
        const auto others = std::find_if(layout.slices.begin(), layout.slices.end(),
                                         [](const auto& slice) { return slice.isOthers(); });
        if (others == layout.slices.end())
            break; // they have grown: everybody is seen on the way
        const auto gathered = *others;
        layout = models::othersLayout(*evaluation, *served, baseline->colours, m_account, gathered);
    }
    const auto usage = models::valueformat::usage(evaluation->snapshot(), layout.usage);
    m_pies->setContent(
        layout,
        {.account = nameOf(m_account),
         .hangsOn = layout.hangsOn.isValid() ? nameOf(layout.hangsOn) : QString(),
         .promisesTargets = traitsOf(evaluation->inputs.policy).hasTargets,
         .usage = layout.usageKnown != models::UsageKnown::Yes ? QString()
             : usageMemory(evaluation->inputs.policy).fades()  ? tr("%1, decayed").arg(usage)
                                                               : usage,
         .verdict = [this](AssocIndex assoc) { return verdictOf(assoc); },
         .members =
             [evaluation, served, baseline](AssocIndex assoc) {
                 return models::sliceLayout(*evaluation, *served, baseline->colours, assoc);
             }});
    if (m_table != nullptr)
        showMembers(*m_table, m_tree->indexOf(m_account));
    refreshPath();
}

void AllocationView::refreshPath()
{
    QStringList path{nameOf(AssocIndex(0))};
    for (const auto step : models::pathTo(*m_document->snapshot(), m_account))
        path << nameOf(step);
    for (int depth = 0; depth < m_othersDepth; ++depth)
        path << tr("others");
    m_path->setPath(path);
}

void AllocationView::goUp()
{
    if (m_document->snapshot() == nullptr)
        return;
    const auto accounts = models::pathTo(*m_document->snapshot(), m_account).size();
    const int depth = static_cast<int>(accounts) + m_othersDepth;
    if (depth > 0)
        goToStep(depth - 1);
}

void AllocationView::goToStep(int depth)
{
    const auto path = models::pathTo(*m_document->snapshot(), m_account);
    const auto accounts = static_cast<int>(path.size());
    if (depth > accounts) {
        m_othersDepth = depth - accounts;
        refresh();
        return;
    }
    openAccount(depth == 0 ? AssocIndex(0) : path[static_cast<std::size_t>(depth) - 1]);
}

} // namespace fairlead::views
