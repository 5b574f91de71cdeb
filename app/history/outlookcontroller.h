// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/history/outlookrun.h"
#include "app/history/outlooksettings.h"
#include "app/worker/background.h"
#include "app/worker/replayprogress.h"
#include "engine/base/result.h"
#include "engine/priority/underpolicy.h"
#include "engine/replay/outcome/outlook.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/slurmtext/config/configreader.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

class QTimer;

namespace fairlead::models {
struct OutlookView;
class PolicyComparison;
} // namespace fairlead::models
namespace fairlead::views {
class OutlookPage;
}

namespace fairlead::app {

class KeptRecording;
class KeptScenarios;
class ReadingComparison;
class SourceController;
struct Workspace;

/// Runs the replays that the outlook page asks for, on threads of their own: under the policy as it
/// is, with the edits, and under the policy that Compare has opened. The history is read once for a
/// reading of the source. Runs that took a second or less follow the edits.
class OutlookController : public QObject
{
    Q_OBJECT

public:
    OutlookController(Workspace& workspace, SourceController& sources,
                      const models::PolicyComparison& comparison, views::OutlookPage& page,
                      QObject* parent);
    ~OutlookController() override;

    [[nodiscard]] KeptScenarios& keptScenarios() { return *m_kept; }
    /// What the page shows, if it is of the edits as they are; null: nothing.
    [[nodiscard]] std::shared_ptr<const models::OutlookView> current() const
    {
        return m_isCurrent ? m_shown : nullptr;
    }
    /// Whether the page shows one of other edits, or of another reading.
    [[nodiscard]] bool isOutdated() const { return m_shown != nullptr && !m_isCurrent; }
    /// Whether nothing but a newer reading makes it so.
    [[nodiscard]] bool isOlderReading() const
    {
        return isOutdated() && outdated() == views::Outdated::Reading;
    }

signals:
    /// The page shows the answer to its last request.
    void shown();
    /// What it shows has been held against another reading of the source.
    void compared();

private:
    using SharedRecording = std::shared_ptr<const replay::Recording>;
    using SharedConfig = std::shared_ptr<const accounting::SlurmConfig>;
    [[nodiscard]] std::vector<replay::NamedPolicy> policies() const;
    [[nodiscard]] bool hasComparedPolicy() const;
    [[nodiscard]] QString notReplayed() const;
    [[nodiscard]] OutlookSettings settings() const;
    [[nodiscard]] std::shared_ptr<const models::OutlookView> judgedBefore() const;
    void refreshCurrent();
    void request();
    void stop();
    void cancel();
    void forgetReading();
    void takeComparison(bool isSame);
    [[nodiscard]] views::Outdated outdated() const;
    void lookForHistory();
    void expectCost();
    void follow();
    void show(const Result<OutlookAnswer>& answer, bool isOfPresent);
    void showView(const OutlookAnswer& answer);
    void forgetShown();

    Workspace& m_workspace;
    SourceController& m_sources;
    const models::PolicyComparison& m_comparison;
    views::OutlookPage& m_page;
    KeptScenarios* m_kept;
    ReadingComparison* m_again; ///< of what is shown with the last reading
    SharedRecording m_recording; ///< of the source that is open
    std::int64_t m_recordedFrom = 0; ///< as far back as it was asked for; 0: all of it
    SharedConfig m_compared; ///< that Compare has opened
    std::shared_ptr<const OtherPolicy> m_comparedOf; ///< with this policy
    /// Whether there is a history: the page says at once that there is none.
    enum class Looked
    {
        NotYet,
        Asked, ///< the answer is on its way, or there is none
        Found
    };
    Looked m_looked = Looked::NotYet;
    quint64 m_look = 0; ///< another for each reading
    std::shared_ptr<const models::OutlookView> m_shown;
    SharedRecording m_shownFrom; ///< that m_shown was replayed from
    bool m_isCurrent = false; ///< m_shown is of the edits as they are
    OutlookSettings m_shownOf; ///< what m_shown is of
    OutlookSettings m_asked; ///< what the run is for
    bool m_isLive = false; ///< the last run was over at once
    /// What a first run takes for each policy; nothing: not known.
    std::optional<std::chrono::milliseconds> m_expected;
    std::shared_ptr<OutlookRun> m_run; ///< null: nothing runs
    quint64 m_ticket = 0;
    ReplayProgress* m_progress; ///< while something runs
    QTimer* m_soon = nullptr; ///< after an edit
    Background m_background;
};

} // namespace fairlead::app
