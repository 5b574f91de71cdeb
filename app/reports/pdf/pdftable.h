// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/pdf/pdfcanvas.h"

#include <functional>
#include <vector>

namespace fairlead::reports {

struct PdfCell
{
    QString text{};
    QColor colour{}; ///< invalid: ink
    qreal indent = 0; ///< points
    bool isBold = false;
    QColor patch{}; ///< a square of this colour in front of the text
};

struct PdfColumn
{
    QString title;
    bool isNumber = false; ///< aligned to the right, never wrapped
    bool isWhole = false; ///< its cells are never wrapped either
    /// Draws the cells of a column that holds no text and takes the width that the others leave.
    std::function<void(PdfCanvas&, const QRectF&, std::size_t row)> paint{};
};

/// A table over the whole width of the page. Columns get what their content needs, words wrap
/// when that is too much; the header is repeated on every page.
class PdfTable
{
public:
    explicit PdfTable(std::vector<PdfColumn> columns)
        : m_columns(std::move(columns))
    {
    }

    void addRow(std::vector<PdfCell> cells) { m_rows.push_back(std::move(cells)); }
    /// Of the header and the rows, without a title or note.
    [[nodiscard]] qreal height(PdfCanvas& canvas) const;
    /// Paints the rows under a line of bold text, and a note that stays with the last row. Stays in
    /// one piece when half a page is enough.
    void paint(PdfCanvas& canvas, const QString& title = {}, const QString& note = {}) const;

private:
    struct Layout
    {
        std::vector<qreal> widths; // per column
        qreal gap = 0; // between two columns
    };
    [[nodiscard]] Layout layout(PdfCanvas& canvas) const;
    /// How far columns give way where there is no room for all, one after the other.
    enum class Tightness
    {
        WholeWords,
        TightPicture,
        BrokenWords
    };
    [[nodiscard]] std::vector<qreal> leastWidths(PdfCanvas& canvas, Tightness tightness) const;
    [[nodiscard]] static bool shrinkWidest(std::vector<qreal>& widths,
                                           const std::vector<qreal>& least);
    [[nodiscard]] qreal wordWidth(PdfCanvas& canvas, std::size_t column) const;
    [[nodiscard]] qreal neededWidth(PdfCanvas& canvas, std::size_t column) const;
    void paintHeader(PdfCanvas& canvas, const Layout& layout) const;
    void paintRow(PdfCanvas& canvas, const Layout& layout, std::size_t row) const;
    [[nodiscard]] qreal headerHeight(PdfCanvas& canvas, const Layout& layout) const;
    [[nodiscard]] qreal rowHeight(PdfCanvas& canvas, const Layout& layout, std::size_t row) const;

    std::vector<PdfColumn> m_columns;
    std::vector<std::vector<PdfCell>> m_rows;
};

} // namespace fairlead::reports
