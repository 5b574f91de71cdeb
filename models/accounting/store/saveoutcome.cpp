// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/saveoutcome.h"

namespace fairlead::accounting {

namespace {
/// "revision 7: ann@node1 (ann) changed scenario 'x' at 2026-11-21 10:00:00 UTC".
std::string textOf(const AuditEntry& entry)
{
    const auto revision = "revision " + std::to_string(entry.revision) + ": ";
    if (entry.what == audited::store)
        return revision + "what was saved up to then is not recorded";
    const auto* verb = !entry.to ? " removed " : (!entry.from ? " added " : " changed ");
    return revision + entry.databaseUser + " (" + entry.systemUser + ")" + verb + entry.what + " “"
        + entry.name + "” at " + momentText(entry.time);
}

Error conflictError(const SaveConflict& conflict)
{
    constexpr std::size_t shown = 10;
    std::string detail;
    for (std::size_t i = 0; i < conflict.theirs.size() && i < shown; ++i)
        detail += (i == 0 ? "" : "\n  ") + textOf(conflict.theirs[i]);
    if (conflict.theirs.size() > shown)
        detail += "\n  and " + std::to_string(conflict.theirs.size() - shown) + " more";
    if (conflict.basedOn > conflict.current)
        return {ErrorCode::OutputFailed,
                {said("Messages",
                      "the store is at revision %1 and never was at %2: yours is based on another "
                      "one; nothing was written"),
                 {std::to_string(conflict.current), std::to_string(conflict.basedOn)}},
                {}};
    return {ErrorCode::OutputFailed,
            {said("Messages",
                  "somebody else saved this meanwhile: the store is at revision %1, yours is based "
                  "on %2; nothing was written"),
             {std::to_string(conflict.current), std::to_string(conflict.basedOn)}},
            detail};
}
} // namespace

Error SaveOutcome::error() const
{
    if (const auto* found = conflict())
        return conflictError(*found);
    return isSaved() ? Error() : std::get<2>(m_state);
}

Result<void> SaveOutcome::result() const
{
    return isSaved() ? Result<void>() : error();
}

} // namespace fairlead::accounting
