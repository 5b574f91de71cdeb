// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/exportcontroller.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/frame/folderdialog.h"
#include "app/frame/savedialog.h"
#include "app/frame/windowactions.h"
#include "app/history/outlookcontroller.h"
#include "app/history/usagecontroller.h"
#include "app/reports/pdf/pdfreport.h"
#include "app/reports/pdf/pictures.h"
#include "app/reports/writers/csvreport.h"
#include "app/settings/settings.h"
#include "app/settings/settingscontroller.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/periodfigures.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/sources.h"
#include "models/advice/adviser.h"
#include "models/outlook/outlookview.h"
#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/messagebar.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>
#include <iterator>

namespace fairlead::app {

ExportController::ExportController(Workspace& workspace, Settings& settings,
                                   views::MessageBar& messages, const SourceController& sources,
                                   const UsageController& usages, const OutlookController& outlooks,
                                   const models::Adviser& adviser, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_messages(messages)
    , m_sources(sources)
    , m_usages(usages)
    , m_outlooks(outlooks)
    , m_adviser(adviser)
    , m_window(window)
{
}

void ExportController::listenTo(const WindowActions& actions)
{
    connect(actions.exportPdf, &QAction::triggered, this, &ExportController::choosePdf);
    connect(actions.exportCsv, &QAction::triggered, this, &ExportController::chooseCsv);
    connect(actions.exportPictures, &QAction::triggered, this, &ExportController::choosePictures);
}

QString ExportController::suggestedName() const
{
    const auto cluster = models::exactText(m_workspace.document.snapshot()->cluster);
    return m_settings.exportFolder() + QLatin1Char('/')
        + (cluster.isEmpty() ? QStringLiteral("fairlead") : cluster);
}

void ExportController::choosePdf()
{
    if (m_workspace.document.evaluation() == nullptr)
        return;
    const auto suffix = QStringLiteral("pdf");
    auto* dialog
        = new SaveDialog(m_window, tr("Export the report as PDF"), suggestedName() + u'.' + suffix,
                         tr("PDF documents (*.pdf)"), suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportController::writePdf);
    dialog->open();
}

void ExportController::chooseCsv()
{
    chooseFolder(tr("Export tables as CSV into a folder"), &ExportController::writeCsv,
                 reports::csvReportFiles());
}

void ExportController::choosePictures()
{
    chooseFolder(tr("Export pictures into a folder"), &ExportController::writePictures,
                 reports::pictureFiles());
}

void ExportController::chooseFolder(const QString& title, WriteTo write, const QStringList& files)
{
    if (m_workspace.document.evaluation() == nullptr)
        return;
    auto* dialog = new FolderDialog(m_window, title, m_settings.exportFolder());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, write, files](const QString& folder) { askToReplace(write, files, folder); });
    dialog->open();
}

/// A folder is chosen, and no names: what has one of them may be somebody else's.
void ExportController::askToReplace(WriteTo write, const QStringList& files, const QString& folder)
{
    const auto look = [files, folder]() -> Result<QStringList> {
        QStringList there;
        std::ranges::copy_if(files, std::back_inserter(there), [&](const QString& name) {
            return QFileInfo::exists(QDir(folder).filePath(name));
        });
        return there;
    };
    m_background.run(look, [this, write, folder](const Result<QStringList>& there) {
        if (!there) {
            showError(there.error(), folder);
            return;
        }
        if (there->isEmpty()) {
            (this->*write)(folder);
            return;
        }
        auto* box = new views::PlainMessageBox(
            QMessageBox::Question, tr("Replace files"),
            tr("%Ln file(s) of %1 will be replaced: %2", nullptr, static_cast<int>(there->size()))
                .arg(folder, models::listed(*there)),
            QMessageBox::NoButton, m_window);
        box->setObjectName(QStringLiteral("replaceQuestion"));
        box->setAttribute(Qt::WA_DeleteOnClose);
        auto* replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
        replace->setObjectName(QStringLiteral("replaceYes"));
        auto* keep = box->addButton(tr("&Cancel"), QMessageBox::RejectRole);
        box->setDefaultButton(keep);
        box->setEscapeButton(keep);
        connect(box, &QDialog::finished, this, [this, box, replace, write, folder] {
            if (box->clickedButton() == replace)
                (this->*write)(folder);
        });
        box->open();
    });
}

