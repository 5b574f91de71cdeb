// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/connections/databaseurl.h"

namespace fairlead::accounting {

struct SourceKind;

/// A source as users name it, taken apart once: everybody after that asks the value. Goes by the
/// text alone; the disk is not looked at and nobody is asked. A value, for any thread.
class Source
{
public:
    /// None: nothing has been opened.
    Source();
    Source(const QString& name); // the name alone is a source

    /// As it was typed, which tells sources apart. Holds no password, unless somebody typed one
    /// into an address that problem() refuses.
    [[nodiscard]] const QString& name() const { return m_name; }
    /// For people: of a database user, hosts and database, of anything else the name.
    [[nodiscard]] QString title() const;
    [[nodiscard]] const SourceKind& kind() const { return *m_kind; }
    /// Whether its name is the address of a database, well made or not: it takes a password.
    [[nodiscard]] bool isDatabase() const { return m_url || m_problem; }
    /// The address; null: no database, or problem().
    [[nodiscard]] const connections::DatabaseUrl* url() const { return m_url ? &*m_url : nullptr; }
    /// What is wrong with the address of a database.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    /// The folder that its configuration is found in; empty: it has none.
    [[nodiscard]] QString folder() const;

private:
    QString m_name;
    const SourceKind* m_kind;
    std::optional<connections::DatabaseUrl> m_url;
    std::optional<Error> m_problem;
};

} // namespace fairlead::accounting
