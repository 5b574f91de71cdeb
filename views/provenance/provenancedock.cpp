// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/provenance/provenancedock.h"

#include "models/document/scenariodocument.h"
#include "models/lists/agreementmodel.h"
#include "views/provenance/momentcontrol.h"
#include "views/theme/textsizes.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTabWidget>
#include <QTreeView>

namespace fairlead::views {

using models::AgreementModel;
using models::ProvenanceModel;

namespace {
constexpr int narrowestBadge = 120; // pixels

QTreeView* tableOf(QAbstractItemModel* model, const char* name, const QString& accessibleName,
                   int wideColumn, QWidget* parent)
{
    auto* view = new QTreeView(parent);
    setUpTable(*view, QLatin1String(name), accessibleName);
    view->setModel(model);
    view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->header()->setSectionResizeMode(wideColumn, QHeaderView::Stretch);
    return view;
}
} // namespace

ProvenanceDock::ProvenanceDock(models::ScenarioDocument* document, QWidget* parent)
    : QDockWidget(tr("Where the numbers come from"), parent)
    , m_model(new ProvenanceModel(document, this))
    , m_differences(new AgreementModel(document, this))
    , m_badge(new PlainLabel(this))
    , m_hints(new PlainLabel(this))
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("provenanceDock"));
    m_badge->setObjectName(QStringLiteral("agreementBadge"));
    m_badge->setTextFormat(Qt::PlainText);
    m_badge->setWordWrap(true); // a verdict that is cut reads as another one
    m_badge->setMinimumWidth(narrowestBadge);
    m_hints->setObjectName(QStringLiteral("agreementHints"));
    m_hints->setWordWrap(true);
    m_hints->setContentsMargins(8, 0, 8, 0);
    m_tabs->setObjectName(QStringLiteral("provenanceTabs"));
    m_tabs->setAccessibleName(windowTitle());
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(
        tableOf(m_model, "provenanceTable", windowTitle(), ProvenanceModel::OriginColumn, this),
        tr("Inputs"));
    m_tabs->addTab(tableOf(m_differences, "differencesTable",
                           tr("Numbers that are not what the scheduler printed"),
                           AgreementModel::WhoseColumn, this),
                   QString());
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    m_moment = new MomentControl(document, content);
    m_top = new QBoxLayout(QBoxLayout::LeftToRight);
    m_top->setContentsMargins(8, 2, 8, 0);
    m_top->addWidget(m_badge, 1);
    m_top->addWidget(m_moment);
    layout->addLayout(m_top);
    layout->addWidget(m_hints);
    layout->addWidget(m_tabs, 1);
    setWidget(content);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProvenanceDock::showAgreement);
    connect(document, &models::ScenarioDocument::evaluationChanged, this,
            &ProvenanceDock::showAgreement);
    showAgreement();
}

models::AgreementBadge ProvenanceDock::badge() const
{
    return m_model->badge();
}

void ProvenanceDock::showDifferences()
{
    m_tabs->setCurrentIndex(m_differences->rowCount() > 0 ? 1 : 0);
}

void ProvenanceDock::setAway(bool isAway)
{
    if (isAway == m_isAway)
        return;
    m_isAway = isAway;
    m_moment->setAway(isAway);
    showAgreement();
}

void ProvenanceDock::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    arrangeTop();
}

/// One below the other where there is no room for both: large letters would cut the verdict.
void ProvenanceDock::arrangeTop()
{
    const int needed = m_badge->fontMetrics().horizontalAdvance(m_badge->text())
        + m_moment->sizeHint().width() + 4 * gapBetween;
    m_top->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ProvenanceDock::showAgreement()
{
    const auto badge = m_model->badge();
    m_badge->setText(badge.verdict != Verdict::Nothing ? badge.text
                         : m_isAway
                         ? tr("Of this moment there is no answer of the scheduler itself.")
                         : tr("The source holds no answer of the scheduler itself."));
    arrangeTop();
    m_badge->setToolTip(badge.details);
    m_hints->setText(badge.hints);
    m_hints->setVisible(!badge.hints.isEmpty());
    m_tabs->setTabText(1,
                       tr("Differences (%1)").arg(QLocale().toString(m_differences->rowCount())));
    emit agreementChanged();
}

} // namespace fairlead::views
