// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/compare/policyview.h"

#include "models/document/policycomparison.h"
#include "models/document/scenariodocument.h"
#include "models/lists/moversmodel.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "views/compare/moverstables.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace fairlead::views {

using models::MoversModel;
using models::PolicyComparison;

namespace {

QLabel* label(const char* name, QWidget* parent)
{
    auto* made = new PlainLabel(parent);
    made->setObjectName(QLatin1String(name));
    made->setWordWrap(true);
    return made;
}

QLabel* strong(QLabel* label)
{
    auto font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

PolicyView::PolicyView(models::ScenarioDocument* document, PolicyComparison* comparison,
                       QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_comparison(comparison)
    , m_here(label("policyHere", this))
    , m_there(label("policyThere", this))
    , m_agreement(strong(label("policyAgreement", this)))
    , m_effect(label("policyEffect", this))
    , m_assumed(label("policyAssumed", this))
{
    auto* tables
        = new MoversTables(new MoversModel(comparison, MoversModel::Scope::Accounts, this),
                           new MoversModel(comparison, MoversModel::Scope::Jobs, this),
                           {QStringLiteral("policyAccountMovers"),
                            QStringLiteral("policyJobMovers"), tr("Jobs that differ most")},
                           this);
    tables->setObjectName(QStringLiteral("policySplitter"));
    connect(tables, &MoversTables::jobActivated, this, &PolicyView::jobActivated);
    m_tables = tables;
    setTextSize(*m_assumed, TextSize::Secondary);

    auto* names = new QGridLayout;
    names->setHorizontalSpacing(gapBetween);
    names->setVerticalSpacing(4);
    names->addWidget(strong(new PlainLabel(tr("Here"), this)), 0, 0);
    names->addWidget(m_here, 0, 1);
    names->addWidget(strong(new PlainLabel(tr("There"), this)), 1, 0);
    names->addWidget(m_there, 1, 1);
    names->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gapInside);
    layout->addLayout(names);
    layout->addWidget(m_agreement);
    layout->addWidget(m_effect);
    layout->addWidget(m_assumed);
    layout->addWidget(m_tables, 1);
    connect(comparison, &PolicyComparison::changed, this, &PolicyView::refresh);
    connect(document, &models::ScenarioDocument::scenarioChanged, this, &PolicyView::showNames);
    connect(document, &models::ScenarioDocument::policyChanged, this, &PolicyView::showNames);
    refresh();
}

QString PolicyView::hereText() const
{
    if (!m_document->hasSnapshot())
        return {};
    const auto scheduler = models::schedulerName(m_document->policy());
    const auto cluster = models::shownText(m_document->snapshot()->cluster);
    const auto edits = static_cast<int>(m_document->scenario().edits.size());
    if (edits == 0)
        return tr("%1: %2, as it was read", "scheduler: cluster").arg(scheduler, cluster);
    return tr("%1: %2 with %Ln edit(s)", "scheduler: cluster", edits).arg(scheduler, cluster);
}

QString PolicyView::thereText() const
{
    if (m_comparison->policy() == nullptr)
        return {};
    return tr("%1: %2", "scheduler: file")
        .arg(models::schedulerName(m_comparison->policy()->settings), m_comparison->name());
}

void PolicyView::showNames()
{
    m_here->setText(hereText());
    m_there->setText(thereText());
}

// A newer request that fails leaves the older numbers, and says so.
void PolicyView::refresh()
{
    showNames();
    const auto& verdict = m_comparison->verdict();
    const auto& error = m_comparison->lastError();
    m_agreement->setVisible(verdict != nullptr || error);
    m_effect->setVisible(verdict != nullptr);
    m_tables->setVisible(verdict != nullptr);
    if (verdict != nullptr) {
        m_agreement->setText(models::agreementSentence(verdict->agreement));
        m_effect->setText(models::effectSentence(verdict->difference));
    }
    if (error)
        m_agreement->setText(tr("The queue cannot be evaluated under the other policy: %1")
                                 .arg(models::messageWords(error->message)));
    const auto assumed
        = verdict == nullptr ? QStringList() : models::comparisonAssumptions(*verdict);
    m_assumed->setVisible(!assumed.isEmpty());
    m_assumed->setText(tr("Assumed: %1").arg(models::listedApart(assumed)));
}

} // namespace fairlead::views
