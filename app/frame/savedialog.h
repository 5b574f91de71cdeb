// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileDialog>

namespace fairlead::app {

/// Asks for a file to save to. Its name always ends with the suffix: a plain QFileDialog leaves out
/// that of "exp v1.2". What is there already is asked about under its whole name.
class SaveDialog : public QFileDialog
{
    Q_OBJECT

public:
    /// @param offered  path of the file
    /// @param kinds  filter of the list, such as "Scenarios (*.json)"
    SaveDialog(QWidget* parent, const QString& title, const QString& offered, const QString& kinds,
               const QString& suffix);

protected:
    void accept() override;
};

} // namespace fairlead::app
