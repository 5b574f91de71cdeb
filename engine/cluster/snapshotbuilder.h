// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/base/namelist.h"
#include "engine/base/rare.h"
#include "engine/base/sharedtext.h"
#include "engine/cluster/endedjobs.h"
#include "engine/cluster/jobtres.h"
#include "engine/cluster/snapshot.h"
#include "engine/moab/data/site.h"

#include <memory>

namespace fairlead {

/// One association as a source names it. Names decide; numbers only order.
struct AssocRecord
{
    std::string account;
    std::string user;
    std::string partition;
    std::string parent; ///< account rows: the parent account; ignored on user rows
    std::int64_t shares = 1; ///< raw; below 0: reported and replaced by 1
    std::optional<std::uint32_t> priority; ///< AssocTable::priority; nothing: none is set
    std::uint32_t id = 0; ///< 0: the source has none
    std::optional<std::int64_t> lft; ///< nested-set number (Slurm up to 23.02)
    std::optional<long double> rawUsage; ///< @unit TRES-weighted billing-seconds  @range [0, inf)
    long double chargedSince = 0.0L; ///< AssocTable::chargedSince
    std::optional<long double> heldPart; ///< Snapshot::heldParts
    SharedText file;
    int line = 0;
};

/// One job as a source names it.
struct JobRecord
{
    std::uint32_t id = 0; ///< its number
    std::string user;
    std::string account;
    std::uint32_t assocId = 0; ///< 0: found by user, account, partition
    std::string qos; ///< or several, separated by commas (Slurm 24.11)
    NameList partitions;
    std::uint32_t nodes = 1; ///< asked for, or held
    std::uint32_t cpus = 0; ///< likewise, or planned for it: as the job-size factor counts them
    std::uint32_t timeLimit = slurm::noTimeLimit; ///< @unit min; or as slurm::unlimitedTime
    std::int64_t submitTime = 0; ///< @unit Unix seconds; 0: not known
    std::int64_t eligibleTime = 0; ///< @unit Unix seconds; 0: not set
    std::int64_t accrueTime = 0; ///< since when it ages  @unit Unix seconds; 0: not set
    std::int64_t nice = 0; ///< @unit points, taken from the priority; as squeue says
    std::int64_t site = 0; ///< @unit points, added to it
    JobState state = JobState::Pending;
    bool held = false;
    std::uint32_t priority = 0; ///< as the controller holds it; 0 = held, or not known
    bool hasSetPriority = false; ///< an administrator set it: it is not computed
    std::uint32_t arrayJob = 0; ///< the array that the job is a task of; 0 = none
    std::uint32_t arrayTask = slurm::noValue;
    std::uint32_t waitingTasks = 1; ///< of an array that waits as one: how many there are of it
    bool isReserved = false;
    /// It waits and asks for more than a limit allows or its partition gives, so that an idle
    /// machine would not start it either.
    bool neverStarts = false;
    std::int64_t startTime = 0; ///< of a running job  @unit Unix seconds
    double usageRate = 0.0; ///< @unit usage per second  @range [0, inf)  @source as HistoryRecord
    std::string reason;
    JobTres tres;
    SharedText label; ///< the source's own name of the job, if it is not the number
    Rare<moab::JobDetails> moab;
    /// Whether its scheduler tells more of it than all of them do, and finds its account and QOS.
    [[nodiscard]] bool hasDetails() const { return moab.has_value(); }
    SharedText file;
    int line = 0;
};

/// Past consumption of one association, by id or by name.
struct HistoryRecord
{
    std::uint32_t assocId = 0; ///< 0: found by name
    std::string account;
    std::string user;
    std::string partition;
    std::int64_t start = 0; ///< @unit Unix seconds
    std::int64_t end = 0; ///< behind the last second  @unit Unix seconds
    double rate = 0.0; ///< @unit usage per second  @range [0, inf)  @source billing x UsageFactor
};

/// The same by id alone, for sources that have millions.
struct UsageBucket
{
    std::uint32_t assocId = 0;
    std::int64_t start = 0; ///< @unit Unix seconds
    std::int64_t end = 0; ///< behind the last second  @unit Unix seconds
    double rate = 0.0; ///< @unit usage per second  @range [0, inf)  @source as HistoryRecord
    bool operator==(const UsageBucket&) const = default;
};

struct PriorityAnswerRecord
{
    std::uint32_t jobId = 0;
    SharedText partition;
    RowAnswer answer;
    std::string tres{}; ///< the list of weighted TRES terms, as printed
};
struct NormalizedAnswerRecord
{
    std::uint32_t jobId = 0;
    SharedText partition;
    NormalizedAnswer answer;
    std::string tres{}; ///< the list of TRES factors, as printed
};
struct ShareAnswerRecord
{
    std::string account;
    std::string user;
    SharedText partition;
    ShareAnswer answer;
};

/// Everything a source found, before it is checked and put in order.
struct SnapshotRecords
{
    std::string cluster;
    std::string source;
    std::optional<std::int64_t> storeRevision; ///< see Snapshot::storeRevision
    std::int64_t takenAt = 0; ///< see Snapshot::takenAt  @unit Unix seconds; 0: not known
    std::int64_t computedAt = 0; ///< see Snapshot::computedAt  @unit Unix seconds; 0: not known
    ColourSlots colourSlots; ///< see Snapshot::colourSlots
    FormerNames formerNames; ///< see Snapshot::formerNames
    Policy policy;
    std::vector<std::string> tresNames; ///< what the cluster tracks, in lower case
    std::uint32_t nodeCount = 0; ///< every node record, whatever its state
    std::uint32_t cpuCount = 0; ///< effective CPUs of all nodes
    std::vector<AssocRecord> assocs;
    UsageForm usageForm = UsageForm::Exact;
    bool historyIsWhole = false; ///< with what was used before the first job that is known
    Basis basis = Basis::Reading;
    std::vector<std::int64_t> cycles; ///< see Snapshot::cycles; in any order  @unit Unix seconds
    std::int64_t utcOffset = 0; ///< @unit s east of UTC
    std::vector<JobRecord> jobs;
    std::vector<EndedJob> ended; ///< that the source still lists
    std::vector<Partition> partitions; ///< tresTotal in the order of tresNames
    std::vector<Qos> qos;
    std::vector<HistoryRecord> history;
    std::vector<UsageBucket> buckets; ///< more history
    std::shared_ptr<const Consumption> consumption; ///< null: no list of jobs
    std::vector<PriorityAnswerRecord> priorityAnswers;
    std::vector<NormalizedAnswerRecord> normalizedAnswers;
    std::vector<ShareAnswerRecord> shareAnswers;
    std::size_t unknownShares = 0; ///< more answers, of associations that are not there
    ShareColumns shareColumns = asSet(ShareColumn::FairShare); ///< of the share answers
    std::optional<MomentRange> agesAgreeOn; ///< see Answers::agesAgreeOn
    moab::Site moab;
    std::vector<Provenance> provenance;
    Issues issues;
    bool keepsOrder = false; ///< assocs are already in printed order with ties in that order
};

/// Checks the records, orders the tree as the scheduler does and links jobs to it.
/// What can be repaired is repaired and listed in Snapshot::issues: orphans and cycles hang below
/// root, of duplicates the first stays, negative shares become 1, jobs without an association keep
/// fair-share 0. Error code DataInvalid: no association at all.
Result<std::shared_ptr<const Snapshot>> buildSnapshot(SnapshotRecords records);

/// `kept`, where renamed accounts keep theirs, and the slots of the records, with one for every
/// account that has none.
ColourSlots completeColourSlots(const SnapshotRecords& records, ColourSlots kept);

/// That a weight is of no use: the cluster tracks no such TRES.
Message untrackedTresWeight(const std::string& tres);

/// The way back: records that build an equal snapshot. Scenarios with structural edits use it.
SnapshotRecords recordsOf(const Snapshot& snapshot);

} // namespace fairlead
