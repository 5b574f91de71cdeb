// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/rankagreement.h"
#include "engine/priority/underpolicy.h"
#include "models/evaluation/evaluationrunner.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace fairlead::models {

class ScenarioDocument;

/// The queue of the document ("here") beside the same queue under another policy ("there").
/// Everything belongs to one pair of evaluations and never changes.
struct PolicyVerdict
{
    std::shared_ptr<const Evaluation> here;
    std::shared_ptr<const Evaluation> there;
    std::shared_ptr<const BaselineFacts> baseline; ///< of `here`, for its colours
    Difference difference; ///< before: here, after: there
    RankAgreement agreement; ///< names at most Movers::mostJobs rows
    Movers movers;
};

/// Evaluates the document's queue under another policy, of the same scheduler or another one, and
/// does it again whenever the document shows another evaluation. On the GUI thread; the computing
/// is done on a thread of its own, newest request first.
class PolicyComparison : public QObject
{
    Q_OBJECT

public:
    explicit PolicyComparison(ScenarioDocument* document, QObject* parent = nullptr,
                              EvaluationRunner::Gate gate = {});
    ~PolicyComparison() override;

    /// Compares with this policy from now on; `name` is how people call it: its file.
    void setPolicy(const QString& name, std::shared_ptr<const OtherPolicy> policy);
    /// Back to the comparison with the baseline.
    void clear();

    [[nodiscard]] bool isActive() const { return m_policy != nullptr; }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const std::shared_ptr<const OtherPolicy>& policy() const { return m_policy; }
    /// The last one of this source and policy; null until it is there.
    [[nodiscard]] const std::shared_ptr<const PolicyVerdict>& verdict() const { return m_verdict; }
    /// What the document shows by now has not been compared yet.
    [[nodiscard]] bool isStale() const { return m_shown != m_asked; }
    /// Why there is no verdict of the newest request.
    [[nodiscard]] const std::optional<Error>& lastError() const { return m_lastError; }

signals:
    /// Another policy, another verdict, none at all, or an error.
    void changed();

private:
    struct Request
    {
        std::shared_ptr<const Evaluation> evaluation;
        std::shared_ptr<const BaselineFacts> baseline;
        std::shared_ptr<const OtherPolicy> policy;
    };
    struct Reply
    {
        std::shared_ptr<const PolicyVerdict> verdict;
        std::optional<Error> error;
    };

    static Reply compare(const Request& request);
    void forget();
    void request();
    void deliver();

    ScenarioDocument* m_document;
    QString m_name;
    std::shared_ptr<const OtherPolicy> m_policy;
    std::shared_ptr<const PolicyVerdict> m_verdict;
    std::optional<Error> m_lastError;
    std::uint64_t m_asked = 0;
    std::uint64_t m_shown = 0;
    std::uint64_t m_oldest = 0; ///< replies up to this one belong to what was forgotten
    LatestWorker<Request, Reply> m_worker; // last: joins first
};

/// "Fair Tree", "Moab": how the scheduler that a policy belongs to ranks.
QString schedulerName(const Policy& policy);
/// "Kendall's τ 0.83: much the same order."
QString agreementSentence(const RankAgreement& agreement);
/// What had to be assumed to put the queue into the words of the other scheduler, a line each.
QStringList comparisonAssumptions(const PolicyVerdict& verdict);

} // namespace fairlead::models
