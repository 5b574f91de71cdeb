// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/scenario/scenario.h"

#include <QLockFile>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

class QTimer;

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

/// Keeps the scenario in a file while the window is open, so that a crash loses none of it. The
/// file goes when the window is closed in peace; one that is still there is what a crash has left.
/// A second window at the same time keeps nothing.
class Autosave : public QObject
{
    Q_OBJECT

public:
    Autosave(models::ScenarioDocument& document, const QString& folder = defaultFolder());
    ~Autosave() override;

    /// Looks for what a crash has left; found() follows, or nothing. Saving begins after it.
    void begin();
    /// What the scenario is an edit of.
    void setSource(const QString& source) { m_source = source; }

    static QString defaultFolder();

signals:
    void found(const QString& source, const fairlead::Scenario& scenario);
    void saved();
    /// What is edited from now on would be lost in a crash. Once, until saving succeeds again.
    void failed(const fairlead::Error& error, const QString& file);

private:
    struct Left
    {
        std::unique_ptr<QLockFile> lock;
        QString source;
        std::optional<Scenario> scenario;
    };

    static Left lockAndRead(const QString& folder);
    void schedule();
    void save();
    void report(const Result<void>& done);
    [[nodiscard]] QString file() const;

    models::ScenarioDocument& m_document;
    QString m_folder;
    QString m_source;
    std::unique_ptr<QLockFile> m_lock;
    QTimer* m_delay = nullptr;
    bool m_hasFailed = false; // and said so
    std::unique_ptr<Background> m_background;
};

} // namespace fairlead::app
