// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unistd.h>
#include <zlib.h>

namespace fairlead::accounting {

/// Lines of a file that may be compressed.
class PackedLines
{
public:
    /// @param most  of what a compressed file holds  @unit bytes
    PackedLines(int descriptor, std::int64_t most)
        : m_file(gzdopen(descriptor, "rb"))
        , m_most(most)
    {
        if (m_file == nullptr)
            ::close(descriptor);
        else
            gzbuffer(m_file, 1U << 17);
    }
    ~PackedLines()
    {
        if (m_file != nullptr)
            gzclose(m_file);
    }
    PackedLines(const PackedLines&) = delete;
    PackedLines& operator=(const PackedLines&) = delete;

    /// Without its end; of a longer line its beginning. Nothing: the last one has been read.
    std::optional<std::string_view> next()
    {
        if (m_file == nullptr || isTooLarge())
            return {};
        const auto begin = gztell(m_file);
        if (gzgets(m_file, m_line.data(), int(m_line.size())) == nullptr)
            return {};
        // It may hold bytes of 0: a file that lost blocks does.
        const std::string_view line(m_line.data(),
                                    static_cast<std::size_t>(gztell(m_file) - begin));
        m_isOpen = !line.ends_with('\n') && !skipRest();
        return line.substr(0, line.find_first_of("\r\n"));
    }
    /// Whether more was unpacked than may be.
    [[nodiscard]] bool isTooLarge() const
    {
        return m_file != nullptr && gztell(m_file) > m_most && gzdirect(m_file) == 0;
    }
    /// Whether the last line that was read has no end.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Whether the file ended where a compressed one may.
    [[nodiscard]] bool isWhole() const
    {
        int error = Z_OK;
        if (m_file == nullptr)
            return false;
        gzerror(m_file, &error);
        return error == Z_OK || error == Z_STREAM_END;
    }

private:
    /// Whether the line has an end.
    bool skipRest()
    {
        std::uint32_t skipped = 0;
        int next = gzgetc(m_file);
        for (; next != -1 && next != '\n'; next = gzgetc(m_file)) {
            if (++skipped % m_line.size() == 0 && isTooLarge())
                break;
        }
        return next == '\n';
    }

    gzFile m_file;
    std::int64_t m_most;
    std::array<char, 4096> m_line{};
    bool m_isOpen = false;
};

} // namespace fairlead::accounting
