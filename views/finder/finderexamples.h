// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QPlainTextEdit;
class QToolButton;

namespace fairlead::views {

/// A button with a menu of targets; one that is chosen is added to the box, beside which it stands.
QToolButton* targetExamples(QPlainTextEdit& box, const QString& text);
/// The same with parameters that may change.
QToolButton* parameterExamples(QPlainTextEdit& box, const QString& text);

} // namespace fairlead::views
