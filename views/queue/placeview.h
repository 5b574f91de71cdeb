// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"
#include "engine/priority/queueplace.h"
#include "views/widgets/items/itemchart.h"

#include <memory>
#include <optional>
#include <vector>

namespace fairlead::models {
class ScenarioDocument;
struct Digest;
} // namespace fairlead::models

namespace fairlead::views {

/// How many rows of the queue have which priority, and where the selected ones stand among them.
/// Rows of the partition of the selected one are darker.
class PlaceView : public ItemChart
{
    Q_OBJECT

public:
    explicit PlaceView(models::ScenarioDocument* document, QWidget* parent = nullptr);

    void setRows(const std::vector<RowIndex>& rows);
    [[nodiscard]] int itemCount() const override;
    /// What a range holds.
    [[nodiscard]] QString itemText(int bin) const override;
    [[nodiscard]] QRect itemRect(int bin) const override;
    [[nodiscard]] int itemAt(const QPoint& point) const override;
    /// The range at a pixel of the widget, the nearest one outside of the chart.
    [[nodiscard]] std::size_t binAt(int pixel) const;

    /// The same as a table: ranges with rows, the highest first. As many cells as heads.
    [[nodiscard]] QStringList heads() const;
    [[nodiscard]] QList<QStringList> rows() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// What it shows is another.
    void refreshed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect plotRect() const;
    [[nodiscard]] const PriorityHistogram& histogram() const { return *m_histogram; }
    [[nodiscard]] std::uint32_t countOf(std::size_t bin) const;
    [[nodiscard]] std::uint32_t countInPartition(std::size_t bin) const;
    [[nodiscard]] double highOf(std::size_t bin) const;
    [[nodiscard]] QString partitionName() const;
    [[nodiscard]] double pixelOf(double priority) const;
    void refresh();
    [[nodiscard]] std::optional<double> onlyPriority() const;
    [[nodiscard]] QString onlyText(double priority) const;
    void paintOnly(QPainter& painter, double priority) const;
    void paintBars(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;

    models::ScenarioDocument* m_document;
    std::vector<RowIndex> m_rows;
    std::shared_ptr<const PriorityHistogram> m_histogram;
    std::vector<double> m_marks; // priorities of the ranked selected rows
    std::size_t m_partition = 0; // into PriorityHistogram::rows
    bool m_hasPartition = false;
    std::uint32_t m_most = 1; // rows in one range
};

} // namespace fairlead::views
