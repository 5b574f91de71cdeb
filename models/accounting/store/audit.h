// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storeconnection.h"

#include <optional>
#include <string>
#include <vector>

/// The audit table: who changed what, when, from what and to what. Its lines are written in the
/// transaction of the change itself, never changed afterwards, and go with AuditRetention.
namespace fairlead::accounting {

/// What a line of the table is about.
namespace audited {
inline constexpr const char* association = "association";
inline constexpr const char* parameter = "parameter";
inline constexpr const char* parent = "parent";
inline constexpr const char* recording = "recording";
inline constexpr const char* scenario = "scenario";
inline constexpr const char* series = "series"; ///< of which only the last line stays
inline constexpr const char* setting = "setting";
inline constexpr const char* shares = "shares";
inline constexpr const char* snapshot = "snapshot"; ///< as a whole
inline constexpr const char* store = "store"; ///< lines before this one went
} // namespace audited

/// One line of the table.
struct AuditEntry
{
    std::int64_t revision = 0; ///< of the store after the change
    std::int64_t time = 0; ///< Unix seconds; 0: not known
    std::string databaseUser; ///< user@host as the database sees it
    std::string systemUser; ///< the account that the program ran as
    std::string what; ///< one of audited
    std::string name;
    std::optional<std::string> from; ///< nothing: it was not there
    std::optional<std::string> to; ///< nothing: it was removed
    bool operator==(const AuditEntry&) const = default;
};

/// "2026-11-21 10:00:00 UTC"; empty for 0.
std::string momentText(std::int64_t time);

/// The lines of one save, collected while it is carried out.
class AuditTrail
{
public:
    void note(const char* what, std::string name, std::optional<std::string> from,
              std::optional<std::string> to);
    Result<void> write(StoreConnection& connection, const QString& saveId,
                       std::int64_t revision) const;
    [[nodiscard]] const std::vector<AuditEntry>& entries() const { return m_entries; }

private:
    std::vector<AuditEntry> m_entries;
};

/// Writes lines of another store's audit table into that of a new one, as they are.
Result<void> adoptAudit(StoreConnection& connection, const std::vector<AuditEntry>& entries);

/// Which lines: those after a revision, and of these what touches one thing.
struct AuditFilter
{
    std::int64_t after = -1; ///< revision
    /// "scenario": of this name; "snapshot": everything but scenarios, settings and series; empty:
    /// all
    QString what;
    QString name;
};
/// In the order of the changes.
Result<std::vector<AuditEntry>> readAudit(StoreConnection& connection, const AuditFilter& filter);
/// The revision that the save of this id led to, when it arrived.
Result<std::optional<std::int64_t>> revisionOfSave(StoreConnection& connection,
                                                   const QString& saveId);

} // namespace fairlead::accounting
