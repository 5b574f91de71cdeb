// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/modeband.h"

#include "views/theme/textsizes.h"

#include <QEvent>
#include <QPainter>

namespace fairlead::views {

ModeBand::ModeBand(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("modeBand"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMode(Mode::Monitor);
}

QString ModeBand::word() const
{
    switch (m_mode) {
    case Mode::Monitor:
        return tr("Monitor");
    case Mode::WhatIf:
        return tr("What-if");
    }
    return {};
}

QString ModeBand::meaning() const
{
    switch (m_mode) {
    case Mode::Monitor:
        return tr("the cluster as it was read; nothing is changed");
    case Mode::WhatIf:
        return tr("edits live in the scenario only; the cluster is not changed");
    }
    return {};
}

QString ModeBand::text() const
{
    return m_note.isEmpty() ? meaning() : meaning() + QStringLiteral("  ·  ") + m_note;
}

void ModeBand::setMode(Mode mode, const QString& note)
{
    m_mode = mode;
    m_note = note;
    setAccessibleName(tr("Mode: %1").arg(word()));
    setAccessibleDescription(text());
    update();
}

QSize ModeBand::sizeHint() const
{
    return {200, fontMetrics().height() + 4};
}

QSize ModeBand::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

void ModeBand::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto ground = modeColor(m_mode, palette());
    painter.fillRect(rect(), ground);
    painter.setPen(inkOn(ground));

    auto bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    auto area = rect().adjusted(gapEdge, 0, -gapEdge, 0);
    QRect used;
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine, word(), &used);

    painter.setFont(font());
    area.setLeft(used.right() + gapBetween);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

void ModeBand::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setMode(m_mode, m_note);
    QWidget::changeEvent(event);
}

} // namespace fairlead::views
