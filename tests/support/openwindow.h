// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "tests/support/guisupport.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace fairlead::tests {

/// A window of the dashboard in front of all others, with settings of its own and a source that it
/// reads. What a test does with it is a struct derived from this.
struct OpenWindow
{
    /// @param source  empty: none
    explicit OpenWindow(const QString& source = QStringLiteral("demo:limoges"))
    {
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        if (!source.isEmpty())
            window.open(source);
    }

    /// Opens the menu of a row of the queue as the mouse does and triggers an action; false: it is
    /// not possible there.
    [[nodiscard]] bool triggerInQueue(int row, const char* name)
    {
        window.pages().showPage(QStringLiteral("queuePage"));
        auto* table = named<QTableView>(window, "queueTable");
        const auto center = table->visualRect(table->model()->index(row, 0)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, center,
                                table->viewport()->mapToGlobal(center));
        QApplication::sendEvent(table->viewport(), &event);
        auto* menu = named<QMenu>(*table, "queueMenu");
        auto* action = menu->findChild<QAction*>(QLatin1String(name));
        const bool isPossible = action != nullptr && action->isEnabled();
        if (isPossible)
            action->trigger();
        menu->close();
        return isPossible;
    }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("fairlead.ini"))};
    app::Workspace workspace;
    app::MainWindow window{workspace, settings};
    models::ScenarioDocument& document = workspace.document;
};

/// Whether a label that is seen holds these words.
inline bool isSaid(const QWidget& root, const QString& words)
{
    const auto labels = root.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text().contains(words);
    });
}

} // namespace fairlead::tests
