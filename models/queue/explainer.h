// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/recording/limits.h"
#include "models/worker/latestworker.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// What a selection of rows means, in words.
struct Explanation
{
    QString title;
    QStringList lines;
};

/// Of one row what its priority is made of, of several why the first stands before the last; of
/// none how to ask. The rows are of the evaluation's snapshot; those that it does not have are left
/// out. `limits` as of explainPriority().
Explanation explainRows(const Evaluation& evaluation, const std::vector<RowIndex>& rows,
                        const Result<replay::Limits>& limits = replay::Limits());

/// Explains the selected rows of a document, edits included, on a thread of its own: who stands
/// before a job is counted over the whole queue. What was said stays until the next words are
/// there. Lives on the GUI thread.
class Explainer : public QObject
{
    Q_OBJECT

public:
    explicit Explainer(ScenarioDocument* document, QObject* parent = nullptr);
    ~Explainer() override;

    void setRows(const std::vector<RowIndex>& rows);
    /// What the source tells of limits, or why that could not be read; null: nothing.
    void setLimits(std::shared_ptr<const Result<replay::Limits>> limits);
    [[nodiscard]] const Explanation& explanation() const { return m_explanation; }
    /// The words are of the rows and the evaluation as they are.
    [[nodiscard]] bool isCurrent() const { return m_answered == m_ticket; }

signals:
    void changed(); ///< explanation() is new

private:
    struct Question
    {
        std::shared_ptr<const Evaluation> evaluation;
        std::vector<RowIndex> rows;
        std::shared_ptr<const Result<replay::Limits>> limits;
    };

    static Explanation answer(const Question& question);
    void ask();
    void forget();
    void deliver();
    void say(Explanation explanation, std::uint64_t ticket);

    ScenarioDocument* m_document;
    std::vector<RowIndex> m_rows;
    std::shared_ptr<const Result<replay::Limits>> m_limits; // never null
    std::uint64_t m_ticket = 0; // of the newest request
    std::uint64_t m_firstOfRows = 0; // the first request for the rows as they are
    std::uint64_t m_answered = 0; // the request that the words are of
    Explanation m_explanation;
    LatestWorker<Question, Explanation> m_worker; // last: joins first
};

} // namespace fairlead::models
