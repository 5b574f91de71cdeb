// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <QLocale>
#include <QStringList>

namespace fairlead::reports {

/// An outlook for who reads five sentences: what was replayed, what becomes of the waits of all, of
/// accounts, of what is promised, and how far to trust it. A difference that is smaller than the
/// spread of the replicas is called none. Of several policies the last one is held against the
/// first. Empty without a policy.
QStringList outlookSummary(const replay::Outlook& outlook, const QLocale& locale);

/// What becomes of the waits of all and of accounts, and of what is promised, under the last policy
/// against the first: three of these sentences. Empty without two policies.
QStringList changeSummary(const replay::Outlook& outlook, const QLocale& locale);

} // namespace fairlead::reports
