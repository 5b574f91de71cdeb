// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/sourceoptions.h"
#include "models/document/connection.h"
#include "views/connections/connectionfields.h"

namespace fairlead::app {

using models::Connection;

/// What there is to add to its address.
accounting::SourceOptions optionsOf(const Connection& connection);
/// As the dialog shows it.
views::ConnectionFields fieldsOf(const Connection& connection);
/// The other way; what is wrong with the fields is told by checkFields() alone.
Connection connectionOf(const views::ConnectionFields& fields);
/// The first thing that keeps the fields from being a connection, in the user's language. Looks at
/// no file and no server.
views::ConnectionVerdict checkFields(const views::ConnectionFields& fields);

} // namespace fairlead::app
