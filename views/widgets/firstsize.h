// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QSize>

class QWidget;

namespace fairlead::views {

/// Gives a window or dialog the size that it would like to have at first, or what its screen has
/// room for below a title bar.
void resizeOnScreen(QWidget& window, QSize wanted);

/// The same for a dialog, whose size is told for letters of usual size: larger ones take more room.
void resizeForLetters(QWidget& dialog, QSize wanted);

/// How wide a dialog has to be for its title, between an icon and buttons, in pixels.
int titleWidth(const QWidget& dialog);

/// A window that was restored, perhaps from another screen or scale, has room on its screen.
void keepOnScreen(QWidget& window);

/// A restored window that was not shown yet comes back where its frame was, as far as that is on
/// the screen, and no larger than leaves room for the frame. Without a frame as keepOnScreen().
void putFrame(QWidget& window, const QRect& frame);

} // namespace fairlead::views
