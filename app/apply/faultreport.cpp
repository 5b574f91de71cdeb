// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/faultreport.h"

#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/registry.h"
#include "models/accounting/sources/scheduling.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/store/anonymousfolder.h"
#include "views/widgets/texts/messagebar.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>

namespace fairlead::app {

namespace {

/// The history goes along where the source has one.
Result<void> writeReport(const std::shared_ptr<const Snapshot>& snapshot,
                         const accounting::SourceAccess& access, const QString& about,
                         const QString& folder)
{
    AnonymousCluster cluster{recordsOf(*snapshot), {}};
    if (access.source.kind().readRecording != nullptr) {
        auto recording = accounting::readRecording(access);
        if (!recording && recording.error().code != ErrorCode::NoHistory)
            return recording.error();
        if (recording)
            cluster.recording = *std::move(recording);
    }
    if (!cluster.recording) {
        if (auto limits = accounting::readLimits(access))
            cluster.limits = *std::move(limits);
    }
    if (auto scheduling = accounting::readScheduling(access))
        cluster.scheduling = *std::move(scheduling);
    const auto madeUp = anonymous(std::move(cluster));
    if (!madeUp)
        return madeUp.error();
    return accounting::writeAnonymousFolder(folder, *madeUp, about);
}

} // namespace

FaultReport::FaultReport(Workspace& workspace, SourceController& sources,
                         views::MessageBar& messages, QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
{
}

void FaultReport::choose()
{
    if (!m_workspace.document.hasSnapshot())
        return;
    auto* box = new views::PlainMessageBox(
        QMessageBox::Information, tr("A report of a fault"),
        tr("The report is a new folder with the cluster as it was read: made-up names stand for "
           "accounts, users, jobs and nodes, the numbers stay. Nothing is sent. Look at it before "
           "you send it to somebody."),
        QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("reportFaultBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* choose = box->addButton(tr("&Choose a folder …"), QMessageBox::AcceptRole);
    choose->setObjectName(QStringLiteral("reportFaultChoose"));
    connect(choose, &QPushButton::clicked, this, &FaultReport::chooseFolder);
    box->setDefaultButton(choose);
    box->open();
}

void FaultReport::chooseFolder()
{
    auto* dialog = new QFileDialog(m_window, tr("Write the report into a new folder"),
                                   QDir::home().filePath(QStringLiteral("for-fairlead")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &FaultReport::write);
    dialog->open();
}

// In English: it is for those who mend it.
QString FaultReport::about() const
{
    return QStringLiteral(
               "\nFairlead %1, Qt %2, %3 on %4, in %5. What was wrong, and what you expected "
               "instead:\n\n")
        .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()),
             QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(), QLocale().name());
}

void FaultReport::write(const QString& folder)
{
    if (!m_workspace.document.hasSnapshot())
        return;
    m_background.run(
        [snapshot = m_workspace.document.baseSnapshot(), access = m_sources.access(),
         text = about(), folder] { return writeReport(snapshot, access, text, folder); },
        [this, folder](const Result<void>& done) {
            if (!done) {
                const auto words = errorWords(done.error(), folder, true);
                m_messages.showError(words.text, words.details);
                return;
            }
            m_messages.showNote(tr("Written: %1. Look at it, and say in its README.txt what was "
                                   "wrong, before you send it.")
                                    .arg(folder));
            emit written(folder);
        });
}

} // namespace fairlead::app
