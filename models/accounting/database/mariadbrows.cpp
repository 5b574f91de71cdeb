// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/mariadbrows.h"

#include "engine/base/text.h"

#include <QString>

#include <limits>
#include <mariadb/mysql.h>
#include <utility>

namespace fairlead::accounting {

MariadbRows::MariadbRows(st_mysql* connection, st_mysql_res* result)
    : m_connection(connection)
    , m_result(result)
{
}

MariadbRows::MariadbRows(MariadbRows&& other) noexcept
    : m_connection(other.m_connection)
    , m_result(std::exchange(other.m_result, nullptr))
    , m_row(std::exchange(other.m_row, nullptr))
    , m_lengths(std::exchange(other.m_lengths, nullptr))
    , m_failed(other.m_failed)
{
}

MariadbRows::~MariadbRows()
{
    if (m_result != nullptr)
        mysql_free_result(m_result);
}

bool MariadbRows::next()
{
    m_row = mysql_fetch_row(m_result);
    m_failed = m_row == nullptr && mysql_errno(m_connection) != 0;
    m_lengths = m_row != nullptr ? mysql_fetch_lengths(m_result) : nullptr;
    return m_row != nullptr;
}

unsigned MariadbRows::columnCount() const
{
    return mysql_num_fields(m_result);
}

bool MariadbRows::isIntegerColumn(unsigned column) const
{
    switch (mysql_fetch_field_direct(m_result, column)->type) {
    case MYSQL_TYPE_TINY:
    case MYSQL_TYPE_SHORT:
    case MYSQL_TYPE_INT24:
    case MYSQL_TYPE_LONG:
    case MYSQL_TYPE_LONGLONG:
        return true;
    default:
        return false;
    }
}

bool MariadbRows::isNull(unsigned column) const
{
    // A server may answer with fewer columns than were asked for.
    return column >= columnCount() || m_row[column] == nullptr;
}

std::string_view MariadbRows::text(unsigned column) const
{
    return isNull(column) ? std::string_view() : std::string_view(m_row[column], m_lengths[column]);
}

std::string MariadbRows::utf8(unsigned column) const
{
    const auto bytes = text(column);
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size())).toStdString();
}

std::optional<std::int64_t> MariadbRows::integer(unsigned column) const
{
    return text::toInteger(text(column));
}

std::optional<std::uint32_t> MariadbRows::integer32(unsigned column) const
{
    const auto value = integer(column);
    if (!value || *value < 0 || *value > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

} // namespace fairlead::accounting
