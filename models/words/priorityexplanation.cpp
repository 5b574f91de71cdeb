// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/priorityexplanation.h"

#include "engine/priority/limitreasons.h"
#include "engine/priority/queueplace.h"
#include "engine/priority/traits.h"
#include "models/words/explanation.h"
#include "models/words/limitwords.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/notewords.h"
#include "models/words/partwords.h"
#include "models/words/showntext.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models {

namespace {
struct PriorityExplanation
{
    Q_DECLARE_TR_FUNCTIONS(PriorityExplanation)
};

QString rankCount(const Evaluation& evaluation)
{
    return valueformat::count(evaluation.order.size());
}

// --- Factors × weights.

QString factorLine(const Part& part, const PartPoints& points)
{
    const auto name = partwords::name(part);
    const auto sum = valueformat::addend(points.points);
    if (part.kind == Part::Kind::Weighted)
        return PriorityExplanation::tr("%1: %2 × %3 = %4", "factor: value × weight = points")
            .arg(name, valueformat::factor(points.value),
                 valueformat::count(static_cast<qulonglong>(points.weight)), sum);
    return points.points == 0.0
        ? QString()
        : PriorityExplanation::tr("%1: %2", "factor: points").arg(name, sum);
}

QString aheadText(const Snapshot& snapshot, const Ahead& ahead)
{
    const auto jobs = PriorityExplanation::tr("%Ln job(s)", "that stand before one",
                                              static_cast<int>(ahead.jobs));
    const auto text = PriorityExplanation::tr("%1, %2", "jobs, CPU-hours")
                          .arg(jobs, valueformat::cpuUseText(snapshot, ahead.cpuSeconds));
    if (ahead.unlimited == 0)
        return text;
    return PriorityExplanation::tr("%1, beside %2", "ahead, those without a limit")
        .arg(text,
             PriorityExplanation::tr("%Ln job(s) without a time limit", nullptr,
                                     static_cast<int>(ahead.unlimited)));
}

/// Who stands before it, and whether it waits far too long.
QStringList placeLines(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto place = queuePlaceOf(evaluation, row);
    QStringList lines;
    const auto partition = shownText(snapshot.rowPartitionName(row));
    if (place.all.jobs > 0)
        lines << PriorityExplanation::tr("Ahead of it: %1").arg(aheadText(snapshot, place.all));
    if (place.all.jobs > 0 && !partition.isEmpty())
        lines << PriorityExplanation::tr("Ahead of it in %1: %2", "partition")
                     .arg(partition, aheadText(snapshot, place.inPartition));
    const auto job = snapshot.rows.job[row.at()];
    const auto waited = waitedOf(evaluation, job);
    const auto limit = snapshot.jobs.timeLimit[job.at()];
    if (neverStarts(evaluation, row))
        lines << PriorityExplanation::tr(
            "It never starts as it is: it asks for more than its limits or its partition allow");
    if (limit != slurm::noTimeLimit && isStarving(evaluation, row))
        lines << PriorityExplanation::tr(
                     "It starves: it has waited for %1, more than a day and more "
                     "than ten times its time limit")
                     .arg(valueformat::duration(static_cast<quint64>(waited)));
    return lines;
}

/// In the scheduler's word; empty: it gave none.
QString reasonOf(const Snapshot& snapshot, RowIndex row)
{
    const auto job = snapshot.rows.job[row.at()].at();
    const auto reason = shownText(snapshot.names[snapshot.jobs.reason[job]]);
    return reason == QLatin1String("None") ? QString() : reason;
}

/// Why a row has no rank, with Slurm's reason where it gave one.
QString withoutRank(const Evaluation& evaluation, RowIndex row)
{
    const auto& snapshot = evaluation.snapshot();
    const auto name = rowName(snapshot, row);
    const auto reason = reasonOf(snapshot, row);
    switch (evaluation.status[row.at()]) {
    case RowStatus::Held:
        return PriorityExplanation::tr("%1 has no rank: %2.", "job, state (reason)")
            .arg(name, withAside(PriorityExplanation::tr("it is held"), reason));
    case RowStatus::NotEligible:
        return PriorityExplanation::tr("%1 has no rank: %2.", "job, state (reason)")
            .arg(name, withAside(PriorityExplanation::tr("it is not eligible yet"), reason));
    case RowStatus::NotPending:
    case RowStatus::Ranked:
        break;
    }
    return PriorityExplanation::tr("%1 has no rank: it does not wait any more.").arg(name);
}

/// Which limit it waits for, if it does.
QStringList limitLine(const Evaluation& evaluation, RowIndex row,
                      const Result<replay::Limits>& limits)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto line = traitsOf(evaluation.inputs.policy).givesReasons
            && snapshot.jobs.state[job.at()] == JobState::Pending
        ? limitSentence(snapshot, job, limits)
        : QString();
    if (line.isEmpty())
        return {};
    if (limitsSetIn(evaluation.inputs.policy).empty())
        return {line};
    return {line, messageWords(limitsAreOfTheCluster())};
}

