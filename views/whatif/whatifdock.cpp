// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/whatif/whatifdock.h"

#include "models/document/absence.h"
#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "views/theme/textsizes.h"
#include "views/whatif/panels.h"
#include "views/widgets/inputs/parameterslider.h"
#include "views/widgets/texts/plainlabel.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace fairlead::views {

WhatIfDock::WhatIfDock(models::ScenarioDocument* document, models::ScenarioEditor* editor,
                       QWidget* parent)
    : QDockWidget(tr("What-if"), parent)
    , m_document(document)
    , m_editor(editor)
    , m_scroll(new QScrollArea)
    , m_effect(new PlainLabel)
    , m_reset(new QPushButton(tr("Reset all")))
{
    setObjectName(QStringLiteral("whatIfDock"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus); // scrolls to the box that has the keys
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_body = makeBody();
    m_scroll->setWidget(m_body);
    for (auto* slider : m_body->findChildren<ParameterSlider*>())
        slider->setStacked(true);
    m_scroll->setMinimumWidth(m_body->minimumSizeHint().width()
                              + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_scroll->viewport()->installEventFilter(this);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_scroll, 1);
    setWidget(content);

    using models::ScenarioDocument;
    connect(m_reset, &QPushButton::clicked, this, &WhatIfDock::resetAllRequested);
    connect(document, &ScenarioDocument::evaluationChanged, this, &WhatIfDock::refreshEffect);
    connect(document, &ScenarioDocument::scenarioChanged, this, &WhatIfDock::refreshEffect);
    connect(document, &ScenarioDocument::readingChanged, this, &WhatIfDock::refreshEffect);
    connect(document, &ScenarioDocument::policyChanged, this, &WhatIfDock::showPanel);
    connect(document, &ScenarioDocument::snapshotShown, this, &WhatIfDock::showPanel);
    connect(document, &ScenarioDocument::snapshotShown, this, [this] {
        refreshEnabled();
        refreshEffect();
    });
    refreshEnabled();
    refreshEffect();
}

void WhatIfDock::setLocked(bool isLocked)
{
    m_isLocked = isLocked;
    refreshEnabled();
}

void WhatIfDock::refreshEnabled()
{
    m_body->setEnabled(!m_isLocked && m_document->hasSnapshot());
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
    m_reset->setToolTip(tr("Reverts all edits of the scenario; can be undone"));
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

// All alike: one label that does not fit beside its box stacks every one.
void WhatIfDock::stackSliders()
{
    const auto sliders = m_body->findChildren<ParameterSlider*>();
    const int room = m_scroll->viewport()->width() - 2 * gapBetween;
    const bool isStacked = std::any_of(sliders.begin(), sliders.end(), [room](const auto* slider) {
        return slider->widthBeside() > room;
    });
    for (auto* slider : sliders)
        slider->setStacked(isStacked);
}

bool WhatIfDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        stackSliders();
    return QDockWidget::eventFilter(watched, event);
}

void WhatIfDock::refreshEffect()
{
    const bool isEdited = m_document->isEdited();
    m_reset->setEnabled(isEdited);
    if (!m_document->hasSnapshot())
        m_effect->setText(models::absenceOf(*m_document, {tr("Nothing is open."), {}}).title);
    else if (!isEdited)
        m_effect->setText(tr("No edits. Move a slider and watch the queue."));
    else if (m_document->difference() != nullptr)
        m_effect->setText(models::inARow({models::effectSentence(*m_document->difference()),
                                          models::limitsSentence(m_document->policy())}));
}

} // namespace fairlead::views
