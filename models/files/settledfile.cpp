// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/settledfile.h"

#include "models/files/outputfile.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>
#include <utility>

namespace fairlead::files {

namespace {

/// 0: done.
int giveName(const QString& from, const QString& to)
{
    const auto old = QFile::encodeName(from);
    const auto now = QFile::encodeName(to);
    return std::rename(old.constData(), now.constData()) == 0 ? 0 : errno;
}

bool isRegular(const QString& path)
{
    const QFileInfo file(path);
    return file.isFile() && !file.isSymLink();
}

} // namespace

SettledFile::SettledFile(QString path)
    : m_path(std::move(path))
{
}

QString SettledFile::part() const
{
    return m_path + QStringLiteral(".part");
}

QString SettledFile::next() const
{
    return m_path + QStringLiteral(".next");
}

QString SettledFile::settling() const
{
    return m_path + QStringLiteral(".settling");
}

QStringList SettledFile::generations() const
{
    return {next(), settling(), m_path};
}

Error SettledFile::cannotWrite(int reason) const
{
    return {codeOfWriting(reason),
            {said("Messages", "cannot write %1"), {m_path.toStdString()}},
            std::strerror(reason)};
}

Result<void> SettledFile::put(std::string_view content)
{
    QFile::remove(part());
    QFile file(part());
    const auto size = static_cast<qint64>(content.size());
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                   QFile::ReadOwner | QFile::WriteOwner)
        || file.write(content.data(), size) != size)
        return cannotWrite(errno);
    const std::scoped_lock hold(m_names);
    if (const int reason = giveName(part(), next()))
        return cannotWrite(reason);
    return {};
}

// Under a name of its own, while the next one may be put.
Result<void> SettledFile::settle()
{
    {
        const std::scoped_lock hold(m_names);
        (void)giveName(next(), settling());
    }
    QFile file(settling());
    if (!file.open(QIODevice::ReadOnly))
        return {}; // removed, or settled before
    if (::fsync(file.handle()) != 0)
        return cannotWrite(errno);
    {
        const std::scoped_lock hold(m_names);
        const int reason = giveName(settling(), m_path);
        if (reason != 0 && reason != ENOENT) // removed meanwhile
            return cannotWrite(reason);
    }
    syncFolderOf(m_path);
    return {};
}

void SettledFile::recover(const std::function<bool(const QString& path)>& isWell)
{
    QFile::remove(part());
    auto found = generations();
    found.removeIf([](const QString& path) { return !isRegular(path); });
    while (found.size() > 1) {
        const auto spare = isWell(found.front()) ? found.takeLast() : found.takeFirst();
        QFile::remove(spare);
    }
    if (!found.empty() && found.front() != m_path)
        (void)giveName(found.front(), m_path);
}

void SettledFile::remove()
{
    const std::scoped_lock hold(m_names);
    for (const auto& path : generations())
        QFile::remove(path);
}

} // namespace fairlead::files
