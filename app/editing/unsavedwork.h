// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/storedplace.h"
#include "engine/scenario/scenario.h"

#include <QObject>
#include <QString>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// Which edits are kept nowhere: neither in a file of the user's nor in a store; and whether all
/// were taken back of what is kept there. On the GUI thread.
class UnsavedWork : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it; undo changes the place, too.
    UnsavedWork(const models::ScenarioDocument& document, StoredPlace& place);

    /// Some edit would be gone with the scenario, or its file or store has edits that it has not.
    [[nodiscard]] bool isModified() const { return m_isModified; }
    /// There are edits that would be gone.
    [[nodiscard]] bool hasUnsavedEdits() const;
    /// So it is, and nobody has said that they may go.
    [[nodiscard]] bool isAtStake() const { return hasUnsavedEdits() && !m_isGivenUp; }
    /// How many edits came, went or changed since they were kept; 0: only what is said of them.
    /// For a question: takes a while with many edits.
    [[nodiscard]] int changedEdits() const;
    /// These edits are in a file or a store.
    void setKept(const Scenario& scenario, const StoredPlace& place = {});
    /// The edits were made to what is kept there, and are not kept themselves.
    void setPlace(const StoredPlace& place) { m_place = place; }
    /// What was in this place is in another one now, at a revision of the store.
    void setMoved(const QString& place, const StoredPlace& newPlace);
    /// The edits belong to a file, which takes them again; or do so no more.
    void setHasFile(bool hasFile);
    /// Somebody else has put something else there: the edits are kept nowhere, and still of it.
    void setOvertaken();
    /// What was in this place is gone.
    void setGone(const QString& place);
    [[nodiscard]] const StoredPlace& place() const { return m_place; }
    /// What is there now may go, until the next edit.
    void giveUp() { m_isGivenUp = true; }

signals:
    /// Edits came or went, or are kept now.
    void changed();
    void modifiedChanged(bool isModified);

private:
    void update();

    const models::ScenarioDocument& m_document;
    Scenario m_kept;
    StoredPlace& m_place;
    bool m_hasFile = false;
    bool m_isModified = false;
    bool m_isGivenUp = false;
};

} // namespace fairlead::app
