// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/outlookmodel.h"

#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <cmath>

namespace fairlead::models {

namespace {
constexpr int nameColumn = 0;
constexpr int firstOfPolicies = 3;
constexpr int trustColumns = 2; // behind the policy as it is

/// A column that each policy has.
QString ofPolicy(const QString& column, const QStringList& policies, std::size_t policy)
{
    return OutlookModel::tr("%1: %2").arg(policies[static_cast<qsizetype>(policy)], column);
}
} // namespace

OutlookModel::OutlookModel(QObject* parent)
    : ListModel(parent)
{
    setColumns(columns());
}

void OutlookModel::show(const std::shared_ptr<const OutlookView>& view, replay::Grouping by,
                        OutlookFigure figure)
{
    beginResetModel();
    m_view = view;
    m_by = by;
    m_figure = figure;
    setColumns(columns());
    setRows(view && !isCourse(figure) ? outlookRows(*view->outlook, by, figure)
                                      : std::vector<OutlookRow>());
    endResetModel();
}

QString OutlookModel::figureText(double value) const
{
    return outlookText(m_figure, value);
}

QString OutlookModel::policyText(const OutlookRow& row, std::size_t policy, double value) const
{
    return row.hasFigure(policy, m_figure) ? figureText(value) : tr("none starts", "of the jobs");
}

QStringList OutlookModel::policyNames() const
{
    return m_view ? outlookPolicyNames(*m_view) : QStringList();
}

ListColumn<OutlookRow> OutlookModel::policyColumn(const QString& name, std::size_t place) const
{
    return {name,
            tr("Mean of the replicas under this policy. The tool tip has the interval: wait and "
               "share of another run both lie in theirs nine times of ten."),
            [this, place](const OutlookRow& row) {
                return policyText(row, place, row.policies[place].mean);
            },
            [place](const OutlookRow& row) { return row.policies[place].mean; }, alignedRight};
}

// A sign and no arrow: in the comparison of policies an arrow up is a gain.
QString OutlookModel::changeText(const OutlookRow& row, std::size_t policy) const
{
    const auto& change = row.changes[policy - 1];
    const bool isNone = change.kind == replay::Change::None;
    const auto counted = [&](const QString& text) {
        return text.arg(valueformat::count(row.starts[policy]),
                        valueformat::count(row.starts.front()));
    };
    if (change.starts == replay::Starts::None)
        return tr("none starts", "of the jobs");
    if (isNone && change.starts == replay::Starts::Fewer)
        return counted(tr("%1 of %2 start", "of the jobs, with how many before"));
    if (isNone && change.starts == replay::Starts::More)
        return counted(tr("%1 start, not %2", "jobs, with how many before"));
    if (isNone) // one replica cannot tell
        return change.size.hasSpread() ? tr("none beyond chance", "a difference")
                                       : QStringLiteral("–");
    const auto size = m_figure == OutlookFigure::DeliveredShare
        ? tr("%1 points", "percentage points")
              .arg(QLocale().toString(100.0 * std::abs(change.size.mean), 'f', 1))
        : figureText(std::abs(change.size.mean));
    return change.kind == replay::Change::Longer ? tr("+%1", "a figure grew").arg(size)
                                                 : tr("−%1", "a figure shrank").arg(size);
}

ListColumn<OutlookRow> OutlookModel::changeColumn(std::size_t policy) const
{
    const auto names = policyNames();
    return {names.size() > 2 ? ofPolicy(tr("change"), names, policy) : tr("Change"),
            tr("Of this policy against the policy as it is, replica by replica. What does not "
               "exceed their spread may be chance."),
            [this, policy](const OutlookRow& row) { return changeText(row, policy); },
            [policy](const OutlookRow& row) { return row.changes[policy - 1].size.mean; },
            alignedRight};
}

std::vector<ListColumn<OutlookRow>> OutlookModel::columns() const
{
    std::vector<ListColumn<OutlookRow>> columns{
        {tr("Group"), tr("What the jobs are put together by."),
         [](const OutlookRow& row) { return shownText(row.name); }},
        {tr("Jobs"), tr("Recorded jobs of the period that started."),
         [](const OutlookRow& row) { return valueformat::count(row.jobs); },
         [](const OutlookRow& row) { return static_cast<qulonglong>(row.jobs); }, alignedRight},
        {tr("Recorded"), tr("What really happened."),
         [this](const OutlookRow& row) { return figureText(row.recorded); },
         [](const OutlookRow& row) { return row.recorded; }, alignedRight},
    };
    if (m_figure == OutlookFigure::WaitParts)
        addPartColumns(columns);
    else
        addFigureColumns(columns);
    return columns;
}

QString OutlookModel::partName(replay::WaitFor part)
{
    switch (part) {
    case replay::WaitFor::Eligibility:
        return tr("not eligible");
    case replay::WaitFor::Limit:
        return tr("a limit");
    case replay::WaitFor::Priority:
        return tr("others ahead");
    case replay::WaitFor::Resources:
        return tr("no room");
    case replay::WaitFor::Scheduler:
        break;
    }
    return tr("not looked at");
}

void OutlookModel::addPartColumns(std::vector<ListColumn<OutlookRow>>& columns) const
{
    const auto names = policyNames();
    for (std::size_t policy = 0; policy < static_cast<std::size_t>(names.size()); ++policy) {
        columns.push_back(policyColumn(ofPolicy(tr("mean wait"), names, policy), policy));
        for (std::size_t part = 0; part < replay::waitKinds; ++part) {
            const auto name = partName(static_cast<replay::WaitFor>(part));
            columns.push_back(
                {ofPolicy(name, names, policy),
                 tr("So much of the replayed mean wait went there. The parts add up to it."),
                 [this, policy, part](const OutlookRow& row) {
                     return figureText(row.parts[policy][part]);
                 },
                 [policy, part](const OutlookRow& row) { return row.parts[policy][part]; },
                 alignedRight});
        }
        if (policy < m_view->limits.size())
            columns.push_back(limitColumn(policy));
    }
}

QStringList OutlookModel::limitLines(const OutlookRow& row, std::size_t policy) const
{
    QStringList lines;
    if (!m_view || policy >= m_view->limits.size())
        return lines;
    const auto& named = m_view->outlook->policies[policy].first.limits;
    for (const auto& sum : m_view->limits[policy][static_cast<std::size_t>(m_by)][row.group])
        lines << tr("%1 of %2: %Ln job(s), %3 in sum", nullptr, static_cast<int>(sum.jobs))
                     .arg(shownText(named[sum.limit].limit), shownText(named[sum.limit].holder),
                          valueformat::measuredDuration(sum.seconds));
    return lines;
}

ListColumn<OutlookRow> OutlookModel::limitColumn(std::size_t policy) const
{
    return {ofPolicy(tr("Limits"), policyNames(), policy),
            tr("Limits that kept jobs in the first replica, and how long in sum; the one that kept "
               "them longest first. The tool tip has all of them."),
            [this, policy](const OutlookRow& row) {
                const auto lines = limitLines(row, policy);
                return lines.size() < 2
                    ? lines.value(0)
                    : tr("%1 and %Ln more", "limits", static_cast<int>(lines.size() - 1))
                          .arg(lines.front());
            }};
}

// What the trust is told by.
void OutlookModel::addTrustColumns(std::vector<ListColumn<OutlookRow>>& columns) const
{
    columns.push_back(
        {tr("Interval"),
         tr("Of the policy as it is, with jobs that run as long as they really did: what is "
            "recorded stands beside it. Wait and share both lie in their intervals nine times of "
            "ten."),
         [this](const OutlookRow& row) { return outlookRange(m_figure, row.judged); },
         [](const OutlookRow& row) { return row.judged.low; }, alignedRight});
    columns.push_back(
        {tr("Recorded lies", "inside or outside"),
         tr("Whether what really happened lies in the interval, or misses it by no more "
            "than 1 %."),
         [](const OutlookRow& row) {
             return row.judged.nearlyHolds(row.recorded) ? tr("· inside") : tr("✗ outside");
         },
         [](const OutlookRow& row) { return row.judged.nearlyHolds(row.recorded); }});
}

void OutlookModel::addFigureColumns(std::vector<ListColumn<OutlookRow>>& columns) const
{
    const auto names = policyNames();
    for (qsizetype i = 0; i < names.size(); ++i) {
        columns.push_back(policyColumn(names[i], static_cast<std::size_t>(i)));
        if (i == 0)
            addTrustColumns(columns);
        else
            columns.push_back(changeColumn(static_cast<std::size_t>(i)));
    }
}

/// Of each policy: mean wait, its parts, and the limits where they are known.
int OutlookModel::partColumns() const
{
    return 1 + static_cast<int>(replay::waitKinds) + (m_view->limits.empty() ? 0 : 1);
}

/// Beside each but the first stands its change.
int OutlookModel::columnOfPolicy(std::size_t policy) const
{
    const auto place = static_cast<int>(policy);
    if (m_figure == OutlookFigure::WaitParts)
        return firstOfPolicies + place * partColumns();
    return place == 0 ? firstOfPolicies : firstOfPolicies + trustColumns + 2 * place - 1;
}

QVariant OutlookModel::value(const OutlookRow& row, int column, int role) const
{
    if (m_figure == OutlookFigure::WaitParts && role == Qt::ToolTipRole && !m_view->limits.empty()
        && column >= firstOfPolicies && (column - firstOfPolicies + 1) % partColumns() == 0)
        return limitLines(row, static_cast<std::size_t>((column - firstOfPolicies) / partColumns()))
            .join(u'\n');
    for (std::size_t policy = 0; role == Qt::ToolTipRole && policy < row.policies.size();
         ++policy) {
        if (column == columnOfPolicy(policy))
            return row.hasFigure(policy, m_figure) ? outlookRange(m_figure, row.policies[policy])
                                                   : QVariant();
    }
    for (std::size_t i = 0;
         role == ChangeRole && m_figure != OutlookFigure::WaitParts && i < row.changes.size();
         ++i) {
        const auto& change = row.changes[i];
        if (column == columnOfPolicy(i + 1) + 1 && change.kind != replay::Change::None)
            return m_figure == OutlookFigure::DeliveredShare ? change.size.mean : -change.size.mean;
    }
    if (role == Qt::ToolTipRole && column == nameColumn && row.promised)
        return tr("Promised: %1 of the machine").arg(valueformat::percent(*row.promised));
    return {};
}

} // namespace fairlead::models
