// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/modeband.h"

#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QEvent>
#include <QPainter>

namespace fairlead::views {

ModeBand::ModeBand(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("modeBand"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMode(models::Mode::Monitor);
}

QString ModeBand::word(models::Mode mode)
{
    switch (mode) {
    case models::Mode::Monitor:
        return tr("Monitor");
    case models::Mode::WhatIf:
        return tr("What-if");
    case models::Mode::Apply:
        return tr("Apply");
    }
    return {};
}

QString ModeBand::meaning() const
{
    switch (m_mode) {
    case models::Mode::Monitor:
        return m_shown.isEmpty() ? tr("the cluster as it was read; nothing is changed")
                                 : tr("%1; nothing is changed", "what is shown").arg(m_shown);
    case models::Mode::WhatIf:
        return tr("edits live in the scenario only; the cluster is not changed");
    case models::Mode::Apply:
        return tr("changes are being applied");
    }
    return {};
}

QString ModeBand::text() const
{
    if (!m_nothing.isEmpty())
        return m_nothing;
    return m_note.isEmpty() ? meaning() : meaning() + QStringLiteral("  ·  ") + m_note;
}

void ModeBand::setMode(models::Mode mode, const QString& note, const QString& shown)
{
    m_mode = mode;
    m_note = note;
    m_shown = shown;
    m_nothing.clear();
    setAccessibleName(tr("Mode: %1").arg(word(m_mode)));
    describe();
}

void ModeBand::describe()
{
    const auto whole = m_connection.isEmpty() || !m_nothing.isEmpty()
        ? text()
        : text() + QStringLiteral("  ·  ") + connectionText();
    setAccessibleDescription(whole);
    setToolTip(whole); // a narrow window cuts it
    update();
}

void ModeBand::setNothing(const QString& why)
{
    setMode(models::Mode::Monitor);
    m_nothing = why;
    setAccessibleName(why);
    describe();
}

void ModeBand::setConnection(const QString& name, models::Mode purpose)
{
    m_connection = name;
    m_purpose = purpose;
    if (m_nothing.isEmpty())
        setMode(m_mode, m_note, m_shown);
}

QString ModeBand::connectionText() const
{
    return m_connection.isEmpty() ? QString()
                                  : tr("%1: meant for %2").arg(m_connection, word(m_purpose));
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
    auto area = rect().adjusted(gapEdge, 0, -gapEdge - paintConnection(painter), 0);
    painter.setPen(inkOn(ground));
    auto bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    QRect used;
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                     m_nothing.isEmpty() ? word(m_mode) : QStringLiteral("–"), &used);

    painter.setFont(font());
    area.setLeft(used.right() + gapBetween);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

int ModeBand::paintConnection(QPainter& painter) const
{
    if (m_connection.isEmpty())
        return 0;
    const auto shown = fontMetrics().elidedText(connectionText(), Qt::ElideMiddle, width() * 2 / 5);
    const int wide = fontMetrics().horizontalAdvance(shown) + 2 * gapBetween;
    const QRect place(width() - wide, 0, wide, height());
    const auto ground = modeColor(m_purpose, palette());
    painter.fillRect(place, ground);
    painter.setPen(inkOn(ground));
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, shown);
    // Of the same colour as the band, it still is a thing of its own.
    painter.drawLine(place.topLeft(), place.bottomLeft());
    return wide;
}

void ModeBand::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_nothing.isEmpty())
        setMode(m_mode, m_note, m_shown);
    QWidget::changeEvent(event);
}

} // namespace fairlead::views
