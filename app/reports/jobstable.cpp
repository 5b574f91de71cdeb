// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/evaluationtables.h"
#include "app/reports/jobcells.h"
#include "app/reports/rowfilter.h"
#include "app/reports/words.h"
#include "engine/base/text.h"
#include "engine/slurm/priority.h"

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {

constexpr double fullPriority = slurm::maxPriority;

std::vector<Column> jobColumns(bool norm)
{
    const auto text = [](const QString& translated) { return translated.toStdString(); };
    const auto part = [norm, &text](const char* name, const QString& what) {
        const auto format = norm ? Words::tr("%1: factor") : Words::tr("%1: points of priority");
        return Column{name, Align::Right, text(format.arg(what)), 7};
    };
    using enum Align;
    return {
        {"Rank", Right, text(Words::tr("Place in the queue; 1 is next to run"))},
        {"JobID", Right, text(Words::tr("Number of the job"))},
        {"User", Left, text(Words::tr("User of the job"))},
        {"Account", Left, text(Words::tr("Account of the job"))},
        {"Partition", Left, text(Words::tr("Partition; a job may wait in several"))},
        {"Priority", Right,
         text(norm ? Words::tr("Priority as a fraction of the highest possible one")
                   : Words::tr("Priority: the sum of the terms without its fraction")),
         14},
        {"Site", Right, text(Words::tr("Site factor in points of priority"))},
        part("Age", Words::tr("Time waiting")),
        part("Assoc", Words::tr("Priority of the association")),
        part("FairShare", Words::tr("Fair-share")),
        part("JobSize", Words::tr("Size of the job")),
        part("PartitionPrio", Words::tr("Priority of the partition")),
        part("QOS", Words::tr("Priority of the quality of service")),
        {"Nice", Right, text(Words::tr("Points of priority that the user gave away"))},
        {"TRES", Left,
         text(norm ? Words::tr("Factor of each weighted resource")
                   : Words::tr("Points of priority of each weighted resource"))},
    };
}

/// As %.0f prints it: ties to even.
std::int64_t rounded(double points)
{
    constexpr double limit = 9e18;
    return static_cast<std::int64_t>(std::nearbyint(std::clamp(points, -limit, limit)));
}

/// "cpu=250,mem=116" or, with `norm`, "cpu=0.25,mem=0.06": the resources whose term is not 0.
std::string tresText(const Evaluation& evaluation, const RowTerms& terms, bool norm)
{
    std::string list;
    for (std::size_t i = 0; i < terms.tres.size(); ++i) {
        const auto& tres = terms.tres[i];
        if (tres.term == 0.0)
            continue;
        const double value = norm ? tres.term / evaluation.tables.tres[i].weight : tres.term;
        list += list.empty() ? "" : ",";
        list
            += evaluation.snapshot().tresNames[tres.index] + '=' + text::fixed(value, norm ? 2 : 0);
    }
    return list;
}

class JobRows
{
public:
    JobRows(const Evaluation& evaluation, bool norm)
        : m_evaluation(evaluation)
        , m_norm(norm)
    {
    }

    [[nodiscard]] std::vector<Cell> cells(RowIndex row) const
    {
        const auto& snapshot = m_evaluation.snapshot();
        const auto job = snapshot.rows.job[row.at()].at();
        const auto rank = m_evaluation.rank[row.at()];
        const auto terms = termsOf(m_evaluation, row);
        return {
            rank == 0 ? Cell() : Cell(static_cast<std::int64_t>(rank)),
            jobIdCell(snapshot, JobIndex(job)),
            snapshot.names[snapshot.jobs.user[job]],
            snapshot.names[snapshot.jobs.account[job]],
            snapshot.rowPartitionName(row),
            priority(row, terms),
            terms.site,
            part(terms, Factor::Age),
            part(terms, Factor::Assoc),
            part(terms, Factor::FairShare),
            part(terms, Factor::JobSize),
            part(terms, Factor::Partition),
            part(terms, Factor::Qos),
            terms.nice,
            tresText(m_evaluation, terms, m_norm),
        };
    }

private:
    [[nodiscard]] Cell priority(RowIndex row, const RowTerms& terms) const
    {
        const bool isHeld = m_evaluation.status[row.at()] == RowStatus::Held;
        if (m_norm && terms.isSet)
            return static_cast<double>(terms.shown); // sprio forgets to divide
        const bool isBasic = m_evaluation.inputs.policy.isBasic;
        const double sum = isBasic ? std::max(terms.sum, 1.0) : slurm::sumOfSprio(terms);
        if (m_norm)
            return isHeld ? 0.0 : sum / fullPriority;
        return isHeld ? std::int64_t{0} : terms.shown;
    }

    [[nodiscard]] Cell part(const RowTerms& terms, Factor factor) const
    {
        const auto term = terms.term[static_cast<std::size_t>(factor)];
        if (std::isnan(term)) // FairShareDampeningFactor 0 without usage
            return {};
        if (!m_norm)
            return rounded(term);
        const auto weight = m_evaluation.inputs.policy.weight(factor);
        return weight == 0 ? 0.0 : term / weight;
    }

    const Evaluation& m_evaluation;
    bool m_norm;
};

} // namespace

Cell jobIdCell(const Snapshot& snapshot, JobIndex job)
{
    const auto& label = snapshot.names[snapshot.labelOf(job)];
    return label.empty() ? Cell(static_cast<std::int64_t>(snapshot.jobs.id[job.at()]))
                         : Cell(label);
}

std::vector<RowIndex> wantedRows(const Evaluation& evaluation, const JobsOptions& options)
{
    const RowFilter filter(evaluation.snapshot(), options);
    std::vector<RowIndex> wanted;
    wanted.reserve(options.all ? evaluation.rank.size() : evaluation.order.size());
    for (const auto row : evaluation.order) {
        if (filter.passes(row))
            wanted.push_back(row);
    }
    const auto ranked = static_cast<std::ptrdiff_t>(wanted.size());
    for (std::size_t i = 0; options.all && i < evaluation.rank.size(); ++i) {
        if (evaluation.rank[i] == 0 && filter.passes(RowIndex(i)))
            wanted.emplace_back(i);
    }
    // The order of the source carries no meaning; a job's rows stay in the order of its partitions.
    const auto jobId = [&](RowIndex row) {
        const auto& snapshot = evaluation.snapshot();
        return snapshot.jobs.id[snapshot.rows.job[row.at()].at()];
    };
    std::stable_sort(wanted.begin() + ranked, wanted.end(),
                     [&](RowIndex a, RowIndex b) { return jobId(a) < jobId(b); });
    return wanted;
}

Table jobsTable(const Evaluation& evaluation, const JobsOptions& options)
{
    if (evaluation.inputs.policy.moab)
        return moabJobsTable(evaluation, options);
    const JobRows rows(evaluation, options.norm);
    const auto wanted = wantedRows(evaluation, options);
    Table table(jobColumns(options.norm));
    table.reserveRows(wanted.size());
    for (const auto row : wanted)
        table.addRow(rows.cells(row));
    return table;
}

} // namespace fairlead::reports
