// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/keptrecording.h"
#include "app/worker/newestquestion.h"
#include "app/worker/replayprogress.h"
#include "engine/advice/replayedadvice.h"

#include <QObject>

#include <memory>

namespace fairlead::views {
class AdvicePage;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Tells the adviser how the schedulers of the source are set, when a source is shown, and the page
/// what a replay says of a finding, when somebody asks.
class AdviceController : public QObject
{
    Q_OBJECT

public:
    AdviceController(Workspace& workspace, SourceController& sources, views::AdvicePage& page,
                     QObject* parent);

private:
    /// What a replay says of a finding.
    struct Answer
    {
        ReplayTrust trust;
        QStringList sentences;
    };
    using Stop = NewestQuestion::Stop;

    void read();
    void replay(const Finding& finding);
    void stop();
    static Result<Answer> compute(const Finding& finding, AdviceScene scene,
                                  const std::shared_ptr<KeptRecording>& recording,
                                  const Inputs& site, const ReplayProgress::Done& done,
                                  const Stop& stop);

    Workspace& m_workspace;
    SourceController& m_sources;
    views::AdvicePage& m_page;
    NewestQuestion m_scheduling;
    NewestQuestion m_replay;
    ReplayProgress* m_progress; ///< of m_replay
};

} // namespace fairlead::app
