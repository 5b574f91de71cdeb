// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/inverse.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// What turning each lever alone would do for a job, the smallest change first.
class ReachModel : public ListModel<Reach>
{
    Q_OBJECT

public:
    enum Column
    {
        LeverColumn,
        NowColumn,
        ValueColumn, ///< that reaches the rank; empty: none does
        RankColumn, ///< the rank there, or the best that can be had
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ReachModel(QObject* parent = nullptr);

    void setAnswers(std::vector<Reach> answers);
    [[nodiscard]] const Reach& answer(int row) const { return ListModel::row(row); }
    /// How many reach it.
    [[nodiscard]] int reachedCount() const;

protected:
    [[nodiscard]] QVariant value(const Reach& row, int column, int role) const override;
};

} // namespace fairlead::models
