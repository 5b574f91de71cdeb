// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/shared.h"

#include <string>
#include <string_view>

namespace fairlead {

/// A text that many records have alike, or that most of them do not have.
class SharedText
{
public:
    SharedText() = default;
    SharedText(std::string text) // NOLINT: stands for it
        : m_text(std::move(text))
    {
    }
    SharedText(std::string_view text) // NOLINT: the same
        : m_text(std::string(text))
    {
    }
    SharedText(const char* text) // NOLINT: the same
        : m_text(std::string(text))
    {
    }

    [[nodiscard]] const std::string& str() const { return m_text.value(); }
    operator const std::string&() const { return str(); } // NOLINT: the same
    [[nodiscard]] bool empty() const { return str().empty(); }
    void clear() { m_text = {}; }
    bool operator==(const SharedText& other) const = default;
    bool operator==(std::string_view other) const { return str() == other; }
    bool operator==(const std::string& other) const { return str() == other; }
    bool operator==(const char* other) const { return str() == other; }

private:
    Shared<std::string> m_text;
};

} // namespace fairlead
