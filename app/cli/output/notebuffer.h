// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace fairlead::cli {

/// Passes on what is written and keeps a copy. Lives no longer than the stream that it writes to.
class NoteBuffer : public std::streambuf
{
public:
    NoteBuffer(std::ostream& target, std::string& copy)
        : m_target(target)
        , m_copy(copy)
    {
    }

protected:
    int_type overflow(int_type c) override
    {
        if (traits_type::eq_int_type(c, traits_type::eof()))
            return traits_type::not_eof(c);
        m_copy += traits_type::to_char_type(c);
        return m_target.put(traits_type::to_char_type(c)) ? c : traits_type::eof();
    }
    int sync() override { return m_target.flush() ? 0 : -1; }

private:
    std::ostream& m_target;
    std::string& m_copy;
};

} // namespace fairlead::cli
