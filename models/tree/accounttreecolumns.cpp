// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreecolumns.h"

#include "engine/priority/traits.h"
#include "models/words/partwords.h"
#include "models/words/usageformat.h"

#include <QLocale>

#include <optional>

namespace fairlead::models {

AccountTreeColumns::Words AccountTreeColumns::words(Column column, const Policy& policy,
                                                    const Snapshot* snapshot)
{
    const bool hasTargets = traitsOf(policy).hasTargets;
    switch (column) {
    case AccountColumn:
        return {tr("Name"),
                tr("Account, or user in an account, where needed with the "
                   "partition that the association is for.")};
    case SharesColumn:
        if (hasTargets)
            return {tr("Target"), tr("FSTARGET of the account, in percent.")};
        return {tr("Shares"),
                tr("Raw shares: what the association was given, in proportion to "
                   "its siblings. A number, or “parent”: it uses the share of the "
                   "account above.")};
    case PromisedColumn:
        if (hasTargets)
            return {tr("Promised (of parent)"),
                    tr("The target as a part of the whole system: plain, at least or at "
                       "most. A cap promises nothing.")};
        return {tr("Promised (of parent)"),
                tr("Normalized shares: shares / sum of the shares on the same "
                   "level. Percent of the account above.")};
    case UsageColumn:
        return usageWords(hasTargets, snapshot);
    case ConsumedColumn:
        return {tr("Consumed"),
                tr("Raw usage / raw usage of the account above. Percent of the "
                   "account above.")};
    case FairShareColumn:
        return {tr("Fair-share"), fairShareHelp(policy)};
    case VerdictColumn:
        return {tr("Verdict"),
                tr("Promised / consumed. Above 1 the association got less than "
                   "it was promised (under-served), below 1 more.")};
    case ChangeColumn:
        return {tr("Change"), tr("Fair-share now − fair-share in the baseline.")};
    case ColumnCount:
        break;
    }
    return {};
}

AccountTreeColumns::Words AccountTreeColumns::usageWords(bool hasTargets, const Snapshot* snapshot)
{
    const auto unit = snapshot != nullptr ? valueformat::hoursOfUsage(*snapshot)
                                          : valueformat::UsageHours::Cpus;
    const bool isOfCpus = snapshot != nullptr && unit == valueformat::UsageHours::Cpus;
    const auto cpus = isOfCpus ? valueformat::cpusOfNode(*snapshot) : std::nullopt;
    auto help = hasTargets
        ? tr("Usage in the fairshare windows, weighted by FSDECAY, in hours of the "
             "metric: processor-hours for DEDICATEDPS.")
        : tr("Raw usage, decayed by the half-life: TRES-weighted "
             "billing-seconds / 3600. With no billing weights these are "
             "CPU-hours.");
    if (cpus)
        return {tr("Consumed (node-h)"),
                help + u' '
                    + tr("Divided by %1, the CPUs of a node on average.")
                          .arg(QLocale().toString(*cpus, 'f', QLocale::FloatingPointShortest))};
    if (snapshot == nullptr)
        return {tr("Consumed (h)"), help};
    switch (unit) {
    case valueformat::UsageHours::Billing:
        return {tr("Consumed (billing-h)"), help};
    case valueformat::UsageHours::Equivalents:
        return {tr("Consumed (PE-h)", "hours of Moab's processor equivalents"), help};
    case valueformat::UsageHours::Cpus:
        break;
    }
    return {tr("Consumed (CPU-h)"), help};
}

QString AccountTreeColumns::fairShareHelp(const Policy& policy)
{
    const auto help = tr("The factor that a job of the association gets, 0 to 1. "
                         "Fair Tree: rank of the user / number of users. Classic: "
                         "2^(−effective usage / normalized shares / damping).");
    const auto note = partwords::defectNote("fairshare", policy);
    return note.isEmpty() ? help : help + QStringLiteral("\n\n") + note;
}

Qt::Alignment AccountTreeColumns::alignment(Column column)
{
    return (column == AccountColumn || column == VerdictColumn ? Qt::AlignLeft : Qt::AlignRight)
        | Qt::AlignVCenter;
}

} // namespace fairlead::models
