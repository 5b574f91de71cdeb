// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/pielayout.h"
#include "views/widgets/piering.h"

#include <QBrush>
#include <QChartView>
#include <QString>

#include <vector>

class QPieSeries;
class QPieSlice;

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

/// One flat pie of Qt Charts with its labels: in the slice where they fit, else beside it. Slices
/// are updated in place, without animation. Arrow keys choose a slice, Return opens it.
class PieView : public QChartView
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
    [[nodiscard]] const QString& placeholder() const { return m_placeholder; }
    [[nodiscard]] QPieSeries* series() const { return m_series; }
    /// A point of the viewport in the middle of a slice.
    [[nodiscard]] QPoint middleOf(int slice) const;
    void setCurrentSlice(int slice);
    /// -1: none.
    [[nodiscard]] int currentSlice() const { return m_current; }
    /// Draws no larger than this: two pies that are compared have one size.
    void setRadiusLimit(double limit);
    /// What this pie could have alone.
    [[nodiscard]] double ownRadius() const { return m_ownRadius; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void sliceClicked(int slice);
    /// Backspace or Escape: to what the pie is part of.
    void upRequested();
    void currentSliceChanged(int slice);
    void ownRadiusChanged();

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QPieSlice* addSlice();
    void restyleRing();
    [[nodiscard]] QString toolTipAt(QPoint position) const;
    void restyle();
    void relayout();
    [[nodiscard]] int sliceAt(QPoint position) const;
    void paintLabels(QPainter& painter) const;
    void paintRingLabels(QPainter& painter) const;
    void paintPlaceholder(QPainter& painter) const;

    QPieSeries* m_series = nullptr;
    QPieSeries* m_ringSeries = nullptr;
    std::vector<PieRingSegment> m_ring;
    std::vector<PieViewSlice> m_slices;
    QString m_placeholder;
    models::PieGeometry m_geometry;
    std::vector<models::PieSector> m_ringSectors;
    double m_ownRadius = 0.0;
    double m_radiusLimit = 1.0e6;
    int m_current = -1;
};

} // namespace fairlead::views
