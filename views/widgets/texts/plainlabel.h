// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace fairlead::views {

/// A label that shows its text as it is: the only kind there is here (lint.habits). A QLabel
/// guesses, and takes a name such as <img src=/dev/zero> for HTML.
class PlainLabel : public QLabel
{
public:
    explicit PlainLabel(QWidget* parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
    }
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr)
        : PlainLabel(parent)
    {
        setText(text);
    }
};

} // namespace fairlead::views
