// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issue.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fairlead {

/// The problems of an import, in little memory however many there are: of those that say the same
/// of one file the first ones are kept, and the last of these counts the others
/// (Issue::others). Every file, sentence, severity, file state and loss has one at least.
class Issues
{
public:
    /// Of one kind: the same sentence, file, severity, file state and loss.
    static constexpr std::size_t mostAlike = 500;
    static constexpr std::size_t mostText = 1 << 20; ///< of one kind  @unit bytes
    /// Of all kinds; of each that comes later one is kept.
    static constexpr std::size_t mostKept = 20'000;
    /// Later ones that share all but sentence and file are one kind.
    static constexpr std::size_t mostKinds = 2'000;

    Issues() = default;
    Issues(std::initializer_list<Issue> issues);
    explicit Issues(std::vector<Issue> issues);

    void push_back(Issue issue);
    void append(const Issues& others);
    void clear();

    // Those that are kept.
    [[nodiscard]] const std::vector<Issue>& kept() const { return m_kept; }
    [[nodiscard]] std::size_t size() const { return m_kept.size(); }
    [[nodiscard]] bool empty() const { return m_kept.empty(); }
    [[nodiscard]] const Issue& front() const { return m_kept.front(); }
    [[nodiscard]] const Issue& back() const { return m_kept.back(); }
    [[nodiscard]] Issue& back() { return m_kept.back(); }
    [[nodiscard]] const Issue& operator[](std::size_t i) const { return m_kept[i]; }
    [[nodiscard]] auto begin() const { return m_kept.begin(); }
    [[nodiscard]] auto end() const { return m_kept.end(); }
    [[nodiscard]] auto begin() { return m_kept.begin(); }
    [[nodiscard]] auto end() { return m_kept.end(); }

    /// With those that are counted alone.
    [[nodiscard]] std::size_t total() const;

    bool operator==(const Issues& other) const { return m_kept == other.m_kept; }

private:
    struct Kind
    {
        std::size_t count = 0; // that are kept
        std::size_t text = 0; // bytes of them
        std::size_t last = 0; // of them, in m_kept
    };

    std::vector<Issue> m_kept;
    std::unordered_map<std::uint64_t, Kind> m_kinds;
};

inline void warn(Issues& issues, const std::string& file, int line, Message message)
{
    issues.push_back({Severity::Warning, std::move(message), file, line});
}

/// Of a number that ranks: it is lost or wrong, and another one stands in for it.
inline void warnOfGuess(Issues& issues, const std::string& file, int line, Message message)
{
    issues.push_back(
        {Severity::Warning, std::move(message), file, line, FileState::Readable, Loss::Number});
}

} // namespace fairlead
