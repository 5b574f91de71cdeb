// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::models {

/// What is being done with a cluster; a connection remembers what it is meant for.
enum class Mode
{
    Monitor, ///< look, change nothing
    WhatIf, ///< try edits that nothing outside sees
    Apply ///< write edits to where they hold
};

} // namespace fairlead::models
