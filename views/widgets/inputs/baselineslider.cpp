// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/baselineslider.h"

#include "views/theme/colors.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionSlider>

namespace fairlead::views {

BaselineSlider::BaselineSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void BaselineSlider::setBaseline(int position)
{
    m_baseline = position;
    update();
}

QRect BaselineSlider::handleRect() const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    return style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
}

int BaselineSlider::pixelOf(int position) const
{
    const int handle = handleRect().width();
    return handle / 2
        + QStyle::sliderPositionFromValue(minimum(), maximum(), position, width() - handle);
}

int BaselineSlider::positionAt(int pixel) const
{
    const int handle = handleRect().width();
    return QStyle::sliderValueFromPosition(minimum(), maximum(), pixel - handle / 2,
                                           width() - handle);
}

void BaselineSlider::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(this);
        const auto ink = mutedText(palette());
        painter.fillRect(QRect(pixelOf(m_baseline) - 1, 0, 2, height()), ink);
    }
    QSlider::paintEvent(event);
}

void BaselineSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !handleRect().contains(event->pos())) {
        setSliderPosition(positionAt(event->pos().x()));
        QSlider::mousePressEvent(event); // the handle is under the pointer now: a drag begins
        emit sliderMoved(sliderPosition());
        return;
    }
    QSlider::mousePressEvent(event);
}

void BaselineSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
    setSliderDown(false);
    emit resetRequested();
}

void BaselineSlider::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        emit stepRequested(1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        emit stepRequested(-1);
        break;
    case Qt::Key_PageUp:
        emit stepRequested(10);
        break;
    case Qt::Key_PageDown:
        emit stepRequested(-10);
        break;
    case Qt::Key_Home:
        emit endRequested(minimum());
        break;
    case Qt::Key_End:
        emit endRequested(maximum());
        break;
    default:
        QSlider::keyPressEvent(event);
    }
}

void BaselineSlider::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the wheel scrolls the dock; it must not change a weight in passing
}

} // namespace fairlead::views
