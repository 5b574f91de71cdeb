// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QChartView>

#include <optional>

class QBarCategoryAxis;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace fairlead::models {
class JobTermsModel;
}

namespace fairlead::views {

/// The few selected jobs as stacked bars of Qt Charts: one axis in priority points from zero,
/// negative terms left of it, the total at the end, the baseline as an outline behind.
class JobChart : public QChartView
{
    Q_OBJECT

public:
    /// More jobs than this are not drawn; the table twin has them all.
    static constexpr int mostJobs = 12;

    explicit JobChart(models::JobTermsModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void changeEvent(QEvent* event) override;

private:
    void setUpAxes();
    void rebuild();
    void restyle();
    void setRange();
    [[nodiscard]] int shownJobs() const;
    [[nodiscard]] QRectF barArea(int job) const;

    models::JobTermsModel* m_model;
    QHorizontalStackedBarSeries* m_series = nullptr;
    QBarCategoryAxis* m_jobs = nullptr;
    QValueAxis* m_points = nullptr;
};

} // namespace fairlead::views
