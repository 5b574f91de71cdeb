// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/keyfigure.h"

#include "views/theme/textsizes.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fairlead::views {

KeyFigure::KeyFigure(const QString& name, const QString& caption, QWidget* parent)
    : QWidget(parent)
    , m_caption(new QLabel(caption, this))
    , m_value(new QLabel(this))
    , m_note(new QLabel(this))
{
    setObjectName(name);
    setTextSize(*m_caption, TextSize::Secondary);
    setTextSize(*m_value, TextSize::Title);
    setTextSize(*m_note, TextSize::Secondary);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (auto* label : {m_caption, m_value, m_note})
        layout->addWidget(label);
    layout->addStretch();
}

void KeyFigure::setFigure(const QString& value, const QString& note)
{
    m_value->setText(value);
    m_note->setText(note);
    setAccessibleName(m_caption->text() + QStringLiteral(": ") + value);
    setAccessibleDescription(note);
}

QString KeyFigure::value() const
{
    return m_value->text();
}

} // namespace fairlead::views
