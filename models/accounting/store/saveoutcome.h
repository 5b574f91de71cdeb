// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/audit.h"

#include <variant>

namespace fairlead::accounting {

/// Somebody else saved the same thing since the caller read it. Nothing was written. The caller may
/// take theirs, save again based on `current` (mine over theirs), or merge first.
struct SaveConflict
{
    std::int64_t basedOn = 0; ///< revision that the caller had read
    std::int64_t current = 0; ///< revision of the store now
    std::vector<AuditEntry> theirs; ///< what the others did to it since, oldest first
};

/// What became of a save: the new revision, a conflict, or an error. OutputFailed and Usage:
/// nothing was written. OutcomeUnknown: COMMIT was sent, and nobody could be asked whether it
/// arrived.
class SaveOutcome
{
public:
    SaveOutcome(std::int64_t revision)
        : m_state(revision)
    {
    }
    SaveOutcome(SaveConflict conflict)
        : m_state(std::move(conflict))
    {
    }
    SaveOutcome(Error error)
        : m_state(std::move(error))
    {
    }

    [[nodiscard]] bool isSaved() const { return m_state.index() == 0; }
    explicit operator bool() const { return isSaved(); }
    [[nodiscard]] std::int64_t revision() const { return std::get<0>(m_state); }
    [[nodiscard]] const SaveConflict* conflict() const { return std::get_if<1>(&m_state); }
    /// The failure in words; a conflict too, with who came in between.
    [[nodiscard]] Error error() const;
    [[nodiscard]] Result<void> result() const;

private:
    std::variant<std::int64_t, SaveConflict, Error> m_state;
};

} // namespace fairlead::accounting
