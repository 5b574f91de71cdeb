// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// What `taken_at.txt` says.
struct TakenAt
{
    std::int64_t moment = 0; ///< @unit s since 1970  @range [0, lastMoment]; 0: not told
    std::optional<std::int64_t> utcOffset; ///< of the times in the other files, in seconds
    bool isDoubted = false; ///< whether these are in UTC: config.txt seems to be in local time
};

/// Adds the lines of a file; one that cannot be read becomes an issue and no lines.
std::vector<Line> readLines(const QString& file, SnapshotRecords& records);
/// What readers of a folder share: its files, and the records with the origin of every input and
/// the problems. Lives as long as one reading.
class FolderReader
{
public:
    explicit FolderReader(QString folder);

    /// Error code SourceUnreachable: it is not there or may not be entered. What is in it under the
    /// name of a file and is none is an issue: it counts as missing.
    [[nodiscard]] Result<void> checkFolder();
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] QString path(const char* name) const;
    [[nodiscard]] bool has(const char* name) const;
    /// Of a file that there is no source without. Error code SourceUnreachable: it may not be read.
    Result<TextLines> needed(const char* name);
    /// Of a file that is there. One that may not be read is an issue and has no lines. One without
    /// any line is an issue, unless it may hold none.
    TextLines lines(const char* name, Content content = Content::Some);
    /// The first line of `taken_at.txt` is `date +%s`, the second, if any, `date +%z`.
    TakenAt readTakenAt();
    /// That another moment stands for it: there is no such file, or it tells none.
    [[nodiscard]] Message inPlaceOfTakenAt(Sentence moment) const;

    /// Takes the issues of what is lost of a folder in this one.
    void takeDamage(const Issues& issues, const std::string& part);
    [[nodiscard]] const Issues& issues() const { return m_records.issues; }
    void report(Severity severity, Message message, std::string file = {}, int line = 0);
    void cameFrom(Sentence input, const QString& file);
    void assumed(Sentence input, Message what);

protected:
    SnapshotRecords m_records;

private:
    [[nodiscard]] Result<void> checkFiles(const QString& part);
    /// Of a clock that nobody knows: what moments the source tells is lost.
    void reportClock(Message message, const char* file, int line);

    QString m_folder;
};

} // namespace fairlead::accounting
