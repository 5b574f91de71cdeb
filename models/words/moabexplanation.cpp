// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/moabexplanation.h"

#include "engine/moab/config/values.h"
#include "engine/moab/priority/metrics.h"
#include "engine/moab/priority/priority.h"
#include "engine/moab/priority/queuetime.h"
#include "engine/moab/priority/tables.h"
#include "models/words/explanation.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fairlead::models {

namespace {
using moab::Component;
using moab::Sub;

struct MoabExplanation
{
    Q_DECLARE_TR_FUNCTIONS(MoabExplanation)
};

QString number(double value)
{
    return valueformat::factor(value, value == std::round(value) ? 0 : 4);
}

QString prefix(Component component)
{
    return QString::fromLatin1(moab::parameterPrefix(component));
}

QString subLine(Sub sub, const moab::SubTerm& term)
{
    const auto name = QString::fromLatin1(moab::parameterPrefix(sub));
    auto line = MoabExplanation::tr("  %1: %2 × %3 = %4", "metric: value × weight = points")
                    .arg(name, number(term.capped), number(term.weight), number(term.term));
    if (term.capped != term.value)
        line += MoabExplanation::tr(" (%1CAP cuts %2)").arg(name, number(term.value));
    return line;
}

/// The credential that closed the gate, with its target and usage.
QString gateFacts(const QString& sentence, const Evaluation& evaluation, RowIndex row,
                  moab::Cred cred)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& tables = evaluation.moab.tables;
    const auto job = snapshot.rows.job[row.at()];
    const auto name = moab::credOf(snapshot, tables, job, cred);
    const auto delta = moab::deltaOf(*evaluation.inputs.policy.moab, tables, cred, name);
    return sentence.arg(QString::fromLatin1(moab::credName(cred)),
                        QString::fromStdString(snapshot.names[name]),
                        valueformat::factor(delta.percent, 2),
                        QString::fromStdString(moab::targetText(delta.target)));
}

void addComponent(const Evaluation& evaluation, RowIndex row, const moab::Terms& terms,
                  std::size_t c, QStringList& lines)
{
    const auto& component = terms.component[c];
    const auto range = moab::subRanges[c];
    QStringList parts;
    for (auto s = range.first; s < range.end; ++s) {
        if (terms.sub[s].weight != 0.0)
            parts << subLine(static_cast<Sub>(s), terms.sub[s]);
    }
    if (parts.isEmpty())
        return;
    auto line = MoabExplanation::tr("%1: %2 × %3 = %4", "component: sum × weight = points")
                    .arg(prefix(static_cast<Component>(c)), number(component.capped),
                         number(component.weight), number(component.term));
    if (component.gate)
        line += gateFacts(MoabExplanation::tr(" (zeroed: %1 %2 has used %3 %, its target is %4)"),
                          evaluation, row, *component.gate);
    else if (component.capped != component.sum)
        line += MoabExplanation::tr(" (%1CAP cuts %2)")
                    .arg(prefix(static_cast<Component>(c)), number(component.sum));
    lines << line << parts;
}

/// How the sum became the start priority.
QString boundLine(const Evaluation& evaluation, RowIndex row, const moab::Terms& terms)
{
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto& manual = evaluation.moab.clocks[job.at()].manual;
    const bool isMaui = evaluation.inputs.policy.moab->isMaui();
    const double total
        = isMaui ? terms.sum - terms.component[moab::at(Component::Usage)].term : terms.sum;
    const auto bounded
        = moab::startPriority(total, moab::isUnbounded(*evaluation.inputs.policy.moab), {});
    auto line = MoabExplanation::tr("Sum %1, start priority %2")
                    .arg(number(terms.sum), valueformat::priority(terms.start));
    if (bounded == 1 && total < 1.0)
        line += MoabExplanation::tr(" (lifted to the lower bound 1)");
    else if (total > static_cast<double>(moab::maxPriority))
        line += MoabExplanation::tr(" (cut to the upper bound %1)")
                    .arg(valueformat::priority(moab::maxPriority));
    if (manual.value != 0)
        line += (manual.isRelative ? MoabExplanation::tr(" (%1 added by hand)")
                                   : MoabExplanation::tr(" (%1 set by hand)"))
                    .arg(valueformat::priority(manual.value));
    if (terms.run != terms.start)
        line += MoabExplanation::tr(", run priority %1").arg(valueformat::priority(terms.run));
    return line;
}

