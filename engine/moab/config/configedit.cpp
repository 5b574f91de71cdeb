// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/configedit.h"

#include "engine/base/plaintext.h"
#include "engine/base/text.h"
#include "engine/moab/config/config.h"
#include "engine/moab/config/entry.h"
#include "engine/moab/config/parameters.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace fairlead::moab {

namespace {
bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// One parameter, or one attribute of a credential, that has to be said anew.
struct Change
{
    std::string name; ///< "FSWEIGHT", "USERCFG[john]"
    std::string attribute; ///< "PRIORITY"; empty for a plain parameter
    std::string value;
};

bool isCredName(const std::string& name)
{
    return addsUp(name);
}

std::map<std::string, std::string> attributesOf(const std::string& text)
{
    std::map<std::string, std::string> attributes;
    for (const auto word : text::split(text, ' ')) {
        const auto sign = word.find('=');
        if (sign != std::string_view::npos)
            attributes.emplace(word.substr(0, sign), word.substr(sign + 1));
    }
    return attributes;
}

/// Every name that either of the two settings can be asked for, those of partitions included.
std::set<std::string> namesOf(const Settings& before, const Settings& after)
{
    std::set<std::string> names;
    for (auto& name : namesThatMayDiffer(before, after))
        names.insert(std::move(name));
    for (auto& name : namesThatMayDiffer(after, before))
        names.insert(std::move(name));
    for (const auto* settings : {&before, &after}) {
        for (const auto& partition : settings->partitions) {
            for (const auto& [id, value] : partition.values)
                names.insert(weightName(id) + '[' + partition.name + ']');
        }
    }
    return names;
}

std::vector<Change> changesOf(const Settings& before, const Settings& after)
{
    std::vector<Change> changes;
    for (const auto& name : namesOf(before, after)) {
        const auto value = parameterValue(after, name);
        if (value == parameterValue(before, name))
            continue;
        if (!isCredName(name)) {
            changes.push_back({name, {}, value});
            continue;
        }
        const auto old = attributesOf(parameterValue(before, name));
        for (const auto& [attribute, wanted] : attributesOf(value)) {
            const auto known = old.find(attribute);
            if (known == old.end() || known->second != wanted)
                changes.push_back({name, attribute, wanted});
        }
    }
    return changes;
}

/// The lines of a configuration, each with its end of line.
class ConfigText
{
public:
    ConfigText(const std::string& text, Dialect dialect)
        : m_dialect(dialect)
    {
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size() - 1) + 1;
            add(text.substr(at, end - at));
            at = end;
        }
        m_hasIncludes = std::any_of(m_lines.begin(), m_lines.end(), [](const std::string& line) {
            return !includedFile(line).empty();
        });
    }

    void apply(const Change& change)
    {
        // What stands after an include, or over several lines, is said again at the end.
        if (const auto known = m_places.find(change.name);
            known != m_places.end() && !m_hasIncludes) {
            for (auto i = known->second.rbegin(); i != known->second.rend(); ++i) {
                if (says(m_lines[*i], change) && !isJoined(*i) && replaceIn(m_lines[*i], change))
                    return;
            }
        }
        append(change);
    }
    void append(const Change& change)
    {
        const bool isDos = !m_lines.empty() && m_lines.front().ends_with("\r\n");
        const char* end = isDos ? "\r\n" : "\n";
        if (!m_lines.empty() && !m_lines.back().ends_with('\n'))
            m_lines.back() += end;
        auto line = spelledFor(m_dialect, change.name) + ' ' + change.attribute;
        line += (change.attribute.empty() ? "" : "=") + change.value;
        add(line + end);
    }
    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const auto& line : m_lines)
            text += line;
        return text;
    }
    [[nodiscard]] Settings read() const
    {
        std::vector<ConfigLine> lines;
        for (const auto& line : m_lines)
            lines.push_back({{},
                             static_cast<int>(lines.size()) + 1,
                             line.substr(0, line.find_last_not_of("\r\n") + 1)});
        Issues issues;
        return readConfig(lines, m_dialect, issues);
    }
    [[nodiscard]] bool hasIncludes() const { return m_hasIncludes; }

