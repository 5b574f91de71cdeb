// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "tests/app/program/rfbclient.h"

#include <optional>

namespace fairlead::tests {

/// Edits the tree of accounts as somebody would: searches a row, clicks it, and uses the keys of
/// its menu. In a window of 1600 x 960.
class TreeHands
{
public:
    explicit TreeHands(RfbClient& hands)
        : m_hands(hands)
    {
    }

    /// What the search box is asked for a row: it is the first that is found.
    static QString searchFor(const AssocKey& key);
    /// Makes this row the current one. False: it is not to be seen.
    [[nodiscard]] bool goTo(const AssocKey& key);

    // Of the current row. False: it was not done.
    [[nodiscard]] bool setShares(int shares);
    [[nodiscard]] bool rename(const std::string& name);
    [[nodiscard]] bool add(bool isUser, const std::string& name);
    [[nodiscard]] bool move(const std::string& parent);
    [[nodiscard]] bool remove();

private:
    struct Row
    {
        int middle = 0; ///< y
        bool hasKeys = false; ///< the keyboard's focus
    };
    [[nodiscard]] std::optional<Row> selectedRow() const;
    [[nodiscard]] bool haveKeys(bool isWanted, int patience);
    [[nodiscard]] bool fill(const std::string& text);
    [[nodiscard]] bool fillDialog(quint32 key, std::initializer_list<quint32> modifiers,
                                  const std::string& text);

    RfbClient& m_hands;
};

} // namespace fairlead::tests
