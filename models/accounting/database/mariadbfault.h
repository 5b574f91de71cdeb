// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

namespace fairlead::accounting {

/// What a caller can do about an error of a server.
enum class MariadbFault
{
    None,
    Lost, ///< no answer: whether the statement was carried out is not known; another server?
    Conflict, ///< deadlock, certification, a lock that others keep: the whole transaction may be
              ///< repeated once it is rolled back
    Missing, ///< the table is not there
    Exists, ///< table, column, index or row are there already
    Other,
};

/// The kind of an error by its number, as mysql_errno() tells it; 0 is None.
MariadbFault mariadbFaultOf(unsigned number);

/// The error in our words, with those of the driver as detail: a lost server is SourceUnreachable,
/// a missing table or right DataInvalid.
Error mariadbErrorOf(const QString& server, unsigned number, const QByteArray& detail);

} // namespace fairlead::accounting
