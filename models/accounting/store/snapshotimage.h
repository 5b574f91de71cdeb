// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"

#include <QByteArray>

#include <string>

/// A whole snapshot as bytes: a store in SQLite's format that holds nothing else, compressed. Its
/// tables are those of any store, so that old images are read as old stores are.
namespace fairlead::accounting {

/// The same as a file of a store would hold it, with a recording or without (null: the limits are
/// kept). It has no line of an audit table, and nothing says who made it, and where. Error code
/// OutputFailed: no memory.
Result<QByteArray> storeBytes(const SnapshotRecords& records, const replay::Recording* recording,
                              const replay::Limits& limits = {});

/// A snapshot and the limits that jobs met then.
struct Reading
{
    SnapshotRecords records;
    replay::Limits limits;
};
/// Error code OutputFailed: no memory.
Result<QByteArray> imageOf(const SnapshotRecords& records, const replay::Limits& limits = {});
/// `name`: what errors call it. Error code DataInvalid: these bytes are no image, or one of a newer
/// program.
Result<Reading> readingOfImage(const QByteArray& image, const std::string& name);

} // namespace fairlead::accounting
