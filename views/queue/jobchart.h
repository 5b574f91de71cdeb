// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/queue/jobbars.h"
#include "views/widgets/flatchart.h"

class QBarCategoryAxis;
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace fairlead::models {
class JobTermsModel;
class SubTermsModel;
} // namespace fairlead::models

namespace fairlead::views {

/// The few selected jobs as stacked bars of Qt Charts: one axis in priority points from zero,
/// negative terms left of it, the total at the end, the baseline as an outline behind. Draws the
/// parts of the priorities, or what an opened part is made of.
class JobChart : public FlatChart
{
    Q_OBJECT

public:
    /// More jobs than this are not drawn, and no more than have room for their names; the table
    /// twin has them all.
    static constexpr int mostJobs = 12;

    JobChart(models::JobTermsModel* terms, models::SubTermsModel* subs, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QString nameShown(int job) const;
    /// Whether some part of a drawn priority is more or less than nothing.
    [[nodiscard]] bool hasPoints() const;
    [[nodiscard]] int drawnJobs() const { return static_cast<int>(m_bars.bars.size()); }

signals:
    /// A segment was clicked; counts from 0 in the order of the legend.
    void partActivated(int part);
    /// More or fewer jobs are drawn.
    void drawn();

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpAxes();
    void rebuild();
    void restyle();
    void setRange();
    void explain(bool isOver, int category, const QBarSet* set);
    [[nodiscard]] int roomForJobs() const;
    [[nodiscard]] int roomForNames() const;
    [[nodiscard]] int axisHeight() const;
    [[nodiscard]] int lineHeight() const;
    void placePlot();
    [[nodiscard]] QRectF barArea(int job) const;

    models::JobTermsModel* m_terms;
    models::SubTermsModel* m_subs;
    models::JobBars m_bars;
    QHorizontalStackedBarSeries* m_series = nullptr;
    QBarCategoryAxis* m_jobs = nullptr;
    QValueAxis* m_points = nullptr;
};

} // namespace fairlead::views
