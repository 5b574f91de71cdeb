// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead {

/// Asks for a value that is read soon, so that it is there then: for loops that look up here and
/// there in more than the caches hold. Changes nothing but the time.
template <typename T>
inline void prefetch(const T& value)
{
    __builtin_prefetch(&value);
}

} // namespace fairlead
