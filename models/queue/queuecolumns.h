// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/jobwords.h"
#include "engine/priority/traits.h"

#include <QCoreApplication>

#include <optional>

namespace fairlead::models {

/// The columns of the queue's table: their order, their headers and how they are aligned.
class QueueColumns
{
    Q_DECLARE_TR_FUNCTIONS(QueueColumns)

public:
    enum Column
    {
        RankColumn, ///< 1 = next to run; empty: not ranked
        ChangeColumn, ///< places won or lost against the baseline
        JobColumn,
        UserColumn,
        AccountColumn,
        PartitionColumn,
        QosColumn,
        GroupColumn,
        ClassColumn,
        PriorityColumn, ///< as the scheduler's own tools print it
        FactorsColumn, ///< TermsRole: painted by a delegate; text only to be read aloud
        SchedulerPriorityColumn, ///< the scheduler's own answer, when the source has it
        StateColumn, ///< state and reason
        ColumnCount
    };

    struct Words
    {
        QString title;
        QString help; ///< definition and unit
    };
    [[nodiscard]] static Words words(Column column, const Traits& traits);
    /// What the column tells of a job; nothing: something that every scheduler knows.
    [[nodiscard]] static std::optional<JobWord> wordOf(Column column);
    /// For files: the same in every language and version.
    [[nodiscard]] static QLatin1String name(Column column);
    [[nodiscard]] static Qt::Alignment alignment(Column column);
};

} // namespace fairlead::models
