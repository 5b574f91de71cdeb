// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/outlookstate.h"

#include "models/words/listwords.h"

#include <QStringList>

namespace fairlead::views {

OutlookState::OutlookState(QWidget* parent)
    : PlainLabel(parent)
{
    setObjectName(QStringLiteral("outlookState"));
    setWordWrap(true);
    setMinimumHeight(fontMetrics().lineSpacing());
    auto kept = sizePolicy();
    kept.setRetainSizeWhenHidden(true); // it comes and goes, and nothing moves
    setSizePolicy(kept);
}

void OutlookState::say(Part part, const QString& sentence)
{
    m_parts.at(part) = sentence;
    showParts();
}

void OutlookState::clearAll()
{
    m_parts = {};
    showParts();
}

void OutlookState::showParts()
{
    QStringList said;
    for (const auto& part : m_parts)
        if (!part.isEmpty())
            said << part;
    setText(models::inARow(said));
    setHidden(said.isEmpty());
}

} // namespace fairlead::views
