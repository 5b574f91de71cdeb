// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/connections/databaseurl.h"
#include "models/connections/secret.h"

#include <functional>

namespace fairlead::credentials {

using connections::DatabaseUrl;
using connections::Secret;

/// Under which service the keychain holds all entries.
inline constexpr auto keychainService = "Fairlead";
/// Under which the keychain holds the password of a database: user, hosts, database.
QString keychainEntry(const DatabaseUrl& url);

/// The password that the keychain holds; needs a QCoreApplication. Waits at most `patience` ms: a
/// keychain that asks its user may take longer, and then counts as none. Error code
/// SourceUnreachable: no keychain, or no entry.
Result<Secret> readKeychain(const DatabaseUrl& url, int patience = 5000);

/// The first line of a file that nobody but its owner may read, who is this user or root. Error
/// codes: SourceUnreachable; Usage: others may read it, or what it holds is no password.
Result<Secret> readPasswordFile(const QString& path);

/// Reads a line from the terminal without showing it. Error code Usage: there is no terminal.
Result<Secret> promptForPassword(const QString& question);

/// For fairleadctl, in this order: the file, the environment variable (of slurmrestd's token also
/// SLURM_JWT), the keychain, the terminal. Without any of them there is no password: a socket may
/// need none.
Result<Secret> findPassword(const DatabaseUrl& url, const QString& passwordFile,
                            const char* variable = "FAIRLEAD_PASSWORD");

} // namespace fairlead::credentials
