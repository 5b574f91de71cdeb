// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/findermodel.h"

#include "engine/base/timetext.h"
#include "engine/scenario/conflicts.h"
#include "models/words/editwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QLocale>

#include <cmath>
#include <optional>

namespace fairlead::models {

namespace {
QString measureText(finder::Measure measure, double value)
{
    using enum finder::Measure;
    switch (measure) {
    case MeanWait:
    case MedianWait:
    case P90Wait:
        return valueformat::measuredDuration(value);
    case PromisedShare:
    case DeliveredShare:
    case Utilisation:
        return valueformat::percent(value);
    default:
        return valueformat::factor(value, 2);
    }
}

/// The length of time that a value with its days or minutes set apart means.
std::optional<std::uint64_t> lengthOf(const std::string& value)
{
    if (value.find_first_of("-:") == std::string::npos)
        return {};
    const auto seconds = parseDuration(value);
    return seconds ? std::optional(*seconds) : std::nullopt;
}

/// A whole number with its digits grouped, a length of time in one form, anything else as
/// slurm.conf has it.
QString settingText(const std::string& value)
{
    if (const auto length = lengthOf(value))
        return valueformat::wholeDuration(*length);
    const auto text = shownText(value);
    bool isNumber = false;
    const auto number = text.toLongLong(&isNumber);
    return isNumber ? valueformat::priority(number) : text;
}

QVariant settingValue(const std::string& value)
{
    if (const auto length = lengthOf(value))
        return static_cast<double>(*length);
    const auto text = shownText(value);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? QVariant(number) : QVariant(text);
}

const finder::Figure& finderFigure(const FinderRow& row, std::size_t target, bool isSeen)
{
    return isSeen ? row.seen[target] : row.unseen[target];
}
} // namespace

FinderModel::FinderModel(QObject* parent)
    : ListModel(parent)
{
    setColumns(columns());
}

void FinderModel::setView(std::shared_ptr<const FinderView> view)
{
    beginResetModel();
    m_view = std::move(view);
    setColumns(columns());
    std::vector<FinderRow> rows;
    for (std::size_t i = 0; m_view && i < m_view->found.seen.size(); ++i) {
        const auto& found = m_view->found;
        const auto candidate = found.seen[i].candidate;
        rows.push_back({candidate, m_view->candidates[candidate], found.isPareto[i],
                        found.seen[i].figures, found.unseen[i].figures});
    }
    setRows(std::move(rows));
    endResetModel();
}

int FinderModel::firstTargetColumn() const
{
    return FirstParameterColumn + static_cast<int>(m_view ? m_view->present.size() : 0);
}

bool FinderModel::isReached(std::size_t target, const finder::Figure& figure) const
{
    return gapOf(m_view->targets[target], figure) <= 0;
}

bool FinderModel::reachesAll(int row) const
{
    const auto& policy = this->policy(row);
    for (std::size_t i = 0; i < m_view->targets.size(); ++i) {
        if (!isReached(i, policy.seen[i]) || !isReached(i, policy.unseen[i]))
            return false;
    }
    return true;
}

QString FinderModel::figureText(std::size_t target, const finder::Figure& figure) const
{
    if (std::isnan(figure.value))
        return tr("no jobs");
    const auto text = measureText(m_view->targets[target].measure, figure.value);
    if (figure.isOfFewer)
        return tr("%1 ✗ fewer start", "a wait; a target is missed").arg(text);
    return isReached(target, figure) ? tr("%1 ✓", "a target is reached").arg(text)
                                     : tr("%1 ✗", "a target is missed").arg(text);
}

ListColumn<FinderRow> FinderModel::parameterColumn(std::size_t parameter) const
{
    const auto& edit = m_view->present[parameter];
    const auto valueOf = [this, parameter](const FinderRow& row) {
        return editedValue((row.edits.empty() ? m_view->present : row.edits)[parameter]);
    };
    return {editWords(edit), tr("What the policy sets it to."),
            [valueOf](const FinderRow& row) -> QVariant { return settingText(valueOf(row)); },
            [valueOf](const FinderRow& row) -> QVariant { return settingValue(valueOf(row)); },
            alignedRight};
}

ListColumn<FinderRow> FinderModel::targetColumn(std::size_t target, bool isSeen) const
{
    const auto wanted = shownText(m_view->targets[target].text);
    return {
        QStringLiteral("%1\n%2").arg(wanted, isSeen ? tr("weeks searched") : tr("other weeks")),
        isSeen
            ? tr("What the target comes to on the weeks that were searched.")
            : tr("What it comes to on the weeks that the search did not see. What is reached only "
                 "on those that it saw may be luck."),
        [this, target, isSeen](const FinderRow& row) -> QVariant {
            return figureText(target, finderFigure(row, target, isSeen));
        },
        [target, isSeen](const FinderRow& row) -> QVariant {
            return finderFigure(row, target, isSeen).value;
        },
        alignedRight};
}

std::vector<ListColumn<FinderRow>> FinderModel::columns() const
{
    std::vector<ListColumn<FinderRow>> columns{
        {tr("Policy"), tr("The present one, and those that no other one beats."),
         [isEdited = m_view && m_view->isEdited](const FinderRow& row) -> QVariant {
             if (row.edits.empty())
                 return isEdited ? tr("Policy with your edits") : tr("Policy as it is");
             return tr("Policy %L1").arg(row.candidate);
         },
         [](const FinderRow& row) -> QVariant {
             return QVariant::fromValue(static_cast<qulonglong>(row.candidate));
         }}};
    for (std::size_t i = 0; m_view && i < m_view->present.size(); ++i)
        columns.push_back(parameterColumn(i));
    for (std::size_t i = 0; m_view && i < m_view->targets.size(); ++i) {
        columns.push_back(targetColumn(i, true));
        columns.push_back(targetColumn(i, false));
    }
    return columns;
}

QVariant FinderModel::value(const FinderRow& row, int column, int role) const
{
    if (role != Qt::ToolTipRole)
        return {};
    if (column < firstTargetColumn())
        return row.isPareto ? QVariant()
                            : tr("Another one is better for some target, and worse for none");
    const auto place = static_cast<std::size_t>(column - firstTargetColumn());
    const auto& figure = finderFigure(row, place / 2, place % 2 == 0);
    const auto state = figure.isOfFewer
        ? tr(
            "not reached: fewer of these jobs start than under the present policy, and the wait is "
            "of those that do")
        : isReached(place / 2, figure) ? tr("reached")
                                       : tr("not reached");
    return figure.worst.empty()
        ? state
        : tr("%1; %2 decides", "reached or not; a group").arg(state, shownText(figure.worst));
}

} // namespace fairlead::models
