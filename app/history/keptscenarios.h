// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/background.h"
#include "engine/base/result.h"

#include <QObject>
#include <QString>

#include <set>
#include <string>
#include <vector>

namespace fairlead::views {
class OutlookPage;
struct KeptScenario;
} // namespace fairlead::views

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Keeps the scenarios of an outlook on the disk, for each source those of its own: they are there
/// when it is opened again, also after a crash.
class KeptScenarios : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    KeptScenarios(Workspace& workspace, const SourceController& sources, views::OutlookPage& page,
                  QObject* parent);

    /// Keeps them in this folder from now on.
    void begin(const QString& folder);

signals:
    /// Those of the source are there, if any are.
    void restored();

private:
    void restore();
    void see(const std::vector<views::KeptScenario>& kept);
    void keep();

    Workspace& m_workspace;
    const SourceController& m_sources;
    views::OutlookPage& m_page;
    QString m_folder; ///< empty: nothing is kept
    QString m_file; ///< of the source; empty: none is open
    std::set<std::string> m_known; ///< names that were here, of the source
    Background m_files;
};

} // namespace fairlead::app
