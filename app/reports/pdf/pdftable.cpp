// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdftable.h"

#include <algorithm>
#include <numeric>

namespace fairlead::reports {

namespace {

constexpr qreal smallestGap = 8; // between two columns
constexpr qreal largestGap = 30;
constexpr std::size_t rowsUnderHeader = 3; // a longer table begins with at least these
constexpr qreal belowTable = 10;
constexpr qreal padding = 2.5; // above and below the text of a row
constexpr qreal patchRoom = 10; // before the indented text
constexpr qreal patchSize = 6.5;
constexpr qreal smallestTextColumn = 44;
constexpr qreal smallestPainted = 150;
constexpr qreal tightestPainted = 100; // before words break

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

/// No word of it breaks.
qreal PdfTable::wordWidth(PdfCanvas& canvas, std::size_t column) const
{
    auto needed = longestWord(canvas, m_columns[column].title);
    for (const auto& row : m_rows)
        needed = std::max(needed, row[column].indent + longestWord(canvas, row[column].text));
    return needed;
}

/// What a column keeps of its width: words stay whole as long as a painted one can give way.
std::vector<qreal> PdfTable::leastWidths(PdfCanvas& canvas, Tightness tightness) const
{
    std::vector<qreal> least;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        if (m_columns[c].paint)
            least.push_back(tightness == Tightness::WholeWords ? smallestPainted : tightestPainted);
        else if (m_columns[c].isNumber || m_columns[c].isWhole)
            least.push_back(neededWidth(canvas, c));
        else if (tightness == Tightness::BrokenWords)
            least.push_back(smallestTextColumn);
        else
            least.push_back(std::max(smallestTextColumn, wordWidth(canvas, c)));
    }
    return least;
}

bool PdfTable::shrinkWidest(std::vector<qreal>& widths, const std::vector<qreal>& least)
{
    auto widest = widths.end();
    for (std::size_t c = 0; c < widths.size(); ++c) {
        const auto candidate = widths.begin() + static_cast<std::ptrdiff_t>(c);
        if (*candidate > least[c] && (widest == widths.end() || *candidate > *widest))
            widest = candidate;
    }
    if (widest == widths.end())
        return false;
    const auto place = static_cast<std::size_t>(widest - widths.begin());
    *widest = std::max(*widest - 1, least[place]);
    return true;
}

PdfTable::Layout PdfTable::layout(PdfCanvas& canvas) const
{
    Layout layout{{}, smallestGap};
    auto painted = m_columns.size();
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        if (m_columns[c].paint)
            painted = c;
        layout.widths.push_back(m_columns[c].paint ? smallestPainted : neededWidth(canvas, c));
    }
    const auto gaps = static_cast<qreal>(m_columns.size() - 1);
    const auto spare = [&layout, gaps] {
        return PdfCanvas::width() - layout.gap * gaps
            - std::accumulate(layout.widths.begin(), layout.widths.end(), 0.0);
    };
    using enum Tightness;
    for (const auto tightness : {WholeWords, TightPicture, BrokenWords}) {
        if (spare() >= 0)
            break;
        const auto least = leastWidths(canvas, tightness);
        while (spare() < 0 && shrinkWidest(layout.widths, least)) { }
    }
    for (std::size_t c = 0; c < m_columns.size(); ++c) { // titles in one line where there is room
        const auto title = canvas.textWidth(m_columns[c].title, TextStyle::SmallBold);
        layout.widths[c] += std::clamp(title - layout.widths[c], 0.0, std::max(spare(), 0.0));
    }
    if (painted < m_columns.size()) {
        layout.widths[painted] += std::max(spare(), 0.0);
        return layout;
    }
    layout.gap += std::clamp(spare() / gaps, 0.0, largestGap - smallestGap);
    const auto isWords = [](const PdfColumn& column) { return !column.isNumber; };
    const auto wordColumns = std::count_if(m_columns.begin(), m_columns.end(), isWords);
    const auto more
        = std::max(spare(), 0.0) / static_cast<qreal>(std::max<qsizetype>(wordColumns, 1));
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        layout.widths[c] += isWords(m_columns[c]) ? more : 0.0;
    return layout;
}

