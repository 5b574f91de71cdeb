// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/apply/applyplan.h"
#include "app/worker/background.h"
#include "models/accounting/changes/storesides.h"
#include "models/accounting/store/saveoutcome.h"

#include <QPointer>

#include <optional>

namespace fairlead::app {

/// Writes a scenario into a Fairlead store, away from the GUI thread, and leads through the
/// three-way choice when somebody else was first. Nobody's save is ever lost.
class StoreWriter : public QObject
{
    Q_OBJECT

public:
    /// What has come of it: the store as it is now, and the edits that are left to do.
    struct Done
    {
        std::optional<std::int64_t> revision; ///< nothing: theirs stays, nothing was written
        std::shared_ptr<const Snapshot> snapshot; ///< null: it could not be read again
        Scenario rest;
    };

    explicit StoreWriter(QObject* parent = nullptr);

    /// Writes over the revision that the request's snapshot was read at. Dialogs stand over `over`.
    void write(const ApplyRequest& request, QWidget* over);

signals:
    void started();
    /// Nothing is being written while somebody is asked; started() or one of the next two follows.
    void asking();
    void finished(const fairlead::app::StoreWriter::Done& done);
    /// Nothing was written, and the edits stay. Without a message: somebody chose so.
    void stopped(const std::optional<fairlead::Error>& error);

private:
    struct Attempt
    {
        Scenario scenario; ///< to be written
        Scenario rest; ///< left when it is
        std::int64_t basedOn = 0;
    };
    struct Answer
    {
        accounting::SaveOutcome outcome; ///< saved or a conflict
        std::optional<accounting::StoreSides> sides; ///< after a conflict
        std::shared_ptr<const Snapshot> snapshot; ///< after a success
    };
    static Attempt firstOf(const ApplyRequest& request);
    static Result<Answer> carryOut(const ApplyRequest& request, const Attempt& attempt);
    void start(const Attempt& attempt);
    void tryToWrite(const Attempt& attempt);
    void answered(const Attempt& attempt, const Result<Answer>& answer);
    void ask(const accounting::SaveConflict& conflict, const accounting::StoreSides& sides);
    void merge(const accounting::StoreSides& sides, const std::vector<EditConflict>& givenUp);

    ApplyRequest m_request;
    QPointer<QWidget> m_over;
    Background m_background;
};

} // namespace fairlead::app
