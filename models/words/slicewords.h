// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pies/slicelayout.h"

#include <QLocale>
#include <QString>

/// What the two pies say, in the window and on paper.
namespace fairlead::models::slicewords {

/// "promised" and "consumed" as titles.
QString promised();
QString consumed();
/// An account or user, "others (12)", "former members", "without an account".
QString name(const Slice& slice, const QLocale& locale = {});
/// What usage a slice is that no account or user has; else empty.
QString remark(const Slice& slice);
/// What stands in place of a pie that has nothing to show; empty: there is one. `account` is the
/// whole that the pies divide.
QString instead(const SliceLayout& layout, double Slice::*fraction, const QString& account);

} // namespace fairlead::models::slicewords
