// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/jobtermsmodel.h"

#include "models/document/scenariodocument.h"
#include "models/queue/queuecells.h"
#include "models/words/explanation.h"
#include "models/words/listwords.h"
#include "models/words/partwords.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

namespace {

std::size_t partAt(int column)
{
    return static_cast<std::size_t>(column - JobTermsModel::FirstPartColumn);
}

using RowName = std::pair<std::string, std::string>;

RowName nameOf(const Snapshot& snapshot, RowIndex row)
{
    return {snapshot.jobLabel(snapshot.rows.job[row.at()]), snapshot.rowPartitionName(row)};
}

} // namespace

JobTermsModel::JobTermsModel(ScenarioDocument* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_parts(partsOf(document->policy()))
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_rows.clear(); // they belong to the old snapshot
        m_absent.clear();
        m_points.clear();
        m_parts = partsOf(m_document->policy());
        endResetModel();
    });
    connect(document, &ScenarioDocument::snapshotAboutToChange, this, &JobTermsModel::beforeChange);
    connect(document, &ScenarioDocument::snapshotChanged, this, &JobTermsModel::afterChange);
    connect(document, &ScenarioDocument::evaluationChanged, this,
            &JobTermsModel::onEvaluationChanged);
}

JobTermsModel::~JobTermsModel() = default;

void JobTermsModel::setRows(const std::vector<RowIndex>& rows)
{
    auto wanted = m_document->evaluation() ? rows : std::vector<RowIndex>();
    if (wanted == m_rows)
        return;
    if (!m_rows.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        m_rows.clear();
        m_points.clear();
        endRemoveRows();
    }
    if (wanted.empty())
        return;
    beginInsertRows({}, 0, static_cast<int>(wanted.size()) - 1);
    m_rows = std::move(wanted);
    m_points.resize(m_rows.size());
    endInsertRows();
}

std::optional<RowPoints> JobTermsModel::baselinePoints(int row) const
{
    const auto wanted = m_rows[static_cast<std::size_t>(row)];
    if (m_document->snapshot() == m_document->baseSnapshot())
        return pointsOf(*m_document->baseline()->evaluation, wanted);
    const auto rank = m_document->evaluation()->rank[wanted.at()];
    if (rank == 0)
        return std::nullopt;
    const auto& move = m_document->difference()->rows[rank - 1]; // they are in rank order
    return move.before.isValid()
        ? std::optional(pointsOf(*m_document->baseline()->evaluation, move.before))
        : std::nullopt;
}

JobBars JobTermsModel::bars(int most) const
{
    JobBars result;
    for (const auto& part : m_parts) {
        result.parts << partwords::name(part);
        result.colours.push_back(part.colour);
    }
    for (int row = 0; row < std::min(rowCount(), most); ++row) {
        const auto& shown = points(row);
        JobBars::Bar bar;
        bar.job = rowName(*m_document->snapshot(), m_rows[static_cast<std::size_t>(row)]);
        bar.shortJob = shortRowName(*m_document->snapshot(), m_rows[static_cast<std::size_t>(row)]);
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            bar.points.push_back(shown.points[part]);
            bar.toolTips << partText(shown, part);
        }
        bar.total = valueformat::priority(shown.shown);
        if (const auto before = baselinePoints(row); before && !(*before == shown)) {
            bar.before = before->sum;
            for (const double value : before->points)
                (value < 0.0 ? bar.beforeLeft : bar.beforeRight) += value;
        }
        result.bars.push_back(std::move(bar));
    }
    return result;
}

int JobTermsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JobTermsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rankColumn() + 1;
}

QVariant JobTermsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return display(row, points(index.row()), column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (column == JobColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case SortRole:
        return sortValue(row, points(index.row()), column);
    case TermsRole:
        return QVariant::fromValue(PriorityBar{points(index.row()), m_parts});
    case QueueRowRole:
        return row.value;
    case PartRole:
        return isPart(column) ? QVariant(static_cast<int>(partAt(column))) : QVariant();
    case Qt::ToolTipRole:
        return isPart(column) ? QVariant(partText(points(index.row()), partAt(column)))
                              : QVariant();
    default:
        return {};
    }
}

