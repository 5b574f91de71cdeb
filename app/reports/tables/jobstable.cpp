// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/rowfilter.h"
#include "app/reports/tables/evaluationtables.h"
#include "app/reports/tables/jobcells.h"
#include "engine/base/text.h"
#include "engine/priority/breakdown.h"
#include "engine/priority/jobwords.h"
#include "engine/priority/traits.h"

#include <algorithm>
#include <cmath>

namespace fairlead::reports {

namespace {

/// The name of a column that tells a word of the job.
const char* columnOf(JobWord word)
{
    switch (word) {
    case JobWord::Partition:
        return "Partition";
    case JobWord::Group:
        return "Group";
    case JobWord::Class:
        return "Class";
    case JobWord::Qos:
        return "QOS";
    }
    return "";
}

/// As %.0f prints it: ties to even, and never a negative zero.
Cell rounded(double points)
{
    constexpr double limit = 0x1p63; // from there on each double is whole
    if (!(std::abs(points) < limit))
        return points;
    return static_cast<std::int64_t>(std::nearbyint(points));
}

/// The listing of one policy's scheduler: which columns, and what stands in them.
class JobListing
{
public:
    JobListing(const Policy& policy, bool norm)
        : m_traits(traitsOf(policy))
        , m_parts(partsOf(policy))
        , m_order(printedOrder(policy))
        , m_words(listedWords(policy))
        , m_norm(norm)
    {
    }

    [[nodiscard]] std::vector<Column> columns() const
    {
        using enum Align;
        std::vector<Column> list{{"Rank", Right},
                                 m_traits.namesJobs ? Column{"JobID", Left} : jobColumn(),
                                 {"User", Left}};
        if (listsGroup())
            list.push_back({columnOf(JobWord::Group), Left});
        list.push_back({"Account", Left});
        for (const auto word : m_words) {
            if (word != JobWord::Group)
                list.push_back({columnOf(word), Left});
        }
        // A normalized priority is a fraction of the highest one, where it is no sum.
        list.push_back({"Priority", Right, {}, m_traits.hasComponents ? 6 : 14});
        if (m_traits.hasRunPriority) {
            list.push_back({"StartPriority", Right});
            list.push_back({"RunPriority", Right});
        }
        for (const auto i : m_order)
            list.push_back({m_parts[i].column,
                            isList(m_parts[i]) ? Left : Right,
                            {},
                            m_traits.hasComponents ? 6 : 7});
        return list;
    }

    [[nodiscard]] std::vector<Cell> cells(const Evaluation& evaluation, const RowReader& reader,
                                          RowIndex row) const
    {
        const auto& snapshot = evaluation.snapshot();
        const auto job = snapshot.rows.job[row.at()];
        const auto rank = evaluation.rank[row.at()];
        const auto whole = reader.breakdown(row);
        const auto word
            = [&](JobWord which) { return std::string(jobWord(evaluation, row, which)); };
        std::vector<Cell> list{rank == 0 ? Cell() : Cell(static_cast<std::int64_t>(rank)),
                               jobIdCell(snapshot, job),
                               snapshot.names[snapshot.jobs.user[job.at()]]};
        if (listsGroup())
            list.emplace_back(word(JobWord::Group));
        list.emplace_back(snapshot.names[snapshot.jobs.account[job.at()]]);
        for (const auto which : m_words) {
            if (which != JobWord::Group)
                list.emplace_back(word(which));
        }
        if (m_norm)
            list.emplace_back(whole.normalized);
        else
            list.emplace_back(whole.listed);
        if (m_traits.hasRunPriority) {
            list.emplace_back(whole.start);
            list.emplace_back(whole.run);
        }
        for (const auto i : m_order)
            list.push_back(cell(m_parts[i], whole.parts[i]));
        return list;
    }

private:
    /// A group stands beside its user.
    [[nodiscard]] bool listsGroup() const
    {
        return std::ranges::find(m_words, JobWord::Group) != m_words.end();
    }
    [[nodiscard]] static bool isList(const Part& part) { return part.kind == Part::Kind::Listed; }

    [[nodiscard]] Cell cell(const Part& part, const PartPoints& points) const
    {
        if (isList(part))
            return listText(points);
        if (std::isnan(points.points)) // FairShareDampeningFactor 0 without usage
            return {};
        if (part.kind == Part::Kind::Given)
            return rounded(part.isTaken ? -points.points : points.points);
        return m_norm ? Cell(points.normalized) : rounded(points.points);
    }

    /// "cpu=250,mem=116" or, normalized, "cpu=0.25,mem=0.06": those whose points are not 0.
    [[nodiscard]] std::string listText(const PartPoints& points) const
    {
        std::string list;
        for (const auto& sub : points.subs) {
            if (sub.points == 0.0)
                continue;
            const double value = m_norm ? sub.points / sub.weight : sub.points;
            list += list.empty() ? "" : ",";
            list += sub.name + '=' + text::fixed(value, m_norm ? 2 : 0);
        }
        return list;
    }

    const Traits& m_traits;
    std::span<const Part> m_parts;
    std::vector<std::size_t> m_order; // of m_parts, as the columns stand
    std::span<const JobWord> m_words;
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
    const JobListing listing(evaluation.inputs.policy, options.norm);
    const auto reader = rowReader(evaluation);
    const auto wanted = wantedRows(evaluation, options);
    Table table(listing.columns());
    table.reserveRows(wanted.size());
    for (const auto row : wanted)
        table.addRow(listing.cells(evaluation, *reader, row));
    return table;
}

std::string countingColumns(const Policy& policy)
{
    std::string names;
    const auto parts = partsOf(policy);
    for (const auto& column : JobListing(policy, false).columns()) {
        const auto part = std::ranges::find(parts, column.name, &Part::column);
        const bool counts = part == parts.end()
            ? column.name != "RunPriority"
            : settingOf(policy, static_cast<std::size_t>(part - parts.begin())).counts;
        if (counts)
            names += (names.empty() ? "" : ",") + column.name;
    }
    return names;
}

} // namespace fairlead::reports
