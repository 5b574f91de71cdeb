// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/fairleadstyle.h"

#include "views/theme/colors.h"
#include "views/theme/readablepalette.h"
#include "views/theme/theme.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::views {

namespace {

bool takesTheWheel(const QWidget* widget)
{
    return qobject_cast<const QComboBox*>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

/// How much larger the text of the program is than what the style's small parts are made for, in
/// halves: icons have such sizes.
double enlargement()
{
    constexpr double usualLine = 16.5; // pixels
    const double lines = QFontMetrics(QApplication::font()).height() / usualLine;
    return std::max(1.0, std::round(lines * 2) / 2);
}

bool growsWithText(QStyle::PixelMetric metric)
{
    constexpr std::array small{QStyle::PM_SmallIconSize,       QStyle::PM_ButtonIconSize,
                               QStyle::PM_TabBarIconSize,      QStyle::PM_IndicatorWidth,
                               QStyle::PM_IndicatorHeight,     QStyle::PM_ExclusiveIndicatorWidth,
                               QStyle::PM_MenuButtonIndicator, QStyle::PM_ExclusiveIndicatorHeight};
    return std::ranges::find(small, metric) != small.end();
}

bool isArrow(QStyle::PrimitiveElement element)
{
    return element == QStyle::PE_IndicatorBranch || element == QStyle::PE_IndicatorArrowDown
        || element == QStyle::PE_IndicatorArrowRight || element == QStyle::PE_IndicatorArrowLeft
        || element == QStyle::PE_IndicatorArrowUp;
}

/// Above and below every cell, and at the ends of the row.
void drawSelectionEdges(const QStyleOption& option, QPainter& painter)
{
    const auto edge = option.palette.color(QPalette::Link);
    const auto& rect = option.rect;
    painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), edge);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), edge);
    const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
    const auto place = cell != nullptr ? cell->viewItemPosition : QStyleOptionViewItem::Middle;
    const bool isOnly = place == QStyleOptionViewItem::OnlyOne;
    if (isOnly || place == QStyleOptionViewItem::Beginning)
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), edge);
    if (isOnly || place == QStyleOptionViewItem::End)
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), edge);
}

/// "»" in the colour of text: the style's own picture is black on any ground.
void drawRestMark(const QStyleOption& option, QPainter& painter)
{
    constexpr double wide = 3.0; // of one corner, in pixels of usual text
    const double size = wide * enlargement();
    const bool isMirrored = option.direction == Qt::RightToLeft;
    const QPointF middle = QRectF(option.rect).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::WindowText), size / 2));
    painter.translate(middle);
    painter.scale(isMirrored ? -1 : 1, 1);
    for (const double left : {-size, size / 3})
        painter.drawPolyline(QPolygonF({{left, -size}, {left + size, 0}, {left, size}}));
    painter.restore();
}

void drawDarkOutline(const QRect& around, const QStyleOption& option, QPainter& painter)
{
    painter.save();
    painter.setPen(mixed(option.palette.color(QPalette::WindowText),
                         option.palette.color(QPalette::Window), 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(around.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace

FairleadStyle::FairleadStyle(const QString& baseStyle)
    : QProxyStyle(baseStyle)
{
}

void FairleadStyle::polish(QPalette& palette)
{
    QProxyStyle::polish(palette);
    makeReadable(palette);
}

void FairleadStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (!takesTheWheel(widget))
        return;
    if (widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(this);
}

void FairleadStyle::unpolish(QWidget* widget)
{
    if (takesTheWheel(widget))
        widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool FairleadStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return QProxyStyle::eventFilter(watched, event);
    event->ignore(); // what scrolls around it takes it
    return true;
}

void FairleadStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const
{
    const double larger = isArrow(element) ? enlargement() : 1.0;
    if (larger > 1.0) { // the style's have one size
        drawEnlarged(element, *option, *painter, widget, larger);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_PanelItemViewItem && option->state.testFlag(State_Selected))
        drawSelectionEdges(*option, *painter);
    if (element != PE_IndicatorCheckBox || !isDark(option->palette))
        return;
    drawDarkOutline(option->rect, *option, *painter);
}

void FairleadStyle::drawEnlarged(PrimitiveElement element, const QStyleOption& option,
                                 QPainter& painter, const QWidget* widget, double larger) const
{
    QStyleOption part; // an arrow needs no more of its option
    part.state = option.state;
    part.direction = option.direction;
    part.palette = option.palette;
    const QRectF around(option.rect);
    part.rect = QRect(0, 0, qRound(around.width() / larger), qRound(around.height() / larger));
    painter.save();
    painter.translate(around.topLeft());
    painter.scale(larger, larger);
    QProxyStyle::drawPrimitive(element, &part, &painter, widget);
    painter.restore();
}

// The groove before the handle, which lies on its outline.
void FairleadStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                       QPainter* painter, const QWidget* widget) const
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_Slider || slider == nullptr || !isDark(option->palette)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    auto part = *slider;
    part.subControls = slider->subControls & SC_SliderGroove;
    QProxyStyle::drawComplexControl(control, &part, painter, widget);
    drawDarkOutline(grooveIn(*slider, widget), *option, *painter);
    part.subControls = slider->subControls & ~SubControls(SC_SliderGroove);
    QProxyStyle::drawComplexControl(control, &part, painter, widget);
}

void FairleadStyle::drawControl(ControlElement element, const QStyleOption* option,
                                QPainter* painter, const QWidget* widget) const
{
    const bool isRest = element == CE_ToolButtonLabel && widget != nullptr
        && widget->objectName() == QLatin1String("qt_toolbar_ext_button");
    if (isRest)
        drawRestMark(*option, *painter);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
}

// What the style paints of it is thinner than what it calls so.
QRect FairleadStyle::grooveIn(const QStyleOptionSlider& option, const QWidget* widget) const
{
    constexpr int thick = 7; // pixels
    auto groove = proxy()->subControlRect(CC_Slider, &option, SC_SliderGroove, widget);
    const auto middle = groove.center();
    option.orientation == Qt::Horizontal ? groove.setHeight(thick) : groove.setWidth(thick);
    groove.moveCenter(middle);
    return groove;
}

int FairleadStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                               const QWidget* widget) const
{
    const bool isMargin = metric == PM_ToolBarFrameWidth || metric == PM_ToolBarItemMargin
        || metric == PM_ToolBarItemSpacing;
    if (isMargin && widget != nullptr && widget->objectName() == QLatin1String("modeToolBar"))
        return 0;
    if (metric == PM_ToolBarIconSize) // beside words
        return pixelMetric(PM_SmallIconSize, option, widget);
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    // Room between a right-aligned number and the text of the next column.
    const bool isCellMargin = metric == PM_FocusFrameHMargin || metric == PM_HeaderMargin;
    if (growsWithText(metric))
        return qRound(usual * enlargement());
    return isCellMargin ? usual + 2 : usual;
}

QSize FairleadStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                      const QSize& contents, const QWidget* widget) const
{
    const auto usual = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    constexpr int arrow = 10; // pixels, in the lower right corner
    return type == CT_ToolButton && button != nullptr && !button->text.isEmpty()
            && button->features.testFlag(QStyleOptionToolButton::HasMenu)
            && !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup)
        ? usual + QSize(2 * arrow, 0) // the text stays in the middle
        : usual;
}

int FairleadStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* data) const
{
    // Of a dialog's buttons only some have an icon.
    return hint == SH_Widget_Animation_Duration || hint == SH_DialogButtonBox_ButtonsHaveIcons
        ? 0
        : QProxyStyle::styleHint(hint, option, widget, data);
}

} // namespace fairlead::views
