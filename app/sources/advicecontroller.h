// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/sources/keptrecording.h"
#include "app/worker/background.h"
#include "engine/advice/replayedadvice.h"

#include <QObject>

#include <atomic>
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
    ~AdviceController() override;

signals:
    /// The page shows what a replay says, or that there is none.
    void replayed();

private:
    /// What a replay says of a finding.
    struct Answer
    {
        QStringList trust;
        QStringList sentences;
    };
    using Stop = std::atomic<bool>;

    void read();
    void replay(const Finding& finding);
    void stop();
    static Result<Answer> compute(const Finding& finding, AdviceScene scene,
                                  const std::shared_ptr<KeptRecording>& recording,
                                  const Inputs& site, const Stop& stop);

    Workspace& m_workspace;
    SourceController& m_sources;
    views::AdvicePage& m_page;
    quint64 m_ticket = 0;
    std::shared_ptr<Stop> m_stop; ///< of the replay that is under way
    Background m_background;
    Background m_replays;
};

} // namespace fairlead::app
