// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/sourceoptions.h"
#include "models/connections/databaseurl.h"
#include "models/document/mode.h"
#include "views/connections/connectionfields.h"

namespace fairlead::app {

/// A saved connection: an address without a password, and the files that complete it.
struct Connection
{
    QString name;
    models::Mode purpose = models::Mode::Monitor;
    connections::DatabaseUrl url;
    bool keepsPassword = false; ///< in the keychain
    QString configFile;
    QString partitionsFile;
    QString usageFile;

    /// The name under which it is opened.
    [[nodiscard]] QString source() const { return url.text(); }
    [[nodiscard]] accounting::SourceOptions options() const;
    bool operator==(const Connection&) const = default;
};

/// As the dialog shows it.
views::ConnectionFields fieldsOf(const Connection& connection);
/// The other way; what is wrong with the fields is told by checkFields() alone.
Connection connectionOf(const views::ConnectionFields& fields);
/// The first thing that keeps the fields from being a connection, in the user's language. Looks at
/// no file and no server.
views::ConnectionVerdict checkFields(const views::ConnectionFields& fields);

} // namespace fairlead::app