QString rankLine(const Evaluation& evaluation, RowIndex row)
{
    const auto rank = evaluation.rank[row.at()];
    if (rank != 0)
        return MoabExplanation::tr("Rank %1 of %2")
            .arg(valueformat::count(rank), valueformat::count(evaluation.order.size()));
    switch (evaluation.status[row.at()]) {
    case RowStatus::Held:
        return MoabExplanation::tr("No rank: the job is held.");
    case RowStatus::NotPending:
        return MoabExplanation::tr("No rank: the job does not wait.");
    case RowStatus::NotEligible:
    case RowStatus::Ranked:
        break;
    }
    return MoabExplanation::tr(
        "No rank: a limit, a usage cap or its start time keeps the job back.");
}

/// What checkjob shows too: effective queue time and processor equivalents.
QString factLine(const Evaluation& evaluation, RowIndex row)
{
    const auto job = evaluation.snapshot().rows.job[row.at()];
    const auto queued
        = moab::queueSeconds(evaluation.inputs, evaluation.moab.clocks[job.at()], job);
    return MoabExplanation::tr("Queued %1 s, PE %2", "effective queue time, processor equivalents")
        .arg(QString::number(queued),
             QString::number(evaluation.snapshot().jobs.moab[job.at()].equivalents, 'f', 2));
}

struct ComponentGap
{
    Component component;
    double first;
    double second;
};

std::vector<ComponentGap> gaps(const moab::Terms& first, const moab::Terms& second)
{
    std::vector<ComponentGap> list;
    for (std::size_t c = 0; c < moab::componentCount; ++c) {
        const double a = first.component[c].term;
        const double b = second.component[c].term;
        if (a != b)
            list.push_back({static_cast<Component>(c), a, b});
    }
    std::ranges::stable_sort(list, [](const auto& a, const auto& b) {
        return std::abs(a.first - a.second) > std::abs(b.first - b.second);
    });
    return list;
}
} // namespace

QStringList explainMoabPriority(const Evaluation& evaluation, RowIndex row)
{
    const auto terms = moab::termsOf(evaluation, row);
    QStringList lines{rowName(evaluation.snapshot(), row), factLine(evaluation, row)};
    for (std::size_t c = 0; c < moab::componentCount; ++c)
        addComponent(evaluation, row, terms, c, lines);
    lines << boundLine(evaluation, row, terms) << rankLine(evaluation, row);
    return lines;
}

QString closedGateText(const Evaluation& evaluation, RowIndex row, moab::Cred cred)
{
    return gateFacts(MoabExplanation::tr("FS is zeroed: %1 %2 has used %3 %, its target is %4"),
                     evaluation, row, cred);
}

QStringList explainMoabRanks(const Evaluation& evaluation, RowIndex a, RowIndex b)
{
    const auto& ranks = evaluation.rank;
    const auto& snapshot = evaluation.snapshot();
    if (ranks[a.at()] == 0 || ranks[b.at()] == 0)
        return {
            MoabExplanation::tr("Only jobs that wait for their turn have a rank, and %1 does not.")
                .arg(rowName(snapshot, ranks[a.at()] == 0 ? a : b))};
    const auto first = ranks[a.at()] <= ranks[b.at()] ? a : b;
    const auto second = first == a ? b : a;
    const auto ahead = moab::termsOf(evaluation, first);
    const auto behind = moab::termsOf(evaluation, second);
    QStringList lines{
        MoabExplanation::tr("%1 (rank %2) is ahead of %3 (rank %4): start priority %5 "
                            "against %6.")
            .arg(rowName(snapshot, first), valueformat::count(ranks[first.at()]),
                 rowName(snapshot, second), valueformat::count(ranks[second.at()]),
                 valueformat::priority(ahead.start), valueformat::priority(behind.start))};
    if (ahead.start == behind.start)
        lines << MoabExplanation::tr(
            "The start priorities are equal: the place in the queue decides.");
    for (const auto& gap : gaps(ahead, behind))
        lines << MoabExplanation::tr("%1: %2 (%3 against %4)",
                                     "component: difference (points against points)")
                     .arg(prefix(gap.component), valueformat::change(gap.first - gap.second, 1),
                          valueformat::factor(gap.first, 1), valueformat::factor(gap.second, 1));
    return lines;
}

} // namespace fairlead::models
