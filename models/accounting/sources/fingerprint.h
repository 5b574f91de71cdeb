// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/sourceaccess.h"

#include <QByteArray>

namespace fairlead::accounting {

/// What the files of a source look like from outside: names, sizes, times of the last change. Equal
/// ones mean that nothing has been written. Empty: the source is not made of files (a database),
/// only reading it tells. Blocks: call it on a worker.
QByteArray fingerprintOf(const SourceAccess& access);

/// Of a kind whose name is the path of a file or a folder.
QByteArray fingerprintOfFiles(const SourceAccess& access);

} // namespace fairlead::accounting
