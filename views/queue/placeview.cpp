// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/queue/placeview.h"

#include "models/document/scenariodocument.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/theme/colors.h"
#include "views/theme/textsizes.h"
#include "views/widgets/inputs/roundstep.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairlead::views {

namespace valueformat = models::valueformat;

namespace {
constexpr double othersPart = 0.4; // of the colour where another partition is meant
constexpr int mostMarks = 50; // more than that are a smear

const std::shared_ptr<const PriorityHistogram>& nothing()
{
    static const auto empty = std::make_shared<const PriorityHistogram>();
    return empty;
}

QString numberText(double value)
{
    return valueformat::priority(std::llround(value));
}
} // namespace

PlaceView::PlaceView(models::ScenarioDocument* document, QWidget* parent)
    : ItemChart(parent)
    , m_document(document)
    , m_histogram(nothing())
{
    setObjectName(QStringLiteral("placeView"));
    setAccessibleName(tr("How many rows of the queue have which priority"));
    connect(document, &models::ScenarioDocument::evaluationChanged, this, &PlaceView::refresh);
    connect(document, &models::ScenarioDocument::snapshotReset, this, [this] { setRows({}); });
    refresh();
}

void PlaceView::setRows(const std::vector<RowIndex>& rows)
{
    m_rows = rows;
    refresh();
}

void PlaceView::refresh()
{
    m_marks.clear();
    m_hasPartition = false;
    const auto& evaluation = m_document->evaluation();
    const auto& digest = m_document->outcome().digest;
    m_histogram
        = digest ? std::shared_ptr<const PriorityHistogram>(digest, &digest->histogram) : nothing();
    if (evaluation != nullptr) {
        const auto& partitions = evaluation->snapshot().rows.partition;
        for (const auto row : m_rows) {
            if (row.at() >= evaluation->rank.size() || evaluation->rank[row.at()] == 0)
                continue;
            m_marks.push_back(evaluation->priority[row.at()]);
            const auto own = partitions[row.at()];
            m_partition = own.isValid() ? own.at() : evaluation->snapshot().partitions.size();
        }
        m_hasPartition = m_marks.size() == 1 && m_partition < histogram().rows.size();
    }
    m_most = 1;
    for (std::size_t bin = 0; bin < PriorityHistogram::bins; ++bin)
        m_most = std::max(m_most, countOf(bin));
    if (const auto only = onlyPriority())
        setAccessibleDescription(onlyText(*only));
    else if (!m_marks.empty() && itemCount() > 0)
        setAccessibleDescription(itemText(static_cast<int>(histogram().binOf(m_marks.front()))));
    update();
    emit refreshed();
}

std::uint32_t PlaceView::countOf(std::size_t bin) const
{
    std::uint32_t count = 0;
    for (const auto& partition : histogram().rows)
        count += partition[bin];
    return count;
}

std::uint32_t PlaceView::countInPartition(std::size_t bin) const
{
    return m_hasPartition ? histogram().rows[m_partition][bin] : 0;
}

/// That of every row: a chart of it would be one bar on a long axis.
std::optional<double> PlaceView::onlyPriority() const
{
    if (histogram().isEmpty() || histogram().width > 1.0)
        return std::nullopt;
    std::optional<double> only;
    for (std::size_t bin = 0; bin < PriorityHistogram::bins; ++bin) {
        if (countOf(bin) > 0 && std::exchange(only, histogram().lowOf(bin)))
            return std::nullopt;
    }
    return only;
}

QSize PlaceView::sizeHint() const
{
    return {420, 8 * fontMetrics().height()};
}

QSize PlaceView::minimumSizeHint() const
{
    return {200, 5 * fontMetrics().height()};
}

QRect PlaceView::plotRect() const
{
    const int line = QFontMetrics(sized(font(), TextSize::Secondary)).height();
    return rect().adjusted(gapInside, line + 2, -gapInside, -2 * line - 2);
}

double PlaceView::pixelOf(double priority) const
{
    const auto plot = plotRect();
    const double part = (priority - histogram().lowest)
        / (histogram().width * static_cast<double>(PriorityHistogram::bins));
    return plot.left() + part * plot.width();
}

std::size_t PlaceView::binAt(int pixel) const
{
    const auto plot = plotRect();
    const double part = static_cast<double>(pixel - plot.left()) / std::max(plot.width(), 1);
    const auto last = static_cast<double>(PriorityHistogram::bins - 1);
    return static_cast<std::size_t>(
        std::clamp(std::floor(part * static_cast<double>(PriorityHistogram::bins)), 0.0, last));
}

int PlaceView::itemCount() const
{
    return histogram().isEmpty() || onlyPriority() ? 0 : static_cast<int>(PriorityHistogram::bins);
}

QRect PlaceView::itemRect(int bin) const
{
    const auto plot = plotRect();
    const auto edge = [&](int before) {
        return plot.left() + plot.width() * before / static_cast<int>(PriorityHistogram::bins);
    };
    return {edge(bin), plot.top(), edge(bin + 1) - edge(bin), plot.height() + 1};
}

/// The nearest one outside of the chart.
int PlaceView::itemAt(const QPoint& point) const
{
    return itemCount() == 0 ? -1 : static_cast<int>(binAt(point.x()));
}

