// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"
#include "engine/scenario/scenario.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace fairlead::cli {

/// "[ACCOUNT[/USER]] MEASURE OPERATOR NUMBER": what somebody wants to be told.
struct Alert
{
    enum class Measure
    {
        Served, ///< usage / share within the account above; 1: has used its share
        Factor, ///< the fair-share factor that jobs get
        Waiting, ///< ranked jobs
        Starving, ///< of them those that wait far too long: isStarving()
        Differing ///< rows that are not what the scheduler itself answered
    };
    enum class Relation
    {
        Less,
        LessOrEqual,
        Greater,
        GreaterOrEqual
    };
    QString text; ///< as it was typed
    /// Of Served, Factor, Waiting and Starving; nothing: each account for whose jobs Served and
    /// Factor matter because they wait, the whole queue for the counts.
    std::optional<AssocKey> subject;
    Measure measure = Measure::Served;
    Relation relation = Relation::Less;
    double bound = 0.0;

    [[nodiscard]] bool isTrueOf(double value) const;
};

/// Error code Usage: with the place that cannot be read.
Result<Alert> parseAlert(const QString& text);

/// What of it is true now.
struct Alarm
{
    const Alert* alert = nullptr;
    std::string subject; ///< "bio", "bio/carol"; empty: the whole queue
    double value = 0.0;
    std::size_t leftOut = 0; ///< of Starving: jobs that wait as long and can never start
};

/// Whether the source tells what the alerts ask for: of what it has lost or does not know nobody
/// can say that all is well. Error code SourceUnreachable: a file was cut or is empty, there are no
/// jobs to count, or no usage.
Result<void> checkTold(const Snapshot& snapshot, const std::vector<Alert>& alerts);

/// Alarms in the order of the alerts, accounts in tree order. Error code Usage: a subject that the
/// source does not have, or that has no such measure; DataInvalid: nothing to compare with.
Result<std::vector<Alarm>> alarmsOf(const Evaluation& evaluation, const std::vector<Alert>& alerts);

} // namespace fairlead::cli
