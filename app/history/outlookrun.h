// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/keptrecording.h"
#include "app/worker/replayprogress.h"
#include "engine/base/result.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/replay/outcome/replicas.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/outlook/outlookview.h"

#include <QString>

#include <atomic>
#include <memory>
#include <optional>

namespace fairlead::app {

/// Of each policy of an outlook.
inline constexpr std::uint32_t outlookReplicas = 10;

/// The beginning of the last days until a moment, Unix seconds; 0: all of the history is wanted.
std::int64_t beginOfDays(int days, std::int64_t until);

/// What is replayed of a recording: all of it, or the last days until a moment, and of one that
/// lies behind it its own last days.
/// @param days  0: all
/// @param until  Unix seconds; 0: the end of the recording
replay::OutlookOptions outlookOptions(int days, std::int64_t until,
                                      const replay::Workload& workload);

/// What one run of replays is of.
struct OutlookRequest
{
    std::shared_ptr<KeptRecording> kept; ///< never null
    KeptRecording::Shared recording; ///< null: to be read
    std::vector<replay::NamedPolicy> policies;
    QString comparedFile; ///< of the second of them; empty: it is of no file
    std::shared_ptr<const accounting::SlurmConfig> compared; ///< what it says; null: to be read
    std::vector<Scenario> scenarios; ///< more policies
    std::shared_ptr<const Snapshot> snapshot; ///< that they are applied to
    int days = 0;
    std::int64_t until = 0; ///< the end of these days, Unix seconds
    std::int64_t now = 0; ///< at which the scenarios are evaluated, Unix seconds
    bool isEdited = false; ///< the last of the policies is the one with the edits
    /// Of the same days and the same policy as it is, which need not be judged again; null: none.
    std::shared_ptr<const models::OutlookView> before;
};

struct OutlookAnswer
{
    KeptRecording::Shared recording;
    std::shared_ptr<const accounting::SlurmConfig> compared;
    std::shared_ptr<const models::OutlookView> view; ///< null: stopped before there was one
    std::optional<replay::Period> empty; ///< in which no job waited: there is nothing to replay
};

/// What a run shares with the thread that waits for it.
struct OutlookRun
{
    std::atomic<bool> isCancelled{false};
    ReplayProgress::Done done;
    std::atomic<bool> replays{false}; ///< the history is read, and what is done can be kept
};

/// Reads what is not known yet, and replays. For a worker thread.
Result<OutlookAnswer> runOutlook(const OutlookRequest& request, OutlookRun& run);

} // namespace fairlead::app
