// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>

class QPainter;

namespace fairlead::models {
class OutlookModel;
}

namespace fairlead::views {

/// The rows of an outlook as dumbbells: what was recorded as a ring, each policy as a mark with its
/// interval, and a line from the first policy to the last that says by its colour and its text
/// whether the difference exceeds the spread. Waits stand on a logarithmic axis.
class DumbbellView : public QWidget
{
    Q_OBJECT

public:
    explicit DumbbellView(models::OutlookModel* model, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where a value stands, in pixels from the left; for tests.
    [[nodiscard]] double position(double value) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] QStringList legendTexts() const;
    [[nodiscard]] std::vector<QRect> legendPlaces() const;
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int changeWidth() const;
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] double largest() const;
    [[nodiscard]] double axisEnd() const;
    [[nodiscard]] QString changeText(int row) const;
    [[nodiscard]] QString rowText(int row) const;
    void refresh();
    void paintLegend(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;
    void paintMark(QPainter& painter, QPointF at, std::size_t place) const;
    void paintRing(QPainter& painter, QPointF at) const;

    models::OutlookModel* m_model;
    double m_largest = 1.0; ///< of all that is drawn
};

} // namespace fairlead::views
