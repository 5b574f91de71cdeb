// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/whatifdock.h"

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/explanation.h"
#include "views/theme/textsizes.h"
#include "views/whatif/panels.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fairlead::views {

WhatIfDock::WhatIfDock(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                       QWidget* parent)
    : QDockWidget(tr("What-if"), parent)
    , m_document(document)
    , m_editor(editor)
    , m_effect(new QLabel)
    , m_reset(new QPushButton(tr("Reset all")))
{
    setObjectName(QStringLiteral("whatIfDock"));
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_body = makeBody();
    scroll->setWidget(m_body);
    scroll->setMinimumWidth(scroll->widget()->minimumSizeHint().width() + 18);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(scroll, 1);
    setWidget(content);

    using models::ScenarioDocument;
    connect(m_reset, &QPushButton::clicked, this, &WhatIfDock::resetAllRequested);
    connect(document, &ScenarioDocument::evaluationChanged, this, &WhatIfDock::refreshEffect);
    connect(document, &ScenarioDocument::scenarioChanged, this, &WhatIfDock::refreshEffect);
    connect(document, &ScenarioDocument::policyChanged, this, &WhatIfDock::showPanel);
    connect(document, &ScenarioDocument::snapshotShown, this, &WhatIfDock::showPanel);
    refreshEffect();
}

void WhatIfDock::setLocked(bool isLocked)
{
    m_body->setEnabled(!isLocked);
}

QWidget* WhatIfDock::makeHead()
{
    auto* head = new QWidget;
    m_effect->setObjectName(QStringLiteral("effectSentence"));
    m_effect->setWordWrap(true);
    m_effect->setMinimumHeight(2 * m_effect->fontMetrics().lineSpacing());
    m_effect->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_reset->setObjectName(QStringLiteral("resetAll"));
    m_reset->setAccessibleName(m_reset->text());
    m_reset->setToolTip(tr("Takes back every edit of the scenario; can be undone"));
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins(gapBetween, gapInside, gapBetween, gapInside);
    layout->addWidget(m_effect);
    layout->addWidget(m_reset);
    return head;
}

QWidget* WhatIfDock::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(gapBetween, 0, gapBetween, gapBetween);
    for (const auto& kind : whatIfPanels()) {
        m_panels.push_back(kind.make(m_document, m_editor));
        layout->addWidget(m_panels.back(), 1);
    }
    showPanel();
    return body;
}

void WhatIfDock::showPanel()
{
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        m_panels[i]->setVisible(whatIfPanels()[i].fits(m_document->policy()));
}

void WhatIfDock::refreshEffect()
{
    const bool isEdited = m_document->isEdited();
    m_reset->setEnabled(isEdited);
    if (!isEdited)
        m_effect->setText(tr("No edits. Move a slider and watch the queue."));
    else if (m_document->difference() != nullptr)
        m_effect->setText(models::effectSentence(*m_document->difference()));
}

} // namespace fairlead::views
