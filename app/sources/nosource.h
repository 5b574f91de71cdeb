// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace fairlead::app {

/// Of a file that is no source what it is, and what to do with it. Empty: it is no file, or cannot
/// be read. Reads no more than its beginning.
QString whatInsteadOfSource(const QString& file);

} // namespace fairlead::app
