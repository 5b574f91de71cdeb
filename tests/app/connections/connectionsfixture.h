// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/connections/connectionscontroller.h"
#include "app/editing/workspace.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "tests/models/accounting/sources/slurmdbd/slurmdbddatabases.h"
#include "tests/support/fakepasswords.h"
#include "tests/support/guisupport.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

namespace fairlead::tests {

/// A window with settings of its own and a keychain in memory.
struct ConnectionsFixture
{
    explicit ConnectionsFixture(const QString& iniFile = {})
        : settings(iniFile.isEmpty() ? folder.filePath("fairlead.ini") : iniFile)
    {
        window.connections().setPasswordStore(std::make_unique<FakePasswords>(keychain));
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
    }

    void trigger(const char* action) const
    {
        auto* found = window.findChild<QAction*>(QLatin1String(action));
        if (found == nullptr)
            qFatal("no action is named %s", action);
        found->trigger();
    }
    /// The dialog of that name as soon as it is there.
    QWidget* dialog(const char* name) const
    {
        (void)QTest::qWaitFor([&] { return visible(name) != nullptr; });
        auto* found = visible(name);
        if (found == nullptr)
            qFatal("no dialog %s came up", name);
        return found;
    }
    QWidget* visible(const char* name) const
    {
        for (auto* found : window.findChildren<QWidget*>(QLatin1String(name))) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    static void type(const QWidget& root, const char* line, const QString& text)
    {
        auto* field = named<QLineEdit>(root, line);
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
    static void click(const QWidget& root, const char* button)
    {
        QTest::mouseClick(named<QAbstractButton>(root, button), Qt::LeftButton);
    }
    /// Fills in a new connection to a private server.
    static void fillIn(const QWidget& root, const SlurmdbdDatabases& databases,
                       const char* database, const QString& password)
    {
        const auto url = databases.url(database);
        type(root, "connectionName", QStringLiteral("Test site"));
        type(root, "connectionHosts",
             QStringLiteral("%1:%2").arg(url.hosts[0].name).arg(url.hosts[0].port));
        type(root, "connectionDatabase", url.database);
        type(root, "connectionUser", url.user);
        type(root, "connectionPassword", password);
        auto* tls = named<QComboBox>(root, "connectionTls");
        tls->setFocus();
        QTest::keyClick(tls, Qt::Key_Home); // clear text: the server of the tests has no TLS
    }

    QTemporaryDir folder;
    std::shared_ptr<FakeKeychain> keychain = std::make_shared<FakeKeychain>();
    app::Settings settings;
    app::Workspace workspace;
    app::MainWindow window{workspace, settings};
    models::ScenarioDocument& document = workspace.document;
    views::MessageBar* messages = named<views::MessageBar>(window, "messageBar");
};

} // namespace fairlead::tests
