// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/scheduler.h"

#include "engine/priority/caches.h"
#include "engine/slurm/evaluate.h"
#include "engine/slurm/flaws/flaws.h"
#include "engine/slurm/parameters.h"
#include "engine/slurm/priority/factors.h"
#include "engine/slurm/priority/priority.h"
#include "engine/slurm/priority/queueorder.h"
#include "engine/slurm/proof/agreement.h"
#include "engine/slurm/proof/assumptions.h"
#include "engine/slurm/proof/defects.h"
#include "engine/slurm/rowreader.h"
#include "engine/slurm/traits.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <array>

namespace fairlead::slurm {

namespace {
std::uint32_t tierOf(const Snapshot& snapshot, RowIndex row)
{
    const auto partition = snapshot.rows.partition[row.at()];
    return partition.isValid() ? snapshot.partitions[partition.at()].tier : 1;
}

/// From cycle to cycle: what is charged in one is itself decayed by its length.
/// @source specification 2.2 to 2.4
double renewalOf(const Charging& rules)
{
    const double perSecond = decayPerSecond(rules.halfLife);
    const double kept = std::pow(perSecond, static_cast<double>(rules.period));
    return kept > 0.0 ? (1.0 - kept) / slice(perSecond, rules.period) : 0.0;
}

class SlurmScheduler : public Scheduler
{
public:
    [[nodiscard]] const Traits& traits(const Policy& /*policy*/) const override
    {
        return slurm::traits;
    }

    [[nodiscard]] UsageMemory memory(const Policy& policy) const override
    {
        const auto& settings = policy.slurm();
        return {.halfLife = settings.halfLife, .renewal = renewalOf(settings)};
    }
    [[nodiscard]] std::vector<std::int64_t> usageResets(const Policy& policy, std::int64_t from,
                                                        std::int64_t to,
                                                        std::int64_t utcOffset) const override
    {
        return slurm::usageResets(policy.slurm().usageReset, from, to, utcOffset);
    }
    [[nodiscard]] Result<void> setParameter(Policy& policy, std::string_view name,
                                            std::string_view value) const override
    {
        return slurm::setParameter(policy.editSlurm(), name, value);
    }
    [[nodiscard]] std::vector<std::string> parameterNames(const Policy& policy) const override
    {
        auto names = slurm::parameterNames();
        for (const auto& limit : policy.slurm().limits)
            names.push_back(limitName(limit));
        return names;
    }
    [[nodiscard]] std::string parameterValue(const Policy& policy,
                                             std::string_view name) const override
    {
        return slurm::parameterValue(policy.slurm(), name);
    }
    [[nodiscard]] bool knows(std::string_view parameter) const override
    {
        return isParameter(parameter);
    }
    [[nodiscard]] bool addsUp(std::string_view /*parameter*/) const override { return false; }
    [[nodiscard]] Policy defaultPolicy() const override { return {}; }

    [[nodiscard]] std::vector<Provenance> assumptions(const Policy& policy) const override
    {
        return assumptionsOf(policy.slurm());
    }
    [[nodiscard]] std::vector<Defect> defects(const Policy& policy,
                                              std::string_view part) const override
    {
        return defectsOf(policy.slurm(), part);
    }

    [[nodiscard]] std::span<const Part> parts() const override { return factorParts(); }
    [[nodiscard]] PartSetting setting(const Policy& policy, std::size_t part) const override
    {
        return settingOf(policy.slurm(), static_cast<Factor>(part));
    }
    [[nodiscard]] bool canOpen(const Policy& policy, std::size_t part) const override
    {
        return factorParts()[part].opens && !policy.slurm().tresWeights.empty();
    }

