// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/priority.h"
#include "engine/priority/breakdown.h"

namespace fairlead::moab {

/// Rows of Moab and Maui, component by component. Keeps a reference to the evaluation.
class ComponentReader : public RowReader
{
public:
    explicit ComponentReader(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_pricer(evaluation.inputs, evaluation.moab)
    {
    }
    [[nodiscard]] Breakdown breakdown(RowIndex row) const override;
    [[nodiscard]] RowPoints points(RowIndex row) const override;

private:
    [[nodiscard]] PartPoints part(const Terms& terms, RowIndex row, Component component) const;
    [[nodiscard]] std::optional<Note> partNote(const ComponentTerm& term, std::int64_t cap,
                                               RowIndex row) const;
    /// What is bounded: in Maui the sum without USAGE.
    [[nodiscard]] double boundedSum(const Terms& terms) const;
    [[nodiscard]] std::vector<Note> notes(const Terms& terms, RowIndex row) const;
    [[nodiscard]] std::vector<JobFact> facts(RowIndex row) const;

    const Evaluation& m_evaluation;
    RowPricer m_pricer;
};

/// A sum as diagnose -p prints it with %.0f: ties to even, and never a negative zero.
std::int64_t roundedSum(double sum);

} // namespace fairlead::moab
