// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace fairlead::files {

/// A temporary folder that goes with this object, and with a program that is told to end: see
/// removeAll().
class ScratchFolder
{
public:
    /// By a template, see QTemporaryDir; without one in the folder for temporary files.
    explicit ScratchFolder(const QString& pattern = {});
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ScratchFolder(ScratchFolder&&) = delete;
    ScratchFolder& operator=(ScratchFolder&&) = delete;

    [[nodiscard]] bool isValid() const { return m_folder->isValid(); }
    [[nodiscard]] QString errorString() const { return m_folder->errorString(); }
    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder->filePath(name); }

    /// Removes those of every thread, for a program that ends without leaving its functions.
    static void removeAll();
    /// Does so when the program is told to end (SIGTERM, SIGINT, SIGHUP), which then ends it as
    /// ever. Call it in main(), before there are other threads.
    static void removeOnSignals();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Files that somebody makes beside their target, or locks: as long as this object is there they go
/// with a program that is told to end, once ScratchFolder::removeOnSignals() has been called.
class ScratchFiles
{
public:
    /// @param paths  of files that are there, or may come
    explicit ScratchFiles(QStringList paths);
    /// What is still there stays.
    ~ScratchFiles();
    ScratchFiles(const ScratchFiles&) = delete;
    ScratchFiles& operator=(const ScratchFiles&) = delete;
    ScratchFiles(ScratchFiles&&) = delete;
    ScratchFiles& operator=(ScratchFiles&&) = delete;

private:
    QStringList m_paths;
};

} // namespace fairlead::files
