// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/widgets/flatchart.h"
#include "views/widgets/items/painteditems.h"
#include "views/widgets/pies/pienames.h"
#include "views/widgets/pies/piering.h"

#include <memory>
#include <optional>

class QPen;
class QPieSeries;
class QPieSlice;

namespace fairlead::views {

/// One flat pie of Qt Charts with its names. Slices are updated in place, without animation. Arrow
/// keys choose a slice, Return opens it.
class PieView : public FlatChart, public PaintedItems
{
    Q_OBJECT

public:
    explicit PieView(QWidget* parent = nullptr);

    void setSlices(std::vector<PieViewSlice> slices);
    /// What the slices are made of, in their order; empty: no ring.
    void setRing(std::vector<PieRingSegment> ring);
    /// Shows a dashed circle with these words instead of a pie; an empty text: the pie again.
    void setPlaceholder(const QString& text);

    [[nodiscard]] const std::vector<PieViewSlice>& slices() const { return m_slices; }
    [[nodiscard]] QString placeholder() const override { return m_placeholder; }
    [[nodiscard]] QPieSeries* series() const { return m_series; }
    /// A point of the viewport in the middle of a slice.
    [[nodiscard]] QPoint middleOf(int slice) const;
    void setCurrentSlice(int slice);
    /// -1: none.
    [[nodiscard]] int currentSlice() const { return m_current; }
    [[nodiscard]] int itemCount() const override { return static_cast<int>(m_slices.size()); }
    [[nodiscard]] QString itemName(int item) const override { return slice(item).label; }
    [[nodiscard]] QString itemValue(int item) const override { return slice(item).value; }
    [[nodiscard]] QRect itemPlace(int item) const override;
    [[nodiscard]] int currentItem() const override { return m_current; }
    /// Two pies that are compared have one size, and a legend both or neither.
    void setShape(const PieShape& shape);
    /// And what this pie would be like alone.
    [[nodiscard]] const PieNames& names() const { return m_names; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void sliceClicked(int slice);
    /// Backspace or Escape: to what the pie is part of.
    void upRequested();
    /// What the pie would be like alone may have changed.
    void measured();

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    [[nodiscard]] std::unique_ptr<QPieSlice> makeSlice();
    [[nodiscard]] const PieViewSlice& slice(int item) const
    {
        return m_slices[static_cast<std::size_t>(item)];
    }
    void replaceSlices();
    /// The segment under a point of the viewport.
    [[nodiscard]] std::optional<std::size_t> segmentAt(QPointF position) const;
    [[nodiscard]] QString toolTipAt(QPoint position) const;
    void restyle();
    void relayout();
    void arrange();
    void sizePies();
    [[nodiscard]] int sliceAt(QPoint position) const;
    bool clickBeside(QPointF position);
    [[nodiscard]] QPen outlineOf(int slice) const;
    /// There is nothing beside it.
    [[nodiscard]] bool isWhole(int slice) const;
    void paintWhole(QPainter& painter) const;
    void paintFocus(QPainter& painter) const;
    void paintRing(QPainter& painter) const;
    void paintPlaceholder(QPainter& painter) const;

    QPieSeries* m_series = nullptr;
    std::vector<PieRingSegment> m_ring;
    std::vector<PieViewSlice> m_slices;
    QString m_placeholder;
    PieNames m_names;
    std::vector<models::PieSector> m_ringSectors;
    std::optional<PieShape> m_shape; ///< empty: its own
    double m_leastHeight = 0.0;
    int m_current = -1;
};

} // namespace fairlead::views
