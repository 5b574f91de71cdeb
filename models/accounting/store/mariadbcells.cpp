// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/mariadbcells.h"

#include <array>
#include <charconv>

namespace fairlead::accounting {

namespace {
constexpr char bytesMark = '\0';

QByteArray asHexadecimal(const QByteArray& bytes)
{
    return bytesMark + bytes.toHex();
}

/// The shortest text that is read as the same number.
QByteArray decimalText(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), static_cast<qsizetype>(end.ptr - text.data())};
}
} // namespace

QByteArray literalOf(const MariadbSession& session, const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return QByteArrayLiteral("NULL");
    case QMetaType::Int:
    case QMetaType::LongLong:
        return QByteArray::number(value.toLongLong());
    case QMetaType::Double:
        return '\'' + decimalText(value.toDouble()) + '\'';
    case QMetaType::QByteArray:
        return session.literal(asHexadecimal(value.toByteArray()));
    default: {
        const auto text = value.toString().toUtf8();
        return session.literal(text.startsWith(bytesMark) ? asHexadecimal(text) : text);
    }
    }
}

QByteArray tupleOf(const MariadbSession& session, const SqlRow& row)
{
    QByteArray text;
    for (const auto& value : row)
        text += (text.isEmpty() ? "(" : ", ") + literalOf(session, value);
    return text + ')';
}

QByteArray withValues(const MariadbSession& session, const QString& statement, const SqlRow& values)
{
    QByteArray text;
    std::size_t next = 0;
    for (const char c : statement.toUtf8()) {
        if (c == '?' && next < values.size())
            text += literalOf(session, values[next++]);
        else
            text += c;
    }
    return text;
}

QVariant cellOf(const MariadbRows& row, unsigned column)
{
    if (row.isNull(column))
        return {};
    if (row.isIntegerColumn(column))
        return QVariant(static_cast<qlonglong>(row.integer(column).value_or(0)));
    const auto text = row.text(column);
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    return bytes.startsWith(bytesMark) ? QByteArray::fromHex(bytes.mid(1)) : bytes;
}

} // namespace fairlead::accounting
