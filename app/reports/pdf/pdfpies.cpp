// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfpies.h"

#include "models/pies/pielayout.h"
#include "models/words/slicewords.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::reports {

namespace {

constexpr qreal shortest = 188; // of the room for two pies; labels may need more
constexpr qreal tallest = 420;
constexpr qreal betweenPies = 12;
constexpr qreal titleHeight = 18;
constexpr qreal besideTitle = 14; // of that labels may take: pushed down, their lines would cross
constexpr TextStyle style = TextStyle::Small;

models::PieStyle pieStyle(PdfCanvas& canvas, const QString& title)
{
    return {.largest = 76,
            .margin = 4,
            .leader = 10,
            .movesAside = true,
            .hasLegend = false,
            .title = {canvas.textWidth(title, TextStyle::Bold), besideTitle}};
}

qreal columnWidth()
{
    return (PdfCanvas::width() - betweenPies) / 2;
}

QPointF toPoint(const models::PiePoint& point)
{
    return {point.x, point.y};
}

QRectF toRect(const models::PieBox& box)
{
    return {box.left, box.top, box.width, box.height};
}

QPainterPath slicePath(const models::PieGeometry& pie, const models::PieSector& sector)
{
    constexpr qreal degrees = 360;
    const QRectF box(pie.center.x - pie.radius, pie.center.y - pie.radius, 2 * pie.radius,
                     2 * pie.radius);
    QPainterPath path;
    if (sector.span > 0.9999) {
        path.addEllipse(box);
        return path;
    }
    path.moveTo(toPoint(pie.center));
    path.arcTo(box, degrees / 4 - sector.start * degrees, -sector.span * degrees);
    path.closeSubpath();
    return path;
}

/// One of the two pies, in a column of the page.
class Pie
{
public:
    Pie(PdfCanvas& canvas, const models::SliceLayout& layout, double models::Slice::*fraction,
        const QString& title, const QLocale& locale)
        : m_canvas(canvas)
        , m_style(pieStyle(canvas, title))
    {
        for (const auto& slice : layout.slices) {
            m_colours.push_back(slice.colour);
            m_fractions.push_back(slice.*fraction);
            const auto name = models::slicewords::name(slice, locale);
            const auto value = models::valueformat::percent(slice.*fraction, locale);
            m_labels << name + QLatin1Char('\n') + value;
            const models::PieSize size{
                std::max(canvas.textWidth(name, style), canvas.textWidth(value, style)),
                canvas.textHeight(m_labels.last(), style, PdfCanvas::width())};
            constexpr qreal air = 2; // around a label in its slice
            m_sizes.push_back({{size.width + 2 * air, size.height + air}, size});
        }
    }

    [[nodiscard]] double roomyRadius(const models::PieBox& area) const
    {
        return models::roomyRadius(area, m_fractions, m_sizes, m_style);
    }

    /// Long names wrap. False: some label finds no room.
    bool arrange(const models::PieBox& area, double radius)
    {
        const auto wrapped = [this](std::size_t slice, double width) {
            const auto& label = m_labels[static_cast<qsizetype>(slice)];
            return models::PieSize{width, m_canvas.textHeight(label, style, width)};
        };
        m_pie = models::layoutPie(area, m_fractions, m_sizes, wrapped, radius, m_style);
        for (std::size_t i = 0; i < m_fractions.size(); ++i) {
            if (m_fractions[i] > 0 && m_pie.labels[i].place == models::PieLabel::Place::Hidden)
                return false;
        }
        return true;
    }

    [[nodiscard]] QPointF center() const { return toPoint(m_pie.center); }
    [[nodiscard]] qreal radius() const { return m_pie.radius; }

    void paint()
    {
        for (std::size_t i = 0; i < m_fractions.size(); ++i) {
            if (m_fractions[i] <= 0)
                continue;
            const auto path = slicePath(m_pie, m_pie.sectors[i]);
            m_canvas.fill(path, colour(i), m_colours[i].isHatched);
            m_canvas.stroke(
                path,
                toColour(palette::sliceEdge(colour(i).rgb() & RGB_MASK, palette::Ground::Paper)),
                0.5);
        }
        for (std::size_t i = 0; i < m_fractions.size(); ++i)
            paintLabel(i);
    }

private:
    [[nodiscard]] QColor colour(std::size_t slice) const
    {
        return toColour(palette::account(m_colours[slice], palette::Ground::Paper));
    }

