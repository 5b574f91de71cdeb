// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/reportdata.h"
#include "app/worker/background.h"

#include <QObject>

#include <optional>

namespace fairlead::models {
class Adviser;
}
namespace fairlead::views {
class MessageBar;
}

namespace fairlead::app {

class OutlookController;
class Settings;
class WindowActions;
class SourceController;
class UsageController;
struct Workspace;

/// Writes the report as PDF or CSV away from the GUI thread.
class ExportController : public QObject
{
    Q_OBJECT

public:
    ExportController(Workspace& workspace, Settings& settings, views::MessageBar& messages,
                     const SourceController& sources, const UsageController& usages,
                     const OutlookController& outlooks, const models::Adviser& adviser,
                     QWidget* window);

    /// What the menu offers.
    void listenTo(const WindowActions& actions);
    void choosePdf();
    void chooseCsv();
    void choosePictures();
    void writePdf(const QString& file);
    void writeCsv(const QString& folder);
    void writePictures(const QString& folder);

signals:
    void written(const QString& path);

private:
    using Writer = Result<void> (*)(const reports::ReportData&, const QString&);
    using WriteTo = void (ExportController::*)(const QString& folder);
    /// What is to be said of a report that is there.
    struct Written
    {
        QString withoutFont; ///< letters
        std::optional<Error> whyNoUsage;
        std::optional<Error> whyNoWaits;
    };
    void chooseFolder(const QString& title, WriteTo write, const QStringList& files);
    void askToReplace(WriteTo write, const QStringList& files, const QString& folder);
    void writeReport(Writer writer, const QString& path);
    void showError(const Error& error, const QString& path);
    [[nodiscard]] QString writtenNote() const;
    static QString noteOf(const Written& written, const QString& whole);
    [[nodiscard]] reports::ReportData reportData() const;
    [[nodiscard]] QString suggestedName() const;

    Workspace& m_workspace;
    Settings& m_settings;
    views::MessageBar& m_messages;
    const SourceController& m_sources;
    const UsageController& m_usages;
    const OutlookController& m_outlooks;
    const models::Adviser& m_adviser;
    QWidget* m_window;
    Background m_background;
};

} // namespace fairlead::app
