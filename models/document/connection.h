// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/connections/databaseurl.h"
#include "models/document/mode.h"

namespace fairlead::models {

/// A saved connection: an address without a password, and the files that complete it.
struct Connection
{
    QString name; ///< the user's own; no two connections share one
    Mode purpose = Mode::Monitor; ///< what the connection is meant for
    connections::DatabaseUrl url;
    bool keepsPassword = false; ///< in the keychain
    QString configFile; ///< slurm.conf or scontrol show config
    QString partitionsFile;
    QString usageFile;

    /// The name under which it is opened.
    [[nodiscard]] QString source() const { return url.text(); }
    bool operator==(const Connection&) const = default;
};

} // namespace fairlead::models
