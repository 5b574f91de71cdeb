// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/database/mariadbsession.h"
#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

extern const SourceKind slurmdbdKind; ///< slurmdbd://user@host/database

/// The cluster that is asked for: --cluster, or that of the address; empty: the only one.
QString clusterOf(const connections::DatabaseUrl& url, const SourceOptions& options);

/// Reads slurmdbd's own database in one consistent, read-only transaction: accounts, associations,
/// QOS, TRES, waiting and running jobs, and past usage. Settings and current usage are in no
/// database: they come from the files of `options`. What was assumed stands in the provenance.
/// `at`: the moment of the snapshot, Unix seconds; nothing: now, by the server's clock, and a clock
/// here that is a minute off is an issue. `kept`: see readUsageTables(). Blocks. Error codes:
/// Usage, SourceUnreachable, LoginRefused, DataInvalid.
Result<SnapshotRecords> readSlurmdbd(const connections::DatabaseUrl& url,
                                     const connections::Secret& password,
                                     const SourceOptions& options, std::optional<std::int64_t> at,
                                     Look look = Look::All, const DatabaseTimeouts& timeouts = {},
                                     KeptUsage* kept = nullptr);

} // namespace fairlead::accounting
