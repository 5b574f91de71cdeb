// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/proof/agreement.h"

#include "engine/base/text.h"
#include "engine/slurm/fairshare/sshare.h"
#include "engine/slurm/priority/factors.h"
#include "engine/slurm/priority/priority.h"
#include "engine/slurm/proof/sharebounds.h"

#include <algorithm>
#include <span>
#include <string>

namespace fairlead::slurm {

namespace {
constexpr auto fairShareFactor = static_cast<std::size_t>(Factor::FairShare);
constexpr int factorDecimals = 7; // of sprio -n
constexpr int priorityDecimals = 14; // of its PRIORITY

/// Compares the rows of sprio and of sprio -n.
class RowComparer
{
public:
    RowComparer(const Evaluation& evaluation, const ShareBounds& bounds)
        : m_evaluation(evaluation)
        , m_snapshot(evaluation.snapshot())
        , m_bounds(bounds)
    {
    }

    Comparison weighted(std::size_t mostRows) const
    {
        const auto& answers = m_snapshot.answers;
        ComparisonBuilder builder("sprio", mostRows);
        builder.result.onlyTheirs = answers.unknownRows;
        forEach(answers.rows, builder, [&](std::size_t row, const RowAnswer& answer) {
            const auto terms = termsOf(m_evaluation, RowIndex(row));
            const auto allowed = factorRange(terms, row);
            addWeighted(builder, terms, allowed, answer);
            if (answer.hasAddends)
                addTres(builder, terms, textOf(answers.tresTerms, row));
        });
        return builder.finish();
    }

    Comparison normalized(std::size_t mostRows) const
    {
        const auto& answers = m_snapshot.answers;
        ComparisonBuilder builder("sprio -n", mostRows);
        forEach(answers.normalized, builder, [&](std::size_t row, const NormalizedAnswer& answer) {
            const auto terms = termsOf(m_evaluation, RowIndex(row));
            addNormalized(builder, terms, factorRange(terms, row), answer);
        });
        return builder.finish();
    }

private:
    template <typename Answer, typename Compare>
    void forEach(const std::vector<std::optional<Answer>>& answers, ComparisonBuilder& builder,
                 Compare compare) const
    {
        for (std::size_t row = 0; row < answers.size(); ++row) {
            if (!answers[row]) {
                builder.result.onlyOurs += m_evaluation.rank[row] != 0 ? 1 : 0;
                continue;
            }
            if (m_evaluation.rank[row] == 0 && answers[row]->priority > 0) {
                ++builder.result.onlyTheirs; // for Slurm it waits
                continue;
            }
            builder.beginRow(row);
            compare(row, *answers[row]);
            builder.endRow();
        }
    }

    /// Of the fair-share factor; 0 where it does not count.
    NumberRange factorRange(const RowTerms& terms, std::size_t row) const
    {
        const auto ours = terms.factor[fairShareFactor];
        const bool counts
            = !terms.isSet && m_evaluation.inputs.policy.slurm().weight(Factor::FairShare) != 0;
        return counts ? m_bounds.jobFactor(m_snapshot.jobs.assoc[m_snapshot.rows.job[row].at()])
                      : NumberRange{ours, ours};
    }

    /// The unrounded sum that sprio cuts, with the fair-share of either end.
    NumberRange sums(const RowTerms& terms, const NumberRange& factor) const
    {
        const auto with = [&](double value) {
            auto changed = terms;
            changed.term[fairShareFactor]
                = value * m_evaluation.inputs.policy.slurm().weight(Factor::FairShare);
            return sumOfSprio(changed);
        };
        return {with(factor.low), with(factor.high)};
    }

    void addWeighted(ComparisonBuilder& builder, const RowTerms& terms, const NumberRange& factor,
                     const RowAnswer& answer) const
    {
        const double weight = m_evaluation.inputs.policy.slurm().weight(Factor::FairShare);
        const auto shown = static_cast<double>(terms.shown);
        builder.add("PRIORITY", shown, static_cast<double>(answer.priority),
                    terms.isSet ? NumberRange{shown, shown} : sums(terms, factor), 0, true);
        for (std::size_t i = 0; i < weightedFactorCount; ++i) {
            const NumberRange allowed = i == fairShareFactor
                ? NumberRange{factor.low * weight, factor.high * weight}
                : NumberRange{terms.term[i], terms.term[i]};
            builder.add(factorTable[i].sprio, terms.term[i], static_cast<double>(answer.terms[i]),
                        allowed, 0);
        }
        if (!answer.hasAddends)
            return;
        builder.add("SITE", static_cast<double>(terms.site), answer.site, 0);
        builder.add("NICE", static_cast<double>(terms.nice), answer.nice, 0);
    }

