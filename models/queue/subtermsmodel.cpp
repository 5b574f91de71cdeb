// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/subtermsmodel.h"

#include "models/document/scenariodocument.h"
#include "models/queue/jobtermsmodel.h"
#include "models/words/notewords.h"
#include "models/words/partwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

namespace {

constexpr int pointsDecimals = 2;

QString nameOf(const SubPoints& sub)
{
    return shownText(sub.name);
}

/// The part as the last line of its subparts.
SubPoints totalOf(const PartPoints& part, const QString& name)
{
    return {name.toStdString(), part.value, part.capped, part.cap, part.weight, 1.0, part.points};
}

} // namespace

SubTermsModel::SubTermsModel(ScenarioDocument* document, JobTermsModel* jobs, QObject* parent)
    : ListModel(parent)
    , m_document(document)
    , m_terms(jobs)
{
    using Row = SubTermsRow;
    const auto measured = [](const QString& title, const QString& help, auto value) {
        return ListColumn<Row>{title, help,
                               [value](const Row& row) {
                                   const QVariant found = value(row);
                                   return found.isValid() ? plainNumber(found.toDouble())
                                                          : QVariant();
                               },
                               value, alignedRight};
    };
    setColumns({
        {tr("Job"), tr("Job id with user and account."),
         [this](const Row& row) { return m_jobs[row.job].name; }},
        {tr("Part"), tr("Subcomponents with a weight, then their component."),
         [](const Row& row) {
             return row.isTotal ? tr("%1 in all").arg(nameOf(row.sub)) : nameOf(row.sub);
         },
         [](const Row& row) { return nameOf(row.sub); }},
        measured(tr("Metric"),
                 tr("What is measured, in its own unit; of the component the sum of "
                    "metrics × weights."),
                 [](const Row& row) { return QVariant(row.sub.value); }),
        measured(tr("Cap"), tr("The most that counts of the metric; empty: no cap."),
                 [](const Row& row) {
                     return row.sub.cap > 0 ? QVariant(static_cast<double>(row.sub.cap))
                                            : QVariant();
                 }),
        measured(tr("Cut"), tr("What the cap took away, in the unit of the metric."),
                 [](const Row& row) {
                     return row.sub.isCut() ? QVariant(row.sub.value - row.sub.capped) : QVariant();
                 }),
        measured(tr("Weight"), tr("Points per unit of the metric, with what a credential adds."),
                 [](const Row& row) { return QVariant(row.sub.weight); }),
        {tr("Points"),
         tr("Metric × weight × the component's weight; the last row of a job is "
            "what counts after the component's cap."),
         [](const Row& row) { return valueformat::factor(row.sub.points, pointsDecimals); },
         [](const Row& row) { return row.sub.points; }, alignedRight},
    });
    connect(jobs, &QAbstractItemModel::modelReset, this, &SubTermsModel::close);
    connect(jobs, &QAbstractItemModel::dataChanged, this, &SubTermsModel::refresh);
    connect(jobs, &QAbstractItemModel::rowsInserted, this, &SubTermsModel::refresh);
    connect(jobs, &QAbstractItemModel::rowsRemoved, this, &SubTermsModel::refresh);
}

SubTermsModel::~SubTermsModel() = default;

void SubTermsModel::open(std::size_t part)
{
    m_part = part;
    refresh();
}

void SubTermsModel::close()
{
    m_part.reset();
    refresh();
}

QString SubTermsModel::partName() const
{
    return m_part ? partwords::name(m_document->policy(), *m_part) : QString();
}

void SubTermsModel::refresh()
{
    if (m_part && !fairlead::canOpen(m_document->policy(), *m_part))
        m_part.reset();
    auto jobs = openJobs();
    auto shown = weighted(jobs);
    syncRows(tableRows(jobs, shown), [&] {
        m_jobs = std::move(jobs);
        m_shown = std::move(shown);
    });
    emit changed();
}

std::vector<std::size_t> SubTermsModel::weighted(const std::vector<Job>& jobs)
{
    std::vector<std::size_t> shown;
    const auto count = jobs.empty() ? 0 : jobs.front().part.subs.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (std::ranges::any_of(jobs,
                                [i](const Job& job) { return job.part.subs[i].weight != 0.0; }))
            shown.push_back(i);
    }
    return shown;
}

std::vector<SubTermsModel::Job> SubTermsModel::openJobs() const
{
    std::vector<Job> jobs;
    if (!m_part || !m_document->evaluation())
        return jobs;
    for (int i = 0; i < m_terms->rowCount(); ++i) {
        const auto row = m_terms->rows()[static_cast<std::size_t>(i)];
        Job job;
        job.name = m_terms->index(i, JobTermsModel::JobColumn).data().toString();
        job.part = breakdownOf(*m_document->evaluation(), row).parts[*m_part];
        if (const auto before = m_terms->baselinePoints(i))
            job.before = before->points[*m_part];
        jobs.push_back(std::move(job));
    }
    return jobs;
}

std::vector<SubTermsRow> SubTermsModel::tableRows(const std::vector<Job>& jobs,
                                                  const std::vector<std::size_t>& shown) const
{
    const auto name = partName();
    std::vector<SubTermsRow> rows;
    for (std::size_t j = 0; j < jobs.size(); ++j) {
        for (const auto i : shown)
            rows.push_back({j, jobs[j].part.subs[i], false});
        rows.push_back({j, totalOf(jobs[j].part, name), true});
    }
    return rows;
}

QStringList SubTermsModel::names() const
{
    QStringList names;
    for (const auto i : m_shown)
        names << nameOf(m_jobs.front().part.subs[i]);
    return names;
}

JobBars SubTermsModel::bars() const
{
    JobBars result;
    result.parts = names();
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        result.colours.push_back(i);
    for (const auto& job : m_jobs) {
        JobBars::Bar bar;
        bar.job = job.name;
        bar.shortJob = job.name;
        for (const auto i : m_shown) {
            const auto& sub = job.part.subs[i];
            bar.points.push_back(sub.points);
            bar.toolTips << subPointsText(sub);
        }
        const auto& part = job.part;
        bar.total = valueformat::points(part.points);
        if (part.note && part.note->reason == Note::Reason::Closed)
            bar.total += tr(" (gate closed)");
        else if (part.capped != part.value)
            bar.total += tr(" (cut from %1)", "by a cap")
                             .arg(valueformat::points(part.value * part.weight));
        if (job.before && *job.before != part.points)
            bar.before = job.before;
        bar.beforeRight = std::max(0.0, bar.before.value_or(0.0));
        bar.beforeLeft = std::min(0.0, bar.before.value_or(0.0));
        result.bars.push_back(std::move(bar));
    }
    return result;
}

QVariant SubTermsModel::value(const SubTermsRow& row, int /*column*/, int role) const
{
    if (role != Qt::ToolTipRole)
        return {};
    const auto closed = row.isTotal ? closedText(m_jobs[row.job].part, nameOf(row.sub)) : QString();
    return closed.isEmpty() ? subPointsText(row.sub) : closed;
}

} // namespace fairlead::models
