// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cerrno>
#include <ostream>
#include <streambuf>

namespace fairlead::cli {

/// Passes on what is written and keeps the system's reason for the first failure: a stream tells
/// only that there was one. Lives no longer than the stream that it writes to.
class ReasonBuffer : public std::streambuf
{
public:
    explicit ReasonBuffer(std::ostream& target)
        : m_target(target)
    {
    }

    /// As errno has it; 0: nothing failed, or nobody knows why.
    [[nodiscard]] int reason() const { return m_reason; }

protected:
    int_type overflow(int_type c) override
    {
        if (traits_type::eq_int_type(c, traits_type::eof()))
            return traits_type::not_eof(c);
        const auto letter = traits_type::to_char_type(c);
        return xsputn(&letter, 1) == 1 ? c : traits_type::eof();
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override
    {
        errno = 0;
        return took(static_cast<bool>(m_target.write(text, size))) ? size : 0;
    }
    int sync() override
    {
        errno = 0;
        return took(static_cast<bool>(m_target.flush())) ? 0 : -1;
    }

private:
    bool took(bool isWell)
    {
        if (!isWell && m_reason == 0)
            m_reason = errno;
        return isWell;
    }

    std::ostream& m_target;
    int m_reason = 0;
};

} // namespace fairlead::cli
