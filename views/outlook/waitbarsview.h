// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/outlook/headedchart.h"

#include <QStringList>

#include <vector>

class QPainter;

namespace fairlead::models {
class OutlookModel;
struct OutlookRow;
} // namespace fairlead::models

namespace fairlead::views {

/// Where the waits of an outlook went: a stacked bar for each group and policy, as long as the mean
/// wait. The first bar of a group is of the policy as it is.
class WaitBarsView : public HeadedChart
{
    Q_OBJECT

public:
    explicit WaitBarsView(models::OutlookModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QString itemText(int row) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// What the figures at the ends of the bars take.  @unit px
    [[nodiscard]] int figureWidth() const { return m_figureWidth; }
    [[nodiscard]] std::vector<QRect> legendPlaces() const;

protected:
    void measure() override;
    [[nodiscard]] int neededHead() const override;
    [[nodiscard]] int rowHeight() const override;
    void paintLegend(QPainter& painter) const override;
    void paintAxis(QPainter& painter) const override;
    void paintRow(QPainter& painter, int row) const override;

private:
    [[nodiscard]] QString sumText(const models::OutlookRow& row, std::size_t policy) const;
    [[nodiscard]] double room() const;
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int neededHeight() const;
    [[nodiscard]] QStringList orderTexts() const;
    [[nodiscard]] QColor partColour(std::size_t part) const;

    double m_longest = 1.0; ///< mean wait  @unit s
    int m_figureWidth = 0;
};

} // namespace fairlead::views
