// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/firstsize.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace fairlead::views {

void resizeOnScreen(QWidget& window, QSize wanted)
{
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    window.resize(wanted.boundedTo(window.screen()->availableSize() - QSize(0, title)));
}

void keepOnScreen(QWidget& window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const auto room = window.screen()->availableGeometry();
    resizeOnScreen(window, window.size());
    const auto most = room.bottomRight() - QPoint(window.width(), window.height());
    const auto place = window.pos();
    const QPoint inside(std::clamp(place.x(), room.left(), std::max(room.left(), most.x())),
                        std::clamp(place.y(), room.top(), std::max(room.top(), most.y())));
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
    const auto room = window.screen()->availableGeometry();
    const auto border = (frame.size() - window.size()).expandedTo({0, 0}).boundedTo(widest);
    window.resize(window.size().boundedTo(room.size() - border));
    const auto whole = window.size() + border;
    const auto most = room.topLeft() + QPoint(room.width(), room.height())
        - QPoint(whole.width(), whole.height());
    window.move(std::clamp(frame.x(), room.left(), std::max(room.left(), most.x())),
                std::clamp(frame.y(), room.top(), std::max(room.top(), most.y())));
}

} // namespace fairlead::views
