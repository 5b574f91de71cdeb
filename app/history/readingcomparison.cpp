// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/readingcomparison.h"

#include "app/sources/keptrecording.h"
#include "app/sources/sourcecontroller.h"
#include "engine/replay/outcome/samereading.h"
#include "models/accounting/sources/registry.h"

namespace fairlead::app {

ReadingComparison::ReadingComparison(SourceController& sources, QObject* parent)
    : QObject(parent)
    , m_sources(sources)
{
}

void ReadingComparison::compare(const SharedSnapshot& before, const SharedRecording& recording)
{
    forget();
    if (before == nullptr || recording == nullptr || m_sources.access().source.kind().takesPeriod)
        return;
    m_question.ask(
        [kept = m_sources.recording(), before, after = m_sources.present(),
         recording]() -> Result<bool> {
            if (!replay::areReplayedAlike(*before, *after))
                return false;
            const auto now = kept->get();
            return now && (*now == recording || **now == *recording);
        },
        [this](const Result<bool>& isSame) { emit told(isSame && *isSame); });
}

} // namespace fairlead::app
