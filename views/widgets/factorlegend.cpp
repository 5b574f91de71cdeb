// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/factorlegend.h"

#include "models/partwords.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

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
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactorLegend::setPolicy(const Policy& policy)
{
    m_policy = policy;
    updateGeometry();
    update();
}

QList<FactorLegend::Entry> FactorLegend::entries(int width) const
{
    QList<Entry> all;
    const int line = fontMetrics().height();
    int x = 0;
    int y = 0;
    for (int f = 0; f < static_cast<int>(models::partwords::count(m_policy)); ++f) {
        const auto name = models::partwords::name(m_policy, static_cast<std::size_t>(f));
        const int needed = swatch + swatchGap + fontMetrics().horizontalAdvance(name) + 2;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += line + 2;
        }
        all.append({f, QRect(x, y, needed, line)});
        x += needed + gapBetween;
    }
    return all;
}

QSize FactorLegend::sizeHint() const
{
    return {entries(10000).constLast().area.right(), fontMetrics().height()};
}

int FactorLegend::heightForWidth(int width) const
{
    return entries(width).constLast().area.bottom() + 1;
}

void FactorLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    for (const auto& entry : entries(width())) {
        const auto factor = static_cast<Factor>(entry.factor);
        painter.fillRect(
            QRect(entry.area.left(), entry.area.center().y() - swatch / 2 + 1, swatch, swatch),
            factorColor(factor, palette()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(entry.area.adjusted(swatch + swatchGap, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         models::partwords::name(m_policy, static_cast<std::size_t>(entry.factor)));
    }
}

bool FactorLegend::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text;
        for (const auto& entry : entries(width())) {
            if (entry.area.contains(help->pos()))
                text = models::partwords::description(m_policy,
                                                      static_cast<std::size_t>(entry.factor));
        }
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace fairlead::views
