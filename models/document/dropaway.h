// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace fairlead::models {

/// Lets go of something on another thread: what took a worker long to make takes the window long to
/// free. The last one to hold it has to be this.
template <typename Thing>
void dropAway(Thing thing)
{
    QThreadPool::globalInstance()->start([held = std::make_shared<Thing>(std::move(thing))] {});
}

} // namespace fairlead::models
