// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace fairlead::views {

/// What a label names, as it is read aloud: "Language" of "&Language:", "语言" of "语言(&L)：".
QString nameInLabel(const QString& label);

} // namespace fairlead::views
