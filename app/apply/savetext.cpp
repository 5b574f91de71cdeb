// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/savetext.h"

#include "models/files/outputfile.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace fairlead::app {

QString suggestedFile(const views::ApplyForm& form, const QString& cluster)
{
    static const QRegularExpression unsafe(QStringLiteral("[^A-Za-z0-9_-]+"));
    auto name = cluster;
    name.replace(unsafe, QStringLiteral("_"));
    if (name.isEmpty())
        name = QStringLiteral("fairlead");
    switch (form.kind) {
    case ChangeForm::Sacctmgr:
        return name + QStringLiteral("-changes.sh");
    case ChangeForm::Dump:
        return name + QStringLiteral("-load.cfg");
    case ChangeForm::SlurmConf:
        return name
            + (form.file.isEmpty() ? QStringLiteral("-slurm.conf-lines.txt")
                                   : QStringLiteral("-slurm.conf.diff"));
    case ChangeForm::ConfigFile:
        return form.file.isEmpty() ? QStringLiteral("moab.cfg") : QFileInfo(form.file).fileName();
    case ChangeForm::Store:
        break;
    }
    return name + QStringLiteral("-changes.txt");
}

Result<void> saveText(const QString& file, const QByteArray& text, bool isProgram)
{
    return files::writeWholeFile(file, {text.constData(), static_cast<std::size_t>(text.size())},
                                 isProgram ? files::FileUse::Program : files::FileUse::Data);
}

} // namespace fairlead::app
