// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"
#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"
#include "models/connections/databaseurl.h"
#include "models/connections/secret.h"

namespace fairlead::accounting {

/// What slurmdbd has added up for a period, by account and user, deleted associations included, as
/// sreport shows it. `cluster`: empty where the database holds one. The server adds; hours at the
/// edges of the period count by the part inside. Error codes: SourceUnreachable, DataInvalid, Usage
/// (no such cluster).
Result<UsageSums> readUsageSums(const connections::DatabaseUrl& url,
                                const connections::Secret& password, const QString& cluster,
                                const UsagePeriod& period, const std::vector<std::string>& tres,
                                const DatabaseTimeouts& timeouts = {});

} // namespace fairlead::accounting
