// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/cells/factorlegend.h"

#include "models/words/partwords.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/texts/plaintooltips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace fairlead::views {

namespace {

constexpr int swatch = 10;
constexpr int swatchGap = 5;

} // namespace

FactorLegend::FactorLegend(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("factorLegend"));
    setAccessibleName(tr("Colours of the factors"));
    setTextSize(*this, TextSize::Secondary);
    setMouseTracking(true);
    // Not Fixed: a second line would be more than the height of the hint.
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactorLegend::setPolicy(const Policy& policy)
{
    QList<Part> parts;
    const auto all = partsOf(policy);
    for (std::size_t part = 0; part < all.size(); ++part) {
        const bool canOpen = fairlead::canOpen(policy, part);
        auto help = models::partwords::help(all[part], policy);
        if (canOpen)
            help += QLatin1Char('\n') + tr("Click: what it is made of, for the selected jobs.");
        parts.append({models::partwords::name(all[part]), help, all[part].colour, canOpen});
    }
    setAll(std::move(parts));
}

void FactorLegend::setParts(const QStringList& names)
{
    QList<Part> parts;
    for (const auto& name : names)
        parts.append({name, {}, static_cast<std::size_t>(parts.size()), false});
    setAll(std::move(parts));
}

void FactorLegend::setAll(QList<Part> parts)
{
    if (parts == m_parts)
        return; // the keyboard stays where it is
    m_parts = std::move(parts);
    m_current = -1;
    const bool canOpen
        = std::any_of(m_parts.cbegin(), m_parts.cend(), [](const Part& p) { return p.canOpen; });
    setFocusPolicy(canOpen ? Qt::StrongFocus : Qt::NoFocus);
    updateGeometry();
    update();
}

QList<QRect> FactorLegend::areas(int width) const
{
    QList<QRect> all;
    const int line = fontMetrics().height() + 2;
    int x = 0;
    int y = 0;
    for (const auto& part : m_parts) {
        const int needed = swatch + swatchGap + fontMetrics().horizontalAdvance(part.name) + 2;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += line;
        }
        all.append(QRect(x, y, needed, line));
        x += needed + gapBetween;
    }
    return all;
}

QSize FactorLegend::sizeHint() const
{
    const auto all = areas(10000);
    return {all.isEmpty() ? 0 : all.constLast().right(), fontMetrics().height() + 2};
}

int FactorLegend::heightForWidth(int width) const
{
    const auto all = areas(width);
    return all.isEmpty() ? fontMetrics().height() + 2 : all.constLast().bottom() + 1;
}

int FactorLegend::partAt(QPoint place) const
{
    const auto all = areas(width());
    const auto found = std::find_if(all.cbegin(), all.cend(),
                                    [place](const QRect& area) { return area.contains(place); });
    return found == all.cend() ? -1 : static_cast<int>(found - all.cbegin());
}

void FactorLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto all = areas(width());
    for (int i = 0; i < m_parts.size(); ++i) {
        const auto& part = m_parts.at(i);
        const auto text = all.at(i).adjusted(swatch + swatchGap, 0, 0, 0);
        painter.fillRect(
            QRect(all.at(i).left(), all.at(i).center().y() - swatch / 2 + 1, swatch, swatch),
            partColor(part.colour, palette()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, part.name);
        if (part.canOpen) {
            painter.setPen(QPen(mutedText(palette()), 1.0, Qt::DotLine));
            painter.drawLine(text.left(), text.bottom(), text.right() - 2, text.bottom());
        }
        if (hasFocus() && i == m_current) {
            painter.setPen(palette().color(QPalette::Highlight));
            painter.drawRect(all.at(i).adjusted(-1, 0, 0, -1));
        }
    }
}

void FactorLegend::mousePressEvent(QMouseEvent* event)
{
    const int part = partAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || part < 0 || !m_parts.at(part).canOpen)
        return;
    m_current = part;
    update();
    emit partActivated(part);
}

void FactorLegend::mouseMoveEvent(QMouseEvent* event)
{
    const int part = partAt(event->position().toPoint());
    setCursor(part >= 0 && m_parts.at(part).canOpen ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

// To the next part that can be opened, around the ends.
void FactorLegend::step(int by)
{
    const auto count = static_cast<int>(m_parts.size());
    int next = m_current < 0 ? (by > 0 ? -1 : 0) : m_current;
    for (int tried = 0; tried < count; ++tried) {
        next = (next + by + count) % count;
        if (m_parts.at(next).canOpen)
            break;
    }
    m_current = next;
    setAccessibleDescription(m_parts.value(m_current).name);
    update();
}

void FactorLegend::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
        step(1);
        return;
    case Qt::Key_Left:
        step(-1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_parts.value(m_current).canOpen)
            emit partActivated(m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FactorLegend::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (m_current < 0)
        step(1);
    update();
}

bool FactorLegend::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        PlainToolTips::show(help->globalPos(), m_parts.value(partAt(help->pos())).help, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace fairlead::views
