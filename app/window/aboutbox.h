// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMessageBox;
class QWidget;

namespace fairlead::app {

/// Says what the program is, its version and its licence; not shown yet. Deletes itself when it is
/// closed.
QMessageBox* makeAboutBox(QWidget* parent);

} // namespace fairlead::app
