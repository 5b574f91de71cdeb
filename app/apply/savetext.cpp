// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/savetext.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

namespace fairlead::app {

namespace {

Error failed(const QSaveFile& file)
{
    return {ErrorCode::OutputFailed, file.fileName().toStdString() + " cannot be written",
            file.errorString().toStdString()};
}

QFile::Permissions withRunning(QFile::Permissions permissions)
{
    const std::initializer_list<std::pair<QFile::Permission, QFile::Permission>> pairs{
        {QFile::ReadOwner, QFile::ExeOwner},
        {QFile::ReadUser, QFile::ExeUser},
        {QFile::ReadGroup, QFile::ExeGroup},
        {QFile::ReadOther, QFile::ExeOther}};
    auto result = permissions;
    for (const auto& [read, run] : pairs) {
        if (permissions.testFlag(read))
            result |= run;
    }
    return result;
}

} // namespace

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
    QSaveFile output(file);
    if (!output.open(QIODevice::WriteOnly))
        return failed(output);
    if (output.write(text) != text.size())
        return failed(output);
    if (isProgram && !output.setPermissions(withRunning(output.permissions())))
        return failed(output);
    if (!output.commit())
        return failed(output);
    return {};
}

} // namespace fairlead::app
