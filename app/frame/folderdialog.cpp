// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/folderdialog.h"

namespace fairlead::app {

FolderDialog::FolderDialog(QWidget* parent, const QString& title, const QString& offered)
    : QFileDialog(parent, title, offered)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFileMode(QFileDialog::Directory);
    setOption(QFileDialog::ShowDirsOnly);
}

void FolderDialog::accept()
{
    const auto folders = selectedFiles();
    if (folders.size() != 1 || folders.front().isEmpty() || QFileInfo::exists(folders.front())) {
        QFileDialog::accept();
        return;
    }
    emit fileSelected(folders.front());
    QDialog::accept();
}

} // namespace fairlead::app