    [[nodiscard]] std::span<const std::int64_t>
    recordedSteps(const Snapshot& /*snapshot*/) const override
    {
        return {};
    }
    void evaluateTree(const Inputs& before, const Inputs& inputs, bool isNew,
                      EvaluationMemory::Caches& caches, AssocResults& results) const override
    {
        slurm::computeTree(before, inputs, isNew, caches.slurm, results);
    }
    void evaluateQueue(Evaluation& evaluation, EvaluationMemory::Caches& caches,
                       bool isNew) const override
    {
        slurm::evaluateQueue(evaluation, caches.slurm, isNew);
    }
    [[nodiscard]] std::unique_ptr<const RowReader>
    reader(const Evaluation& evaluation) const override
    {
        return std::make_unique<FactorReader>(evaluation);
    }
    [[nodiscard]] std::int64_t shown(const Evaluation& evaluation, RowIndex row) const override
    {
        return termsOf(evaluation, row).shown;
    }
    [[nodiscard]] Agreement agreement(const Evaluation& evaluation,
                                      std::size_t mostRows) const override
    {
        return agreementOf(evaluation, mostRows);
    }
    [[nodiscard]] std::int64_t waited(const Evaluation& evaluation, JobIndex job) const override
    {
        const auto& jobs = evaluation.snapshot().jobs;
        const std::int64_t eligible = jobs.eligibleTime[job.at()];
        if (eligible == 0)
            return 0;
        const auto since = std::max<std::int64_t>(eligible, jobs.submitTime[job.at()]);
        return std::max<std::int64_t>(evaluation.inputs.now - since, 0);
    }
    [[nodiscard]] DecidedBy decidedBy(const Evaluation& evaluation, RowIndex first,
                                      RowIndex second) const override;

    [[nodiscard]] std::shared_ptr<const FairshareTable>
    fairshare(const Evaluation& /*evaluation*/) const override
    {
        return nullptr;
    }

    void findFlaws(const QueuePoints& queue, std::vector<Finding>& findings) const override
    {
        findSumFlaws(queue, findings);
        findAgeFlaws(queue, findings);
        findUsageFlaws(queue, findings);
        findWaitFlaws(queue, findings);
    }

    [[nodiscard]] std::span<const JobWord> listedWords() const override
    {
        static constexpr std::array words{JobWord::Partition};
        return words;
    }
    [[nodiscard]] bool hasWord(JobWord word) const override
    {
        return word == JobWord::Partition || word == JobWord::Qos;
    }
    [[nodiscard]] WordPlace wordPlace(const Evaluation& evaluation, RowIndex row,
                                      JobWord word) const override;
};

DecidedBy SlurmScheduler::decidedBy(const Evaluation& evaluation, RowIndex first,
                                    RowIndex second) const
{
    const auto& snapshot = evaluation.snapshot();
    const auto firstJob = snapshot.rows.job[first.at()];
    const auto secondJob = snapshot.rows.job[second.at()];
    const auto isReserved
        = [&](JobIndex job) { return JobTable::entry(snapshot.jobs.reserved, job) != 0; };
    const bool byTier = tierOf(snapshot, first) != tierOf(snapshot, second);
    const bool bySame = isReserved(firstJob) == isReserved(secondJob);
    if (mayPreempt(evaluation, first, second) && !(byTier && bySame))
        return DecidedBy::Preemption;
    if (!bySame)
        return DecidedBy::Reservation;
    if (byTier)
        return DecidedBy::PartitionTier;
    if (jobPriority(evaluation, first) != jobPriority(evaluation, second))
        return DecidedBy::Priority;
    if (snapshot.jobs.submitTime[firstJob.at()] != snapshot.jobs.submitTime[secondJob.at()])
        return DecidedBy::SubmitTime;
    return DecidedBy::JobId;
}

WordPlace SlurmScheduler::wordPlace(const Evaluation& evaluation, RowIndex row, JobWord word) const
{
    const auto& snapshot = evaluation.snapshot();
    const auto partition = snapshot.rows.partition[row.at()];
    const auto qos = snapshot.rowQos(row);
    if (word == JobWord::Partition && partition.isValid())
        return {WordPlace::Table::Partitions, partition.value};
    if (word == JobWord::Qos && qos.isValid())
        return {WordPlace::Table::Qos, qos.value};
    return {};
}
} // namespace

const Scheduler& scheduler()
{
    static const SlurmScheduler only;
    return only;
}

} // namespace fairlead::slurm
