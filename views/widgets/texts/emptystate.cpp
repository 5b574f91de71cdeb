// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/texts/emptystate.h"

#include "models/document/scenariodocument.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plainlabel.h"

#include <QVBoxLayout>

namespace fairlead::views {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_title(new PlainLabel(this))
    , m_advice(new PlainLabel(this))
{
    setObjectName(QStringLiteral("emptyState"));
    setTextSize(*m_title, TextSize::Title);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_advice->setAlignment(Qt::AlignCenter);
    m_advice->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gapEdge, gapEdge, gapEdge, gapEdge);
    layout->setSpacing(gapInside);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_advice);
    layout->addStretch();
}

EmptyState::EmptyState(const models::ScenarioDocument* document, QWidget* parent)
    : EmptyState(parent)
{
    using models::ScenarioDocument;
    m_document = document;
    for (const auto changed : {&ScenarioDocument::readingChanged, &ScenarioDocument::snapshotShown,
                               &ScenarioDocument::evaluationChanged})
        connect(document, changed, this, &EmptyState::refresh);
    connect(document, &ScenarioDocument::evaluationFailed, this, &EmptyState::refresh);
}

void EmptyState::setText(const QString& title, const QString& advice)
{
    m_own = {title, advice};
    refresh();
}

void EmptyState::refresh()
{
    const auto shown = m_document == nullptr ? m_own : models::absenceOf(*m_document, m_own);
    m_title->setText(shown.title);
    m_advice->setText(shown.advice);
    setAccessibleName(shown.title);
    setAccessibleDescription(shown.advice);
}

QString EmptyState::title() const
{
    return m_title->text();
}

} // namespace fairlead::views
