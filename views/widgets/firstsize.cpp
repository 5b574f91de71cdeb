// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/firstsize.h"

#include <QApplication>
#include <QFontMetrics>
#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace fairlead::views {

namespace {
QPoint clamped(QPoint place, QPoint least, QPoint most)
{
    return {std::clamp(place.x(), least.x(), std::max(least.x(), most.x())),
            std::clamp(place.y(), least.y(), std::max(least.y(), most.y()))};
}

/// As large as its screen has room for with its frame, of which the place nearest to the wanted one
/// is returned.
QPoint fitFrame(QWidget& window, QSize border, QPoint wanted)
{
    const auto room = window.screen()->availableGeometry();
    window.resize(window.size().boundedTo(room.size() - border));
    const auto whole = window.size() + border;
    const auto most = room.topLeft() + QPoint(room.width(), room.height())
        - QPoint(whole.width(), whole.height());
    return clamped(wanted, room.topLeft(), most);
}
} // namespace

void resizeOnScreen(QWidget& window, QSize wanted)
{
    constexpr int border = 4; // px, of a frame that is not there yet
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    window.resize(
        wanted.boundedTo(window.screen()->availableSize() - QSize(2 * border, title + border)));
}

void resizeForLetters(QWidget& dialog, QSize wanted)
{
    constexpr double usual = 17.0; // px, of a line
    const double factor = std::max(1.0, dialog.fontMetrics().height() / usual);
    resizeOnScreen(dialog, wanted * factor);
}

int titleWidth(const QWidget& dialog)
{
    constexpr int buttons = 5; // of the window's frame, with its icon and some air
    const auto whole = dialog.windowTitle() + QStringLiteral(" — ")
        + QGuiApplication::applicationDisplayName(); // as Qt writes it
    auto font = QApplication::font("QMdiSubWindowTitleBar");
    font.setBold(true);
    return QFontMetrics(font).horizontalAdvance(whole)
        + buttons * dialog.style()->pixelMetric(QStyle::PM_TitleBarHeight);
}

void keepOnScreen(QWidget& window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const auto border = window.frameGeometry().size() - window.geometry().size();
    resizeOnScreen(window, window.size());
    const auto place = window.pos();
    const auto inside = fitFrame(window, border, place);
    // A place that is set counts with the frame, which a window that was never shown does not know.
    if (inside != place)
        window.move(inside);
}

void putFrame(QWidget& window, const QRect& frame)
{
    if (!frame.isValid()) {
        keepOnScreen(window);
        return;
    }
    if (window.isMaximized() || window.isFullScreen())
        return;
    constexpr QSize widest(100, 100);
    const auto border = (frame.size() - window.size()).expandedTo({0, 0}).boundedTo(widest);
    window.move(fitFrame(window, border, frame.topLeft()));
}

} // namespace fairlead::views
