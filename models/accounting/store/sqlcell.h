// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fairlead::accounting {

/// What one column of one row holds: nothing, a whole number, a fraction, text in UTF-8 or bytes.
/// A cell that is set again keeps the memory that its text had.
class SqlCell
{
public:
    SqlCell() = default; ///< NULL
    template <std::signed_integral T>
    SqlCell(T number) // NOLINT(google-explicit-constructor): rows are lists of plain values
        : m_content(static_cast<std::int64_t>(number))
    {
    }
    SqlCell(const QString& text) // NOLINT(google-explicit-constructor)
        : m_content(text.toStdString())
    {
    }

    void clear() { m_content = std::monostate(); }
    void setInteger(std::int64_t number) { m_content = number; }
    void setReal(double number) { m_content = number; }
    void setText(std::string_view text) { textOf(m_content).assign(text); }
    void setBytes(std::string_view bytes);

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_content); }
    /// A whole number, also one that is written as text.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    /// A number, also one that is written as text.
    [[nodiscard]] std::optional<double> real() const;
    /// Text, bytes, or the decimal digits of a number; the shortest that are read as the same.
    [[nodiscard]] std::string text() const;

    /// How the content lies in the cell, for a database that binds it.
    template <typename Visitor>
    decltype(auto) visit(Visitor&& visitor) const
    {
        return std::visit(std::forward<Visitor>(visitor), m_content);
    }

    struct Bytes
    {
        std::string content;
    };

private:
    using Content = std::variant<std::monostate, std::int64_t, double, std::string, Bytes>;
    static std::string& textOf(Content& content)
    {
        auto* text = std::get_if<std::string>(&content);
        return text != nullptr ? *text : content.emplace<std::string>();
    }

    Content m_content;
};

/// The cells of one row, as SqlValue makes and takes them.
using SqlRow = std::vector<SqlCell>;

} // namespace fairlead::accounting
