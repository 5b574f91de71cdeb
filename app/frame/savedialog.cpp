// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/savedialog.h"

namespace fairlead::app {

SaveDialog::SaveDialog(QWidget* parent, const QString& title, const QString& offered,
                       const QString& kinds, const QString& suffix)
    : QFileDialog(parent, title, offered, kinds)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptMode(QFileDialog::AcceptSave);
    setDefaultSuffix(suffix);
}

void SaveDialog::accept()
{
    const auto files = selectedFiles();
    const auto kind = QFileInfo(defaultSuffix()).suffix(); // of "fairlead-scenario.json" the last
    const auto wanted = u'.' + (kind.isEmpty() ? defaultSuffix() : kind);
    if (files.size() == 1 && !QFileInfo(files.front()).isDir()
        && !files.front().endsWith(wanted, Qt::CaseInsensitive))
        selectFile(files.front() + u'.' + defaultSuffix());
    QFileDialog::accept();
}

} // namespace fairlead::app
