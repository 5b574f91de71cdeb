// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/rowreader.h"

#include "engine/slurm/priority/factors.h"
#include "engine/slurm/priority/priority.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
/// The first sum that a priority cannot hold.
constexpr double beyond = 4294967296.0;
} // namespace

RowPoints FactorReader::points(RowIndex row) const
{
    const auto terms = termsOf(m_evaluation, row);
    RowPoints result;
    for (std::size_t i = 0; i < factorCount; ++i)
        result.points[i] = terms.contribution(static_cast<Factor>(i));
    std::copy(terms.factor.begin(), terms.factor.end(), result.factors.begin());
    result.sum = terms.sum;
    result.shown = terms.shown;
    result.start = terms.stored;
    result.isLifted = terms.sum < 1.0;
    result.isCut = terms.sum >= beyond;
    return result;
}

Breakdown FactorReader::breakdown(RowIndex row) const
{
    const auto terms = termsOf(m_evaluation, row);
    const bool isHeld = m_evaluation.status[row.at()] == RowStatus::Held;
    Breakdown result;
    for (std::size_t i = 0; i < factorCount; ++i)
        result.parts.push_back(part(terms, static_cast<Factor>(i)));
    result.sum = terms.sum;
    result.shown = terms.shown;
    result.start = result.run = terms.stored;
    result.listed = isHeld ? 0 : terms.shown;
    result.normalized = normalized(terms, row);
    result.notes = notes(terms, row);
    return result;
}

PartPoints FactorReader::part(const RowTerms& terms, Factor factor) const
{
    PartPoints result;
    result.points = terms.contribution(factor);
    result.weight = 1.0;
    result.value = result.capped = result.normalized = result.points;
    switch (factorRow(factor).kind) {
    case Part::Kind::Weighted:
        result.weight = m_evaluation.inputs.policy.slurm().weight(factor);
        result.value = result.capped = terms.factor[static_cast<std::size_t>(factor)];
        result.normalized = result.weight == 0.0 ? 0.0 : result.points / result.weight;
        break;
    case Part::Kind::Listed:
        result.subs = tres(terms);
        break;
    case Part::Kind::Given:
        break;
    }
    return result;
}

std::vector<SubPoints> FactorReader::tres(const RowTerms& terms) const
{
    std::vector<SubPoints> subs;
    for (std::size_t i = 0; i < terms.tres.size(); ++i) {
        const auto& tres = terms.tres[i];
        subs.push_back({m_evaluation.snapshot().tresNames[tres.index], tres.factor, tres.factor, 0,
                        m_evaluation.tables.tres[i].weight, 1.0, tres.term});
    }
    return subs;
}

double FactorReader::normalized(const RowTerms& terms, RowIndex row) const
{
    if (terms.isSet)
        return static_cast<double>(terms.shown); // sprio forgets to divide
    if (m_evaluation.status[row.at()] == RowStatus::Held)
        return 0.0;
    const bool isBasic = m_evaluation.inputs.policy.slurm().isBasic;
    return (isBasic ? std::max(terms.sum, 1.0) : sumOfSprio(terms)) / highestPriority;
}

std::vector<Note> FactorReader::notes(const RowTerms& terms, RowIndex row) const
{
    std::vector<Note> list;
    const auto add = [&](Note::Reason reason, double value) { list.push_back({reason, value}); };
    const auto& policy = m_evaluation.inputs.policy.slurm();
    const auto stored = static_cast<double>(terms.stored);
    if (policy.isBasic)
        add(Note::Reason::NotSummed, stored);
    if (terms.isSet)
        add(Note::Reason::Set, stored);
    if (terms.isSet || policy.isBasic)
        return list;
    if (terms.sum < 1.0)
        add(Note::Reason::Lifted, 1.0);
    if (terms.sum >= beyond)
        add(Note::Reason::Cut, highestPriority);
    const auto isOfAnother = [](const RowTerms::Tres& tres) { return tres.isOfAnother; };
    if (std::ranges::any_of(terms.tres, isOfAnother) && terms.shown != terms.stored)
        add(Note::Reason::ShownOtherwise, static_cast<double>(terms.shown));
    const auto& snapshot = m_evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    const auto earlier = JobTable::entry(snapshot.jobs.earlierPriority, job);
    if (policy.has(IncrOnly) && earlier == terms.stored
        && earlier > storedPriority(terms.sum, policy))
        add(Note::Reason::NotLowered, stored);
    return list;
}

} // namespace fairlead::slurm
