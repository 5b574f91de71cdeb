// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/usagerounding.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fairlead {

namespace {
/// How far the truth may lie from a printed number.
struct Rounding
{
    long double below;
    long double above;
};

std::optional<Rounding> roundingOf(UsageForm form)
{
    switch (form) {
    case UsageForm::Rounded:
    case UsageForm::RoundedSums: // by way of a text with six decimals (specification 9.1)
        return Rounding{0.0050005L, 0.0050005L};
    case UsageForm::Whole:
        return Rounding{0.0L, 1.0L};
    case UsageForm::Leaf:
    case UsageForm::Saved:
        return Rounding{0.5e-6L, 0.5e-6L};
    case UsageForm::Exact:
    case UsageForm::FromHistory:
    case UsageForm::Unread:
        break;
    }
    return {};
}

/// Not below the value, in single precision.
float roundedUp(long double value)
{
    const auto nearest = static_cast<float>(std::max(value, 0.0L));
    return static_cast<long double>(nearest) >= value
        ? nearest
        : std::nextafter(nearest, std::numeric_limits<float>::infinity());
}

struct Span
{
    long double low = 0.0L;
    long double high = 0.0L;
};

/// Of an account that has a printed number of its own beside the sum of its children.
Span spanOfAccount(long double given, const Rounding& rounding, const Span& children)
{
    const Span printed{std::max(given - rounding.below, 0.0L), given + rounding.above};
    const auto low = std::max(printed.low, children.low);
    return low <= printed.high ? Span{low, printed.high} : printed;
}

/// Of an account that holds a sum: its children, and what belongs to children that were deleted.
Span spanOfSum(long double sum, long double ofChildren, const Rounding& rounding, Span span)
{
    const auto own = sum - ofChildren;
    if (own > rounding.above) {
        span.low += own - rounding.below;
        span.high += own + rounding.above;
    }
    return span;
}
} // namespace

void findUsageRounding(const SnapshotRecords& records, const std::vector<std::size_t>& recordOf,
                       AssocTable& table)
{
    const auto rounding = roundingOf(records.usageForm);
    if (!rounding)
        return;
    const bool printsAccounts
        = records.usageForm == UsageForm::Rounded || records.usageForm == UsageForm::Whole;
    const auto count = table.size();
    table.usageBelow.resize(count);
    table.usageAbove.resize(count);
    std::vector<Span> below(count); // sums of the children
    std::vector<long double> sums(count, 0.0L); // of what is taken for their usage
    for (std::size_t i = count; i-- > 0;) {
        const auto& given = records.assocs[recordOf[i]].rawUsage;
        auto span = below[i];
        if (table.isUser(AssocIndex(i))) {
            const auto usage = given.value_or(0.0L);
            if (given)
                span = {std::max(usage - rounding->below, 0.0L), usage + rounding->above};
        } else if (given && printsAccounts) {
            span = spanOfAccount(*given, *rounding, below[i]);
        } else {
            span = spanOfSum(table.rawUsage[i], sums[i], *rounding, span);
        }
        table.usageBelow[i] = roundedUp(table.rawUsage[i] - span.low);
        table.usageAbove[i] = roundedUp(span.high - table.rawUsage[i]);
        if (i > 0) {
            below[table.parent[i].at()].low += span.low;
            below[table.parent[i].at()].high += span.high;
            sums[table.parent[i].at()] += table.rawUsage[i];
        }
    }
}

} // namespace fairlead
