// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct st_mysql;
struct st_mysql_res;

namespace fairlead::accounting {

/// The rows of one answer as they come in; the next query waits until all were read.
class MariadbRows
{
public:
    explicit MariadbRows(st_mysql* connection, st_mysql_res* result);
    ~MariadbRows();
    MariadbRows(const MariadbRows&) = delete;
    MariadbRows& operator=(const MariadbRows&) = delete;
    MariadbRows(MariadbRows&& other) noexcept;
    MariadbRows& operator=(MariadbRows&&) = delete;

    /// Goes to the next row; false at the end and after an error, which failed() tells.
    bool next();
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] unsigned columnCount() const;
    /// Whether the column is of an integer type, whatever is in the row.
    [[nodiscard]] bool isIntegerColumn(unsigned column) const;
    [[nodiscard]] bool isNull(unsigned column) const;
    /// The bytes of a cell; empty for NULL. Valid until next().
    [[nodiscard]] std::string_view text(unsigned column) const;
    /// The text in valid UTF-8: what is not becomes U+FFFD.
    [[nodiscard]] std::string utf8(unsigned column) const;
    /// Nothing for NULL and for what is no whole number.
    [[nodiscard]] std::optional<std::int64_t> integer(unsigned column) const;
    /// The same for what has 32 bits in Slurm; nothing for what does not fit.
    [[nodiscard]] std::optional<std::uint32_t> integer32(unsigned column) const;

private:
    st_mysql* m_connection;
    st_mysql_res* m_result;
    char** m_row = nullptr;
    unsigned long* m_lengths = nullptr;
    bool m_failed = false;
};

} // namespace fairlead::accounting
