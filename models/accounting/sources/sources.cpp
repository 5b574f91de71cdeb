// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/sources.h"

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

Result<SnapshotRecords> readSource(const SourceAccess& access, Look look)
{
    if (const auto& problem = access.source.problem())
        return *problem;
    return access.source.kind().read(access, look);
}

Result<std::shared_ptr<const Snapshot>> openSource(const SourceAccess& access, Look look)
{
    auto records = readSource(access, look);
    if (!records)
        return records.error();
    records->source = access.source.name().toStdString();
    return buildSnapshot(*std::move(records));
}

} // namespace fairlead::accounting
