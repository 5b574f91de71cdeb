// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/sources/slurmdbd/slurmdbdschema.h"

#include <map>

namespace fairlead::accounting {

/// Names by slurmdbd's numbers, as the other tables refer to them.
struct SlurmdbdNames
{
    std::map<std::int64_t, std::string> tres; ///< "cpu", "gres/gpu"
    std::map<std::int64_t, std::string> qos;
    /// User and account of each association, deleted ones left out.
    std::map<std::uint32_t, std::pair<std::string, std::string>> assocs;
    /// Whose usage that of one is that was deleted: of a user his account, of an account the one
    /// above it, the nearest that is there.
    std::map<std::uint32_t, std::uint32_t> heirs;
    /// When somebody changed each of these last, Unix seconds.
    std::map<std::uint32_t, std::int64_t> assocMarks;
};

// Each reads one table and adds to the records; rows that cannot be used become issues.
// Error codes: SourceUnreachable, DataInvalid.

Result<void> readTresTable(MariadbSession& session, SlurmdbdNames& names, SnapshotRecords& records);
Result<void> readQosTable(MariadbSession& session, const SlurmdbdSchema& schema,
                          SlurmdbdNames& names, SnapshotRecords& records);
Result<void> readAssocTable(MariadbSession& session, const SlurmdbdSchema& schema,
                            SlurmdbdNames& names, SnapshotRecords& records);
/// Fills SlurmdbdNames::heirs.
Result<void> readHeirs(MariadbSession& session, const SlurmdbdSchema& schema, SlurmdbdNames& names);
/// Jobs that have not ended: by the index on time_end, never through the whole history.
Result<void> readJobTable(MariadbSession& session, const SlurmdbdSchema& schema,
                          const SlurmdbdNames& names, SnapshotRecords& records);
/// The nodes and CPUs that the controller registered last; none where the table does not tell.
Result<void> readClusterSize(MariadbSession& session, const SlurmdbdSchema& schema,
                             SnapshotRecords& records);
/// Why a table was not read in time, with its name; other errors stay what they are.
Error notRead(const SlurmdbdSchema& schema, const char* table, const Error& why);

/// "1=32,2=20480,5=37" with the names of the numbers; unset counts are left out.
std::vector<std::pair<std::string, std::uint64_t>> namedTres(std::string_view text,
                                                             const SlurmdbdNames& names);
/// Whether it is a list of this form, with counts that can be told: an empty one is.
bool isTresList(std::string_view text);

} // namespace fairlead::accounting
