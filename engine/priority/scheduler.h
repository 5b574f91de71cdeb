// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"
#include "engine/priority/breakdown.h"
#include "engine/priority/decision.h"
#include "engine/priority/defects.h"
#include "engine/priority/fairsharetable.h"
#include "engine/priority/jobwords.h"
#include "engine/priority/traits.h"
#include "engine/priority/usagememory.h"

namespace fairlead {

struct Finding;
class QueuePoints;
struct SnapshotRecords;

/// What one scheduler knows and the others do otherwise. There is one object for each, without
/// state; schedulerOf() is the only place that chooses.
class Scheduler
{
public:
    Scheduler() = default;
    virtual ~Scheduler() = default;
    Scheduler(const Scheduler&) = delete;
    Scheduler& operator=(const Scheduler&) = delete;

    [[nodiscard]] virtual const Traits& traits(const Policy& policy) const = 0;
    [[nodiscard]] virtual UsageMemory memory(const Policy& policy) const = 0;
    /// When all usage is set to zero within [from, to], Unix seconds, oldest first.
    /// @param utcOffset  as Snapshot::utcOffset
    [[nodiscard]] virtual std::vector<std::int64_t> usageResets(const Policy& /*policy*/,
                                                                std::int64_t /*from*/,
                                                                std::int64_t /*to*/,
                                                                std::int64_t /*utcOffset*/) const
    {
        return {};
    }
    /// setParameter() and its company, see policy.h.
    [[nodiscard]] virtual Result<void> setParameter(Policy& policy, std::string_view name,
                                                    std::string_view value) const = 0;
    [[nodiscard]] virtual std::vector<std::string> parameterNames(const Policy& policy) const = 0;
    /// Of parameterNames(after) those whose values may differ from before: all, unless somebody
    /// knows better of a policy with a hundred thousand of them.
    [[nodiscard]] virtual std::vector<std::string> namesThatMayDiffer(const Policy& /*before*/,
                                                                      const Policy& after) const
    {
        return parameterNames(after);
    }
    [[nodiscard]] virtual std::string parameterValue(const Policy& policy,
                                                     std::string_view name) const = 0;
    [[nodiscard]] virtual bool knows(std::string_view parameter) const = 0;
    [[nodiscard]] virtual bool addsUp(std::string_view parameter) const = 0;
    [[nodiscard]] virtual Policy defaultPolicy() const = 0;

    /// See assumptionsOf() and defectsOf().
    [[nodiscard]] virtual std::vector<Provenance> assumptions(const Policy& /*policy*/) const
    {
        return {};
    }
    [[nodiscard]] virtual std::vector<Defect> defects(const Policy& /*policy*/,
                                                      std::string_view /*part*/) const
    {
        return {};
    }

    /// The priority of a QOS, before any weight.
    [[nodiscard]] virtual std::int64_t qosPriority(const Policy& /*policy*/, const Qos& qos) const
    {
        return qos.priority;
    }

    [[nodiscard]] virtual std::span<const Part> parts() const = 0;
    [[nodiscard]] virtual PartSetting setting(const Policy& policy, std::size_t part) const = 0;
    [[nodiscard]] virtual bool canOpen(const Policy& policy, std::size_t part) const = 0;

    /// When each command of a recorded run was given, Unix seconds; empty: no recording.
    [[nodiscard]] virtual std::span<const std::int64_t>
    recordedSteps(const Snapshot& snapshot) const = 0;
    /// The tree of associations. `results` belong to `before`, under other rules if `isNew`.
    virtual void evaluateTree(const Inputs& before, const Inputs& inputs, bool isNew,
                              EvaluationMemory::Caches& caches, AssocResults& results) const = 0;
    /// Priorities, statuses and ranks of every row; the evaluation has its inputs and the tree.
    /// `isNew`: the rest of it belongs to other rules.
    virtual void evaluateQueue(Evaluation& evaluation, EvaluationMemory::Caches& caches,
                               bool isNew) const = 0;
    [[nodiscard]] virtual std::unique_ptr<const RowReader>
    reader(const Evaluation& evaluation) const = 0;
    [[nodiscard]] virtual std::int64_t shown(const Evaluation& evaluation, RowIndex row) const = 0;
    /// See compareAnswers(); without more knowledge the shown priorities are compared.
    [[nodiscard]] virtual Agreement agreement(const Evaluation& evaluation,
                                              std::size_t mostRows) const;
    /// See waitedOf().
    [[nodiscard]] virtual std::int64_t waited(const Evaluation& evaluation, JobIndex job) const = 0;
    /// Of two ranked rows that are not the same.
    [[nodiscard]] virtual DecidedBy decidedBy(const Evaluation& evaluation, RowIndex first,
                                              RowIndex second) const = 0;

    /// Takes the records of a cluster from another scheduler's words to its own, or back, where
    /// `policy` is not of the scheduler that the evaluation is of. False: nothing to translate.
    [[nodiscard]] virtual bool translate(const Evaluation& /*evaluation*/, const Policy& /*policy*/,
                                         SnapshotRecords& /*records*/) const
    {
        return false;
    }

    /// What an account has in place of shares, of the whole system; a cap is no promise. Not set:
    /// it has none, or the scheduler has shares.
    [[nodiscard]] virtual FairshareTarget target(const Evaluation& /*evaluation*/,
                                                 AssocIndex /*assoc*/) const
    {
        return {};
    }
    /// Null: it has no targets, or the policy does not count usage.
    [[nodiscard]] virtual std::shared_ptr<const FairshareTable>
    fairshare(const Evaluation& evaluation) const = 0;

    /// What is wrong with a policy that only this scheduler knows of; see adviceOn(). Fewer than
    /// `fewestRows` rows say nothing about factors.
    virtual void findFlaws(const QueuePoints& /*queue*/, std::vector<Finding>& /*findings*/) const
    {
    }

    [[nodiscard]] virtual std::span<const JobWord> listedWords() const = 0;
    [[nodiscard]] virtual bool hasWord(JobWord word) const = 0;
    [[nodiscard]] virtual WordPlace wordPlace(const Evaluation& evaluation, RowIndex row,
                                              JobWord word) const = 0;
};

/// The scheduler whose policy it is.
const Scheduler& schedulerOf(const Policy& policy);
/// All of them.
std::span<const Scheduler* const> schedulers();

} // namespace fairlead
