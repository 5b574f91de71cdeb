// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/workspace.h"

#include <memory>
#include <vector>

namespace fairlead::tests {

/// What a program that is driven from outside must have come to: the same edits, undone and redone,
/// over the same source in this process.
class Mirror
{
public:
    /// The scenario as it was from a moment on.
    struct Step
    {
        std::vector<Edit> edits;
        qint64 seen = 0; ///< ms of the clock: it was certainly on the screen
        std::string what;
    };

    explicit Mirror(std::shared_ptr<const Snapshot> snapshot)
        : m_snapshot(std::move(snapshot))
    {
    }

    /// A program that has just been started and restored these edits.
    void begin(const Scenario& restored, qint64 now);
    /// What the hands have just done. False: it is refused here.
    [[nodiscard]] bool submit(const Edit& edit);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return m_workspace->undo.canRedo(); }
    void undo() { m_workspace->undo.undo(); }
    void redo() { m_workspace->undo.redo(); }
    /// Saved in a store under this name, which the scenario gets.
    void nameIt(const std::string& name, const std::string& author);
    /// That was to be seen.
    void note(const std::string& what, qint64 now);

    [[nodiscard]] const Scenario& scenario() const { return m_workspace->document.scenario(); }
    [[nodiscard]] const Policy& policy() const { return m_workspace->document.policy(); }
    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    /// Rows of which there is one with this search, in every tree of the last second. Not the root.
    [[nodiscard]] std::vector<AssocKey> rows(bool areUsers) const;
    /// Whether an account may be moved below another one.
    [[nodiscard]] bool canMove(const std::string& account, const std::string& parent) const;

private:
    struct Tree
    {
        std::shared_ptr<const Snapshot> snapshot;
        qint64 until = 0; ///< replaced then
    };
    void settle();

    std::shared_ptr<const Snapshot> m_snapshot;
    std::unique_ptr<app::Workspace> m_workspace;
    std::vector<Step> m_steps;
    std::vector<Tree> m_earlier;
    std::shared_ptr<const Snapshot> m_tree;
    qint64 m_now = 0;
    int m_first = 0; // of the undo stack
};

} // namespace fairlead::tests
