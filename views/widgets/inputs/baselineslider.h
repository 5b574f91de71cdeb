// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSlider>

namespace fairlead::views {

/// A slider with a tick where the baseline is. A click on the groove takes the handle there, a
/// double click asks for a reset, keys ask for steps in per cent of the value.
class BaselineSlider : public QSlider
{
    Q_OBJECT

public:
    explicit BaselineSlider(QWidget* parent = nullptr);

    void setBaseline(int position);
    /// Whether a hand cannot tell two positions apart: they are drawn on the same pixel.
    [[nodiscard]] bool isSamePixel(int a, int b) const { return pixelOf(a) == pixelOf(b); }
    [[nodiscard]] int baseline() const { return m_baseline; }
    /// Where the handle's middle is for a position, in pixels of the widget.
    [[nodiscard]] int pixelOf(int position) const;

signals:
    void resetRequested();
    /// +-1 for arrows, +-10 for the page keys.
    void stepRequested(int percent);
    /// Home and End.
    void endRequested(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QRect handleRect() const;
    [[nodiscard]] int positionAt(int pixel) const;

    int m_baseline = 0;
};

} // namespace fairlead::views
