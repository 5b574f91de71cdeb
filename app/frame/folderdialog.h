// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileDialog>

namespace fairlead::app {

/// Asks for a folder to write into, which may be a new one: who writes makes it. A plain
/// QFileDialog takes only what is there.
class FolderDialog : public QFileDialog
{
    Q_OBJECT

public:
    /// @param offered  path of the folder in which the choice begins
    FolderDialog(QWidget* parent, const QString& title, const QString& offered);

protected:
    void accept() override;
};

} // namespace fairlead::app
