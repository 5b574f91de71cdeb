// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqlcell.h"

#include "models/accounting/store/decimaltext.h"

namespace fairlead::accounting {

namespace {
template <typename Number>
struct NumberIn
{
    std::optional<Number> operator()(std::monostate /*nothing*/) const { return {}; }
    std::optional<Number> operator()(std::int64_t number) const
    {
        return static_cast<Number>(number);
    }
    std::optional<Number> operator()(double number) const
    {
        if constexpr (std::is_same_v<Number, double>)
            return number;
        return {};
    }
    std::optional<Number> operator()(const std::string& text) const { return parsed<Number>(text); }
    std::optional<Number> operator()(const SqlCell::Bytes& bytes) const
    {
        return parsed<Number>(bytes.content);
    }
};

struct TextOf
{
    std::string operator()(std::monostate /*nothing*/) const { return {}; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return decimalText(number); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const SqlCell::Bytes& bytes) const { return bytes.content; }
};
} // namespace

void SqlCell::setBytes(std::string_view bytes)
{
    m_content.emplace<Bytes>().content.assign(bytes);
}

std::optional<std::int64_t> SqlCell::integer() const
{
    return visit(NumberIn<std::int64_t>());
}

std::optional<double> SqlCell::real() const
{
    return visit(NumberIn<double>());
}

std::string SqlCell::text() const
{
    return visit(TextOf());
}

} // namespace fairlead::accounting
