// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

/// Whether an evaluation gives what the scheduler itself answered.
namespace fairlead {

enum class Verdict : std::uint8_t
{
    Nothing, ///< there is no answer to compare with
    Equal, ///< every number that is printed
    Rounding, ///< the rest is a number that the rounding of the usage as read allows
    Incomplete, ///< the same, but only one of the two has some of the rows
    Differs
};

/// Between these numbers the truth lies when usage is known only as printed.
struct NumberRange
{
    double low = 0.0;
    double high = 0.0;
};

/// One number of one row that is not the one that was printed.
struct PartDifference
{
    std::string part; ///< as the scheduler heads its column: "AGE", "EffectvUsage", "TRES cpu"
    double ours = 0.0; ///< NaN: the field is empty
    double theirs = 0.0; ///< as printed; NaN: the field is empty
    NumberRange allowed; ///< what the usage as read allows, before it is printed
    bool isRounding = false; ///< `theirs` is in `allowed`
};
struct RowDifference
{
    std::size_t index = 0; ///< a row of the queue, or an association
    std::vector<PartDifference> parts;
    [[nodiscard]] bool isRounding() const;
};

/// Of one part over all rows.
struct PartSummary
{
    std::string part;
    std::size_t rows = 0; ///< in which it is another number
    /// @unit as the part  @range [0, inf]  @source the printed answers; inf: only one has a number
    double largest = 0.0;
};

/// All rows of one command's answer.
struct Comparison
{
    const char* command = ""; ///< "sprio", "sprio -n", "sshare", "diagnose -p"
    std::size_t compared = 0; ///< rows that both have
    std::size_t equal = 0;
    std::size_t rounding = 0; ///< not equal, within rounding
    std::size_t differing = 0; ///< neither
    std::size_t onlyTheirs = 0; ///< rows that the source lacks
    std::size_t onlyOurs = 0; ///< ranked rows, or associations, without an answer
    std::vector<PartSummary> parts; ///< those that are not equal everywhere
    /// Rows that are not equal: those that differ first. No more than were asked for.
    std::vector<RowDifference> rows;

    [[nodiscard]] Verdict verdict() const;
};

struct Agreement
{
    Comparison priorities; ///< sprio; Moab and Maui: diagnose -p
    Comparison normalized; ///< sprio -n
    Comparison shares; ///< sshare
    std::optional<MomentRange> agesAgreeOn; ///< see Answers::agesAgreeOn

    /// The worst of the three.
    [[nodiscard]] Verdict verdict() const;
};

/// Compares an evaluation with the answers of its snapshot, every printed number of every row.
/// "Within rounding" is proven and not waved through: for each number the range is computed that
/// usage within the rounding of its source can give. Lists at most `mostRows` rows per command.
Agreement compareAnswers(const Evaluation& evaluation,
                         std::size_t mostRows = std::numeric_limits<std::size_t>::max());

/// Collects the comparison of one command, row by row.
class ComparisonBuilder
{
public:
    ComparisonBuilder(const char* command, std::size_t mostRows);

    void beginRow(std::size_t index);
    /// `decimals` of the print; `cut`: the rest is cut off and not rounded.
    void add(const char* part, double ours, double theirs, int decimals, bool cut = false)
    {
        add(part, ours, theirs, {ours, ours}, decimals, cut);
    }
    void add(const std::string& part, double ours, double theirs, const NumberRange& allowed,
             int decimals, bool cut = false);
    void endRow();
    [[nodiscard]] Comparison finish();

    Comparison result;

private:
    void countPart(const PartDifference& difference);

    std::size_t m_mostRows;
    RowDifference m_row;
    std::vector<RowDifference> m_rounding;
};

} // namespace fairlead
