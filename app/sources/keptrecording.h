// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/replay/outcome/trust.h"
#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/sourceaccess.h"

#include <QStringList>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace fairlead::app {

/// How far replays can be trusted.
struct ReplayTrust
{
    std::optional<replay::TrustFigures> figures; ///< nothing: it is not known
    QStringList lines; ///< a sentence each
};

/// The whole recording of an open source, for all who replay it: read when the first one asks. May
/// be asked from several threads; who comes while it is being read waits.
class KeptRecording
{
public:
    using Shared = std::shared_ptr<const replay::Recording>;

    /// @param reading  what it tells of the present: from it the usage at the beginning follows
    KeptRecording(const accounting::SourceAccess& access, std::shared_ptr<const Snapshot> reading);

    /// What was read stays; after an error the next one reads again.
    Result<Shared> get();
    /// What has been read so far, without waiting for anybody: null where nothing has.
    Shared known();
    /// Of a database as far back as this, which is not kept; of other sources, and from 0 on, the
    /// whole.
    Result<Shared> since(std::int64_t from);
    /// How far replays of it can be trusted. Empty: it cannot be read, or was cancelled.
    /// @param site  the policy that made it
    /// @param progress  from any thread
    ReplayTrust trust(const Inputs& site, const std::atomic<bool>& isCancelled,
                      Progress progress = {});

private:
    [[nodiscard]] Result<Shared> read(const accounting::SourceAccess& access) const;

    accounting::SourceAccess m_access;
    std::shared_ptr<const Snapshot> m_reading;
    std::mutex m_mutex; // of what follows
    Shared m_recording;
    std::mutex m_trustMutex; // of what follows
    std::shared_ptr<const Snapshot> m_trustedOf;
    ReplayTrust m_trust;
};

} // namespace fairlead::app
