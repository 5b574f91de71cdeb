// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/keptrecording.h"

#include "app/worker/threadcount.h"
#include "engine/replay/outcome/trust.h"
#include "engine/replay/past/usageatbegin.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/words/replaywords.h"

namespace fairlead::app {

KeptRecording::KeptRecording(const accounting::SourceAccess& access,
                             std::shared_ptr<const Snapshot> reading)
    : m_access(access)
    , m_reading(std::move(reading))
{
}

Result<KeptRecording::Shared> KeptRecording::read(const accounting::SourceAccess& access) const
{
    auto recording = accounting::readRecording(access);
    if (!recording)
        return recording.error();
    if (m_reading != nullptr)
        replay::addUsageAtBegin(*recording, baselineInputs(m_reading, m_reading->computedAt));
    return std::make_shared<const replay::Recording>(*std::move(recording));
}

KeptRecording::Shared KeptRecording::known()
{
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    return lock ? m_recording : nullptr;
}

Result<KeptRecording::Shared> KeptRecording::get()
{
    const std::lock_guard lock(m_mutex);
    if (m_recording == nullptr) {
        auto recording = read(m_access);
        if (!recording)
            return recording.error();
        m_recording = *std::move(recording);
    }
    return m_recording;
}

Result<KeptRecording::Shared> KeptRecording::since(std::int64_t from)
{
    if (from == 0 || !m_access.source.kind().takesPeriod)
        return get();
    auto access = m_access;
    access.options.historyFrom = from;
    return read(access);
}

ReplayTrust KeptRecording::trust(const Inputs& site, const std::atomic<bool>& isCancelled,
                                 Progress progress)
{
    const auto recording = get();
    if (!recording)
        return {};
    const std::lock_guard lock(m_trustMutex);
    if (m_trustedOf == site.snapshot)
        return m_trust;
    replay::OutlookOptions options;
    options.keepsJobs = false;
    options.threads = threadCount();
    options.isCancelled = &isCancelled;
    options.progress = std::move(progress);
    const auto own = replay::ownReplay(*recording, site, options);
    if (!own || isCancelled)
        return {};
    m_trustedOf = site.snapshot;
    m_trust = {replay::trustFigures(own->outlook, own->decisions), models::replayTrust(*own)};
    return m_trust;
}

} // namespace fairlead::app
