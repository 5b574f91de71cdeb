// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/tableio.h"

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

/// A struct as a table of names and texts: namedValues() says which.
namespace fairlead::accounting {

/// Turns named values into rows.
class ValueWriter
{
public:
    template <typename T>
    void operator()(const char* name, const T& value)
    {
        if constexpr (std::is_same_v<T, std::string>)
            m_rows.push_back({name, value});
        else
            m_rows.push_back({name, cellWith(value).text()});
    }
    template <typename T>
    void later(const char* name, const T& value)
    {
        (*this)(name, value);
    }
    [[nodiscard]] const std::vector<ValueRow>& rows() const { return m_rows; }

private:
    std::vector<ValueRow> m_rows;
};

/// What a name without a row means.
enum class MissingValue
{
    Default, ///< the program that wrote the store did not know it yet
    Refused, ///< every program wrote it: rows were lost
};

/// Turns rows into named values. A name without a row keeps its default.
class ValueReader
{
public:
    explicit ValueReader(std::vector<ValueRow> rows)
    {
        for (auto& row : rows)
            m_values.emplace(std::move(row.name), std::move(row.value));
    }
    template <typename T>
    void operator()(const char* name, T& target)
    {
        const auto known = m_values.find(name);
        if (known == m_values.end()) {
            m_missing = m_missing == nullptr ? name : m_missing;
            return;
        }
        const auto& text = known->second;
        SqlCell cell;
        constexpr bool isList = requires
        {
            typename T::value_type;
        }
        &&!std::is_same_v<T, std::string>;
        if (!isList || !text.empty()) // an empty list is null
            cell.setText(text);
        auto value = SqlValue<T>::from(cell);
        if (value)
            target = std::move(*value);
        else if (m_bad == nullptr)
            m_bad = name;
    }
    /// One that older programs did not write.
    template <typename T>
    void later(const char* name, T& target)
    {
        if (m_values.contains(name))
            (*this)(name, target);
    }
    [[nodiscard]] const char* badName() const { return m_bad; }
    [[nodiscard]] const char* missingName() const { return m_missing; }

private:
    std::unordered_map<std::string, std::string> m_values;
    const char* m_bad = nullptr;
    const char* m_missing = nullptr;
};

template <typename Values>
Result<void> insertValues(StoreConnection& connection, const char* table, const Values& values)
{
    ValueWriter writer;
    namedValues(writer, values);
    return insertAll(connection, table, writer.rows());
}

template <typename Values>
Result<void> selectValues(StoreConnection& connection, const char* table, Values& values,
                          MissingValue missing = MissingValue::Default)
{
    auto rows = selectAll<ValueRow>(connection, table);
    if (!rows)
        return rows.error();
    if (rows->empty()) {
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1 holds no snapshot"), {connection.name()}},
                     {}};
    }
    ValueReader reader(*std::move(rows));
    namedValues(reader, values);
    if (reader.badName() != nullptr)
        return connection.badValue(table, 1, reader.badName());
    if (reader.missingName() != nullptr && missing == MissingValue::Refused)
        return Error{ErrorCode::DataInvalid,
                     {said("Messages", "%1: table %2 has no row %3"),
                      {connection.name(), table, reader.missingName()}},
                     {}};
    return {};
}

} // namespace fairlead::accounting
