// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/usagefiles.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "engine/slurm/usage/endedcharges.h"
#include "engine/slurm/usage/heldparts.h"
#include "models/accounting/slurmtext/json/jsonreader.h"
#include "models/accounting/slurmtext/queue/jobcount.h"
#include "models/accounting/slurmtext/tree/assocmgrreader.h"
#include "models/accounting/slurmtext/usage/statefiles.h"
#include "models/accounting/slurmtext/usage/usagereader.h"
#include "models/accounting/slurmtext/usage/usagesums.h"

#include <algorithm>
#include <cmath>

namespace fairlead::accounting {

namespace {
constexpr auto stateFile = "assoc_usage";
constexpr auto managerFile = "assoc_mgr.txt";
} // namespace

Message chargedFromJobs(const FolderReader& folder)
{
    return {folder.has("slurmctld.log")
                ? said("Messages", "charged from the jobs of %1, in the cycles of slurmctld.log")
                : said("Messages",
                       "charged from the jobs of %1, in cycles of PriorityCalcPeriod that end at "
                       "the moment"),
            {folder.has("usage.txt") ? "usage.txt" : "history.txt"}};
}

UsageFiles::UsageFiles(FolderReader& folder, SnapshotRecords& records)
    : m_folder(folder)
    , m_records(records)
    , m_users(usersIn(records))
{
}

/// The most exact one first.
const std::array<UsageFiles::Kind, 5>& UsageFiles::kinds()
{
    static const std::array<Kind, 5> all{
        Kind{"raw_usage.txt", inputs::rawUsage, UsageForm::Exact, &UsageFiles::readRaw},
        Kind{stateFile, said("Messages", "raw usage, as last saved by slurmctld"), UsageForm::Leaf,
             &UsageFiles::readState},
        Kind{managerFile, said("Messages", "raw usage, two decimals"), UsageForm::Rounded,
             &UsageFiles::readManager},
        Kind{"shares.txt", said("Messages", "raw usage, whole numbers"), UsageForm::Whole,
             &UsageFiles::readShares},
        Kind{"json/sshare.json", said("Messages", "raw usage, whole numbers"), UsageForm::Whole,
             &UsageFiles::readJson}};
    return all;
}

bool UsageFiles::read(bool takesUsage)
{
    std::vector<Told> told;
    bool isComplete = false; // in a file before
    for (const auto& kind : kinds()) {
        // A state file is compared with what slurmctld says.
        const bool isBeside = kind.form == UsageForm::Rounded && !told.empty()
            && told.back().kind->form == UsageForm::Leaf;
        if (!takesUsage || !m_folder.has(kind.file) || (isComplete && !isBeside))
            continue;
        told.push_back(readAlone(kind));
        isComplete = isComplete || (told.back().users == m_users && m_users > 0);
    }
    if (!m_hasReadManager && m_folder.has(managerFile))
        readManager(managerFile, false);
    const bool isTold = std::any_of(told.begin(), told.end(), [this](const Told& one) {
        return one.users > 0 || (m_users == 0 && !one.usage.empty());
    });
    choose(told);
    return isTold;
}

/// The usage of one file, as if there were no other.
UsageFiles::Told UsageFiles::readAlone(const Kind& kind)
{
    for (auto& assoc : m_records.assocs)
        assoc.rawUsage.reset();
    (this->*kind.read)(kind);
    Told told{&kind, usersTold(m_records), {}};
    for (const auto& assoc : m_records.assocs)
        told.usage.push_back(assoc.rawUsage);
    return told;
}

void UsageFiles::choose(const std::vector<Told>& told)
{
    const auto best = std::max_element(
        told.begin(), told.end(), [](const Told& a, const Told& b) { return a.users < b.users; });
    for (const auto& one : told) {
        if (one.users == m_users)
            continue;
        const std::vector<FilledIn> numbers{std::to_string(one.users), std::to_string(m_users),
                                            best->kind->file};
        m_folder.report(
            Severity::Warning,
            {&one == &*best
                 ? said("Messages",
                        "it holds the usage of %1 of %2 users; 0 is assumed for the others")
                 : said("Messages",
                        "it holds the usage of %1 of %2 users and is not used: %3 holds more"),
             numbers},
            one.kind->file);
        m_records.issues.back().loss = &one == &*best ? Loss::Number : Loss::Nothing;
    }
    const bool isUsable = best != told.end() && (best->users > 0 || m_users == 0);
    for (auto& issue : m_records.issues) { // what is wrong in a file that is not used harms nobody
        for (const auto& one : told) {
            if (issue.loss == Loss::Number && &one != &*best && issue.file == one.kind->file)
                issue.loss = Loss::Nothing;
        }
    }
    for (auto& assoc : m_records.assocs) {
        if (!isUsable && !told.empty())
            assoc.rawUsage.reset();
    }
    if (!isUsable && !told.empty())
        m_records.usageForm = UsageForm::Exact; // of nothing
    if (!isUsable)
        return;
    for (std::size_t i = 0; i < best->usage.size(); ++i)
        m_records.assocs[i].rawUsage = best->usage[i];
    m_records.usageForm = best->kind->form;
    if (best->kind->form != UsageForm::Leaf)
        m_saved = {};
    const auto next = std::next(best);
    if (best->kind->form == UsageForm::Leaf && next != told.end()
        && next->kind->form == UsageForm::Rounded && next->users == best->users)
        m_saved.managed = next->usage;
    m_folder.cameFrom(best->kind->input, m_folder.path(best->kind->file));
    if (best->kind->form == UsageForm::Rounded || best->kind->form == UsageForm::Whole)
        checkUsageSums(best->kind->file, best->kind->form == UsageForm::Whole ? 1 : 0.01L,
                       m_records);
    compareWithManager(*best->kind);
}

/// Usage moves by little between two commands of one capture.
void UsageFiles::compareWithManager(const Kind& kind)
{
    constexpr long double most = 0.05L; // of the larger one
    const bool isOfCommand = kind.form == UsageForm::Exact || kind.form == UsageForm::Whole;
    const auto root = std::ranges::find_if(m_records.assocs, [](const AssocRecord& assoc) {
        return assoc.account == "root" && assoc.user.empty();
    });
    if (!isOfCommand || !m_managedRoot || root == m_records.assocs.end() || !root->rawUsage)
        return;
    const auto difference = std::abs(*root->rawUsage - *m_managedRoot);
    if (difference > 1 + most * std::max(*root->rawUsage, *m_managedRoot))
        m_folder.report(Severity::Warning,
                        {said("Messages",
                              "root has used %1 here, and %2 in assoc_mgr.txt: they are not of the "
                              "same moment or cluster"),
                         {text::fixed(static_cast<double>(*root->rawUsage), 2),
                          text::fixed(static_cast<double>(*m_managedRoot), 2)}},
                        kind.file);
}

void UsageFiles::readRaw(const Kind& kind)
{
    readRawUsage(m_folder.lines(kind.file), kind.file, m_records);
}

void UsageFiles::readState(const Kind& kind)
{
    if (const auto savedAt = readAssocUsageState(m_folder.path(kind.file), m_records))
        m_saved.at = *savedAt;
    else
        m_folder.report(Severity::Error, savedAt.error().message, kind.file);
}

void UsageFiles::readManager(const Kind& kind)
{
    readManager(kind.file, true);
}

void UsageFiles::readManager(const char* file, bool takesUsage)
{
    m_hasReadManager = true;
    const auto held = m_records.qos.size();
    const auto told = readAssocMgr(m_folder.lines(file), file, takesUsage, m_records);
    if (!takesUsage)
        reportUncovered(told.usages, file, m_records);
    m_managedRoot = told.rootUsage;
    if (told.jobs && (m_folder.has("jobs.txt") || m_folder.has("json/squeue.json")))
        checkJobCount(*told.jobs, file, m_records);
    if (told.qos < held)
        m_folder.report(Severity::Warning,
                        {said("Messages", "it covers %1 of %2 QOS"),
                         {std::to_string(told.qos), std::to_string(held)}},
                        file);
}

void UsageFiles::readShares(const Kind& kind)
{
    readShareUsage(m_folder.lines(kind.file), kind.file, m_records);
}

void UsageFiles::readJson(const Kind& kind)
{
    if (auto done = readShareJson(m_folder.path(kind.file), m_records); !done)
        m_folder.report(Severity::Error, done.error().message, "sshare.json");
}

namespace {
/// Up to when jobs that ended are charged in the usage that counts.
std::int64_t broughtToMoment(const SavedUsage& saved, FolderReader& folder,
                             SnapshotRecords& records)
{
    const auto asked = records.takenAt != 0 ? records.takenAt : lastMoment;
    if (!advanceSavedUsage(saved, records))
        return saved.at == 0 ? asked : std::max(saved.at, records.computedAt);
    std::erase_if(records.provenance, [&](const Provenance& input) {
        return input.origin == Message(shortName(folder.path(stateFile)));
    });
    folder.cameFrom(said("Messages", "raw usage, two decimals"), folder.path(managerFile));
    if (records.computedAt == saved.at) {
        folder.report(Severity::Note,
                      {said("Messages",
                            "it was saved in the second in which slurmctld computed, but before "
                            "that; %1 is used"),
                       {managerFile}},
                      stateFile);
        return asked;
    }
    folder.report(
        Severity::Note,
        {said("Messages",
              "it was saved %1 s before slurmctld last computed; more has been charged since than "
              "runs, and %2 is used"),
         {std::to_string(records.computedAt - saved.at), managerFile}},
        stateFile);
    return asked;
}
} // namespace

void bringToMoment(const SavedUsage& saved, std::int64_t startedAt, FolderReader& folder,
                   SnapshotRecords& records)
{
    slurm::takeBackCharges(records, broughtToMoment(saved, folder, records), startedAt);
    slurm::noteHeldParts(records, startedAt);
}

} // namespace fairlead::accounting
