// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output/plainbuffer.h"

#include "engine/base/plaintext.h"

#include <ostream>

namespace fairlead::cli {

PlainBuffer::~PlainBuffer()
{
    PlainBuffer::sync();
}

PlainBuffer::int_type PlainBuffer::overflow(int_type c)
{
    if (traits_type::eq_int_type(c, traits_type::eof()))
        return traits_type::not_eof(c);
    m_line += traits_type::to_char_type(c);
    return m_line.back() != '\n' || pass() ? c : traits_type::eof();
}

int PlainBuffer::sync()
{
    return pass() && m_target.flush() ? 0 : -1;
}

bool PlainBuffer::pass()
{
    constexpr std::string_view csvEnd = "\r\n";
    const bool isCsv = m_line.ends_with(csvEnd);
    if (isCsv)
        m_line.resize(m_line.size() - csvEnd.size());
    m_target << text::plainLines(m_line) << (isCsv ? csvEnd : std::string_view());
    m_line.clear();
    return m_target.good();
}

} // namespace fairlead::cli
