// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead::models {

/// What somebody looks for, as typed: words that are all found somewhere, in any order, and
/// fields. "rapide user:ann,bob account:bio* state:held job:1,2,5-9,41*". A field wants the whole
/// name, a star stands for anything, and one of its values is enough; quotes keep blanks together.
/// Case does not count.
struct SearchQuery
{
    enum Field : std::size_t
    {
        User,
        Account, ///< or an account below it
        Partition,
        Qos,
        State, ///< part of what is said of the state, or of the reason
        FieldCount
    };
    struct JobRange
    {
        std::uint32_t first = 0; ///< job ids, both ends included
        std::uint32_t last = 0;
        bool operator==(const JobRange&) const = default;
    };

    static constexpr std::uint32_t highestJob = std::numeric_limits<std::uint32_t>::max();

    static SearchQuery parse(const QString& text);

    [[nodiscard]] bool isEmpty() const { return *this == SearchQuery(); }
    /// What is asked for as a job and can be no number, range, task of an array or part of one with
    /// stars: nothing, unless jobs have names.
    [[nodiscard]] QStringList unclearJobs() const;
    [[nodiscard]] bool hasJobs() const { return !jobs.empty() || !jobNames.empty(); }
    /// Something that a row of a queue alone can answer.
    [[nodiscard]] bool isOfJobs() const
    {
        return hasJobs() || !fields[Partition].empty() || !fields[Qos].empty()
            || !fields[State].empty();
    }
    bool operator==(const SearchQuery&) const = default;

    std::vector<std::string> words; ///< folded, as everything here
    std::array<std::vector<std::string>, FieldCount> fields; ///< alternatives; empty: anything
    std::vector<JobRange> jobs;
    std::vector<std::string> jobNames; ///< patterns: names, tasks of arrays, parts of numbers
};

/// What every field is called, "job" too.
QStringList searchFields();
/// The first field that somebody asks for and that there is not: "foo" in "foo:bar"; empty: none.
QString unknownField(const QString& text);
/// In the form in which texts are compared: case does not count.
std::string folded(const QString& text);
std::string folded(const std::string& utf8);
/// Whether a folded text is what one of the patterns says; '*' stands for anything.
bool matchesOne(const std::vector<std::string>& patterns, std::string_view text);

} // namespace fairlead::models
