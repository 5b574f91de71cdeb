// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

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
        QosColumn, ///< Moab and Maui: the one that is granted
        GroupColumn, ///< Moab and Maui only
        ClassColumn, ///< likewise
        PriorityColumn, ///< as sprio prints it
        FactorsColumn, ///< TermsRole: painted by a delegate; no text
        SchedulerPriorityColumn, ///< the scheduler's own answer, when the source has it
        StateColumn, ///< state and reason
        ColumnCount
    };

    struct Words
    {
        QString title;
        QString help; ///< definition and unit
    };
    [[nodiscard]] static Words words(Column column, bool isMoab);
    [[nodiscard]] static Qt::Alignment alignment(Column column);
};

} // namespace fairlead::models
