// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/frame/newwindow.h"

#include "app/frame/commandline.h"

#include <QAction>
#include <QCoreApplication>
#include <QProcess>

namespace fairlead::app {

void offerNewWindow(QAction& action, const ProgramStart& start)
{
    const ProgramStart detached = [](const QString& program, const QStringList& arguments) {
        QProcess::startDetached(program, arguments);
    };
    QObject::connect(&action, &QAction::triggered, &action, [run = start ? start : detached] {
        run(QCoreApplication::applicationFilePath(),
            QStringList{QStringLiteral("--new")} + argumentsForAll(QCoreApplication::arguments()));
    });
}

} // namespace fairlead::app
