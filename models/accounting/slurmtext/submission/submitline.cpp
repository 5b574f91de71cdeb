// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/submission/submitline.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/submission/submiteffects.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Reads the words of a line one after the other, as getopt_long() does. Accounting has the
/// arguments with a blank between each two of them, and nothing of their quotes.
class LineReader
{
public:
    LineReader(std::string_view text, SubmitLine& line)
        : m_words(text::split(text, ' '))
        , m_line(line)
    {
    }

    void read()
    {
        m_next = nextAt(0);
        if (m_next == m_words.size())
            return;
        const auto program = m_words[m_next++];
        m_line.command = std::string(program.substr(program.rfind('/') + 1));
        m_command = submitCommandOf(program);
        for (m_next = nextAt(m_next); isOption(m_next) && !m_isScript; m_next = nextAt(m_next)) {
            const auto word = m_words[m_next++];
            if (word.starts_with("--"))
                readLong(word);
            else
                readShort(word);
        }
    }

private:
    using Value = SubmitOption::Value;

    /// Blanks beside each other are an empty argument, or were written by hand.
    [[nodiscard]] std::size_t nextAt(std::size_t at) const
    {
        while (at < m_words.size() && m_words[at].empty())
            ++at;
        return at;
    }
    [[nodiscard]] bool isOption(std::size_t at) const
    {
        return at < m_words.size() && m_words[at].size() > 1 && m_words[at].starts_with('-')
            && m_words[at] != "--";
    }

    void readLong(std::string_view word)
    {
        const auto equal = word.find('=');
        const auto* const option = findSubmitOption(word.substr(2, equal - 2), m_command);
        std::optional<std::string_view> joined;
        if (equal != std::string_view::npos)
            joined = word.substr(equal + 1);
        if (option != nullptr)
            readValue(*option, joined);
        else
            readUnknown(word.substr(0, equal), joined.has_value());
    }

    /// "-n4", "-Hn4", "-n"
    void readShort(std::string_view word)
    {
        for (std::size_t i = 1; i < word.size(); ++i) {
            const auto* const option = findSubmitOption(word[i], m_command);
            if (option == nullptr)
                return readUnknown('-' + std::string(1, word[i]), i + 1 < word.size());
            if (option->value == Value::None) {
                applyOption(m_line, *option, {});
                continue;
            }
            std::optional<std::string_view> joined;
            if (i + 1 < word.size())
                joined = word.substr(i + 1);
            return readValue(*option, joined);
        }
    }

    void readValue(const SubmitOption& option, std::optional<std::string_view> joined)
    {
        if (option.value == Value::Needed && !joined)
            joined = separateValue();
        std::string value(joined.value_or(std::string_view()));
        m_isScript = option.name == "wrap"; // the rest belongs to it
        m_line.isWrapped = m_line.isWrapped || m_isScript;
        if (option.isText && joined && !m_isScript)
            addWords(value);
        applyOption(m_line, option, value);
    }

    std::optional<std::string_view> separateValue()
    {
        const auto at = nextAt(m_next);
        if (at == m_words.size() || (at > m_next && isOption(at))) // an empty argument
            return std::nullopt;
        m_next = at + 1;
        return m_words[at];
    }

    /// No table has it: whether the word behind it is its value or the script is told by what
    /// comes then.
    void readUnknown(std::string_view name, bool hasValue)
    {
        m_line.unknown.emplace_back(name);
        const auto at = nextAt(m_next);
        if (!hasValue && at < m_words.size() && !isOption(at) && !isPath(at)
            && reachesScript(at + 1))
            m_next = at + 1;
    }

    /// The value "my job" of -J, where the quotes are gone.
    void addWords(std::string& value)
    {
        const auto first = nextAt(m_next);
        auto end = first;
        while (end < m_words.size() && end - first < mostAhead && !isOption(end) && !isPath(end))
            end = nextAt(end + 1);
        if (end == first || !isOption(end) || !reachesScript(end))
            return;
        for (; m_next < end; ++m_next)
            (value += ' ') += m_words[m_next];
    }

    /// "job.sh", "bin/job": no word of a name.
    [[nodiscard]] bool isPath(std::size_t at) const
    {
        return m_words[at].find_first_of("./") != std::string_view::npos;
    }

    /// Whether from there on options of the table come, if any, and then a script.
    [[nodiscard]] bool reachesScript(std::size_t at) const
    {
        const auto last = std::min(m_words.size(), at + mostAhead);
        for (at = nextAt(at); at < last; at = nextAt(at)) {
            const auto word = m_words[at++];
            if (!word.starts_with('-'))
                return true;
            const bool isLong = word.starts_with("--");
            const auto equal = isLong ? word.find('=') : std::string_view::npos;
            const auto* const option = isLong
                ? findSubmitOption(word.substr(2, equal - 2), m_command)
                : findSubmitOption(word.size() > 1 ? word[1] : '\0', m_command);
            if (option == nullptr || option->name == "wrap")
                return option != nullptr;
            const bool isJoined = isLong ? equal != std::string_view::npos : word.size() > 2;
            at += option->value == Value::Needed && !isJoined ? 1 : 0;
        }
        return false;
    }

    static constexpr std::size_t mostAhead = 64; // words

    std::vector<std::string_view> m_words;
    SubmitLine& m_line;
    SubmitCommand m_command = SubmitCommand::Sbatch;
    std::size_t m_next = 0; // into m_words
    bool m_isScript = false;
};
} // namespace

SubmitLine parseSubmitLine(std::string_view text)
{
    SubmitLine line;
    LineReader(text, line).read();
    if (line.name.empty() && line.isWrapped)
        line.name = "wrap"; // as sbatch has it
    if (line.isSingleton && line.name.empty()) {
        line.isSingleton = false;
        line.leftOut.emplace_back("--dependency=singleton");
    }
    return line;
}

} // namespace fairlead::accounting
