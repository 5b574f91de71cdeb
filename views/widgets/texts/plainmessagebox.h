// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMessageBox>

namespace fairlead::views {

/// A message box that shows its text as it is (see PlainLabel) and is as wide as its title needs.
class PlainMessageBox : public QMessageBox
{
    Q_OBJECT

public:
    PlainMessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                    QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
};

} // namespace fairlead::views
