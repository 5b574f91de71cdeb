// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/database/mariadbsession.h"

#include <QStringList>

#include <optional>
#include <stop_token>
#include <vector>

namespace fairlead::accounting {

/// What a connection to a database or to slurmrestd finds before anything is read from it.
struct DatabaseProbe
{
    std::vector<Error> unreached; ///< one for each host that was tried before the one that answered
    QString server; ///< "host:port" or the path of a socket
    QString version; ///< of the server, in its own words
    QString encryption; ///< "TLSv1.3, TLS_AES_256_GCM_SHA384"; empty: clear text
    QStringList clusters; ///< slurmdbd: all that the database knows
    QString cluster; ///< slurmdbd: the one that would be read; empty: one has to be chosen
    QString slurmVersion; ///< slurmdbd: "22.05" as the controller said last; empty: not known
    bool isOrderedByLineage = false; ///< slurmdbd: tables of 24.11 and later
    bool hasUsage = false; ///< slurmdbd: past usage by the hour
    std::optional<int> storeVersion; ///< Fairlead store: version of its tables
    std::optional<int> restVersion; ///< slurmrestd: of its interface, 38 for v0.0.38
    bool hasShares = false; ///< slurmrestd: it tells usage
};

/// The first column of an answer, for the kinds that describe what they see.
Result<QStringList> firstColumn(MariadbSession& session, const QByteArray& statement);

/// Connects as opening would, and looks at what is there without reading it. Hosts are tried in
/// their order; after `stop` no other one is. Blocks. Error codes: Usage (no such cluster),
/// SourceUnreachable, DataInvalid (neither slurmdbd's tables nor a store).
Result<DatabaseProbe> probeDatabase(const connections::DatabaseUrl& url,
                                    const connections::Secret& password,
                                    const DatabaseTimeouts& timeouts = {},
                                    const std::stop_token& stop = {});

} // namespace fairlead::accounting
