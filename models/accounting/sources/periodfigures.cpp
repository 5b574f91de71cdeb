// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/periodfigures.h"

#include "models/accounting/sources/sources.h"

#include <utility>

namespace fairlead::accounting {

Result<PeriodFigures> readPeriodFigures(const SourceAccess& access, const Snapshot& snapshot,
                                        const UsageRequest& request, std::optional<UsageSums> known)
{
    PeriodFigures figures{std::move(known), {}};
    if (!figures.usage) {
        auto read = readUsage(access, snapshot, request);
        if (!read && read.error().code != ErrorCode::DataInvalid)
            return read.error();
        if (!read)
            return figures;
        figures.usage = *std::move(read);
    }
    if (auto waits = readWaits(access, figures.usage->period))
        figures.waits = *std::move(waits);
    return figures;
}

} // namespace fairlead::accounting
