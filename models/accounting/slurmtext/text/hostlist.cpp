// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/hostlist.h"

#include "engine/base/text.h"

#include <array>
#include <charconv>
#include <vector>

namespace fairlead::accounting {

namespace {
constexpr std::size_t longestNumber = 64;
constexpr std::size_t mostBrackets = 8; // in one name: Slurm has no more dimensions

/// Splits at the commas outside brackets.
std::vector<std::string_view> splitHosts(std::string_view list)
{
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        depth += list[i] == '[' ? 1 : list[i] == ']' ? -1 : 0;
        if (list[i] == ',' && depth == 0) {
            parts.push_back(list.substr(start, i - start));
            start = i + 1;
        }
    }
    parts.push_back(list.substr(start));
    return parts;
}

class HostExpander
{
public:
    HostExpander(std::size_t& left, const std::function<void(const std::string&)>& visit)
        : m_left(left)
        , m_visit(visit)
    {
    }

    /// All names that start with m_name and go on with the pattern.
    void expand(std::string_view pattern, std::size_t depth = 0)
    {
        const auto length = m_name.size();
        const auto open = pattern.find('[');
        const auto close = pattern.find(']', open);
        if (open == std::string_view::npos || close == std::string_view::npos) {
            m_name += pattern;
            if (!m_name.empty() && pays())
                m_visit(m_name);
        } else if (depth < mostBrackets) {
            m_name += pattern.substr(0, open);
            for (const auto range : text::split(pattern.substr(open + 1, close - open - 1), ','))
                expandRange(range, pattern.substr(close + 1), depth);
        }
        m_name.resize(length);
    }

private:
    void expandRange(std::string_view range, std::string_view tail, std::size_t depth)
    {
        const auto dash = range.find('-');
        const auto low = range.substr(0, dash);
        const auto first = text::toInteger(low);
        const auto last
            = dash == std::string_view::npos ? first : text::toInteger(range.substr(dash + 1));
        const auto length = m_name.size();
        if (!first || !last || *last < *first || low.size() > longestNumber)
            return;
        const auto count
            = static_cast<unsigned long long>(*last) - static_cast<unsigned long long>(*first);
        for (unsigned long long i = 0; i <= count && pays(); ++i) {
            addNumber(*first + static_cast<long long>(i), low.size());
            expand(tail, depth + 1);
            m_name.resize(length);
            if (i == count)
                break; // there may be no larger number
        }
    }

    void addNumber(long long number, std::size_t width)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        const auto size = static_cast<std::size_t>(end - digits.data());
        m_name.append(size < width ? width - size : 0, '0').append(digits.data(), size);
    }

    /// Takes the cost of one name, whether it is whole or still has brackets.
    bool pays()
    {
        const auto cost = 1 + m_name.size() / 64;
        m_left = m_left > cost ? m_left - cost : 0;
        return m_left > 0;
    }

    std::size_t& m_left;
    const std::function<void(const std::string&)>& m_visit;
    std::string m_name;
};
} // namespace

void forEachHost(std::string_view list, std::size_t& left,
                 const std::function<void(const std::string&)>& visit)
{
    HostExpander expander(left, visit);
    for (const auto part : splitHosts(list))
        expander.expand(text::trimmed(part));
}

} // namespace fairlead::accounting
