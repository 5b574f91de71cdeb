// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/queue/queuecolumns.h"

#include <QHash>
#include <QVariant>

#include <memory>
#include <vector>

namespace fairlead::models {

/// What stands in a cell of the queue's table: text, raw value, tool tip and the other roles.
/// A value: one evaluation, and where its rows stood before. Without one there are no cells.
class QueueCells
{
    Q_DECLARE_TR_FUNCTIONS(QueueCells)

public:
    using Column = QueueColumns::Column;

    QueueCells() = default;
    /// `rankBefore` is the rank of each row of the snapshot in the baseline; 0: none.
    QueueCells(std::shared_ptr<const Evaluation> evaluation, std::vector<std::uint32_t> rankBefore);

    /// May be null.
    [[nodiscard]] const std::shared_ptr<const Evaluation>& evaluation() const
    {
        return m_evaluation;
    }
    [[nodiscard]] const std::vector<std::uint32_t>& rankBefore() const { return m_rankBefore; }
    /// What is said of a row's state, without the reason.
    [[nodiscard]] static QString stateWord(RowStatus status, JobState state);
    /// Of a row of the evaluation's snapshot. Cheap; terms and tool tips are computed when asked.
    [[nodiscard]] QVariant value(RowIndex row, Column column, int role) const;

private:
    [[nodiscard]] const Snapshot& snapshot() const { return m_evaluation->snapshot(); }
    [[nodiscard]] QVariant display(RowIndex row, Column column) const;
    [[nodiscard]] QVariant sortValue(RowIndex row, Column column) const;
    [[nodiscard]] QVariant copied(RowIndex row, Column column) const;
    [[nodiscard]] QVariant toolTip(RowIndex row, Column column) const;
    /// A name as it is shown; the same one is asked for again and again.
    [[nodiscard]] QString nameText(NameId name) const;
    [[nodiscard]] QString stateText(RowIndex row) const;
    [[nodiscard]] QString pointsText(RowIndex row) const;
    [[nodiscard]] QVariant spoken(RowIndex row, Column column) const;

    std::shared_ptr<const Evaluation> m_evaluation;
    std::vector<std::uint32_t> m_rankBefore; // [queue row]
    mutable QHash<std::uint32_t, QString> m_names;
};

/// What a job's cell is sorted by: its number, or a name that is none.
QVariant jobSortValue(const Snapshot& snapshot, JobIndex job);

} // namespace fairlead::models
