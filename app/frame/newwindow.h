// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <functional>

class QAction;

namespace fairlead::app {

/// How a program is started that outlives this one.
using ProgramStart = std::function<void(const QString& program, const QStringList& arguments)>;

/// `action` starts this program once more with nothing open: a window for each cluster, and what
/// happens to one leaves the others alone. Without `start` QProcess does it.
void offerNewWindow(QAction& action, const ProgramStart& start = {});

} // namespace fairlead::app
