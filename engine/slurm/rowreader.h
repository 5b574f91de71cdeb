// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/breakdown.h"

namespace fairlead::slurm {

/// Rows of Slurm, factor by factor. Keeps a reference to the evaluation.
class FactorReader : public RowReader
{
public:
    explicit FactorReader(const Evaluation& evaluation)
        : m_evaluation(evaluation)
    {
    }
    [[nodiscard]] Breakdown breakdown(RowIndex row) const override;
    [[nodiscard]] RowPoints points(RowIndex row) const override;

private:
    [[nodiscard]] PartPoints part(const RowTerms& terms, Factor factor) const;
    [[nodiscard]] std::vector<SubPoints> tres(const RowTerms& terms) const;
    [[nodiscard]] double normalized(const RowTerms& terms, RowIndex row) const;
    [[nodiscard]] std::vector<Note> notes(const RowTerms& terms, RowIndex row) const;

    const Evaluation& m_evaluation;
};

} // namespace fairlead::slurm
