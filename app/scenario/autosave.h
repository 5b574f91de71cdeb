// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/scenario/unsavedfile.h"
#include "app/worker/background.h"
#include "engine/scenario/conflicts.h"
#include "models/accounting/sources/sourceaccess.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QTimer;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

class UnsavedWork;

/// Keeps unsaved edits in a file of this window's own, so that a crash loses none of them: an edit
/// is in it within a second, and on the disk as soon as the disk can. The file goes when the edits
/// are kept elsewhere, taken back, or given up; other windows' files are never touched. Lives on
/// the GUI thread, writes on another.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Document and work outlive it.
    Autosave(const models::ScenarioDocument& document, const UnsavedWork& work,
             const QString& folder = defaultFolder());
    ~Autosave() override;

    /// Looks for what windows have left that are no more; found() follows for each. Saves from here
    /// on.
    void begin();
    /// What the scenario is an edit of.
    void setSource(const accounting::SourceAccess& access) { m_access = access; }
    /// These edits are in the document now: the file goes as soon as they are kept again.
    void adopt(const std::shared_ptr<UnsavedFile>& left);
    /// The user does not want these edits: the file goes.
    void discard(const std::shared_ptr<UnsavedFile>& left);

    static QString defaultFolder();

signals:
    void found(const std::shared_ptr<fairlead::app::UnsavedFile>& left);
    /// Something was left that cannot be read.
    void unreadable(const fairlead::Error& error);
    /// As the edits are, so they are on the disk.
    void saved();
    /// What is edited from now on would be lost in a crash. Once, until saving succeeds again.
    void failed(const fairlead::Error& error, const QString& folder);

private:
    using Files = std::vector<std::shared_ptr<UnsavedFile>>;
    /// Belongs to the worker; null: nothing has been written yet.
    struct Own
    {
        std::shared_ptr<UnsavedFile> file;
    };
    struct Left
    {
        Files files;
        std::vector<Error> problems;
    };

    void schedule();
    void save();
    /// The edits, and what they are made over.
    struct Work
    {
        UnsavedScenario unsaved;
        std::shared_ptr<const Snapshot> snapshot;
        std::vector<EditConflict> conflicts;
    };
    [[nodiscard]] Work work() const;
    static Result<void> put(Own& own, const QString& folder, Work work);
    void settle();
    static void remove(const Own& own);
    void report(const Result<void>& done);

    const models::ScenarioDocument& m_document;
    const UnsavedWork& m_work;
    QString m_folder;
    accounting::SourceAccess m_access;
    QDateTime m_changed;
    QTimer* m_delay = nullptr;
    bool m_hasBegun = false;
    bool m_hasFailed = false; // and said so
    Files m_adopted;
    std::shared_ptr<Own> m_own = std::make_shared<Own>();
    Files m_discarded; // whose files are still there
    std::unique_ptr<Background> m_background;
    std::unique_ptr<Background> m_settling; // apart: the next edits wait for no disk
    std::unique_ptr<Background> m_removing; // apart: save() forgets what waits
};

} // namespace fairlead::app
