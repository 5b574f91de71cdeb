// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QMessageBox;
class QSessionManager;

namespace fairlead::app {

class ScenarioController;
class UnsavedWork;
struct Workspace;

/// Asks before edits that are kept nowhere go: save them, discard them, or stay; also before the
/// desktop's session ends. Belongs to the window.
class LeaveQuestion : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    LeaveQuestion(Workspace& workspace, UnsavedWork& work, ScenarioController& scenarios,
                  QWidget* window);

    /// Calls `go` at once if nothing is at stake, else when the user has saved or discarded;
    /// `stay` when they want to keep working, or saving has failed. A question that is still open
    /// is answered by staying.
    /// @param why  it is asked, where nobody has just asked for what would go; empty: somebody has
    void ask(std::function<void()> go, std::function<void()> stay = {}, const QString& why = {});
    /// Whether the window may close now. If not, it does so once everything has been answered.
    [[nodiscard]] bool mayClose();
    /// Asks before an action that puts other edits in the place of these.
    void guard(QAction& action, const std::function<void()>& go);
    /// The same for who cannot wait for a call: returns whether to go. Runs an event loop.
    bool askNow();

private:
    /// Or has to look first whether what was saved is still there.
    [[nodiscard]] bool mayAsk() const;
    void askIfAtStake(const std::function<void()>& go, const std::function<void()>& stay,
                      const QString& why);
    [[nodiscard]] QString whatIsAtStake() const;
    void endSession(QSessionManager& manager);
    void save(const std::function<void()>& go, const std::function<void()>& stay);

    Workspace& m_workspace;
    UnsavedWork& m_work;
    ScenarioController& m_scenarios;
    QWidget* m_window;
    QPointer<QMessageBox> m_box;
    bool m_isLeaving = false;
};

} // namespace fairlead::app
