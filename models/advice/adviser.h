// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/recording/parameters.h"
#include "models/worker/latestworker.h"

#include <QObject>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// What is wrong with the policy of a document, edits included: asked on a thread of its own for
/// the newest evaluation, and only while somebody looks. Lives on the GUI thread.
class Adviser : public QObject
{
    Q_OBJECT

public:
    explicit Adviser(ScenarioDocument* document, QObject* parent = nullptr);
    ~Adviser() override;

    /// How backfill is set; null: not known. Who looks gets what follows from it.
    void setScheduling(std::shared_ptr<const replay::Parameters> scheduling);
    [[nodiscard]] const std::shared_ptr<const replay::Parameters>& scheduling() const
    {
        return m_scheduling;
    }
    /// Whether somebody looks. Who looks again gets what has changed meanwhile.
    void setActive(bool isActive);
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    /// Jobs that were looked at. @unit jobs  @range [0, 2^32)
    [[nodiscard]] std::size_t jobCount() const { return m_jobs; }
    /// The findings are of the document's evaluation as it is.
    [[nodiscard]] bool isCurrent() const;

signals:
    /// findings() are new, or isCurrent() is.
    void changed();

private:
    using SharedEvaluation = std::shared_ptr<const Evaluation>;
    struct Question
    {
        SharedEvaluation evaluation;
        std::shared_ptr<const replay::Parameters> scheduling;
    };
    struct Answer
    {
        SharedEvaluation evaluation;
        std::vector<Finding> findings;
        std::size_t jobs = 0;
    };

    static Answer advise(const Question& question);
    void follow();
    void forget();
    void deliver();

    ScenarioDocument* m_document;
    bool m_isActive = false;
    std::shared_ptr<const replay::Parameters> m_scheduling;
    std::uint64_t m_ticket = 0; // of the newest request
    SharedEvaluation m_asked; // of the newest request
    SharedEvaluation m_answered; // that the findings are of
    std::vector<Finding> m_findings;
    std::size_t m_jobs = 0;
    LatestWorker<Question, Answer> m_worker; // last: joins first
};

} // namespace fairlead::models
