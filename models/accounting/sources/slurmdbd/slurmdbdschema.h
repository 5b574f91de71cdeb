// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"
#include "engine/policy/policy.h"
#include "models/accounting/database/mariadbsession.h"

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace fairlead::accounting {

/// What associations used, without the name of the cluster.
inline constexpr std::array usageTableNames{"assoc_usage_hour_table", "assoc_usage_day_table",
                                            "assoc_usage_month_table"};

/// What of slurmdbd's tables there is for one cluster. Columns decide, not version numbers: the
/// tree is ordered by lft up to 23.02, by lft and lineage up to 24.11, by lineage alone after it.
struct SlurmdbdSchema
{
    QString cluster;
    std::set<QString> assocColumns;
    std::set<QString> jobColumns;
    std::set<QString> qosColumns;
    std::set<QString> usageTables; ///< "assoc_usage_hour_table" and others that can be read
    std::set<QString> reportColumns; ///< of usage_hour_table, the cluster's own hours
    bool hasUsage = false; ///< the hours of associations
    bool hasEvents = false;
    bool hasReservations = false;
    SlurmVersion version; ///< the controller's, by the protocol that it spoke last
    bool isVersionKnown = false;

    /// "NAME_suffix", for people.
    [[nodiscard]] QString nameOf(const char* suffix) const;
    /// "`NAME_suffix`", quoted.
    [[nodiscard]] QByteArray table(const char* suffix) const;
    [[nodiscard]] bool hasLft() const { return assocColumns.contains(QStringLiteral("lft")); }
};

/// A session in one consistent transaction that cannot write. Error codes: SourceUnreachable,
/// LoginRefused.
Result<std::unique_ptr<MariadbSession>> openSlurmdbd(const connections::DatabaseUrl& url,
                                                     const connections::Secret& password,
                                                     const DatabaseTimeouts& timeouts);

/// Looks at the tables of `cluster`; empty: the only one. Error codes: Usage (no such cluster, or
/// several and none named), DataInvalid (not slurmdbd's tables), SourceUnreachable.
Result<SlurmdbdSchema> findSchema(MariadbSession& session, const QString& cluster);

/// The server's clock: its jobs waited by the clocks of the cluster, and not by that of this
/// computer.  @unit s since 1970
Result<std::int64_t> serverTime(MariadbSession& session);
/// Of the two clocks; nothing: they differ by less than a minute.
std::optional<Issue> clockIssue(std::int64_t server, std::int64_t here);

/// The version of a protocol number (cluster_table.rpc_version), where known.
std::optional<SlurmVersion> versionOfProtocol(std::int64_t rpcVersion);

} // namespace fairlead::accounting
