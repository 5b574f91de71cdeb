// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/paste/typedshares.h"

#include "engine/scenario/scenario.h"

#include <QLocale>

namespace fairlead::models {

Result<std::uint32_t> typedShares(const QString& text)
{
    const auto typed = text.trimmed();
    if (auto plain = parseShares(typed.toStdString()))
        return plain;
    bool isNumber = false;
    const auto number = QLocale().toUInt(typed, &isNumber);
    return parseShares(isNumber ? std::to_string(number) : typed.toLower().toStdString());
}

} // namespace fairlead::models