    /// Every TRES of either side; what is not printed is 0.
    void addTres(ComparisonBuilder& builder, const RowTerms& terms, const std::string& list) const
    {
        std::size_t found = 0;
        for (const auto& tres : terms.tres) {
            const auto& name = m_snapshot.tresNames[tres.index];
            const auto printed = numberIn(list, name);
            found += printed ? 1 : 0;
            if (const auto theirs = printed.value_or(0.0); theirs != std::nearbyint(tres.term))
                builder.add("TRES " + name, tres.term, theirs, {tres.term, tres.term}, 0);
        }
        const auto entries = text::split(list, ',');
        const auto named = static_cast<std::size_t>(std::ranges::count_if(
            entries, [](std::string_view entry) { return entry.find('=') != std::string::npos; }));
        if (named > found)
            builder.add("TRES", ShareAnswer::isEmpty, static_cast<double>(named - found), 0);
    }

    static std::optional<double> numberIn(const std::string& list, const std::string& name)
    {
        for (const auto entry : text::split(list, ',')) {
            const auto sign = entry.find('=');
            if (sign != std::string_view::npos
                && text::equalsIgnoreCase(entry.substr(0, sign), name))
                return text::toDouble(entry.substr(sign + 1));
        }
        return {};
    }

    void addNormalized(ComparisonBuilder& builder, const RowTerms& terms, const NumberRange& factor,
                       const NormalizedAnswer& answer) const
    {
        const auto range = sums(terms, factor);
        if (terms.isSet) // sprio forgets to divide
            builder.add("PRIORITY", static_cast<double>(terms.shown), answer.priority, 0);
        else
            builder.add("PRIORITY", sumOfSprio(terms) / highestPriority, answer.priority,
                        {range.low / highestPriority, range.high / highestPriority},
                        priorityDecimals);
        for (std::size_t i = 0; i < weightedFactorCount; ++i) {
            const double weight = m_evaluation.inputs.policy.slurm().weight(static_cast<Factor>(i));
            const double ours = weight == 0.0 ? 0.0 : terms.term[i] / weight;
            builder.add(factorTable[i].sprio, ours, answer.factors[i],
                        i == fairShareFactor && weight != 0.0 ? factor : NumberRange{ours, ours},
                        factorDecimals);
        }
    }

    const std::string& textOf(const std::vector<NameId>& column, std::size_t row) const
    {
        return m_snapshot.names[column.empty() ? NameId(std::size_t{0}) : column[row]];
    }

    const Evaluation& m_evaluation;
    const Snapshot& m_snapshot;
    const ShareBounds& m_bounds;
};

struct PrintedColumn
{
    ShareColumn column;
    const char* name;
    int decimals;
    bool isCut;
};
constexpr std::array<PrintedColumn, shareColumnCount> shareColumns{{
    {ShareColumn::RawShares, "RawShares", 0, false},
    {ShareColumn::NormShares, "NormShares", 6, false},
    {ShareColumn::RawUsage, "RawUsage", 0, true},
    {ShareColumn::NormUsage, "NormUsage", 6, false},
    {ShareColumn::EffectvUsage, "EffectvUsage", 6, false},
    {ShareColumn::FairShare, "FairShare", 6, false},
    {ShareColumn::LevelFs, "LevelFS", 6, false},
}};

Comparison compareShares(const Evaluation& evaluation, const ShareBounds& bounds,
                         std::size_t mostRows)
{
    const auto& answers = evaluation.snapshot().answers;
    ComparisonBuilder builder("sshare", mostRows);
    builder.result.onlyTheirs = answers.unknownShares;
    for (std::size_t i = 0; i < answers.shares.size(); ++i) {
        if (!answers.shares[i]) {
            ++builder.result.onlyOurs;
            continue;
        }
        builder.beginRow(i);
        for (const auto& printed : shareColumns) {
            if ((answers.shareColumns & asSet(printed.column)) == 0)
                continue;
            const auto ours = printedShare(evaluation, AssocIndex(i), printed.column);
            builder.add(printed.name, ours.value_or(ShareAnswer::isEmpty),
                        (*answers.shares[i])[printed.column],
                        bounds.of(AssocIndex(i), printed.column), printed.decimals, printed.isCut);
        }
        builder.endRow();
    }
    return builder.finish();
}
} // namespace

Agreement agreementOf(const Evaluation& evaluation, std::size_t mostRows)
{
    const ShareBounds bounds(evaluation);
    const RowComparer rows(evaluation, bounds);
    Agreement agreement;
    agreement.priorities = rows.weighted(mostRows);
    agreement.normalized = rows.normalized(mostRows);
    agreement.shares = compareShares(evaluation, bounds, mostRows);
    return agreement;
}

} // namespace fairlead::slurm
