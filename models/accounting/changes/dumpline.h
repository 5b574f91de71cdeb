// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::accounting {

/// One line of a `sacctmgr dump`, Keyword - 'name':Key=Value:Key='Value with : inside', whose parts
/// can be changed while every other byte stays, the end of the line included.
class DumpLine
{
public:
    /// Any line is taken; one that is not of this form has an empty keyword.
    explicit DumpLine(std::string text);

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::string& keyword() const { return m_keyword; } ///< lower case
    [[nodiscard]] std::string name() const;
    [[nodiscard]] bool isCluster() const
    {
        return m_keyword == "cluster" || m_keyword == "machine";
    }
    /// The value of an option without its quotes; several names mean the same option.
    [[nodiscard]] std::optional<std::string>
    option(std::initializer_list<std::string_view> names) const;

    void setName(const std::string& name);
    /// Replaces the last option of these names, or adds one at the end under the first name. A
    /// value is quoted where the old one was.
    void setOption(std::initializer_list<std::string_view> names, const std::string& value);
    void removeOption(std::string_view name);
    /// Whether sacctmgr load would miss the end of it: a # that no backslash stands before begins a
    /// comment, in quotes too, and sacctmgr dump writes descriptions as they are.
    [[nodiscard]] bool isCut() const;

private:
    struct Span
    {
        std::string key; ///< lower case
        std::size_t start = 0; ///< of the key
        std::size_t value = 0; ///< of the value, behind the equals sign
        std::size_t end = 0;
        bool hasValue = false; ///< an equals sign stands behind the key
    };
    void parse();
    [[nodiscard]] const Span* find(std::initializer_list<std::string_view> names) const;
    [[nodiscard]] std::size_t tokenEnd(std::size_t from) const;

    std::string m_text;
    std::size_t m_length = 0; ///< without the end of the line
    std::string m_keyword;
    Span m_name;
    std::vector<Span> m_options;
};

} // namespace fairlead::accounting
