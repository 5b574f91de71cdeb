// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/scheduler.h"

#include "engine/cluster/moabfacts.h"
#include "engine/moab/config/parameters.h"
#include "engine/moab/priority/accountresults.h"
#include "engine/moab/priority/componentparts.h"
#include "engine/moab/priority/fairshare.h"
#include "engine/moab/priority/fairsharetable.h"
#include "engine/moab/priority/queuetime.h"
#include "engine/moab/priority/rowreader.h"
#include "engine/moab/priority/traits.h"
#include "engine/moab/priority/translate.h"
#include "engine/priority/caches.h"
#include "engine/slurm/fairshare/sharetree.h"

#include <array>
#include <variant>

namespace fairlead::moab {

namespace {
class MoabScheduler : public Scheduler
{
public:
    [[nodiscard]] const Traits& traits(const Policy& policy) const override
    {
        return policy.moab()->isMaui() ? mauiTraits : moabTraits;
    }

    [[nodiscard]] UsageMemory memory(const Policy& policy) const override
    {
        const auto& settings = *policy.moab();
        return {.counts = settings.fsMetric != FsMetric::None,
                .windows = static_cast<std::uint64_t>(settings.fsDepth),
                .interval = static_cast<std::uint64_t>(settings.fsInterval),
                .decay = settings.fsDecay,
                .isOfEquivalents = isOfEquivalents(settings)};
    }
    [[nodiscard]] Result<void> setParameter(Policy& policy, std::string_view name,
                                            std::string_view value) const override
    {
        return moab::setParameter(std::get<SharedSettings>(policy.own).edit(), name, value);
    }
    [[nodiscard]] std::vector<std::string> parameterNames(const Policy& policy) const override
    {
        return moab::parameterNames(*policy.moab());
    }
    [[nodiscard]] std::vector<std::string> namesThatMayDiffer(const Policy& before,
                                                              const Policy& after) const override
    {
        return before.moab() ? moab::namesThatMayDiffer(*before.moab(), *after.moab())
                             : moab::parameterNames(*after.moab());
    }
    [[nodiscard]] std::string parameterValue(const Policy& policy,
                                             std::string_view name) const override
    {
        return moab::parameterValue(*policy.moab(), name);
    }
    [[nodiscard]] bool knows(std::string_view parameter) const override
    {
        return isParameter(parameter);
    }
    [[nodiscard]] bool addsUp(std::string_view parameter) const override
    {
        return moab::addsUp(parameter);
    }
    [[nodiscard]] Policy defaultPolicy() const override
    {
        Policy policy;
        policy.own = SharedSettings(Settings());
        return policy;
    }

    [[nodiscard]] std::int64_t qosPriority(const Policy& policy, const Qos& qos) const override
    {
        const auto& settings = *policy.moab();
        const auto priorityIn = [&](std::string_view name) {
            const auto* entry = settings.find(Cred::Qos, name);
            return entry == nullptr ? std::nullopt : entry->priority;
        };
        return priorityIn(qos.name).value_or(priorityIn("DEFAULT").value_or(0));
    }
    [[nodiscard]] std::span<const Part> parts() const override { return componentParts(); }
    [[nodiscard]] PartSetting setting(const Policy& policy, std::size_t part) const override
    {
        return settingOf(*policy.moab(), componentAt(part));
    }
    [[nodiscard]] bool canOpen(const Policy& /*policy*/, std::size_t part) const override
    {
        return componentParts()[part].opens;
    }

    [[nodiscard]] std::span<const std::int64_t>
    recordedSteps(const Snapshot& snapshot) const override
    {
        return factsOf(snapshot).site.stepTimes;
    }
    void evaluateTree(const Inputs& before, const Inputs& inputs, bool isNew,
                      EvaluationMemory::Caches& caches, AssocResults& results) const override
    {
        if (isNew || before.shares != inputs.shares) // it only groups
            slurm::buildShareTree(inputs, caches.slurm, results);
    }
    void evaluateQueue(Evaluation& evaluation, EvaluationMemory::Caches& caches,
                       bool isNew) const override
    {
        moab::evaluateQueue(evaluation, caches.moab, isNew);
    }
    [[nodiscard]] std::unique_ptr<const RowReader>
    reader(const Evaluation& evaluation) const override
    {
        return std::make_unique<ComponentReader>(evaluation);
    }
    [[nodiscard]] std::int64_t shown(const Evaluation& evaluation, RowIndex row) const override
    {
        return roundedSum(evaluation.moab.sum[row.at()]);
    }
    [[nodiscard]] std::int64_t waited(const Evaluation& evaluation, JobIndex job) const override
    {
        return queueSeconds(evaluation.inputs, evaluation.moab.clocks[job.at()], job);
    }
    [[nodiscard]] DecidedBy decidedBy(const Evaluation& evaluation, RowIndex first,
                                      RowIndex second) const override
    {
        const auto& start = evaluation.moab.start;
        return start[first.at()] == start[second.at()] ? DecidedBy::QueuePlace
                                                       : DecidedBy::Priority;
    }

    [[nodiscard]] bool translate(const Evaluation& evaluation, const Policy& policy,
                                 SnapshotRecords& records) const override
    {
        return moab::translate(evaluation, policy, records);
    }

    [[nodiscard]] FairshareTarget target(const Evaluation& evaluation,
                                         AssocIndex assoc) const override
    {
        return accountTarget(evaluation, assoc);
    }
    [[nodiscard]] std::shared_ptr<const FairshareTable>
    fairshare(const Evaluation& evaluation) const override
    {
        return moab::fairshareTable(evaluation);
    }

    [[nodiscard]] std::span<const JobWord> listedWords() const override
    {
        static constexpr std::array words{JobWord::Group, JobWord::Class, JobWord::Qos};
        return words;
    }
    [[nodiscard]] bool hasWord(JobWord /*word*/) const override { return true; }
    [[nodiscard]] WordPlace wordPlace(const Evaluation& evaluation, RowIndex row,
                                      JobWord word) const override;
};

WordPlace MoabScheduler::wordPlace(const Evaluation& evaluation, RowIndex row, JobWord word) const
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto& facts = factsOf(snapshot).jobs[job.at()];
    switch (word) {
    case JobWord::Partition:
        if (const auto partition = snapshot.rows.partition[row.at()]; partition.isValid())
            return {WordPlace::Table::Partitions, partition.value};
        return {};
    case JobWord::Group:
        return {WordPlace::Table::Names, facts.group.value};
    case JobWord::Class:
        return {WordPlace::Table::Names, facts.jobClass.value};
    case JobWord::Qos:
        break;
    }
    return {WordPlace::Table::Names, evaluation.moab.tables.qos[job.at()].value};
}
} // namespace

const Scheduler& scheduler()
{
    static const MoabScheduler only;
    return only;
}

} // namespace fairlead::moab
