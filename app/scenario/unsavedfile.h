// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/unsavedwork.h"
#include "app/scenario/filelock.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/sources/sourceoptions.h"
#include "models/files/settledfile.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace fairlead::app {

/// Edits that are in no file of the user's and in no store, and what they are edits of. No
/// passwords.
struct UnsavedScenario
{
    QString source;
    accounting::SourceOptions options;
    QDateTime changed; ///< when the last edit was made
    Scenario scenario;
    std::vector<std::string> before; ///< valuesBelow() its edits
    StoredPlace place{}; ///< of which scenario of a store it is a change
};

/// Unsaved scenarios in a folder: a file for each window that has edits, named by nobody else, and
/// beside it a lock that its window holds.
class UnsavedFile
{
public:
    /// A new name in the folder, which comes to be. Error code OutputFailed.
    static Result<std::shared_ptr<UnsavedFile>> create(const QString& folder);
    /// What windows have left that are no more, the oldest first, each locked. One that cannot be
    /// read gets another name and is told in `problems`.
    static std::vector<std::shared_ptr<UnsavedFile>> left(const QString& folder,
                                                          std::vector<Error>& problems);
    ~UnsavedFile();
    UnsavedFile(const UnsavedFile&) = delete;
    UnsavedFile& operator=(const UnsavedFile&) = delete;
    UnsavedFile(UnsavedFile&&) = delete;
    UnsavedFile& operator=(UnsavedFile&&) = delete;

    [[nodiscard]] const QString& path() const { return m_file.path(); }
    /// As it was found by left().
    [[nodiscard]] const UnsavedScenario& content() const { return m_content; }
    /// All of it or nothing; a program that is killed loses none of it from here on. Error code
    /// OutputFailed.
    [[nodiscard]] Result<void> put(const UnsavedScenario& unsaved);
    /// Waits until what was put is on the disk. Error code OutputFailed.
    [[nodiscard]] Result<void> settle() { return m_file.settle(); }
    /// The user has decided: nothing is kept.
    void remove() { m_file.remove(); }

private:
    UnsavedFile(QString path, std::unique_ptr<FileLock> lock);
    static std::shared_ptr<UnsavedFile> take(const QString& path, std::vector<Error>& problems);

    files::SettledFile m_file;
    std::unique_ptr<FileLock> m_lock;
    UnsavedScenario m_content;
};

} // namespace fairlead::app
