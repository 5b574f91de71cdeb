// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/questions/searchedpolicy.h"
#include "app/sources/keptrecording.h"
#include "app/worker/newestquestion.h"
#include "app/worker/replayprogress.h"
#include "engine/base/result.h"
#include "engine/finder/search.h"
#include "views/finder/finderdialog.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>

namespace fairlead::models {
struct FinderView;
}
namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Searches the settings that would reach targets, by replays on threads of their own. What was
/// typed and found is kept until another source is read.
class FinderController : public QObject
{
    Q_OBJECT

public:
    FinderController(Workspace& workspace, SourceController& sources, views::MessageBar& messages,
                     QWidget* window);

    void showDialog();
    /// With the median wait of an account or user as the target.
    void showForWaits(AssocIndex assoc);
    [[nodiscard]] views::FinderDialog* dialog() const { return m_dialog; }

signals:
    /// The dialog shows the answer to its last question, or why there is none.
    void shown();

private:
    using Found = std::shared_ptr<const models::FinderView>; ///< null: cancelled
    using Stop = NewestQuestion::Stop;
    struct Request
    {
        std::shared_ptr<KeptRecording> recording;
        finder::Question question; ///< without the recording and the present policy
        finder::Candidate varied; ///< what the varied parameters are now
        std::shared_ptr<const Evaluation> present;
        std::shared_ptr<const Evaluation> site; ///< with the policy that made the recording
        bool isEdited = false; ///< the present policy is another than that one
    };

    static Result<Found> compute(const Request& request, const ReplayProgress::Done& done,
                                 const Stop& stop);
    static Result<Found> search(const Request& request, const KeptRecording::Shared& recording,
                                const ReplayProgress::Done& done, const Stop& stop);
    [[nodiscard]] Result<Request> request();
    /// What the history says before a search.
    struct Look
    {
        QStringList targets;
        std::chrono::milliseconds costOfOne{0}; ///< about, of a policy that is tried
    };
    static QStringList blindTargets(const std::optional<AssocKey>& whose);
    void showLook(const Look& look, const QStringList& blind);
    void lookAtHistory(const std::optional<AssocKey>& whose);
    void ask();
    void cancel();
    void forget();
    void showProgress(double done);
    void show(const Result<Found>& answer);
    void tryIt(const finder::Candidate& edits);
    void followEdits();

    Workspace& m_workspace;
    SourceController& m_sources;
    views::MessageBar& m_messages;
    QWidget* m_window;
    QPointer<views::FinderDialog> m_dialog;
    QStringList m_targets; ///< as they were typed last
    QStringList m_varied;
    QString m_sharesOffered; ///< the line that showForWaits() has added last; empty: none
    int m_candidates = 0; ///< 0: as usual
    /// What a search is of.
    struct Search
    {
        views::FinderQuestion::Lines question;
        SearchedPolicy policy; ///< that it began with
    };
    Search m_asked; ///< of the run
    Search m_foundFor; ///< of m_found
    Found m_found; ///< last, of this source; null: nothing yet
    QElapsedTimer m_since;
    ReplayProgress* m_progress;
    NewestQuestion m_history;
    NewestQuestion m_search;
};

} // namespace fairlead::app
