// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/groups.h"
#include "models/outlook/outlookview.h"
#include "views/widgets/items/itemchart.h"

namespace fairlead::models {
class OutlookModel;
}

namespace fairlead::views {

/// Job sizes by run times as a map: each cell has the change of the figure from the policy as it
/// is to the one that is chosen, or the figure itself under one policy, and how many jobs that is.
class ShapeMapView : public ItemChart
{
    Q_OBJECT

public:
    explicit ShapeMapView(models::OutlookModel* model, QWidget* parent = nullptr);

    /// What the cells are figures of, in the words of whoever chose it.
    void setFigureName(const QString& name);
    /// Whose change against the policy as it is stands in the cells.
    void setPolicy(std::size_t place);
    [[nodiscard]] int itemCount() const override;
    [[nodiscard]] QString itemText(int row) const override;
    [[nodiscard]] QRect itemRect(int row) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QRect cellOf(const replay::Shape& shape) const;
    [[nodiscard]] int leftEdge() const;
    [[nodiscard]] QString sizeName(std::size_t size) const;
    /// Of the policy that is shown; null: there is none but the policy as it is.
    [[nodiscard]] const models::OutlookChange* changeOf(const models::OutlookRow& row) const;
    [[nodiscard]] QColor groundOf(const models::OutlookRow& row) const;
    [[nodiscard]] QString textOf(const models::OutlookRow& row) const;
    void paintHeads(QPainter& painter) const;
    void paintCell(QPainter& painter, const models::OutlookRow& row) const;

    models::OutlookModel* m_model;
    QString m_figureName;
    std::size_t m_policy = 1; ///< whose change is shown
    std::size_t m_sizes = 0;
    std::size_t m_shortest = 0; ///< the first length that some job has
};

} // namespace fairlead::views