QVariant JobTermsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    if (isPart(section)) {
        const auto& part = m_parts[partAt(section)];
        return isTitle ? asSentence(partwords::name(part))
                       : partwords::help(part, m_document->policy());
    }
    if (section == JobColumn)
        return isTitle ? tr("Job") : tr("Job id with user and account.");
    if (section == sumColumn())
        return isTitle ? tr("Sum") : tr("Sum of the contributions, unrounded. In points.");
    if (section == priorityColumn())
        return isTitle ? tr("Priority") : tr("The sum truncated, at least 1, as sprio prints it.");
    return isTitle ? tr("Rank") : tr("Place in the queue: 1 is tried first.");
}

void JobTermsModel::beforeChange(const SnapshotMapping& mapping)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        const auto place = m_rows.begin() + row;
        if (mapping[*place].isValid())
            continue;
        m_absent.push_back(nameOf(*mapping.from, *place));
        beginRemoveRows({}, row, row);
        m_rows.erase(place);
        m_points.erase(m_points.begin() + row);
        endRemoveRows();
    }
}

void JobTermsModel::afterChange(const SnapshotMapping& mapping)
{
    for (auto& row : m_rows)
        row = mapping[row];
    forgetPoints();
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, rankColumn()));
    bringBack();
}

void JobTermsModel::forgetAbsent()
{
    m_absent.clear();
}

void JobTermsModel::bringBack()
{
    if (m_absent.empty())
        return;
    const auto& snapshot = *m_document->snapshot();
    std::ranges::sort(m_absent);
    std::vector<RowIndex> found;
    std::vector<RowName> names;
    for (std::size_t i = 0; i < snapshot.rows.size(); ++i) {
        auto name = nameOf(snapshot, RowIndex(i));
        if (std::ranges::binary_search(m_absent, name)) {
            found.emplace_back(i);
            names.push_back(std::move(name));
        }
    }
    if (found.empty())
        return;
    std::ranges::sort(names);
    std::erase_if(m_absent,
                  [&](const RowName& name) { return std::ranges::binary_search(names, name); });
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(found.size()) - 1);
    m_rows.insert(m_rows.end(), found.begin(), found.end());
    m_points.resize(m_rows.size());
    endInsertRows();
}

void JobTermsModel::onEvaluationChanged()
{
    if (m_rows.empty())
        return;
    forgetPoints();
    emit dataChanged(index(0, FirstPartColumn), index(rowCount() - 1, rankColumn()));
}

void JobTermsModel::forgetPoints()
{
    m_points.assign(m_rows.size(), std::nullopt);
}

// When they are asked for: of all selected rows few are seen.
const RowPoints& JobTermsModel::points(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    if (!m_points[place])
        m_points[place] = pointsOf(*m_document->evaluation(), m_rows[place]);
    return *m_points[place];
}

QVariant JobTermsModel::display(RowIndex row, const RowPoints& points, int column) const
{
    if (isPart(column))
        return valueformat::addend(points.points[partAt(column)]);
    if (column == JobColumn)
        return rowName(*m_document->snapshot(), row);
    if (column == sumColumn())
        return valueformat::addend(points.sum);
    const auto value = sortValue(row, points, column);
    return value.isValid() ? valueformat::priority(value.toLongLong()) : QString();
}

QVariant JobTermsModel::sortValue(RowIndex row, const RowPoints& points, int column) const
{
    if (isPart(column))
        return points.points[partAt(column)];
    if (column == JobColumn)
        return jobSortValue(*m_document->snapshot(), m_document->snapshot()->rows.job[row.at()]);
    if (column == sumColumn())
        return points.sum;
    if (column == priorityColumn())
        return qint64{points.shown};
    const auto rank = m_document->evaluation()->rank[row.at()];
    return rank == 0 ? QVariant() : QVariant(rank);
}

// What a part is made of that opens is seen when it is opened.
QString JobTermsModel::partText(const RowPoints& points, std::size_t part) const
{
    const auto name = partwords::name(m_parts[part]);
    const auto sum = valueformat::addend(points.points[part], 4);
    if (m_parts[part].kind != Part::Kind::Weighted || m_parts[part].opens)
        return tr("%1: %2", "factor: points").arg(name, sum);
    const auto weight = settingOf(m_document->evaluation()->inputs.policy, part).weight;
    return tr("%1: %2 × %3 = %4", "factor: value × weight = points")
        .arg(name, valueformat::factor(points.factors[part], 7),
             valueformat::count(static_cast<qulonglong>(weight)), sum);
}

} // namespace fairlead::models
