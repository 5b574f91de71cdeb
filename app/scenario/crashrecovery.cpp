// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/crashrecovery.h"

#include "app/editing/leavequestion.h"
#include "app/editing/unsavedwork.h"
#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/sources/sourcecontroller.h"
#include "engine/scenario/conflicts.h"
#include "models/words/editwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"
#include "views/widgets/texts/messagebar.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QDesktopServices>
#include <QPushButton>
#include <QUrl>

#include <utility>

namespace fairlead::app {

CrashRecovery::CrashRecovery(Workspace& workspace, UnsavedWork& work, LeaveQuestion& leave,
                             SourceController& sources, views::MessageBar& messages, Opener open)
    : m_workspace(workspace)
    , m_work(work)
    , m_leave(leave)
    , m_sources(sources)
    , m_messages(messages)
    , m_open(std::move(open))
{
    // Whatever is opened next: the edits belong to their source, not to another one.
    connect(&m_sources, &SourceController::opened, this, [this](const QString& opened) {
        if (const auto left = std::exchange(m_awaited, nullptr)) {
            if (left->content().source == opened)
                takeUp(left);
            else
                offer(left);
        }
    });
    const auto offerAgain = [this](const QString& why) {
        if (const auto left = std::exchange(m_awaited, nullptr))
            offer(left, why);
    };
    connect(&m_sources, &SourceController::failed, this,
            [offerAgain](const Error& error) { offerAgain(errorReason(error)); });
    connect(&m_sources, &SourceController::abandoned, this, [offerAgain] { offerAgain({}); });
}

CrashRecovery::~CrashRecovery() = default;

void CrashRecovery::begin(const QString& folder)
{
    m_folder = folder;
    m_autosave = std::make_unique<Autosave>(m_workspace.document, m_work, folder);
    m_autosave->setSource(m_sources.access());
    connect(&m_sources, &SourceController::opened, m_autosave.get(),
            [this] { m_autosave->setSource(m_sources.access()); });
    connect(m_autosave.get(), &Autosave::found, this, [this](const auto& left) { offer(left); });
    connect(m_autosave.get(), &Autosave::unreadable, this, [this](const Error& error) {
        // No notice: the first source that is read would take it away.
        m_messages.ask(tr("Unsaved edits were found, but they cannot be read: %1.")
                           .arg(models::messageWords(error.message)),
                       tr("Show the folder"),
                       [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_folder)); });
    });
    connect(m_autosave.get(), &Autosave::failed, this,
            [this](const Error& error, const QString& folderName) {
                const auto words
                    = errorWords(error, folderName, m_workspace.document.hasSnapshot());
                // Nobody has chosen that folder.
                m_messages.showError(
                    tr("After a crash your edits could not be restored: %1. Save them as a "
                       "scenario (Ctrl+S) in another place.")
                        .arg(errorReason(error)),
                    words.details);
            });
    m_autosave->begin();
}

void CrashRecovery::offer(const std::shared_ptr<UnsavedFile>& left, const QString& whyNot)
{
    const auto& content = left->content();
    const auto obstacle = whyNot.isEmpty()
        ? QString()
        : tr("%1 cannot be opened: %2. The edits are still kept.")
                .arg(models::shownText(content.source), whyNot)
            + QLatin1Char('\n');
    m_messages.ask(
        obstacle
            + tr("Fairlead did not close properly: %Ln edit(s) to %1, the last of %2, can be "
                 "restored: %3.",
                 nullptr, static_cast<int>(content.scenario.edits.size()))
                  .arg(models::shownText(content.source),
                       models::valueformat::localMoment(content.changed.toSecsSinceEpoch()),
                       models::editsWords(content.scenario.edits)),
        tr("Rest&ore edits"), [this, left] { restore(left); }, [this, left] { discard(left); });
    emit offered();
}

// The button stands beside the other one, and nothing would bring them back.
void CrashRecovery::discard(const std::shared_ptr<UnsavedFile>& left)
{
    const auto& content = left->content();
    auto* box = new views::PlainMessageBox(
        QMessageBox::Warning, tr("Discard edits"),
        tr("%Ln edit(s) to %1 will be gone for good: %2.", nullptr,
           static_cast<int>(content.scenario.edits.size()))
            .arg(models::shownText(content.source), models::editsWords(content.scenario.edits)),
        QMessageBox::NoButton, m_messages.window());
    box->setObjectName(QStringLiteral("discardQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* gone = box->addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    gone->setObjectName(QStringLiteral("discardForGood"));
    auto* keep = box->addButton(tr("&Keep"), QMessageBox::RejectRole);
    keep->setObjectName(QStringLiteral("discardKeep"));
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    connect(box, &QDialog::finished, this, [this, box, gone, left] {
        if (box->clickedButton() == gone)
            m_autosave->discard(left);
        else
            offer(left);
    });
    box->open();
}

void CrashRecovery::restore(const std::shared_ptr<UnsavedFile>& left)
{
    if (m_sources.source() == left->content().source) {
        m_leave.ask([this, left] { takeUp(left); }, [this, left] { offer(left); });
        return;
    }
    if (const auto other = std::exchange(m_awaited, left))
        offer(other);
    m_open(left->content().source, left->content().options);
}

void CrashRecovery::takeUp(const std::shared_ptr<UnsavedFile>& left)
{
    const auto& content = left->content();
    m_workspace.document.recall(conflictsWith(content.scenario, content.before));
    m_workspace.editor.replace(content.scenario, tr("restore edits"));
    m_work.setPlace(content.place);
    m_autosave->adopt(left);
}

} // namespace fairlead::app
