// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/limits.h"
#include "engine/scenario/changelist.h"

#include <QString>

#include <vector>

namespace fairlead::models {

/// One change as people read it: "shares" of "carol in optics" from "1" to "20".
struct ChangeRow
{
    QString what;
    QString whom;
    QString from; ///< empty: it was not there
    QString to; ///< empty: it goes
    bool operator==(const ChangeRow&) const = default;
};

/// A change list in words, translated, in the order in which it is carried out. Any thread.
/// @param limits  of the cluster; null: not known
std::vector<ChangeRow> changeRows(const ChangeList& changes, const Inputs& before,
                                  const replay::Limits* limits);

/// An association in words, translated: "geist", "carol in optics", "carol in optics (gpu)".
QString assocWords(const AssocKey& key);

} // namespace fairlead::models
