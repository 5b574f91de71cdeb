// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/reachmodel.h"

#include "engine/base/durations.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <cmath>

namespace fairlead::models {

using durations::minute;

namespace {
/// A duration in units, none of them rounded; any other number with its digits grouped.
QString valueOf(const Lever& lever, std::int64_t value)
{
    if (lever.kind != Lever::Kind::Minutes)
        return valueformat::priority(value);
    return valueformat::wholeDuration(static_cast<quint64>(value * minute));
}
} // namespace

QString reachText(ReachFigure figure, double value)
{
    if (figure == ReachFigure::Rank)
        return valueformat::count(static_cast<qulonglong>(std::llround(value)));
    return valueformat::factor(value, reachDigits);
}

ReachModel::ReachModel(ReachFigure figure, QString whose, QObject* parent)
    : ListModel(parent)
    , m_whose(std::move(whose))
{
    const auto lever = [](const Reach& row) -> QVariant {
        switch (row.lever.kind) {
        case Lever::Kind::Number:
        case Lever::Kind::Minutes:
            return shownText(row.lever.parameter);
        case Lever::Kind::Shares:
            return tr("shares of %1", "account or user").arg(shownText(keyText(row.lever.assoc)));
        case Lever::Kind::Nice:
            break;
        }
        return tr("nice of the job");
    };
    const auto now = [](const Reach& row) -> QVariant { return valueOf(row.lever, row.lever.now); };
    const auto needed = [](const Reach& row) -> QVariant {
        return row.isReached ? valueOf(row.lever, row.value) : tr("none");
    };
    const auto then = [figure](const Reach& row) -> QVariant {
        const auto text = reachText(figure, row.figure);
        if (!row.isReached && row.value == row.lever.now)
            return tr("%1 at best", "a rank").arg(text);
        return row.isReached ? text
                             : tr("%1 at best, with %2", "a rank and a value")
                                   .arg(text, valueOf(row.lever, row.value));
    };
    const bool isRank = figure == ReachFigure::Rank;
    setColumns(
        {{tr("What is changed"), tr("One value alone; all others stay"), lever},
         {tr("Now"), tr("Its value, with the edits of the scenario"), now,
          [](const Reach& row) -> QVariant { return qlonglong{row.lever.now}; }, alignedRight},
         {tr("Needed"), tr("The nearest value that reaches what is wanted"), needed,
          [](const Reach& row) -> QVariant { return qlonglong{row.value}; }, alignedRight},
         {isRank ? tr("Rank then") : tr("Factor then"),
          isRank ? tr("The rank of the job with that value") : tr("The factor with that value"),
          then, [](const Reach& row) -> QVariant { return row.figure; }}});
}

void ReachModel::setAnswers(std::vector<Reach> answers)
{
    beginResetModel();
    setRows(std::move(answers));
    endResetModel();
}

int ReachModel::reachedCount() const
{
    return static_cast<int>(std::ranges::count_if(rows(), &Reach::isReached));
}

QString ReachModel::whyNotTried(const Reach& row) const
{
    if (row.lever.kind == Lever::Kind::Nice)
        return tr("scontrol update JobId=%1 Nice=%2 sets it on the cluster; a scenario has no nice "
                  "value, so it cannot be tried here.")
            .arg(m_whose, QString::number(row.value));
    return row.value == row.lever.now ? tr("It has this value already.") : QString();
}

QVariant ReachModel::value(const Reach& row, int column, int role) const
{
    if (role == Qt::ToolTipRole && column == LeverColumn)
        return whyNotTried(row);
    return {};
}

} // namespace fairlead::models