QStringList factorLines(const Evaluation& evaluation, RowIndex row,
                        const Result<replay::Limits>& limits)
{
    const auto rank = evaluation.rank[row.at()];
    if (rank == 0)
        return QStringList{withoutRank(evaluation, row)} + limitLine(evaluation, row, limits);
    const auto parts = partsOf(evaluation.inputs.policy);
    const auto whole = breakdownOf(evaluation, row);
    QStringList lines;
    if (hasSeveralRows(evaluation.snapshot(), row))
        lines << rowName(evaluation.snapshot(), row);
    lines << PriorityExplanation::tr("Sum %1, priority %2, rank %3 of %4 ranked rows")
                 .arg(valueformat::addend(whole.sum),
                      valueformat::priority(whole.notes.empty() ? whole.shown : whole.start),
                      valueformat::count(rank), rankCount(evaluation))
            + rowRemarks(whole);
    const auto& traits = traitsOf(evaluation.inputs.policy);
    if (const auto reason = reasonOf(evaluation.snapshot(), row);
        traits.givesReasons && !reason.isEmpty())
        lines << PriorityExplanation::tr("It waits, says %1: %2", "scheduler, its reason")
                     .arg(QLatin1String(traits.name), reason);
    lines << limitLine(evaluation, row, limits) << placeLines(evaluation, row);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (const auto line = factorLine(parts[i], whole.parts[i]); !line.isEmpty())
            lines << line;
    }
    return lines;
}

// --- Components with subcomponents.

QString factText(const JobFact& fact)
{
    switch (fact.kind) {
    case JobFact::Kind::QueuedSeconds:
        return PriorityExplanation::tr("Queued %1", "effective queue time")
            .arg(valueformat::wholeDuration(static_cast<quint64>(fact.value)));
    case JobFact::Kind::Equivalents:
        return PriorityExplanation::tr("PE %1", "processor equivalents")
            .arg(valueformat::factor(fact.value, 2));
    }
    return {};
}

/// What the scheduler's own tools tell of the job too.
QStringList factLine(const Breakdown& whole)
{
    QStringList texts;
    for (const auto& fact : whole.facts)
        texts << factText(fact);
    return texts.isEmpty() ? QStringList() : QStringList{listed(texts)};
}

QStringList componentLines(const Part& part, const PartPoints& points)
{
    const auto name = partwords::name(part);
    QStringList lines;
    for (const auto& sub : points.subs) {
        if (sub.weight != 0.0)
            lines << PriorityExplanation::tr("  %1: %2 × %3 = %4",
                                             "metric: value × weight = points")
                         .arg(shownText(sub.name), plainNumber(sub.capped), plainNumber(sub.weight),
                              plainNumber(sub.weight * sub.capped))
                    + subRemark(sub);
    }
    if (!lines.isEmpty())
        lines.prepend(
            PriorityExplanation::tr("%1: %2 × %3 = %4", "component: sum × weight = points")
                .arg(name, plainNumber(points.capped), plainNumber(points.weight),
                     plainNumber(points.points))
            + partRemark(points, name));
    return lines;
}

/// How the sum became the start priority.
QString boundLine(const Breakdown& whole)
{
    auto line = PriorityExplanation::tr("Sum %1, start priority %2")
                    .arg(plainNumber(whole.sum), valueformat::priority(whole.start))
        + rowRemarks(whole);
    if (whole.run != whole.start)
        line += PriorityExplanation::tr(", run priority %1").arg(valueformat::priority(whole.run));
    return line;
}

QString rankLine(const Evaluation& evaluation, RowIndex row)
{
    const auto rank = evaluation.rank[row.at()];
    if (rank != 0)
        return PriorityExplanation::tr("Rank %1 of %2 ranked rows")
            .arg(valueformat::count(rank), rankCount(evaluation));
    switch (evaluation.status[row.at()]) {
    case RowStatus::Held:
        return PriorityExplanation::tr("No rank: the job is held.");
    case RowStatus::NotPending:
        return PriorityExplanation::tr("No rank: the job does not wait.");
    case RowStatus::NotEligible:
    case RowStatus::Ranked:
        break;
    }
    return PriorityExplanation::tr(
        "No rank: a limit, a usage cap or its start time keeps the job back.");
}

} // namespace

QStringList explainComponents(const Evaluation& evaluation, RowIndex row)
{
    const auto& policy = evaluation.inputs.policy;
    const auto whole = breakdownOf(evaluation, row);
    QStringList lines;
    for (const auto part : addedOrder(policy))
        lines << componentLines(partsOf(policy)[part], whole.parts[part]);
    lines << boundLine(whole);
    return lines;
}

QStringList explainPriority(const Evaluation& evaluation, RowIndex row,
                            const Result<replay::Limits>& limits)
{
    if (!traitsOf(evaluation.inputs.policy).hasCaps)
        return factorLines(evaluation, row, limits);
    auto lines = QStringList{rowName(evaluation.snapshot(), row), rankLine(evaluation, row)}
        + factLine(breakdownOf(evaluation, row));
    if (evaluation.rank[row.at()] != 0)
        lines << placeLines(evaluation, row);
    return lines + explainComponents(evaluation, row);
}

} // namespace fairlead::models
