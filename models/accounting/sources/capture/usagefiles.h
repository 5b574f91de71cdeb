// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/usage/savedusage.h"
#include "models/accounting/sources/capture/folderreader.h"

#include <array>
#include <optional>
#include <vector>

namespace fairlead::accounting {

/// Where usage comes from in a capture whose files tell the jobs alone.
Message chargedFromJobs(const FolderReader& folder);

/// The current usage of the associations from the files of a capture. The more exact file goes
/// first, but one that tells of fewer users does not win over one that tells of more: whatever is
/// not complete is an issue. Lives as long as one reading.
class UsageFiles
{
public:
    /// Both must outlive this; the associations are read already.
    UsageFiles(FolderReader& folder, SnapshotRecords& records);

    /// False: no file tells any usage. What else assoc_mgr.txt knows is read all the same, with
    /// `takesUsage` false nothing but that.
    bool read(bool takesUsage);
    /// Of the usage that counts, if it is that of the state file.
    [[nodiscard]] SavedUsage takeSaved() { return std::move(m_saved); }

private:
    struct Kind
    {
        const char* file;
        Sentence input;
        UsageForm form;
        void (UsageFiles::*read)(const Kind&);
    };
    /// What one file told.
    struct Told
    {
        const Kind* kind = nullptr;
        std::size_t users = 0;
        std::vector<std::optional<long double>> usage; ///< by association
    };
    static const std::array<Kind, 5>& kinds();

    void readRaw(const Kind& kind);
    void readState(const Kind& kind);
    void readManager(const Kind& kind);
    void readShares(const Kind& kind);
    void readJson(const Kind& kind);
    void readManager(const char* file, bool takesUsage);

    [[nodiscard]] Told readAlone(const Kind& kind);
    void choose(const std::vector<Told>& told);
    void compareWithManager(const Kind& kind);

    FolderReader& m_folder;
    SnapshotRecords& m_records;
    std::size_t m_users; ///< of the tree
    SavedUsage m_saved;
    std::optional<long double> m_managedRoot; ///< in assoc_mgr.txt
    bool m_hasReadManager = false;
};

/// Brings the usage of a state file to the moment of the records. Where assoc_mgr.txt counts in its
/// place, that is said. What was charged after that moment, as jobs ended, is taken out.
/// @param startedAt  slurmctld  @unit Unix seconds; 0: not known
void bringToMoment(const SavedUsage& saved, std::int64_t startedAt, FolderReader& folder,
                   SnapshotRecords& records);

} // namespace fairlead::accounting
