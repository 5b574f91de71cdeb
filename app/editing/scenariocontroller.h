// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/ownfile.h"
#include "app/worker/background.h"
#include "engine/scenario/scenario.h"

#include <QObject>

#include <functional>
#include <memory>

namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class Settings;
class UnsavedWork;
class WindowActions;
struct Workspace;

/// Keeps scenarios in files and takes them back.
class ScenarioController : public QObject
{
    Q_OBJECT

public:
    ScenarioController(Workspace& workspace, Settings& settings, views::MessageBar& messages,
                       QWidget* window);

    /// What the menu offers for the scenario and its files.
    void listenTo(const WindowActions& actions);
    void reset();
    /// Asks for name, author and note.
    void describe();
    /// Hears whether the scenario is in a file now.
    using Then = std::function<void(bool isSaved)>;
    /// Into the store, if it was kept there last; into its own file, if it has one that nobody else
    /// has changed; else asks for one.
    void saveOrChoose(const Then& then = {});
    /// A store that keeps scenarios.
    struct Store
    {
        std::function<bool()> hasKept; ///< whether it was kept there last
        std::function<void(const Then&)> save; ///< again
        std::function<void()> choose; ///< under which name
    };
    void setStore(Store store) { m_store = std::move(store); }
    [[nodiscard]] bool isKeptInStore() const { return m_store.hasKept && m_store.hasKept(); }
    /// Hears from now on what is in files.
    void tell(UnsavedWork& work);
    /// Where saveOrChoose() writes without a question; empty: nowhere.
    [[nodiscard]] const QString& ownFile() const { return m_own.path(); }
    /// Calls `then` once it is known whether the own file has what was read or written last:
    /// overtaken() says that it has not, or that its disk does not answer. At once without one.
    void lookAtOwnFile(const std::function<void(bool isThere)>& then);
    void chooseAndSave(const Then& then = {});
    void chooseAndLoad();
    void save(const QString& file, const Then& then = {});
    void load(const QString& file);

signals:
    /// This is in a file, which is its own.
    void kept(const fairlead::Scenario& scenario);
    void ownFileChanged();
    /// The own file is gone, or somebody else has changed it.
    void overtaken();

private:
    [[nodiscard]] QString offeredFile() const;
    void remember(const QString& file);
    void write(const QString& file, bool isOwn, const Then& then);
    void sayUntracked(const Scenario& scenario);
    void showError(const Error& error, const QString& file);

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    QWidget* m_window;
    Background m_background;
    OwnFile m_own;
    Store m_store;
    /// What was read or written last; of the background thread alone, where one follows the other.
    std::shared_ptr<OwnFile::State> m_onDisk = std::make_shared<OwnFile::State>();
    QString m_file; ///< that a scenario was saved to or loaded from last
};

} // namespace fairlead::app
