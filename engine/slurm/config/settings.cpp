// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/config/settings.h"

#include "engine/base/text.h"

namespace fairlead {

Result<SlurmVersion> parseSlurmVersion(std::string_view text)
{
    const auto parts = text::split(text::trimmed(text), '.');
    if (parts.size() >= 2) {
        const auto major = text::toInteger(parts[0]);
        const auto minor = text::toInteger(parts[1]);
        const auto isUsable
            = [](const auto& number) { return number && *number >= 0 && *number < 10000; };
        if (isUsable(major) && isUsable(minor))
            return SlurmVersion{static_cast<int>(*major), static_cast<int>(*minor)};
    }
    return Error{
        ErrorCode::DataInvalid,
        {said("Messages", "“%1” is not a Slurm version such as 22.05.8"), {std::string(text)}},
        {}};
}

} // namespace fairlead