qreal PdfTable::headerHeight(PdfCanvas& canvas, const Layout& layout) const
{
    qreal height = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c)
        height = std::max(
            height, canvas.textHeight(m_columns[c].title, TextStyle::SmallBold, layout.widths[c]));
    return height + 2 * canvas.space(padding);
}

qreal PdfTable::rowHeight(PdfCanvas& canvas, const Layout& layout, std::size_t row) const
{
    qreal height = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto& cell = m_rows[row][c];
        height = std::max(
            height, canvas.textHeight(cell.text, styleOf(cell), layout.widths[c] - cell.indent));
    }
    return height + 2 * canvas.space(padding);
}

qreal PdfTable::height(PdfCanvas& canvas) const
{
    const auto columns = layout(canvas);
    auto whole = headerHeight(canvas, columns);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        whole += rowHeight(canvas, columns, row);
    return whole;
}

void PdfTable::paintHeader(PdfCanvas& canvas, const Layout& layout) const
{
    const auto height = headerHeight(canvas, layout);
    qreal x = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto& title = m_columns[c].title;
        const auto taken = canvas.textHeight(title, TextStyle::SmallBold, layout.widths[c]);
        canvas.text(
            {x, canvas.y() + height - canvas.space(padding) - taken, layout.widths[c], taken},
            title, TextStyle::SmallBold, toColour(paper::secondary), alignment(m_columns[c]));
        x += layout.widths[c] + layout.gap;
    }
    canvas.advance(height);
    canvas.fill(QRectF(0, canvas.y() - 0.4, PdfCanvas::width(), 0.8), toColour(paper::secondary));
}

void PdfTable::paintRow(PdfCanvas& canvas, const Layout& layout, std::size_t row) const
{
    const auto height = rowHeight(canvas, layout, row);
    qreal x = 0;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto& cell = m_rows[row][c];
        const QRectF area(x, canvas.y() + canvas.space(padding), layout.widths[c],
                          height - 2 * canvas.space(padding));
        if (cell.patch.isValid())
            canvas.fill(QRectF(area.left() + cell.indent - patchRoom, area.top() + 1.5, patchSize,
                               patchSize),
                        cell.patch);
        if (m_columns[c].paint)
            m_columns[c].paint(canvas, area, row);
        else
            canvas.text(area.adjusted(cell.indent, 0, 0, 0), cell.text, styleOf(cell), cell.colour,
                        alignment(m_columns[c]));
        x += layout.widths[c] + layout.gap;
    }
    canvas.advance(height);
    canvas.fill(QRectF(0, canvas.y() - 0.2, PdfCanvas::width(), 0.4), toColour(paper::rule));
}

void PdfTable::paint(PdfCanvas& canvas, const QString& title, const QString& note) const
{
    const auto columns = layout(canvas);
    const auto noteHeight = note.isEmpty()
        ? 0
        : canvas.space(belowTable) + canvas.textHeight(note, TextStyle::Small, PdfCanvas::width());
    const auto titleHeight
        = title.isEmpty() ? 0 : canvas.textHeight(title, TextStyle::Bold, PdfCanvas::width()) + 5;
    auto whole = titleHeight + headerHeight(canvas, columns);
    auto beginning = whole;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        whole += rowHeight(canvas, columns, row);
        if (row < rowsUnderHeader)
            beginning = whole;
    }
    whole += noteHeight;
    canvas.ensure(whole < canvas.height() / 2 ? whole : beginning);
    if (!title.isEmpty())
        canvas.paragraph(title, TextStyle::Bold);
    paintHeader(canvas, columns);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto below = row + 1 == m_rows.size() ? noteHeight : 0;
        if (canvas.ensure(rowHeight(canvas, columns, row) + below))
            paintHeader(canvas, columns);
        paintRow(canvas, columns, row);
    }
    canvas.advance(canvas.space(belowTable));
    if (!note.isEmpty())
        canvas.note(note);
}

} // namespace fairlead::reports
