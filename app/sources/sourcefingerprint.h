// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/sourceoptions.h"

#include <QByteArray>
#include <QString>

namespace fairlead::app {

/// What the files of a source look like from outside: names, sizes, times of the last change. Equal
/// ones mean that nothing has been written. Empty: the source is not made of files (a database),
/// only reading it tells. Blocks: call it on a worker.
QByteArray fingerprintOf(const QString& source, const accounting::SourceOptions& options);

} // namespace fairlead::app
