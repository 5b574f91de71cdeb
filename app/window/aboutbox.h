// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace fairlead::app {

/// Says what the program is, its version and its licence. Deletes itself when it is closed.
void showAboutBox(QWidget* parent);

} // namespace fairlead::app
