// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLineEdit>

namespace fairlead::views {

/// A line for a password: never shown, never in the clipboard, and empty as soon as it is hidden.
class PasswordLine : public QLineEdit
{
    Q_OBJECT

public:
    explicit PasswordLine(QWidget* parent = nullptr);

    /// What was typed, in UTF-8. It stays in the line.
    [[nodiscard]] QByteArray password() const;

protected:
    void hideEvent(QHideEvent* event) override;
};

} // namespace fairlead::views
