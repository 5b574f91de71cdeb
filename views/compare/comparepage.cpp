// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/comparepage.h"

#include "engine/priority/traits.h"
#include "models/document/policycomparison.h"
#include "models/document/scenariodocument.h"
#include "models/lists/moversmodel.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "models/words/valueformat.h"
#include "views/compare/moverstables.h"
#include "views/compare/policyview.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/emptystate.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/textwithbuttons.h"

#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace fairlead::views {

using models::MoversModel;
using models::PolicyComparison;

ComparePage::ComparePage(models::ScenarioDocument* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_comparison(new PolicyComparison(document, this))
    , m_title(new PlainLabel(this))
    , m_effect(new PlainLabel(this))
    , m_choose(new QToolButton(this))
    , m_back(new QToolButton(this))
    , m_stack(new QStackedWidget(this))
{
    auto* empty = new EmptyState(document, this);
    const auto sayWhatToDo = [document, empty] {
        const bool hasShares = !document->hasSnapshot() || !traitsOf(document->policy()).hasTargets;
        empty->setText(tr("Nothing to compare yet"),
                       hasShares ? tr("Change a weight under What-if or a share in the tree; every "
                                      "job that moves is listed here. Or compare with the policy "
                                      "of another cluster or scheduler.")
                                 : tr("Change a weight under What-if; every job that moves is "
                                      "listed here. Or compare with the policy of another cluster "
                                      "or scheduler."));
    };
    sayWhatToDo();
    connect(document, &models::ScenarioDocument::snapshotShown, empty, sayWhatToDo);
    auto* policy = new PolicyView(document, m_comparison, this);
    connect(policy, &PolicyView::jobActivated, this, &ComparePage::jobActivated);
    m_scenario = makeScenario();
    m_empty = empty;
    m_policy = policy;
    for (auto* widget : {m_scenario, m_empty, m_policy})
        m_stack->addWidget(widget);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapBetween, gapEdge, gapInside);
    layout->setSpacing(gapInside);
    layout->addWidget(makeTop());
    layout->addWidget(m_effect);
    layout->addWidget(m_stack, 1);
    connect(m_comparison, &PolicyComparison::changed, this, &ComparePage::refresh);
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &ComparePage::refresh);
    connect(document, &models::ScenarioDocument::snapshotShown, this, &ComparePage::refresh);
    refresh();
}

QWidget* ComparePage::makeTop()
{
    setTextSize(*m_title, TextSize::Title);
    m_title->setObjectName(QStringLiteral("compareTitle"));
    m_effect->setObjectName(QStringLiteral("compareEffect"));
    m_effect->setWordWrap(true);
    m_choose->setObjectName(QStringLiteral("comparePolicy"));
    m_choose->setText(tr("Compare with a policy …"));
    m_choose->setToolTip(tr("Rank the same queue by another slurm.conf, output of scontrol show "
                            "config, moab.cfg or maui.cfg."));
    m_back->setObjectName(QStringLiteral("compareBack"));
    m_back->setText(tr("Back to the scenario"));
    m_back->setToolTip(tr("Compare with the cluster as it was read again."));
    connect(m_choose, &QToolButton::clicked, this, &ComparePage::policyRequested);
    connect(m_back, &QToolButton::clicked, this, [this] {
        m_comparison->clear();
        m_choose->setFocus(); // the button that had it is gone
    });
    for (auto* button : {m_choose, m_back})
        button->setFocusPolicy(Qt::StrongFocus);
    return new TextWithButtons(m_title, {m_back, m_choose}, this);
}

QWidget* ComparePage::makeScenario()
{
    constexpr int most = 200;
    auto* tables
        = new MoversTables(new MoversModel(m_document, MoversModel::Scope::Accounts, 0, this),
                           new MoversModel(m_document, MoversModel::Scope::Jobs, most, this),
                           {QStringLiteral("accountMovers"), QStringLiteral("jobMovers"),
                            tr("Jobs that gain most, then jobs that lose most")},
                           this);
    tables->setObjectName(QStringLiteral("compareSplitter"));
    connect(tables, &MoversTables::jobActivated, this, &ComparePage::jobActivated);
    return tables;
}

QString ComparePage::scenarioTitle() const
{
    switch (m_document->hasSnapshot() ? m_document->baseSnapshot()->basis : Basis::Reading) {
    case Basis::Reading:
        break;
    case Basis::Rebuilt:
        return tr("Who gains and who loses compared with the cluster as it is rebuilt for %1")
            .arg(models::valueformat::moment(m_document->baseSnapshot()->takenAt));
    case Basis::Coming:
        return tr("Who gains and who loses compared with %1, if all goes on as it is")
            .arg(models::valueformat::moment(m_document->now()));
    }
    return tr("Who gains and who loses compared with the cluster as it was read");
}

QString ComparePage::effectText() const
{
    return models::inARow(
        {models::effectSentence(*m_document->difference()),
         models::halfLifeSentence(*m_document->baseline()->evaluation, *m_document->evaluation()),
         models::limitsSentence(m_document->policy())});
}

void ComparePage::refresh()
{
    const bool isAgainst = m_comparison->isActive();
    const bool isThere
        = !isAgainst && m_document->isEdited() && m_document->difference() != nullptr;
    m_title->setText(isAgainst ? tr("The same queue under two policies") : scenarioTitle());
    m_back->setVisible(isAgainst);
    m_choose->setEnabled(m_document->hasSnapshot());
    m_stack->setCurrentWidget(isAgainst ? m_policy : isThere ? m_scenario : m_empty);
    m_effect->setVisible(isThere);
    if (isThere)
        m_effect->setText(effectText());
}

} // namespace fairlead::views
