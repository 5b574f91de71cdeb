// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/document/scenarioeditor.h"

#include <QObject>

#include <optional>
#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// The edits of the share tree, as typed or dragged: made out of text and places, and sent to the
/// editor. Without an editor nothing can be edited. Every edit returns false when it was refused;
/// associations are those of the document's snapshot.
class AccountTreeEdits : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive it; so must the editor, which may be null.
    AccountTreeEdits(const ScenarioDocument* document, ScenarioEditor* editor,
                     QObject* parent = nullptr);

    void setEditor(ScenarioEditor* editor) { m_editor = editor; }
    [[nodiscard]] bool isPossible() const { return m_editor != nullptr; }
    [[nodiscard]] bool canRename(AssocIndex assoc) const;
    [[nodiscard]] bool canSetShares(AssocIndex assoc) const;
    [[nodiscard]] bool canMoveTo(AssocIndex assoc) const;

    /// What the shares of some associations are: "parent", "5", "parent, 1 to 60".
    [[nodiscard]] QString sharesText(const std::vector<AssocIndex>& assocs) const;

    bool rename(AssocIndex account, const QString& name);
    /// A number, in the user's language or plain, or "parent".
    bool setShares(AssocIndex assoc, const QString& shares);
    bool addAccount(const std::string& parent, const QString& name, const QString& shares);
    bool addUser(const std::string& account, const QString& name, const QString& shares);
    bool remove(AssocIndex assoc);
    bool move(AssocIndex account, AssocIndex newParent);

    // Many in one step, or none of them; by name, as a dialog outlives a reading.
    bool setShares(const std::vector<AssocKey>& assocs, const QString& shares);
    /// None of them below another.
    bool remove(const std::vector<AssocKey>& assocs);
    /// Accounts, none of them below another. Those that are there already stay; a user among them
    /// is refused.
    bool move(const std::vector<AssocKey>& accounts, const AssocKey& newParent);
    /// Whether there is no user among what is to be moved.
    bool areAccounts(const std::vector<AssocKey>& moved);
    /// What lines of a spreadsheet say.
    bool paste(const std::vector<Edit>& edits);

signals:
    /// An edit was not possible; the text says why.
    void refused(const QString& text);
    /// What was done has a consequence that is not seen at once.
    void noted(const QString& text);

private:
    bool submit(const Edit& edit);
    bool submit(const std::vector<Edit>& edits, const QString& what);
    bool hasEditor();
    bool isWritable(const std::string& account);
    bool isDone(const Result<void>& done);
    [[nodiscard]] std::optional<std::uint32_t> sharesOf(const QString& text);

    const ScenarioDocument* m_document;
    ScenarioEditor* m_editor;
};

} // namespace fairlead::models
