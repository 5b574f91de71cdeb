// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/slurmrest/httpanswer.h"

#include <QString>

namespace fairlead::accounting {

/// Asks the server behind a Unix socket for one path, by GET, and for JSON. Follows nothing, keeps
/// nothing. `path` is ours: it holds no blanks. `timeout` is for the whole answer, in seconds.
/// Blocks. Error codes: SourceUnreachable (nobody there, no answer in time), DataInvalid (see
/// parseHttpAnswer()).
Result<HttpAnswer> getFromSocket(const QString& socket, const QByteArray& path, int timeout);

} // namespace fairlead::accounting
