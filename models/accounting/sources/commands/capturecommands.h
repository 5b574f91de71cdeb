// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace fairlead::accounting {

/// One file of a capture folder and the command that answers it. All of them only read.
struct CaptureCommand
{
    QString file;
    /// Tried in order: an older Slurm knows only the later ones.
    QList<QStringList> attempts;
    /// How the answer begins, one of these; empty: any way. A line break and blanks before it do
    /// not count.
    QList<QByteArray> beginnings;
    bool mayBeEmpty = false;
    int columns = 0; ///< of each line, separated by |; 0: not checked
};

/// The settings, which say where the other files are.
CaptureCommand configCommand();
/// The commands for the rest, what changes fast first. `from`: since when jobs are listed, Unix
/// seconds. With `hasFactors` also sprio, which other plugins than priority/multifactor refuse.
/// With `hasLimits` associations come with their limits.
QList<CaptureCommand> captureCommands(std::int64_t from, bool hasFactors, bool hasLimits);
/// What a replay needs beside them, since a moment in Unix seconds: jobs and nodes that were down.
QList<CaptureCommand> historyCommands(std::int64_t since);
/// A file of the cluster that is copied as it is.
struct CaptureCopy
{
    QString file; ///< its name in the capture
    QString path;
};
/// Files that only some may read: slurmctld's own state, and slurm.conf. A path that is no file of
/// that kind by its name is left out, whatever scontrol says.
QList<CaptureCopy> captureCopies(const QString& stateFolder, const QString& slurmConf);
/// Whether the content (its first bytes are enough for a state file) is what the name says.
bool isOfSlurm(const CaptureCopy& copy, const QByteArray& content);

/// What is wrong with an answer, if anything is.
std::optional<Message> wrongAnswer(const CaptureCommand& command, const QByteArray& answer);
/// "StateSaveLocation = /var/spool/slurmctld" in scontrol's words; empty when it is not there.
QString configValue(const QByteArray& config, const char* key);

} // namespace fairlead::accounting
