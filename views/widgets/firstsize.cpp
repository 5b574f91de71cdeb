// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/firstsize.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace fairlead::views {

void resizeOnScreen(QWidget& window, QSize wanted)
{
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    window.resize(wanted.boundedTo(window.screen()->availableSize() - QSize(0, title)));
}

} // namespace fairlead::views
