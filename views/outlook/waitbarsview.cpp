// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/outlook/waitbarsview.h"

#include "models/outlook/outlookmodel.h"
#include "models/words/showntext.h"
#include "views/outlook/legendflow.h"
#include "views/outlook/waitticks.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>

namespace fairlead::views {

using models::OutlookModel;

namespace {
constexpr int betweenRows = 10;
constexpr int besideMark = 4; // between a mark or a bar and its text

double sum(const std::array<double, replay::waitKinds>& parts)
{
    return std::accumulate(parts.begin(), parts.end(), 0.0);
}
} // namespace

WaitBarsView::WaitBarsView(OutlookModel* model, QWidget* parent)
    : HeadedChart(model, parent)
{
    setObjectName(QStringLiteral("outlookParts"));
    setAccessibleName(tr("Where the wait of each group went; the table has the numbers"));
    refit();
}

void WaitBarsView::measure()
{
    m_longest = 0.0;
    int widest = 0; // of the figures at the ends of the bars
    for (const auto& row : m_model->shownRows()) {
        for (std::size_t policy = 0; policy < row.parts.size(); ++policy) {
            m_longest = std::max(m_longest, sum(row.parts[policy]));
            widest = std::max(widest, fontMetrics().horizontalAdvance(sumText(row, policy)));
        }
    }
    m_figureWidth = besideMark + widest + 2;
}

QString WaitBarsView::sumText(const models::OutlookRow& row, std::size_t policy) const
{
    return m_model->policyText(row, policy, sum(row.parts[policy]));
}

int WaitBarsView::barHeight() const
{
    return fontMetrics().height();
}

int WaitBarsView::rowHeight() const
{
    const auto policies = std::max<qsizetype>(m_model->policyNames().size(), 1);
    return static_cast<int>(policies) * (barHeight() + 2) + betweenRows;
}

int WaitBarsView::neededHead() const
{
    const auto places = legendPlaces();
    return (places.empty() ? 0 : places.back().top()) + 2 * lineHeight(); // with the axis
}

int WaitBarsView::lineHeight() const
{
    return fontMetrics().height() + gapInside;
}

// Each finds a place of its own: together they may be wider than a small window.
QStringList WaitBarsView::orderTexts() const
{
    const auto names = m_model->policyNames();
    if (names.size() == 1)
        return {tr("replayed: %1").arg(names.first())};
    QStringList texts;
    for (qsizetype i = 0; i < names.size(); ++i)
        texts << tr("bar %1: %2", "of each group, from the top").arg(i + 1).arg(names[i]);
    return texts;
}

// Of each part, and at the end of what each bar is of.
std::vector<QRect> WaitBarsView::legendPlaces() const
{
    std::vector<int> widths;
    for (std::size_t part = 0; part < replay::waitKinds; ++part) {
        const auto name = OutlookModel::partName(static_cast<replay::WaitFor>(part));
        widths.push_back(fontMetrics().ascent() + besideMark + fontMetrics().horizontalAdvance(name)
                         + 2);
    }
    for (const auto& text : orderTexts())
        widths.push_back(fontMetrics().horizontalAdvance(text) + 2);
    return legendFlow(widths, nameWidth(), std::max(width(), leastChartWidth), lineHeight());
}

QSize WaitBarsView::sizeHint() const
{
    return {480, neededHeight()};
}

int WaitBarsView::neededHeight() const
{
    return headHeight() + m_model->rowCount() * rowHeight() + gapInside;
}

QSize WaitBarsView::minimumSizeHint() const
{
    return {leastChartWidth, neededHeight()};
}

QColor WaitBarsView::partColour(std::size_t part) const
{
    // Nobody's turn, a limit, others, the machine, the scheduler itself.
    constexpr std::array<std::size_t, replay::waitKinds> partSlots{0, 6, 2, 4, 3};
    return part == 0 ? mutedText(palette()) : partColor(partSlots[part], palette());
}

void WaitBarsView::paintLegend(QPainter& painter) const
{
    const int side = fontMetrics().ascent();
    const auto places = legendPlaces();
    for (std::size_t part = 0; part < replay::waitKinds; ++part) {
        const auto& place = places[part];
        const QRect mark(place.left(), place.top() + (place.height() - side) / 2, side, side);
        painter.fillRect(mark, partColour(part));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place.adjusted(side + besideMark, 0, 0, 0), Qt::AlignVCenter,
                         OutlookModel::partName(static_cast<replay::WaitFor>(part)));
    }
    painter.setPen(mutedText(palette()));
    auto place = places.begin() + replay::waitKinds;
    for (const auto& text : orderTexts()) {
        painter.drawText(*place, Qt::AlignVCenter,
                         fontMetrics().elidedText(text, Qt::ElideRight, place->width()));
        ++place;
    }
}

/// Of the longest bar.
double WaitBarsView::room() const
{
    return std::max(width() - nameWidth() - m_figureWidth, 1);
}

void WaitBarsView::paintAxis(QPainter& painter) const
{
    const int top = headHeight();
    double free = 0.0; // where the next label may begin
    for (const double tick : evenTicks(m_longest)) {
        const double x = nameWidth() + room() * tick / std::max(m_longest, 1.0);
        painter.setPen(hairline(palette()));
        painter.drawLine(QPointF(x, top - 2), QPointF(x, height()));
        const auto text = m_model->figureText(tick);
        const double wide = fontMetrics().horizontalAdvance(text) + 2.0;
        const double left = std::min(x - wide / 2.0, width() - wide);
        if (left < free)
            continue;
        free = left + wide + gapInside;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(left, top - lineHeight(), wide, fontMetrics().height()),
                         Qt::AlignCenter, text);
    }
}

void WaitBarsView::paintRow(QPainter& painter, int number) const
{
    const auto& row = m_model->shownRows()[static_cast<std::size_t>(number)];
    const int top = headHeight() + number * rowHeight();
    const QRect name(0, top, nameWidth() - gapBetween, rowHeight() - betweenRows);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        name, Qt::AlignVCenter | Qt::AlignRight,
        fontMetrics().elidedText(models::shownText(row.name), Qt::ElideMiddle, name.width()));
    const int figure = m_figureWidth;
    for (std::size_t policy = 0; policy < row.parts.size(); ++policy) {
        double x = nameWidth();
        const double y = top + static_cast<double>(policy) * (barHeight() + 2);
        for (std::size_t part = 0; part < replay::waitKinds; ++part) {
            const double wide = room() * row.parts[policy][part] / std::max(m_longest, 1.0);
            painter.fillRect(QRectF(x, y, wide, barHeight()), partColour(part));
            x += wide;
        }
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(x + besideMark, y, figure, barHeight()), Qt::AlignVCenter,
                         sumText(row, policy));
    }
}

QString WaitBarsView::itemText(int row) const
{
    const auto& shown = m_model->shownRows()[static_cast<std::size_t>(row)];
    const auto names = m_model->policyNames();
    QStringList lines{models::shownText(shown.name)};
    for (std::size_t policy = 0; policy < shown.parts.size(); ++policy) {
        lines << names.value(static_cast<qsizetype>(policy));
        for (std::size_t part = 0; part < replay::waitKinds; ++part)
            lines << tr("    %1: %2")
                         .arg(OutlookModel::partName(static_cast<replay::WaitFor>(part)),
                              m_model->figureText(shown.parts[policy][part]));
        for (const auto& limit : m_model->limitLines(shown, policy))
            lines << QStringLiteral("    ") + limit;
    }
    return lines.join(u'\n');
}

} // namespace fairlead::views
