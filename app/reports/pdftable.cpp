// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdftable.h"

#include "app/reports/reportcolours.h"

#include <algorithm>
#include <numeric>

namespace fairlead::reports {

namespace {

constexpr qreal gap = 8; // between two columns
constexpr qreal padding = 2.5; // above and below the text of a row
constexpr qreal smallestTextColumn = 44;
constexpr qreal smallestPainted = 150;

TextStyle styleOf(const PdfCell& cell)
{
    return cell.isBold ? TextStyle::SmallBold : TextStyle::Small;
}

qreal longestWord(PdfCanvas& canvas, const QString& text)
{
    qreal longest = 0;
    for (const auto& word : text.split(QLatin1Char(' ')))
        longest = std::max(longest, canvas.textWidth(word, TextStyle::SmallBold));
    return longest;
}

Qt::Alignment alignment(const PdfColumn& column)
{
    return column.isNumber ? Qt::AlignRight : Qt::AlignLeft;
}

} // namespace

qreal PdfTable::neededWidth(PdfCanvas& canvas, std::size_t column) const
{
    auto needed = longestWord(canvas, m_columns[column].title);
    for (const auto& row : m_rows)
        needed = std::max(
            needed, row[column].indent + canvas.textWidth(row[column].text, styleOf(row[column])));
    return needed;
}

std::vector<qreal> PdfTable::widths(PdfCanvas& canvas) const
{
    std::vector<qreal> widths;
    std::size_t painted = m_columns.size();
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        if (m_columns[c].paint)
            painted = c;
        widths.push_back(m_columns[c].paint ? smallestPainted : neededWidth(canvas, c));
    }
    const auto gaps = gap * static_cast<qreal>(m_columns.size() - 1);
    auto spare = PdfCanvas::width() - gaps - std::accumulate(widths.begin(), widths.end(), 0.0);
    // Too wide: the widest column of words gives way until all fit.
    while (spare < 0) {
        auto widest = widths.end();
        for (std::size_t c = 0; c < widths.size(); ++c) {
            const auto candidate = widths.begin() + static_cast<std::ptrdiff_t>(c);
            const bool mayShrink
                = !m_columns[c].isNumber && !m_columns[c].paint && *candidate > smallestTextColumn;
            if (mayShrink && (widest == widths.end() || *candidate > *widest))
                widest = candidate;
        }
        if (widest == widths.end())
            break;
        *widest -= 1;
        spare += 1;
    }
    if (spare > 0 && painted < widths.size())
        widths[painted] += spare;
    else if (spare > 0)
        for (auto& width : widths)
            width += spare / static_cast<qreal>(widths.size());
    return widths;
}

qreal PdfTable::headerHeight(PdfCanvas& canvas, const std::vector<qreal>& widths) const
{
    qreal height = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        height = std::max(height,
                          canvas.textHeight(m_columns[c].title, TextStyle::SmallBold, widths[c]));
    return height + 2 * padding;
}

qreal PdfTable::rowHeight(PdfCanvas& canvas, const std::vector<qreal>& widths,
                          std::size_t row) const
{
    qreal height = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto& cell = m_rows[row][c];
        height = std::max(height,
                          canvas.textHeight(cell.text, styleOf(cell), widths[c] - cell.indent));
    }
    return height + 2 * padding;
}

void PdfTable::paintHeader(PdfCanvas& canvas, const std::vector<qreal>& widths) const
{
    const auto height = headerHeight(canvas, widths);
    qreal x = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto& title = m_columns[c].title;
        const auto taken = canvas.textHeight(title, TextStyle::SmallBold, widths[c]);
        canvas.text({x, canvas.y() + height - padding - taken, widths[c], taken}, title,
                    TextStyle::SmallBold, QColor(colours::secondary), alignment(m_columns[c]));
        x += widths[c] + gap;
    }
    canvas.advance(height);
    canvas.fill(QRectF(0, canvas.y() - 0.4, PdfCanvas::width(), 0.8), QColor(colours::secondary));
}

void PdfTable::paintRow(PdfCanvas& canvas, const std::vector<qreal>& widths, std::size_t row) const
{
    const auto height = rowHeight(canvas, widths, row);
    qreal x = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto& cell = m_rows[row][c];
        const QRectF area(x, canvas.y() + padding, widths[c], height - 2 * padding);
        if (m_columns[c].paint)
            m_columns[c].paint(canvas, area, row);
        else
            canvas.text(area.adjusted(cell.indent, 0, 0, 0), cell.text, styleOf(cell), cell.colour,
                        alignment(m_columns[c]));
        x += widths[c] + gap;
    }
    canvas.advance(height);
    canvas.fill(QRectF(0, canvas.y() - 0.2, PdfCanvas::width(), 0.4), QColor(colours::rule));
}

void PdfTable::paint(PdfCanvas& canvas) const
{
    const auto columnWidths = widths(canvas);
    if (!m_rows.empty())
        canvas.ensure(headerHeight(canvas, columnWidths) + rowHeight(canvas, columnWidths, 0));
    paintHeader(canvas, columnWidths);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (canvas.ensure(rowHeight(canvas, columnWidths, row)))
            paintHeader(canvas, columnWidths);
        paintRow(canvas, columnWidths, row);
    }
    canvas.advance(6);
}

} // namespace fairlead::reports
