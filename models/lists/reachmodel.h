// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/inverse.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// What is to be reached.
enum class ReachFigure
{
    Rank, ///< of a job
    Factor, ///< the fair-share factor of a user or an account
    LevelFs ///< of an account under Fair Tree, which gives accounts no factor
};

/// Digits behind the point of a factor: as many as sshare prints.
inline constexpr int reachDigits = 6;

/// As the dialog takes and shows it.
QString reachText(ReachFigure figure, double value);

/// What turning each lever alone would do, the smallest change first.
class ReachModel : public ListModel<Reach>
{
    Q_OBJECT

public:
    enum Column
    {
        LeverColumn,
        NowColumn,
        ValueColumn, ///< that reaches it; empty: none does
        FigureColumn, ///< what there is then, or the best that can be had
        ColumnCount
    };
    Q_ENUM(Column)

    /// @param whose  what the figure is of: a job's name
    explicit ReachModel(ReachFigure figure, QString whose, QObject* parent = nullptr);

    void setAnswers(std::vector<Reach> answers);
    [[nodiscard]] const Reach& answer(int row) const { return ListModel::row(row); }
    /// How many reach it.
    [[nodiscard]] int reachedCount() const;
    /// Why this value cannot be put into a scenario; empty: it can.
    [[nodiscard]] QString whyNotTried(const Reach& row) const;

protected:
    [[nodiscard]] QVariant value(const Reach& row, int column, int role) const override;

private:
    QString m_whose;
};

} // namespace fairlead::models
