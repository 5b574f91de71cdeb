// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdfpies.h"

#include "app/reports/reportcolours.h"
#include "app/reports/words.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairlead::reports {

namespace {

constexpr qreal radius = 74;
constexpr qreal betweenPies = 20;
constexpr qreal leader = 12; // from the rim to the end of a label's line
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

QPainterPath slicePath(const QPointF& centre, const PieSlice& slice)
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
                m_slices.push_back({sliceName(slice, words) + '\n' + words.percent(size),
                                    sliceColour(slice.colour), slice.colour.isHatched, start,
                                    size});
            start += size;
        }
    }

    /// Decides where each label goes; returns the height that pie and labels need.
    qreal arrange(qreal columnWidth)
    {
        m_labelWidth = columnWidth / 2 - radius - leader - 3;
        for (const auto& slice : m_slices) {
            if (fitsInside(slice))
                continue;
            auto& side = slice.middle() < 0.5 ? m_right : m_left;
            side.push_back({&slice, 0, m_canvas.textHeight(slice.label, style, m_labelWidth)});
        }
        std::reverse(m_left.begin(), m_left.end()); // clockwise is upwards on the left
        return std::max({2 * radius + 8, heightOf(m_left), heightOf(m_right)});
    }

    void paint(const QPointF& centre, qreal height)
    {
        for (const auto& slice : m_slices) {
            const auto path = slicePath(centre, slice);
            m_canvas.fill(path, slice.colour, slice.isHatched);
            if (m_slices.size() > 1)
                m_canvas.stroke(path, Qt::white, 0.8);
        }
        for (const auto& slice : m_slices) {
            if (fitsInside(slice))
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

    [[nodiscard]] static QPointF labelCentre(const QPointF& centre, const PieSlice& slice)
    {
        constexpr qreal outwards = 0.63;
        return slice.size > 0.9999 ? centre : onCircle(centre, slice.middle(), outwards * radius);
    }

    /// Whether the label's box lies within the slice, with a little air around it.
    [[nodiscard]] bool fitsInside(const PieSlice& slice)
    {
        const auto size = insideSize(slice) + QSizeF(4, 2);
        const QRectF box(labelCentre({}, slice) - QPointF(size.width(), size.height()) / 2, size);
        return slicePath({}, slice).contains(box);
    }

    void paintInside(const QPointF& centre, const PieSlice& slice)
    {
        const auto size = insideSize(slice);
        const auto ink = slice.isHatched ? QColor(colours::ink) : inkOn(slice.colour);
        const QRectF box(labelCentre(centre, slice) - QPointF(size.width(), size.height()) / 2,
                         size);
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
    static void spread(std::vector<OutsideLabel>& labels, const QPointF& centre, qreal height)
    {
        const auto top = centre.y() - height / 2;
        auto free = top;
        for (auto& label : labels) {
            const auto wanted
                = onCircle(centre, label.slice->middle(), radius + leader).y() - label.height / 2;
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
        for (const auto& label : labels) {
            const auto x = centre.x() + direction * (radius + leader);
            const auto y = label.top + label.height / 2;
            QPainterPath line(onCircle(centre, label.slice->middle(), radius - 2));
            line.lineTo(onCircle(centre, label.slice->middle(), radius + 4));
            line.lineTo(x, y);
            m_canvas.stroke(line, QColor(colours::secondary));
            const auto left = isRight ? x + 3 : x - 3 - m_labelWidth;
            m_canvas.text({left, label.top, m_labelWidth, label.height}, label.slice->label, style,
                          {}, isRight ? Qt::AlignLeft : Qt::AlignRight);
        }
    }

    PdfCanvas& m_canvas;
    std::vector<PieSlice> m_slices;
    std::vector<OutsideLabel> m_left;
    std::vector<OutsideLabel> m_right;
    qreal m_labelWidth = 0;
};

/// The picture of a pie that has nothing to show.
void paintEmpty(PdfCanvas& canvas, const QPointF& centre, const QString& why)
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
    const auto height = std::max(promised.arrange(column), consumed.arrange(column));
    canvas.ensure(height + 20);

    const QRectF left(0, canvas.y(), column, 14);
    const QRectF right = left.translated(column + betweenPies, 0);
    canvas.text(left, Words::tr("Promised"), TextStyle::Bold, {}, Qt::AlignHCenter);
    canvas.text(right, Words::tr("Consumed"), TextStyle::Bold, {}, Qt::AlignHCenter);

    const QPointF leftCentre(left.center().x(), canvas.y() + 20 + height / 2);
    const QPointF rightCentre(right.center().x(), leftCentre.y());
    if (layout.isEmpty || layout.hasNoShares)
        paintEmpty(canvas, leftCentre, Words::tr("Nobody has a share"));
    else
        promised.paint(leftCentre, height);
    if (layout.isEmpty || layout.hasNoUsage)
        paintEmpty(canvas, rightCentre, Words::tr("Nothing used yet"));
    else
        consumed.paint(rightCentre, height);
    canvas.advance(height + 28);
}

} // namespace fairlead::reports
