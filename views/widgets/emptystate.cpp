// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/emptystate.h"

#include "views/theme/textsizes.h"
#include "views/widgets/plainlabel.h"

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

void EmptyState::setText(const QString& title, const QString& advice)
{
    m_title->setText(title);
    m_advice->setText(advice);
    setAccessibleName(title);
    setAccessibleDescription(advice);
}

QString EmptyState::title() const
{
    return m_title->text();
}

} // namespace fairlead::views
