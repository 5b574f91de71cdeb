// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/search/searchquery.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

namespace fairlead::models {

namespace {

// At blanks, but not between quotes, which go.
QStringList split(const QString& text)
{
    QStringList parts(QString{});
    bool isQuoted = false;
    for (const auto c : text) {
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (c.isSpace() && !isQuoted)
            parts << QString();
        else
            parts.last() += c;
    }
    parts.removeAll(QString());
    return parts;
}

std::optional<std::uint32_t> number(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(value) : std::nullopt;
}

// "5-9", and open to one side: "5-", "-9".
std::optional<SearchQuery::JobRange> rangeOf(std::string_view text)
{
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) {
        const auto one = number(text);
        return one ? std::optional(SearchQuery::JobRange{*one, *one}) : std::nullopt;
    }
    const auto from = text.substr(0, dash);
    const auto to = text.substr(dash + 1);
    const auto first = from.empty() ? std::optional(0U) : number(from);
    const auto last = to.empty() ? std::optional(SearchQuery::highestJob) : number(to);
    if (!first || !last || (from.empty() && to.empty()))
        return std::nullopt;
    return SearchQuery::JobRange{std::min(*first, *last), std::max(*first, *last)};
}

void addJob(SearchQuery& query, const std::string& text)
{
    if (const auto range = rangeOf(text))
        query.jobs.push_back(*range);
    else
        query.jobNames.push_back(text);
}

constexpr std::array fieldNames{QLatin1String("user"), QLatin1String("account"),
                                QLatin1String("partition"), QLatin1String("qos"),
                                QLatin1String("state")};
constexpr QLatin1String jobField("job");

std::optional<SearchQuery::Field> fieldNamed(const QString& name)
{
    const auto found = std::find(fieldNames.begin(), fieldNames.end(), name.toLower());
    if (found == fieldNames.end())
        return std::nullopt;
    return static_cast<SearchQuery::Field>(found - fieldNames.begin());
}

// "4711", "4711,4713", "5-9"
bool isListOfNumbers(const QString& part)
{
    const auto isPartOfOne = [](QChar c) { return c.isDigit() || c == u',' || c == u'-'; };
    return part.front().isDigit() && std::all_of(part.begin(), part.end(), isPartOfOne);
}

// A single number may be a part of a name too.
bool areJobNumbers(const QStringList& parts)
{
    QStringList lists;
    std::copy_if(parts.begin(), parts.end(), std::back_inserter(lists), isListOfNumbers);
    return lists.size() > 1 || (lists.size() == 1 && lists.front().contains(u','));
}

bool matches(std::string_view pattern, std::string_view text)
{
    const auto star = pattern.find('*');
    if (star == std::string_view::npos)
        return pattern == text;
    if (text.substr(0, star) != pattern.substr(0, star))
        return false;
    const auto rest = pattern.substr(star + 1);
    for (auto from = star; from <= text.size(); ++from) {
        if (matches(rest, text.substr(from)))
            return true;
    }
    return false;
}

} // namespace

QStringList SearchQuery::unclearJobs() const
{
    QStringList unclear;
    for (const auto& name : jobNames) {
        if (name.find_first_not_of("0123456789_*") != std::string::npos)
            unclear << QString::fromStdString(name);
    }
    return unclear;
}

SearchQuery SearchQuery::parse(const QString& text)
{
    SearchQuery query;
    const auto parts = split(text);
    const bool hasJobNumbers = areJobNumbers(parts);
    for (const auto& part : parts) {
        if (hasJobNumbers && isListOfNumbers(part)) {
            for (const auto& value : part.split(u',', Qt::SkipEmptyParts))
                addJob(query, folded(value));
            continue;
        }
        const auto colon = part.indexOf(u':');
        const auto name = part.left(std::max<qsizetype>(colon, 0));
        const auto field = fieldNamed(name);
        const bool isJob = name.compare(jobField, Qt::CaseInsensitive) == 0;
        if (colon < 0 || (!field && !isJob)) {
            query.words.push_back(folded(part));
            continue;
        }
        for (const auto& value : part.mid(colon + 1).split(u',', Qt::SkipEmptyParts)) {
            if (isJob)
                addJob(query, folded(value));
            else
                query.fields[*field].push_back(folded(value));
        }
    }
    return query;
}

QStringList searchFields()
{
    QStringList names;
    for (const auto& name : fieldNames)
        names << name;
    return names << jobField;
}

QString unknownField(const QString& text)
{
    for (const auto& part : split(text)) {
        const auto name = part.left(std::max<qsizetype>(part.indexOf(u':'), 0));
        const bool isWord = !name.isEmpty()
            && std::all_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
        if (isWord && !fieldNamed(name) && name.compare(jobField, Qt::CaseInsensitive) != 0)
            return name;
    }
    return {};
}

std::string folded(const QString& text)
{
    return text.toCaseFolded().toStdString();
}

std::string folded(const std::string& utf8)
{
    return folded(QString::fromStdString(utf8));
}

bool matchesOne(const std::vector<std::string>& patterns, std::string_view text)
{
    return std::any_of(patterns.begin(), patterns.end(),
                       [text](const std::string& pattern) { return matches(pattern, text); });
}

} // namespace fairlead::models
