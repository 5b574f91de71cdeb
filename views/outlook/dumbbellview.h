// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/outlook/headedchart.h"

#include <functional>

class QPainter;

namespace fairlead::models {
class OutlookModel;
struct OutlookChange;
struct OutlookRow;
} // namespace fairlead::models

namespace fairlead::views {

/// The rows of an outlook as dumbbells: what was recorded as a ring, each policy as a mark with its
/// interval, and a line from the policy as it is to another that says by its colour and its text
/// whether the difference exceeds the spread. Each of several others has a lane of the row. Waits
/// stand on a logarithmic axis.
class DumbbellView : public HeadedChart
{
    Q_OBJECT

public:
    explicit DumbbellView(models::OutlookModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QString itemText(int row) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where a value stands, in pixels from the left; for tests.
    [[nodiscard]] double position(double value) const;

protected:
    void measure() override;
    [[nodiscard]] int neededHead() const override;
    [[nodiscard]] int rowHeight() const override;
    void paintLegend(QPainter& painter) const override;
    void paintAxis(QPainter& painter) const override;
    void paintRow(QPainter& painter, int row) const override;
    [[nodiscard]] bool isAntialiased() const override { return true; }

private:
    [[nodiscard]] int laneHeight() const;
    [[nodiscard]] QStringList legendTexts() const;
    [[nodiscard]] std::vector<QRect> legendPlaces() const;
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double largest() const;
    [[nodiscard]] double axisEnd() const;
    void paintName(QPainter& painter, int row) const;
    void paintLane(QPainter& painter, const models::OutlookRow& row, int lane, double middle) const;
    void paintInterval(QPainter& painter, const models::OutlookRow& row, std::size_t policy,
                       double y) const;
    [[nodiscard]] QColor changeColour(const models::OutlookChange& change) const;
    void paintMark(QPainter& painter, QPointF at, std::size_t place) const;
    void paintRing(QPainter& painter, QPointF at) const;

    double m_largest = 1.0; ///< of all that is drawn
    int m_changeWidth = 0; ///< what changes take at the right  @unit px
    int m_lanes = 1; ///< of a row: one for each policy beside that as it is
};

} // namespace fairlead::views