private:
    void add(std::string line)
    {
        if (const auto entry = parseEntry(line, m_dialect); !entry.values.empty())
            m_places[canonicalName(entry)].push_back(m_lines.size());
        m_lines.push_back(std::move(line));
    }
    [[nodiscard]] static std::string canonicalName(const Entry& entry)
    {
        const auto id = findWeight(entry.name);
        auto name = id ? weightName(*id) : entry.name == "QUEUECFG" ? "CLASSCFG" : entry.name;
        const bool isGlobal
            = id && (entry.index == "0" || text::equalsIgnoreCase(entry.index, "ALL"));
        return entry.index.empty() || isGlobal ? name : name + '[' + entry.index + ']';
    }
    [[nodiscard]] bool says(const std::string& line, const Change& change) const
    {
        const auto entry = parseEntry(line, m_dialect);
        if (entry.values.empty())
            return false;
        std::vector<std::string> others;
        const auto attributes = parseAttributes(entry.values, m_dialect, others);
        return change.attribute.empty()
            || std::any_of(attributes.begin(), attributes.end(), [&](const Attribute& attribute) {
                   return attribute.name == change.attribute && attribute.op == '=';
               });
    }
    /// Whether a backslash joins the line with one of its neighbours.
    [[nodiscard]] bool isJoined(std::size_t i) const
    {
        const auto ends = [](const std::string& line) {
            const auto text = withoutComment(line);
            const auto last = text.find_last_not_of(" \t\r\n");
            return last != std::string_view::npos && text[last] == '\\';
        };
        return ends(m_lines[i]) || (i > 0 && ends(m_lines[i - 1]));
    }

    static bool replaceIn(std::string& line, const Change& change)
    {
        return change.attribute.empty() ? replaceValue(line, change.value)
                                        : replaceAttribute(line, change);
    }
    /// What stands between the name and the comment.
    static bool replaceValue(std::string& line, const std::string& value)
    {
        const auto end = withoutComment(line).find_last_not_of(" \t\r\n") + 1;
        auto from = line.find_first_not_of(" \t");
        from = std::min(line.find_first_of(" \t=[", from), end);
        if (line[from] == '[')
            from = std::min(line.find(']', from), end - 1) + 1;
        while (from < end && (isBlank(line[from]) || line[from] == '='))
            ++from;
        if (from >= end)
            return false;
        line.replace(from, end - from, value);
        return true;
    }
    static bool replaceAttribute(std::string& line, const Change& change)
    {
        const auto end = withoutComment(line).size();
        auto from = line.find(']');
        while (from != std::string::npos && from < end) {
            from = line.find_first_not_of(" \t", from + 1);
            if (from == std::string::npos || from >= end)
                break;
            const auto word = std::string_view(line).substr(from, change.attribute.size() + 1);
            if (text::equalsIgnoreCase(word, change.attribute + '=')) {
                from += word.size();
                const auto to = std::min(line.find_first_of(" \t\r\n", from), end);
                if (line.find_first_of("\"'", from) < to)
                    return false;
                line.replace(from, to - from, change.value);
                return true;
            }
            from = line.find_first_of(" \t", from);
        }
        return false;
    }

    std::vector<std::string> m_lines;
    std::unordered_map<std::string, std::vector<std::size_t>> m_places; // in them, of each name
    Dialect m_dialect;
    bool m_hasIncludes = false;
};

/// What would end its line could say anything on the next one.
bool isOneLine(const Change& change)
{
    return text::isPlain(change.name) && text::isPlain(change.value);
}

Error cannotSet(const Change& change)
{
    return {ErrorCode::DataInvalid,
            {said("Messages", "%1 cannot be set to %2 in this configuration"),
             {text::plain(change.name), text::plain(change.value)}},
            {}};
}
} // namespace

Result<std::string> editedConfig(const std::string& text, const Settings& before,
                                 const Settings& after)
{
    ConfigText config(text, after.dialect);
    const auto changes = changesOf(before, after);
    for (const auto& change : changes) {
        if (!isOneLine(change))
            return cannotSet(change);
        config.apply(change);
    }
    if (config.hasIncludes())
        return config.text();
    for (const auto& change : changesOf(config.read(), after))
        config.append(change);
    const auto left = changesOf(config.read(), after);
    if (!left.empty())
        return cannotSet(left.front());
    return config.text();
}

} // namespace fairlead::moab
