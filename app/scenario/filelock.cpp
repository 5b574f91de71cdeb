// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/filelock.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace fairlead::app {

namespace {

Error systemError(const QString& path)
{
    return {ErrorCode::OutputFailed,
            {said("Messages", "%1: cannot be locked"), {path.toStdString()}},
            std::generic_category().message(errno)};
}

} // namespace

FileLock::FileLock(QString path, int descriptor)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
{
}

FileLock::~FileLock()
{
    ::close(m_descriptor);
}

Result<std::unique_ptr<FileLock>> FileLock::tryLock(const QString& path)
{
    const auto name = QFile::encodeName(path);
    const int descriptor
        = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    if (descriptor < 0)
        return systemError(path);
    std::unique_ptr<FileLock> lock(new FileLock(path, descriptor));
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return systemError(path);
        lock.reset();
    } else if (!lock->isStillThere()) {
        lock.reset(); // its owner has taken it away between the two
    }
    return Result<std::unique_ptr<FileLock>>(std::move(lock));
}

void FileLock::remove() const
{
    QFile::remove(m_path);
}

bool FileLock::isStillThere() const
{
    struct stat mine = {};
    struct stat there = {};
    return ::fstat(m_descriptor, &mine) == 0
        && ::lstat(QFile::encodeName(m_path).constData(), &there) == 0
        && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev;
}

} // namespace fairlead::app
