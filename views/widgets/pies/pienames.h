// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/pielayout.h"
#include "models/pies/pielegend.h"

#include <QBrush>
#include <QFont>
#include <QPalette>
#include <QString>

#include <vector>

class QPainter;

namespace fairlead::views {

/// One slice as the view paints it.
struct PieViewSlice
{
    QString label;
    QString value; ///< the percentage, in words of the locale
    QString toolTip;
    double fraction = 0.0; ///< of the whole pie
    QBrush brush;
    bool opens = false; ///< a click goes somewhere

    bool operator==(const PieViewSlice&) const = default;
};

/// What pies that are compared have in common.
struct PieShape
{
    bool hasLegend = false;
    bool hasRoomForLegend = false; ///< its height is asked for
    double radius = 1.0e6; ///< no larger than this

    bool operator==(const PieShape&) const = default;
};

/// Who and how much, of each slice of a pie: in the slice or beside it, or all in a legend where
/// some name would be cut below twelve characters, or the pie would be much smaller. Where that is
/// decided, and how large the pie is, hangs on the names and on how thin slices may get, so that an
/// edit moves no pie.
class PieNames
{
public:
    /// What a pie in this area would be like alone.
    void measure(const std::vector<PieViewSlice>& slices, const QFont& font, const QRectF& area);
    /// What these have in common. A legend that they had `before` stays, and they grow no more.
    static PieShape shapeOf(const std::vector<const PieNames*>& pies, const PieShape& before = {});
    /// Of the area, with every line of a legend in it; 0: there is none.
    [[nodiscard]] double leastHeight(bool hasRoomForLegend) const;

    void arrange(const PieShape& shape);
    [[nodiscard]] const models::PieGeometry& geometry() const { return m_pie; }
    /// Of the legend; empty: there is none.
    [[nodiscard]] const std::vector<models::PieLegendLine>& lines() const { return m_lines; }
    /// The slice whose name stands there; -1: none.
    [[nodiscard]] int nameAt(QPointF position) const;
    void paint(QPainter& painter, const std::vector<PieViewSlice>& slices,
               const QPalette& palette) const;

    static constexpr double leastArea = 152.0; ///< height

private:
    [[nodiscard]] double radius(bool hasLegend) const;
    using Fractions = std::vector<double>;
    /// As the slices are now and as an edit may make them.
    [[nodiscard]] std::vector<Fractions> possible() const;
    [[nodiscard]] double roomyRadius(const models::PieBox& area) const;
    /// Whether each slice is named without a legend, whatever the slices are.
    [[nodiscard]] bool isReadable(const models::PieBox& area) const;
    [[nodiscard]] models::PieGeometry labelled(const models::PieBox& area, double radius,
                                               const Fractions& fractions) const;
    [[nodiscard]] models::PieLegendStyle legendStyle() const;
    void paintBeside(QPainter& painter, const PieViewSlice& slice, const models::PieLabel& label,
                     const QPalette& palette) const;
    void paintLine(QPainter& painter, const PieViewSlice& slice, const models::PieLegendLine& line,
                   const QPalette& palette) const;

    QFont m_font;
    models::PieBox m_area;
    Fractions m_fractions;
    std::vector<bool> m_isIn; ///< the legend
    std::vector<models::PieLabelSize> m_sizes;
    std::vector<models::PieLegendWidths> m_widths;
    double m_line = 0.0;
    double m_labelledRadius = 0.0;
    models::PieLegend m_legend;
    bool m_isReadable = true; ///< without a legend
    bool m_isReadableAtLeast = true; ///< likewise, in the least height
    models::PieGeometry m_pie;
    std::vector<models::PieLegendLine> m_lines;
};

} // namespace fairlead::views
