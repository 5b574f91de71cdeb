// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace fairlead::views {

/// The desktop's own style; on dark ground, where Fusion's outlines are darker still, check boxes
/// and the grooves of sliders get an outline that can be seen. Selected rows have edges: their
/// ground is near that of the others, so that text and bars can be read on both. Cells have room
/// between them, a button with a menu has room for its arrow beside the text, the tool bar of the
/// mode band has no margins. Nothing moves by itself: who gets ill of motion has nothing to switch
/// off. The buttons of dialogs have words alone. The wheel scrolls: it changes no choice and no
/// number that the pointer happens to stand on. Icons, check boxes and the arrows of a tree grow
/// with large text, and the mark behind which the rest of a tool bar is has the colour of text.
class FairleadStyle : public QProxyStyle
{
    Q_OBJECT

public:
    explicit FairleadStyle(const QString& baseStyle);

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void polish(QPalette& palette) override; ///< of the desktop: made readable
    void unpolish(QWidget* widget) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                                  const QWidget* widget = nullptr) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& contents,
                                         const QWidget* widget = nullptr) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr,
                                const QWidget* widget = nullptr,
                                QStyleHintReturn* data = nullptr) const override;

private:
    void drawEnlarged(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                      const QWidget* widget, double larger) const;
    [[nodiscard]] QRect grooveIn(const QStyleOptionSlider& option, const QWidget* widget) const;
};

} // namespace fairlead::views
