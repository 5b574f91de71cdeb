// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/periodfigures.h"

#include "models/accounting/sources/sources.h"

#include <utility>

namespace fairlead::accounting {

namespace {
template <typename T>
void takeOver(Result<T> read, std::optional<T>& value, std::optional<Error>& why)
{
    if (read)
        value = *std::move(read);
    else if (read.error().code != ErrorCode::NoHistory)
        why = read.error();
}
} // namespace

PeriodFigures readPeriodFigures(const SourceAccess& access, const Snapshot& snapshot,
                                const UsageRequest& request, std::optional<UsageSums> known)
{
    PeriodFigures figures;
    figures.usage = std::move(known);
    if (!figures.usage)
        takeOver(readUsage(access, snapshot, request), figures.usage, figures.whyNoUsage);
    const auto& why = figures.whyNoUsage; // jobs are another table than usage
    if (figures.usage || (why && why->code != ErrorCode::Usage))
        takeOver(readWaits(access, figures.usage ? figures.usage->period : request.period),
                 figures.waits, figures.whyNoWaits);
    return figures;
}

} // namespace fairlead::accounting
