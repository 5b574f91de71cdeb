// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// What the fuzzers share. libFuzzer calls them through this function; the test that replays the
/// corpus gives it another name in each of them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fairlead::fuzz {

std::string_view textOf(const std::uint8_t* data, std::size_t size);
QByteArray bytesOf(const std::uint8_t* data, std::size_t size);

/// The lines of the input, as the readers get them. Nothing touches the disk.
std::vector<accounting::Line> linesOf(const std::uint8_t* data, std::size_t size, Issues& issues);

/// A folder in memory that lives as long as the process.
QString scratchFolder();
/// Replaces a file in that folder; returns its path.
QString scratchFile(const char* name, const QByteArray& content);
/// Makes the folder hold the files that the input has of these: a line "@ NAME" starts one.
void scratchFiles(const QByteArray& input, const std::vector<const char*>& names);

/// A small cluster, so that a reader finds what its input refers to: accounts geist and ipam,
/// users, two jobs, partitions, QOS.
SnapshotRecords sampleCluster();

/// What follows every import: builds the snapshot and evaluates it, with one algorithm or another
/// by the size of the input.
void compute(const SnapshotRecords& records, std::size_t size);

/// Stops the fuzzer: something that must hold does not.
void require(bool holds, const char* what);

} // namespace fairlead::fuzz
