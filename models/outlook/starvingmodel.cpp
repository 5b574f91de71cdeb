// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/starvingmodel.h"

#include "models/words/showntext.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

namespace {
constexpr std::uint64_t minute = 60; // s

QString momentText(std::int64_t moment)
{
    return moment != 0 ? valueformat::moment(moment) : QString();
}

QString limitText(const replay::StarvingJob& job)
{
    return job.limit ? valueformat::exactDuration(*job.limit * minute)
                     : StarvingModel::tr("none", "time limit");
}
} // namespace

StarvingModel::StarvingModel(QObject* parent)
    : ListModel(parent)
{
    using Row = replay::StarvingJob;
    setColumns({{tr("Policy"), tr("As it happened, or in the first replay under a policy"),
                 [this](const Row& row) -> QVariant { return policyText(row); },
                 [](const Row& row) -> QVariant {
                     return qlonglong{row.policy ? static_cast<qlonglong>(*row.policy) : -1};
                 }},
                {tr("Job"), tr("Number, of a task of an array with its own behind it"),
                 [](const Row& row) -> QVariant { return shownText(replay::nameOf(row)); },
                 [](const Row& row) -> QVariant { return qulonglong{row.id}; }},
                {tr("Account"), tr("Under which it was submitted"),
                 [](const Row& row) -> QVariant { return shownText(row.account); }},
                {tr("User"), tr("Who submitted it"),
                 [](const Row& row) -> QVariant { return shownText(row.user); }},
                {tr("Submitted"), tr("When it was submitted"),
                 [](const Row& row) -> QVariant { return momentText(row.submit); },
                 [](const Row& row) -> QVariant { return qlonglong{row.submit}; }},
                {tr("Started"), tr("Empty: not within these days"),
                 [](const Row& row) -> QVariant { return momentText(row.start); },
                 [](const Row& row) -> QVariant { return qlonglong{row.start}; }},
                {tr("Waited"),
                 tr("From when it could have run: more than a day, and more than ten times its "
                    "time limit"),
                 [](const Row& row) -> QVariant {
                     return valueformat::measuredDuration(static_cast<double>(row.waited));
                 },
                 [](const Row& row) -> QVariant { return qlonglong{row.waited}; }, alignedRight},
                {tr("Time limit"), tr("That it asked for"),
                 [](const Row& row) -> QVariant { return limitText(row); },
                 [](const Row& row) -> QVariant { return qulonglong{row.limit.value_or(0)}; },
                 alignedRight}});
}

void StarvingModel::show(const std::shared_ptr<const OutlookView>& view)
{
    beginResetModel();
    m_policies = view != nullptr ? outlookPolicyNames(*view) : QStringList();
    setRows(view != nullptr ? view->starving : std::vector<replay::StarvingJob>());
    endResetModel();
}

QString StarvingModel::policyText(const replay::StarvingJob& job) const
{
    return job.policy ? m_policies.value(static_cast<qsizetype>(*job.policy)) : tr("Recorded");
}

} // namespace fairlead::models
