// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMouseEvent>
#include <QPushButton>

namespace fairlead::views {

/// Takes the place of the button that starts something: the second click of a double click on that
/// one is not meant for it.
class StopButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override { event->accept(); }
};

} // namespace fairlead::views
