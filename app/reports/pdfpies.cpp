// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdfpies.h"

#include "app/reports/reportcolours.h"
#include "app/reports/words.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fairlead::reports {

namespace {

constexpr qreal largestRadius = 76;
constexpr qreal smallestRadius = 50;
constexpr qreal betweenPies = 12;
constexpr qreal leader = 10; // from the rim to the end of a label's line
constexpr qreal beforeLabel = 3;
constexpr qreal titleHeight = 18;
constexpr qreal smallestShown = 0.0005; // what reads 0.0% needs no label
constexpr TextStyle style = TextStyle::Small;
constexpr qreal fullTurn = 2 * std::numbers::pi;
constexpr qreal degrees = 360;

struct PieSlice
{
    QString label; ///< two lines: name, percentage
    QColor colour;
    bool isHatched = false;
    qreal start = 0; ///< turns from twelve o'clock, clockwise
    qreal size = 0; ///< turns

    [[nodiscard]] qreal middle() const { return start + size / 2; }
};

struct OutsideLabel
{
    const PieSlice* slice = nullptr;
    qreal top = 0;
    qreal height = 0;
};

QString sliceName(const models::Slice& slice, const ReportText& words)
{
    switch (slice.kind) {
    case models::SliceKind::Association:
        return fromUtf8(slice.label);
    case models::SliceKind::Others:
        return Words::tr("others (%1)").arg(words.number(static_cast<qint64>(slice.memberCount())));
    case models::SliceKind::Former:
        return Words::tr("removed accounts");
    }
    return {};
}

/// A point on a circle; `turns` from twelve o'clock, clockwise.
QPointF onCircle(const QPointF& centre, qreal turns, qreal distance)
{
    return centre + QPointF(std::sin(turns * fullTurn), -std::cos(turns * fullTurn)) * distance;
}

QPainterPath slicePath(const QPointF& centre, qreal radius, const PieSlice& slice)
{
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    QPainterPath path;
    if (slice.size > 0.9999) {
        path.addEllipse(box);
        return path;
    }
    path.moveTo(centre);
    path.arcTo(box, degrees / 4 - slice.start * degrees, -slice.size * degrees);
    path.closeSubpath();
    return path;
}

/// One of the two pies, around a centre inside a column of the page.
class Pie
{
public:
    Pie(PdfCanvas& canvas, const models::SliceLayout& layout, double models::Slice::*fraction,
        const ReportText& words)
        : m_canvas(canvas)
    {
        qreal start = 0;
        for (const auto& slice : layout.slices) {
            const auto size = slice.*fraction;
            if (size > 0)
                m_slices.push_back(
                    {sliceName(slice, words) + QLatin1Char('\n') + words.percent(size),
                     sliceColour(slice.colour), slice.colour.isHatched, start, size});
            start += size;
        }
    }

    /// The largest radius that leaves the names beside the pie room in a column.
    [[nodiscard]] qreal bestRadius(qreal columnWidth)
    {
        constexpr qreal step = 2;
        for (auto radius = largestRadius; radius > smallestRadius; radius -= step) {
            const auto [left, right] = outsideRoom(radius);
            if (left + right + 2 * radius <= columnWidth)
                return radius;
        }
        return smallestRadius;
    }

    /// Decides where pie and labels go; returns the height that they need.
    qreal arrange(qreal columnWidth, qreal radius)
    {
        m_radius = radius;
        const auto [left, right] = outsideRoom(radius);
        const auto free = columnWidth - 2 * radius;
        // Names that are too long for both sides wrap; each side gets at least what it can use of
        // its half.
        const auto half = free / 2;
        m_leftRoom = left + right <= free ? left + (free - left - right) / 2
            : left <= half                ? left
            : right <= half               ? free - right
                                          : half;
        m_rightRoom = free - m_leftRoom;
        m_offset = m_leftRoom + radius;
        for (const auto& slice : m_slices) {
            if (slice.size < smallestShown || fitsInside(slice, radius))
                continue;
            const bool isRight = slice.middle() < 0.5;
            const auto height = m_canvas.textHeight(slice.label, style, labelWidth(isRight));
            (isRight ? m_right : m_left).push_back({&slice, 0, height});
        }
        std::reverse(m_left.begin(), m_left.end()); // clockwise is upwards on the left
        return std::max({2 * radius + 8, heightOf(m_left), heightOf(m_right)});
    }

    [[nodiscard]] bool isEmpty() const { return m_slices.empty(); }
    /// Of the centre from the left of the column.
    [[nodiscard]] qreal offset() const { return m_offset; }

    void paint(const QPointF& centre, qreal height)
    {
        for (const auto& slice : m_slices) {
            const auto path = slicePath(centre, m_radius, slice);
            m_canvas.fill(path, slice.colour, slice.isHatched);
            if (m_slices.size() > 1)
                m_canvas.stroke(path, Qt::white, 0.8);
        }
        for (const auto& slice : m_slices) {
            if (slice.size >= smallestShown && fitsInside(slice, m_radius))
                paintInside(centre, slice);
        }
        paintOutside(centre, height, m_right, true);
        paintOutside(centre, height, m_left, false);
    }

private:
    [[nodiscard]] QSizeF insideSize(const PieSlice& slice)
    {
        qreal width = 0;
        for (const auto& line : slice.label.split(QLatin1Char('\n')))
            width = std::max(width, m_canvas.textWidth(line, style));
        return {width, m_canvas.textHeight(slice.label, style, width + 1)};
    }