QString PlaceView::itemText(int item) const
{
    const auto bin = static_cast<std::size_t>(item);
    const double from = histogram().lowOf(bin);
    const double to = highOf(bin);
    auto text = (from == to ? tr("Priority %1").arg(numberText(from))
                            : tr("Priority %1 to %2").arg(numberText(from), numberText(to)))
        + QLatin1Char('\n') + tr("%Ln row(s)", nullptr, static_cast<int>(countOf(bin)));
    if (const auto partition = partitionName(); !partition.isEmpty())
        text += QLatin1Char('\n')
            + tr("of them in %1: %2", "partition, rows")
                  .arg(partition, valueformat::count(countInPartition(bin)));
    return text;
}

/// The last priority of a range.
double PlaceView::highOf(std::size_t bin) const
{
    return histogram().lowOf(bin) + histogram().width - 1;
}

/// Of the one selected row; empty: there is none, or its partition is not known.
QString PlaceView::partitionName() const
{
    return m_hasPartition && m_partition < m_document->snapshot()->partitions.size()
        ? models::shownText(m_document->snapshot()->partitions[m_partition].name)
        : QString();
}

QStringList PlaceView::heads() const
{
    QStringList heads{tr("Priority from"), tr("to", "upper end of a range"), tr("Rows")};
    if (const auto partition = partitionName(); !partition.isEmpty())
        heads << tr("In %1", "partition").arg(partition);
    return heads;
}

QList<QStringList> PlaceView::rows() const
{
    QList<QStringList> rows;
    const bool hasPartition = !partitionName().isEmpty();
    for (std::size_t bin = PriorityHistogram::bins; !histogram().isEmpty() && bin-- > 0;) {
        if (countOf(bin) == 0)
            continue;
        rows << QStringList{numberText(histogram().lowOf(bin)), numberText(highOf(bin)),
                            valueformat::count(countOf(bin))};
        if (hasPartition)
            rows.back() << valueformat::count(countInPartition(bin));
    }
    return rows;
}

void PlaceView::paintEvent(QPaintEvent* /*event*/)
{
    if (histogram().isEmpty())
        return;
    QPainter painter(this);
    if (const auto only = onlyPriority()) {
        paintOnly(painter, *only);
        return;
    }
    paintBars(painter);
    paintAxis(painter);
    paintMarks(painter);
    paintCurrent(painter);
}

void PlaceView::paintOnly(QPainter& painter, double priority) const
{
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(rect().adjusted(gapInside, 0, -gapInside, 0),
                     Qt::AlignVCenter | Qt::AlignLeading | Qt::TextWordWrap, onlyText(priority));
}

QString PlaceView::onlyText(double priority) const
{
    return tr("All rows of the queue have the same priority, %1.").arg(numberText(priority));
}

void PlaceView::paintBars(QPainter& painter) const
{
    const auto plot = plotRect();
    const auto own = mutedText(palette());
    const auto others
        = m_hasPartition ? mixed(own, palette().color(QPalette::Window), othersPart) : own;
    const auto bar = [&](std::size_t bin, std::uint32_t count, const QColor& colour) {
        if (count == 0)
            return;
        const double wide = static_cast<double>(plot.width()) / PriorityHistogram::bins;
        const double high = std::max(1.0, plot.height() * static_cast<double>(count) / m_most);
        painter.fillRect(QRectF(plot.left() + wide * static_cast<double>(bin),
                                plot.bottom() + 1 - high, std::max(wide - 1, 1.0), high),
                         colour);
    };
    for (std::size_t bin = 0; bin < PriorityHistogram::bins; ++bin) {
        bar(bin, countOf(bin), others);
        bar(bin, countInPartition(bin), own);
    }
}

void PlaceView::paintAxis(QPainter& painter) const
{
    constexpr double steps = 4.0;
    const auto plot = plotRect();
    painter.setFont(sized(font(), TextSize::Secondary));
    const auto metrics = painter.fontMetrics();
    painter.setPen(hairline(palette()));
    painter.drawLine(plot.bottomLeft() + QPoint(0, 1), plot.bottomRight() + QPoint(0, 1));
    painter.setPen(mutedText(palette()));
    const double lowest = histogram().lowest;
    const double range = histogram().width * static_cast<double>(PriorityHistogram::bins);
    const double step = std::max(roundStep(range / steps), 1.0);
    for (double priority = std::ceil(lowest / step) * step; priority <= lowest + range;
         priority += step) {
        const auto text = numberText(priority);
        const int wide = metrics.horizontalAdvance(text) + 2;
        const int tick = static_cast<int>(std::lround(pixelOf(priority)));
        painter.drawLine(tick, plot.bottom() + 1, tick, plot.bottom() + 3);
        const int x = tick - wide / 2;
        painter.drawText(QRect(std::clamp(x, 0, std::max(width() - wide, 0)), plot.bottom() + 3,
                               wide, metrics.height()),
                         Qt::AlignCenter, text);
    }
    painter.drawText(QRect(0, plot.bottom() + 3 + metrics.height(), width(), metrics.height()),
                     Qt::AlignCenter, tr("Priority (points)"));
    painter.drawText(QRect(0, 0, width(), metrics.height()), Qt::AlignLeading,
                     tr("Rows of the queue, up to %1").arg(valueformat::count(m_most)));
}

void PlaceView::paintMarks(QPainter& painter) const
{
    const auto plot = plotRect();
    painter.setPen(QPen(palette().color(QPalette::Text), 2.0));
    for (std::size_t i = 0; i < std::min<std::size_t>(m_marks.size(), mostMarks); ++i) {
        const double x = pixelOf(m_marks[i] + 0.5);
        painter.drawLine(QPointF(x, plot.top() - 3), QPointF(x, plot.bottom() + 1));
    }
}

} // namespace fairlead::views
