// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairlead::accounting {

/// The fields of "Key=Value Key=Value ..." lines that somebody wants, by their place in the list of
/// wanted keys. Words without `=` belong to the value before them, of several blanks one stays, of
/// a repeated key the first counts. Lines of one command have the same keys in the same order: each
/// key is expected after the one that it followed last time, and only where it is another one its
/// name is looked up. Nothing is allocated for a field. Values are views into the line that was
/// read last, and good as long as that.
class KeyValues
{
public:
    /// At most 64 keys.
    explicit KeyValues(std::span<const std::string_view> wanted);

    /// Takes the fields of a line, and forgets those before.
    void read(std::string_view line);
    /// The same for a job, whose name may hold anything: JobName ends before " UserId=name(uid)".
    void readJob(std::string_view line);

    [[nodiscard]] bool has(std::size_t field) const { return (m_found >> field & 1) != 0; }
    /// Empty when the line does not have it.
    [[nodiscard]] std::string_view operator[](std::size_t field) const
    {
        return has(field) ? m_values[field] : std::string_view();
    }

private:
    static constexpr std::size_t unwanted = 64;
    static constexpr std::uint32_t noKey = 0xffffffff;
    struct Key
    {
        std::string text; ///< with its `=`
        std::size_t field = unwanted;
        std::uint32_t next = noKey; ///< the key that followed last time
    };

    void addFields(std::string_view line, std::uint32_t key = noKey);
    /// The key that starts at `at`, noKey if none does; moves behind its `=`.
    std::uint32_t keyAt(std::string_view line, std::size_t& at, std::uint32_t before);
    std::uint32_t keyNamed(std::string_view name);
    void keep(std::uint32_t key, std::string_view value, bool hasGaps);

    std::deque<Key> m_keys; ///< stable addresses: the map's keys point into it
    std::unordered_map<std::string_view, std::uint32_t> m_byName;
    std::uint32_t m_first = noKey; ///< what the last line began with
    std::vector<std::string_view> m_values; ///< by field
    std::uint64_t m_found = 0; ///< a bit for each field
    std::deque<std::string> m_closed; ///< values that had several blanks in a row
};

} // namespace fairlead::accounting