    /// What the labels beside a pie of that radius take on its left and right.
    [[nodiscard]] std::pair<qreal, qreal> outsideRoom(qreal radius)
    {
        std::pair<qreal, qreal> room{0, 0};
        for (const auto& slice : m_slices) {
            if (slice.size < smallestShown || fitsInside(slice, radius))
                continue;
            auto& side = slice.middle() < 0.5 ? room.second : room.first;
            side = std::max(side, insideSize(slice).width() + leader + beforeLabel);
        }
        return room;
    }

    [[nodiscard]] qreal labelWidth(bool isRight) const
    {
        return (isRight ? m_rightRoom : m_leftRoom) - leader - beforeLabel;
    }

    [[nodiscard]] static QPointF labelCentre(const QPointF& centre, qreal radius,
                                             const PieSlice& slice)
    {
        constexpr qreal outwards = 0.63;
        return slice.size > 0.9999 ? centre : onCircle(centre, slice.middle(), outwards * radius);
    }

    /// Whether the label's box lies within the slice, with a little air around it.
    [[nodiscard]] bool fitsInside(const PieSlice& slice, qreal radius)
    {
        const auto size = insideSize(slice) + QSizeF(4, 2);
        const QRectF box(labelCentre({}, radius, slice) - QPointF(size.width(), size.height()) / 2,
                         size);
        return slicePath({}, radius, slice).contains(box);
    }

    void paintInside(const QPointF& centre, const PieSlice& slice)
    {
        const auto size = insideSize(slice);
        const auto ink = slice.isHatched ? QColor(colours::ink) : inkOn(slice.colour);
        const QRectF box(
            labelCentre(centre, m_radius, slice) - QPointF(size.width(), size.height()) / 2, size);
        if (slice.isHatched)
            m_canvas.fill(box, Qt::white);
        m_canvas.text(box, slice.label, style, ink, Qt::AlignHCenter);
    }

    [[nodiscard]] static qreal heightOf(const std::vector<OutsideLabel>& labels)
    {
        qreal height = 0;
        for (const auto& label : labels)
            height += label.height + 2;
        return height;
    }

    /// Labels as near to their slices as they can be without touching one another.
    void spread(std::vector<OutsideLabel>& labels, const QPointF& centre, qreal height) const
    {
        const auto top = centre.y() - height / 2;
        auto free = top;
        for (auto& label : labels) {
            const auto wanted
                = onCircle(centre, label.slice->middle(), m_radius + leader).y() - label.height / 2;
            label.top = std::max(wanted, free);
            free = label.top + label.height + 2;
        }
        auto limit = top + height;
        for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
            label->top = std::min(label->top, limit - label->height);
            limit = label->top - 2;
        }
    }

    void paintOutside(const QPointF& centre, qreal height, std::vector<OutsideLabel>& labels,
                      bool isRight)
    {
        spread(labels, centre, height);
        const qreal direction = isRight ? 1 : -1;
        const auto width = labelWidth(isRight);
        for (const auto& label : labels) {
            const auto x = centre.x() + direction * (m_radius + leader);
            const auto y = label.top + label.height / 2;
            QPainterPath line(onCircle(centre, label.slice->middle(), m_radius - 2));
            line.lineTo(onCircle(centre, label.slice->middle(), m_radius + 4));
            line.lineTo(x, y);
            m_canvas.stroke(line, QColor(colours::secondary));
            const auto left = isRight ? x + beforeLabel : x - beforeLabel - width;
            m_canvas.text({left, label.top, width, label.height}, label.slice->label, style, {},
                          isRight ? Qt::AlignLeft : Qt::AlignRight);
        }
    }

    PdfCanvas& m_canvas;
    std::vector<PieSlice> m_slices;
    std::vector<OutsideLabel> m_left;
    std::vector<OutsideLabel> m_right;
    qreal m_radius = largestRadius;
    qreal m_offset = 0;
    qreal m_leftRoom = 0;
    qreal m_rightRoom = 0;
};

/// The picture of a pie that has nothing to show.
void paintEmpty(PdfCanvas& canvas, const QPointF& centre, qreal radius, const QString& why)
{
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    canvas.fill(circle, QColor(colours::band));
    canvas.stroke(circle, QColor(colours::rule), 1);
    const auto inset = radius * 0.75;
    canvas.text({centre.x() - inset, centre.y() - inset, 2 * inset, 2 * inset}, why,
                TextStyle::Body, QColor(colours::secondary), Qt::AlignHCenter | Qt::AlignVCenter);
}

} // namespace

void paintPies(PdfCanvas& canvas, const models::SliceLayout& layout, const ReportText& words)
{
    const auto column = (PdfCanvas::width() - betweenPies) / 2;
    Pie promised(canvas, layout, &models::Slice::promised, words);
    Pie consumed(canvas, layout, &models::Slice::consumed, words);
    const auto radius = std::min(promised.bestRadius(column), consumed.bestRadius(column));
    const auto height
        = std::max(promised.arrange(column, radius), consumed.arrange(column, radius));
    canvas.ensure(height + titleHeight);

    const auto top = canvas.y();
    const auto paintColumn = [&](Pie& pie, qreal left, const QString& title, const QString& empty) {
        const QPointF centre(left + pie.offset(), top + titleHeight + height / 2);
        canvas.text({centre.x() - column / 2, top, column, titleHeight}, title, TextStyle::Bold, {},
                    Qt::AlignHCenter);
        if (pie.isEmpty())
            paintEmpty(canvas, centre, radius, empty);
        else
            pie.paint(centre, height);
    };
    paintColumn(promised, 0, Words::tr("Promised"), Words::tr("Nobody has a share"));
    paintColumn(consumed, column + betweenPies, Words::tr("Consumed"),
                Words::tr("Nothing used yet"));
    canvas.advance(titleHeight + height + 8);
}

} // namespace fairlead::reports