void ExportController::writePdf(const QString& file)
{
    writeReport(reports::writePdfReport, file);
}

void ExportController::writeCsv(const QString& folder)
{
    writeReport(reports::writeCsvReport, folder);
}

void ExportController::writePictures(const QString& folder)
{
    writeReport(reports::writePictures, folder);
}

reports::ReportData ExportController::reportData() const
{
    const auto& document = m_workspace.document;
    reports::ReportData data;
    data.evaluation = document.evaluation();
    data.scenario = document.scenario();
    data.isMadeUp
        = m_sources.access().source.kind().isDemo || isMadeUp(document.baseSnapshot()->provenance);
    if (document.isEdited() && document.baseline() != nullptr) {
        data.baseline = document.baseline()->evaluation;
        if (document.difference() != nullptr)
            data.difference = *document.difference();
    }
    if (const auto usage = m_usages.sumsOf(document.baseSnapshot()))
        data.usage = *usage;
    if (const auto view = m_outlooks.current()) {
        data.outlook = view->outlook;
        data.outlookDecisions = view->decisions;
    }
    data.scheduling = m_adviser.scheduling();
    if (const auto& baseline = document.baseline())
        data.colours = std::shared_ptr<const models::ColourMap>(baseline, &baseline->colours);
    data.style = reportStyleOf(m_settings);
    data.generator = QStringLiteral("Fairlead ") + QCoreApplication::applicationVersion();
    return data;
}

void ExportController::writeReport(Writer writer, const QString& path)
{
    if (m_workspace.document.evaluation() == nullptr)
        return;
    const auto work
        = [writer, data = reportData(), snapshot = m_workspace.document.baseSnapshot(),
           wanted = m_usages.wanted(), access = m_sources.access(), path]() -> Result<Written> {
        auto whole = data;
        Written result;
        auto figures = accounting::readPeriodFigures(access, *snapshot, wanted, data.usage);
        whole.usage = std::move(figures.usage);
        whole.waits = std::move(figures.waits);
        result.whyNoUsage = std::move(figures.whyNoUsage);
        result.whyNoWaits = std::move(figures.whyNoWaits);
        if (!limitsSetIn(data.evaluation->inputs.policy).empty()) {
            if (auto limits = accounting::readLimits(access))
                whole.limits = std::make_shared<const replay::Limits>(*std::move(limits));
        }
        if (const auto done = writer(whole, path); !done)
            return done.error();
        if (writer != reports::writeCsvReport)
            result.withoutFont = reports::lettersWithoutFont(whole);
        return result;
    };
    const auto whole = writtenNote();
    m_background.run(work, [this, path, whole](const Result<Written>& done) {
        if (done) {
            m_settings.rememberExport(path);
            m_messages.showNote(noteOf(*done, whole.arg(path)));
            emit written(path);
            return;
        }
        showError(done.error(), path);
    });
}

void ExportController::showError(const Error& error, const QString& path)
{
    auto words = errorWords(error, path, true);
    if (error.code == ErrorCode::SourceUnreachable) // of all that is read, the logo
        words.text
            = tr("Nothing was written: %1. File → Settings names it.").arg(errorReason(error));
    m_messages.showError(words.text, words.details);
}

/// What of it is left out; of %1, the path.
QString ExportController::writtenNote() const
{
    if (m_outlooks.isOlderReading())
        return tr("Written: %1, without the Outlook: the history has been read again since, run it "
                  "again.");
    return m_outlooks.isOutdated()
        ? tr("Written: %1, without the Outlook: it is of other settings, run it again.")
        : tr("Written: %1");
}

QString ExportController::noteOf(const Written& written, const QString& whole)
{
    QStringList sentences{whole};
    if (written.whyNoUsage)
        sentences << tr("Without usage and waits, which cannot be read: %1.")
                         .arg(errorReason(*written.whyNoUsage));
    if (written.whyNoWaits)
        sentences
            << tr("Without waits, which cannot be read: %1.").arg(errorReason(*written.whyNoWaits));
    if (!written.withoutFont.isEmpty())
        sentences << tr("No font of this machine has %1: boxes stand in their place.")
                         .arg(written.withoutFont);
    return models::inARow(sentences);
}

} // namespace fairlead::app
