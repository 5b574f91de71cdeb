// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/rowreader.h"

#include "engine/cluster/moabfacts.h"
#include "engine/moab/config/values.h"
#include "engine/moab/priority/componentparts.h"
#include "engine/moab/priority/fairshare.h"
#include "engine/moab/priority/queuetime.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>
#include <cmath>

namespace fairlead::moab {

std::int64_t roundedSum(double sum)
{
    constexpr double limit = 9e18;
    return static_cast<std::int64_t>(std::nearbyint(std::clamp(sum, -limit, limit)));
}

RowPoints ComponentReader::points(RowIndex row) const
{
    const auto terms = m_pricer.terms(row);
    RowPoints result;
    for (std::size_t i = 0; i < componentCount; ++i) {
        const auto& term = terms.component[at(componentAt(i))];
        result.points[i] = term.term;
        result.factors[i] = term.capped;
    }
    result.sum = terms.sum;
    result.shown = roundedSum(terms.sum);
    result.start = terms.start;
    for (const auto& note : notes(terms, row)) {
        result.isLifted |= note.reason == Note::Reason::Lifted;
        result.isCut |= note.reason == Note::Reason::Cut;
    }
    return result;
}

Breakdown ComponentReader::breakdown(RowIndex row) const
{
    const auto terms = m_pricer.terms(row);
    Breakdown result;
    for (std::size_t i = 0; i < componentCount; ++i)
        result.parts.push_back(part(terms, row, componentAt(i)));
    result.sum = result.normalized = terms.sum;
    result.shown = result.listed = roundedSum(terms.sum);
    result.start = terms.start;
    result.run = terms.run;
    result.notes = notes(terms, row);
    result.facts = facts(row);
    return result;
}

PartPoints ComponentReader::part(const Terms& terms, RowIndex row, Component component) const
{
    const auto& weights = m_pricer.weightsOf(row);
    const auto dialect = m_evaluation.inputs.policy.moab()->dialect;
    const auto c = at(component);
    const auto& term = terms.component[c];
    PartPoints result;
    result.points = term.term;
    result.value = term.sum;
    result.capped = term.capped;
    result.cap = capOf(weights, c, dialect);
    result.weight = term.weight;
    result.normalized = term.term + 0.0; // no negative zero
    for (auto s = subRanges[c].first; s < subRanges[c].end; ++s) {
        const auto sub = static_cast<Sub>(s);
        if (!isComputed(dialect, sub))
            continue;
        const auto& inside = terms.sub[s];
        result.subs.push_back({parameterPrefix(sub), inside.value, inside.capped,
                               capOf(weights, sub, dialect), inside.weight, term.weight,
                               inside.term * term.weight});
    }
    result.note = partNote(term, result.cap, row);
    return result;
}

std::optional<Note> ComponentReader::partNote(const ComponentTerm& term, std::int64_t cap,
                                              RowIndex row) const
{
    if (term.gate) {
        const auto& snapshot = m_evaluation.snapshot();
        const auto& tables = m_evaluation.moab.tables;
        const auto name = credOf(snapshot, tables, snapshot.rows.job[row.at()], *term.gate);
        const auto delta = deltaOf(*m_evaluation.inputs.policy.moab(), tables, *term.gate, name);
        return Note{Note::Reason::Closed,     0.0,
                    credName(*term.gate),     snapshot.names[name],
                    targetText(delta.target), delta.percent};
    }
    if (term.capped != term.sum)
        return Note{Note::Reason::Capped, static_cast<double>(cap)};
    return std::nullopt;
}

double ComponentReader::boundedSum(const Terms& terms) const
{
    return m_evaluation.inputs.policy.moab()->isMaui()
        ? terms.sum - terms.component[at(Component::Usage)].term
        : terms.sum;
}

std::vector<Note> ComponentReader::notes(const Terms& terms, RowIndex row) const
{
    std::vector<Note> list;
    const double total = boundedSum(terms);
    const auto& settings = *m_evaluation.inputs.policy.moab();
    if (total < 1.0 && startPriority(total, isUnbounded(settings), {}) == 1)
        list.push_back({Note::Reason::Lifted, 1.0});
    else if (total > static_cast<double>(maxPriority))
        list.push_back({Note::Reason::Cut, static_cast<double>(maxPriority)});
    const auto job = m_evaluation.snapshot().rows.job[row.at()];
    const auto& manual = m_evaluation.moab.clocks[job.at()].manual;
    if (manual.value != 0)
        list.push_back({manual.isRelative ? Note::Reason::Added : Note::Reason::Set,
                        static_cast<double>(manual.value)});
    return list;
}

std::vector<JobFact> ComponentReader::facts(RowIndex row) const
{
    const auto& snapshot = m_evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto queued = queueSeconds(m_evaluation.inputs, m_evaluation.moab.clocks[job.at()], job);
    return {{JobFact::Kind::QueuedSeconds, static_cast<double>(queued)},
            {JobFact::Kind::Equivalents, factsOf(snapshot).jobs[job.at()].equivalents}};
}

} // namespace fairlead::moab
