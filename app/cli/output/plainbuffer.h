// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace fairlead::cli {

/// Of a stream that a terminal can print: what it would obey, and what nobody would see, goes on as
/// an escape (text::plainLines()). Passes on whole lines, and the rest when it is flushed. Lives no
/// longer than the stream that it writes to.
class PlainBuffer : public std::streambuf
{
public:
    explicit PlainBuffer(std::ostream& target)
        : m_target(target)
    {
    }
    PlainBuffer(const PlainBuffer&) = delete;
    PlainBuffer& operator=(const PlainBuffer&) = delete;
    PlainBuffer(PlainBuffer&&) = delete;
    PlainBuffer& operator=(PlainBuffer&&) = delete;
    ~PlainBuffer() override;

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    /// Whether the target took what has been collected.
    bool pass();

    std::ostream& m_target;
    std::string m_line;
};

} // namespace fairlead::cli
