// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/mariadbcells.h"

#include "models/accounting/store/decimaltext.h"

#include <string_view>

namespace fairlead::accounting {

namespace {
constexpr char bytesMark = '\0';

QByteArray asHexadecimal(std::string_view bytes)
{
    return bytesMark + QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toHex();
}

/// A cell as a literal.
class Literal
{
public:
    explicit Literal(const MariadbSession& session)
        : m_session(session)
    {
    }
    QByteArray operator()(std::monostate /*nothing*/) const { return QByteArrayLiteral("NULL"); }
    QByteArray operator()(std::int64_t number) const
    {
        return QByteArray::number(qlonglong(number));
    }
    QByteArray operator()(double number) const
    {
        return '\'' + QByteArray::fromStdString(decimalText(number)) + '\'';
    }
    QByteArray operator()(const std::string& text) const
    {
        return m_session.literal(text.starts_with(bytesMark) ? asHexadecimal(text)
                                                             : QByteArray::fromStdString(text));
    }
    QByteArray operator()(const SqlCell::Bytes& bytes) const
    {
        return m_session.literal(asHexadecimal(bytes.content));
    }

private:
    const MariadbSession& m_session;
};
} // namespace

QByteArray literalOf(const MariadbSession& session, const SqlCell& cell)
{
    return cell.visit(Literal(session));
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

void readCell(const MariadbRows& row, unsigned column, SqlCell& cell)
{
    if (row.isNull(column))
        return cell.clear();
    if (row.isIntegerColumn(column))
        return cell.setInteger(row.integer(column).value_or(0));
    const auto text = row.text(column);
    if (!text.starts_with(bytesMark))
        return cell.setText(text);
    const auto digits = text.substr(1);
    const auto bytes
        = QByteArray::fromHex(QByteArray(digits.data(), static_cast<qsizetype>(digits.size())));
    cell.setBytes({bytes.data(), static_cast<std::size_t>(bytes.size())});
}

} // namespace fairlead::accounting
