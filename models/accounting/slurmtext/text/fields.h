// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/cluster/jobtres.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The notations that Slurm's commands have in common.
namespace fairlead::accounting {

using Keys = std::map<std::string, std::string>;
/// "Key=Value Key=Value ..." on one line; of a repeated key the first counts. Words without `=`
/// belong to the value before them.
Keys parseKeyValues(std::string_view line);
/// Empty: the key is missing, or its value.
std::string valueOf(const Keys& keys, const std::string& name);
/// "Key=Value", to name what cannot be read.
std::string assigned(std::string_view key, std::string_view value);
/// How long the key is with which a text such as "Key=Value" begins; 0: it begins with none.
std::size_t keyLength(std::string_view text);

using TresCounts = std::vector<std::pair<std::string, std::uint64_t>>;
/// One amount of a TRES of this name: of memory in MB. Nothing: the text is none.
std::optional<std::uint64_t> parseTresAmount(const std::string& name, std::string_view text);
/// "cpu=10,mem=20G,gres/gpu=1" with memory in MB. Unreadable entries are left out and, when given,
/// named in `bad`.
TresCounts parseTresCounts(std::string_view text, std::vector<std::string>* bad = nullptr);

/// "120", "120 sec"; nothing: "UNLIMITED", "NONE" and the like.  @range [0, 2^32 - 2]
std::optional<std::uint32_t> wholeCount(const std::string& value);
std::optional<std::uint32_t> wholeCount(const Keys& keys, const char* name);

/// Whether scontrol prints a value: neither nothing nor "(null)".
bool isGiven(std::string_view value);

/// Whether a job of `scontrol show job` takes whole nodes in any partition. Slurm 25.05 has a key
/// of its own for it; before, OverSubscribe is NO for such a job alone.
/// @param exclusive  nothing: the line has no such key
bool takesWholeNodes(std::optional<std::string_view> exclusive, std::string_view overSubscribe);

/// The least nodes that a job asked for. What Slurm shows as its number of nodes is, while it
/// waits, an estimate from its CPUs; no priority knows that one.
std::uint32_t requestedNodes(const JobTres& requested, std::uint32_t shown);

/// Times of one source: ISO times as printed, `utcOffset` seconds east of UTC.
struct TimeReader
{
    std::int64_t utcOffset = 0; ///< s
    std::int64_t takenAt = 0; ///< when the source was read; 0: not known  @unit s since 1970
    /// Unix seconds, of an ISO time or of such seconds (SLURM_TIME_FORMAT=%s); 0 for Unknown, None,
    /// N/A and the like; nothing for other text.
    [[nodiscard]] std::optional<std::int64_t> read(std::string_view text) const;
};
/// "+0100" in seconds; nothing for other text.
std::optional<std::int64_t> parseUtcOffset(std::string_view text);

/// A number of 32 bits without a sign.
std::optional<std::uint32_t> wholeNumber(std::string_view text);
/// "2" or "2-4": the first number; nothing when it is none of 32 bits.
std::optional<std::uint32_t> firstNumber(std::string_view text);

/// The name in "name(1001)".
std::string nameBeforeParenthesis(std::string_view text);
/// The number in it; nothing when there is none of 32 bits.
std::optional<std::uint32_t> numberInParentheses(std::string_view text);

/// A table with a header line: Name|Priority|... Rows may miss columns.
class PipeTable
{
public:
    /// Where a column stands; found once, and not for every row.
    struct Column
    {
        std::size_t place = noColumn;
    };

    explicit PipeTable(std::string_view header);

    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] Column column(std::string_view name) const;
    /// The first of two names under which releases print a column, if that is there.
    [[nodiscard]] const char* named(const char* name, const char* other) const
    {
        return has(name) ? name : other;
    }
    /// Whether the row is of another cluster than this one (empty: of any), as far as it says so.
    [[nodiscard]] bool isOfOther(std::string_view cluster) const
    {
        return !cluster.empty() && has("Cluster") && cell("Cluster") != cluster;
    }
    /// Which of these columns there are not: "QOS, Flags".
    [[nodiscard]] std::string missing(std::span<const char* const> names) const;
    [[nodiscard]] std::size_t columns() const { return m_columns.size(); }
    /// Splits a line; cell() then reads it, as long as the line is there.
    void setRow(std::string_view line);
    [[nodiscard]] std::size_t cells() const { return m_cells.size(); }
    /// Whether the row has fewer cells than the header.
    [[nodiscard]] bool isShort() const { return cells() < columns(); }
    /// What is said of such a row.
    [[nodiscard]] Message shortness() const;
    [[nodiscard]] std::string_view cell(Column column) const; ///< empty when missing
    [[nodiscard]] std::string_view cell(std::string_view name) const { return cell(column(name)); }
    /// From the beginning of a cell to the end of the line: a last column may hold any text.
    [[nodiscard]] std::string_view rest(std::string_view column) const;

private:
    static constexpr std::size_t noColumn = static_cast<std::size_t>(-1);
    std::map<std::string, std::size_t, std::less<>> m_columns;
    std::vector<std::string_view> m_cells;
    std::string_view m_line;
};

} // namespace fairlead::accounting
