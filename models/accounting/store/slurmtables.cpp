// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/slurmtables.h"

#include "engine/base/text.h"
#include "engine/slurm/parameters.h"
#include "models/accounting/store/slurmcolumns.h"
#include "models/accounting/store/valuetable.h"

#include <cmath>
#include <set>
#include <string>

namespace fairlead::accounting {

namespace {
/// Not as they are stored: a version there is two numbers, and flags are bits.
void addValues(const Policy& policy, std::vector<ValueRow>& rows)
{
    const auto& settings = policy.slurm();
    for (const auto& name : slurm::parameterNames())
        rows.push_back({name, slurm::parameterValue(settings, name)});
}

Result<void> write(StoreConnection& connection, const SnapshotRecords& records)
{
    const auto& settings = records.policy.slurm();
    if (auto done = insertValues(connection, "policy_value", settings); !done)
        return done;
    return insertAll(connection, "tres_weight", settings.tresWeights);
}

Result<void> read(StoreConnection& connection, SnapshotRecords& records)
{
    auto& settings = records.policy.editSlurm();
    if (auto done = selectValues(connection, "policy_value", settings, MissingValue::Refused);
        !done)
        return done;
    if (settings.calcPeriod < slurm::Settings::shortestCalcPeriod) // cycles would have no end
        return connection.badValue("policy_value", 1, "PriorityCalcPeriod");
    auto weights = selectAll<TresWeight>(connection, "tres_weight");
    if (!weights)
        return weights.error();
    std::set<std::string> names;
    for (std::size_t i = 0; i < weights->size(); ++i) {
        if (!std::isfinite((*weights)[i].weight)) // priorities would overflow
            return connection.badValue("tres_weight", i, "weight");
        if (!names.insert(text::lower((*weights)[i].tres)).second) // no configuration has two
            return connection.badValue("tres_weight", i, "tres");
    }
    settings.tresWeights = *std::move(weights);
    return {};
}
} // namespace

const SchedulerTables& slurmTables()
{
    // The tables are as old as the store and emptied with those that all have.
    static const SchedulerTables tables{{}, addValues, write, read};
    return tables;
}

} // namespace fairlead::accounting