    void paintLabel(std::size_t slice)
    {
        const auto& label = m_pie.labels[slice];
        const auto& words = m_labels[static_cast<qsizetype>(slice)];
        const auto box = toRect(label.box);
        if (label.place == models::PieLabel::Place::Inside) {
            const bool isHatched = m_colours[slice].isHatched;
            if (isHatched)
                m_canvas.fill(box, Qt::white);
            const auto ground = colour(slice).rgb() & RGB_MASK;
            m_canvas.text(box, words, style,
                          toColour(isHatched ? paper::ink : palette::inkOn(ground)),
                          Qt::AlignHCenter | Qt::AlignVCenter);
        } else if (label.place == models::PieLabel::Place::Outside) {
            QPainterPath line(toPoint(label.line.front()));
            for (const auto& point : label.line)
                line.lineTo(toPoint(point));
            m_canvas.stroke(line, toColour(paper::secondary));
            m_canvas.text(box, words, style, {}, label.isRight ? Qt::AlignLeft : Qt::AlignRight);
        }
    }

    PdfCanvas& m_canvas;
    models::PieStyle m_style;
    std::vector<models::SliceColour> m_colours;
    std::vector<double> m_fractions;
    QStringList m_labels; // two lines: name, percentage
    std::vector<models::PieLabelSize> m_sizes;
    models::PieGeometry m_pie;
};

/// Puts the pies side by side with one radius. False: some label finds no room.
bool arrange(Pie& promised, Pie& consumed, qreal top, qreal height)
{
    const auto column = columnWidth();
    const models::PieBox left{0, top, column, height};
    const models::PieBox right{column + betweenPies, top, column, height};
    const auto radius = std::min(promised.roomyRadius(left), consumed.roomyRadius(right));
    const bool isPromisedWhole = promised.arrange(left, radius);
    return consumed.arrange(right, radius) && isPromisedWhole;
}

/// The picture of a pie that has nothing to show.
void paintEmpty(PdfCanvas& canvas, const QPointF& centre, qreal radius, const QString& why)
{
    QPainterPath circle;
    circle.addEllipse(centre, radius, radius);
    canvas.fill(circle, toColour(paper::band));
    canvas.stroke(circle, toColour(paper::rule), 1);
    const auto inset = radius * 0.75;
    canvas.text({centre.x() - inset, centre.y() - inset, 2 * inset, 2 * inset}, why,
                TextStyle::Body, toColour(paper::secondary), Qt::AlignHCenter | Qt::AlignVCenter);
}

} // namespace

void paintPies(PdfCanvas& canvas, const models::SliceLayout& layout, const QString& whole,
               const QLocale& locale)
{
    constexpr qreal step = 20;
    namespace words = models::slicewords;
    Pie promised(canvas, layout, &models::Slice::promised, words::promised(), locale);
    Pie consumed(canvas, layout, &models::Slice::consumed, words::consumed(), locale);
    auto height = shortest;
    while (!arrange(promised, consumed, 0, height) && height < tallest)
        height += step;
    const auto room = titleHeight - besideTitle + height;
    canvas.ensure(room);
    const auto top = canvas.y();
    arrange(promised, consumed, top + titleHeight - besideTitle, height);

    const auto paintColumn = [&](Pie& pie, const QString& title, const QString& instead) {
        const QRectF above(pie.center().x() - columnWidth() / 2, top, columnWidth(), titleHeight);
        canvas.text(above, title, TextStyle::Bold, {}, Qt::AlignHCenter);
        if (instead.isEmpty())
            pie.paint();
        else
            paintEmpty(canvas, pie.center(), pie.radius(), instead);
    };
    paintColumn(promised, words::promised(),
                words::instead(layout, &models::Slice::promised, whole));
    paintColumn(consumed, words::consumed(),
                words::instead(layout, &models::Slice::consumed, whole));
    canvas.advance(room + 8);
}

} // namespace fairlead::reports
