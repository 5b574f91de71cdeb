// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/workspace.h"
#include "app/frame/commandline.h"
#include "app/language/language.h"
#include "app/process/process.h"
#include "app/scenario/autosave.h"
#include "app/scenario/policycontroller.h"
#include "app/settings/settings.h"
#include "app/settings/settingscontroller.h"
#include "app/sources/sourcecontroller.h"
#include "app/window/mainwindow.h"
#include "app/window/pages.h"
#include "app/window/screenshots.h"
#include "models/files/scratchfolder.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>

namespace {

using namespace fairlead; // the program itself is in no namespace

constexpr int noDisplay = 2; // exit code

// What is named, else what was last shown, else nothing. A picture waits for nobody to type a
// password.
void openFirst(app::MainWindow& window, const app::Settings& settings, const app::CommandLine& line)
{
    const auto last = settings.value(app::settingkeys::lastSource);
    if (line.isForPictures())
        window.sources().open(
            {line.source.isEmpty() ? QStringLiteral("demo:limoges") : line.source, line.options});
    else if (!line.source.isEmpty())
        window.open(line.source, line.options);
    else if (!line.isNew && !last.isEmpty())
        window.reopen(last, line.options);
}

int run(const app::CommandLine& line, app::Settings& settings)
{
    app::Workspace workspace;
    app::MainWindow window(workspace, settings);
    const auto kept = views::themeFromName(settings.value(app::settingkeys::theme));
    window.setTheme(line.theme.value_or(line.isForPictures()
                                            ? views::ThemeChoice::Light
                                            : kept.value_or(views::ThemeChoice::System)));
    if (line.isForPictures()) {
        new app::Screenshots(window, workspace, line);
    } else {
        window.restoreSession();
        window.beginAutosave(app::Autosave::defaultFolder());
    }
    window.show();
    openFirst(window, settings, line);
    if (!line.against.isEmpty()) {
        window.pages().showPage(QStringLiteral("comparePage"));
        window.policies().compareWith(line.against);
    }
    return QApplication::exec();
}

/// Qt would abort.
bool hasDisplay()
{
    const auto isSet = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM");
}

void setNames()
{
    QCoreApplication::setApplicationName(QStringLiteral("fairlead"));
    QCoreApplication::setApplicationVersion(QStringLiteral(FAIRLEAD_VERSION));
}

// Help and version need no display, and a wrong option is told without one.
app::CommandLine readCommandLine(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    setNames();
    const app::Language language(app::languageAsked(QCoreApplication::arguments()));
    auto line = app::parseCommandLine(QCoreApplication::arguments());
    if (line.isForPictures() && line.language.isEmpty())
        line.language = QStringLiteral("en");
    else if (line.answer.isEmpty() && line.language.isEmpty())
        line.language = app::Settings().value(app::settingkeys::language);
    return line;
}

} // namespace

int main(int argc, char** argv)
{
    process::prepare();
    files::ScratchFolder::removeOnSignals();
    const auto line = readCommandLine(argc, argv);
    if (!line.answer.isEmpty()) {
        std::fputs(qUtf8Printable(line.answer), line.exitCode == 0 ? stdout : stderr);
        return line.exitCode;
    }
    if (line.isForPictures() && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay()) {
        std::fputs("fairlead: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); "
                   "fairleadctl works without one\n",
                   stderr);
        return noDisplay;
    }
    app::chooseFontsFor(line.language);
    QApplication application(argc, argv);
    setNames();
    QApplication::setApplicationDisplayName(QStringLiteral("Fairlead"));
    QApplication::setDesktopFileName(QStringLiteral("org.fairlead.Fairlead"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/fairlead/org.fairlead.Fairlead.svg")));
    const files::ScratchFolder scratch; // pictures neither read nor change the user's settings
    app::Settings settings(line.isForPictures() ? scratch.filePath(QStringLiteral("fairlead.ini"))
                                                : app::Settings::defaultFile());
    if (!line.isForPictures())
        app::applyFont(settings);
    app::applyUnit(settings);
    const app::Language language(line.language);
    QApplication::setLayoutDirection(Qt::LeftToRight); // of every language that Fairlead speaks
    return run(line, settings);
}
