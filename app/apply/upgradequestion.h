// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QString;
class QWidget;

namespace fairlead::app {

/// Asks whether a store of an older version may be brought up to date: older programs refuse it
/// afterwards. One of the two is called, later. The box stands over `over`.
void askToUpgrade(const QString& store, QWidget* over, std::function<void()> agreed,
                  std::function<void()> declined);

} // namespace fairlead::app
