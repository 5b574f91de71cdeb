// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QString>

class QLabel;
class QWidget;

namespace fairlead::views {

/// A label for sentences: wraps, shows plain text, lets it be selected.
QLabel* wrappedLabel(const QString& name, QWidget* parent);
void setInk(QLabel& label, const QColor& color);

} // namespace fairlead::views
