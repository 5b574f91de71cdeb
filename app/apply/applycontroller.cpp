// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/applycontroller.h"

#include "app/apply/savetext.h"
#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "models/words/showntext.h"
#include "views/apply/applydialog.h"
#include "views/widgets/texts/messagebar.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace fairlead::app {

using views::ApplyDialog;
using views::ApplyForm;

ApplyController::ApplyController(Workspace& workspace, Settings& settings,
                                 SourceController& sources, views::MessageBar& messages,
                                 QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
    , m_writer(new StoreWriter(this))
{
    connect(m_writer, &StoreWriter::started, this, [this] {
        setWriting(true);
        if (m_dialog)
            m_dialog->setWriting(tr("Writing to the store …"));
    });
    connect(m_writer, &StoreWriter::asking, this, [this] {
        setWriting(false);
        if (m_dialog)
            m_dialog->showResult(true, {});
    });
    connect(m_writer, &StoreWriter::finished, this, &ApplyController::finish);
    connect(m_writer, &StoreWriter::stopped, this, &ApplyController::stop);
}

void ApplyController::setConnection(const QString& name, models::Mode purpose)
{
    m_connection = {name, purpose};
}

ApplyDialog* ApplyController::dialog() const
{
    return m_dialog;
}

ApplyRequest ApplyController::request() const
{
    const auto& document = m_workspace.document;
    return {m_sources.access(),  m_sources.present(), document.now(),
            document.scenario(), m_connection,        document.conflicts()};
}

void ApplyController::showDialog()
{
    if (m_dialog || !m_workspace.document.isEdited())
        return;
    m_request = request();
    auto* dialog = new ApplyDialog(m_window);
    m_dialog = dialog;
    connect(dialog, &ApplyDialog::saveRequested, this, &ApplyController::chooseFile);
    connect(dialog, &ApplyDialog::writeRequested, this, &ApplyController::confirmWriting);
    connect(dialog, &QDialog::finished, this, [this] { m_dialog.clear(); });
    dialog->open();
    m_background.run([request = m_request] { return applyContent(request); },
                     [this, wanted = m_dialog](const Result<views::ApplyContent>& content) {
                         if (wanted && wanted == m_dialog)
                             showContent(content);
                     });
}

void ApplyController::showContent(const Result<views::ApplyContent>& content)
{
    if (!content) {
        const auto words = errorWords(content.error(), m_request.access.source.name(), true);
        m_dialog->showProblem(words.text, words.details);
    } else {
        m_asks = content->store.asks;
        m_dialog->setContent(*content);
    }
    emit shown();
}

void ApplyController::chooseFile(const ApplyForm& form)
{
    const auto name = suggestedFile(form, models::exactText(m_request.base->cluster));
    auto* dialog = new QFileDialog(m_dialog, tr("Save the text"),
                                   m_settings.exportFolder() + QLatin1Char('/') + name);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const bool isProgram = form.kind == ChangeForm::Sacctmgr;
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, text = form.text, isProgram](const QString& file) { save(file, text, isProgram); });
    dialog->open();
}

void ApplyController::save(const QString& file, const QByteArray& text, bool isProgram)
{
    m_background.run([file, text, isProgram] { return saveText(file, text, isProgram); },
                     [this, file](const Result<void>& done) {
                         const auto words
                             = done ? ErrorWords() : errorWords(done.error(), file, true);
                         if (m_dialog && done)
                             m_dialog->showResult(true, tr("Saved: %1").arg(file));
                         else if (m_dialog)
                             m_dialog->showResult(false, words.text, words.details);
                         else if (!done)
                             m_messages.showError(words.text, words.details);
                         if (done) {
                             m_settings.rememberExport(file);
                             emit saved(file);
                         }
                     });
}

void ApplyController::confirmWriting()
{
    if (!m_asks) {
        write();
        return;
    }
    auto* box = new views::PlainMessageBox(
        QMessageBox::Question, tr("Write to the store"),
        tr("%1 is meant for What-if. Write the changes into it all the same?")
            .arg(models::shownText(m_connection.name)),
        QMessageBox::Cancel, m_dialog);
    box->setObjectName(QStringLiteral("confirmWriting"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* yes = box->addButton(tr("&Write"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("confirmWritingYes"));
    connect(yes, &QPushButton::clicked, this, &ApplyController::write);
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void ApplyController::write()
{
    m_writer->write(m_request, m_dialog ? static_cast<QWidget*>(m_dialog) : m_window);
}

void ApplyController::setWriting(bool isWriting)
{
    m_isWriting = isWriting;
    emit writingChanged();
}

void ApplyController::finish(const StoreWriter::Done& done)
{
    setWriting(false);
    const auto text = done.revision ? tr("Written to %1: revision %2.")
                                          .arg(models::shownText(m_request.access.source.name()))
                                          .arg(*done.revision)
                                    : tr("Nothing was written: what others saved is shown now.");
    if (m_sources.source() != m_request.access.source.name()) {
        m_messages.showNote(text); // another source has come up meanwhile
    } else if (!done.snapshot) {
        m_messages.showError(tr("%1 It could not be read again: Refresh (F5) shows it.").arg(text),
                             {});
    } else {
        if (done.revision) {
            m_workspace.undo.clear(); // its steps lead to what the store held before
            // What is edited next is another scenario: it would be saved over the applied one.
            m_workspace.document.setScenario(done.rest.edits.empty() ? Scenario() : done.rest);
        } else {
            m_workspace.editor.replace(done.rest, tr("take the store's values"));
        }
        m_sources.takeReading(done.snapshot);
        m_messages.showNote(text);
    }
    if (m_dialog)
        m_dialog->accept();
}

void ApplyController::stop(const std::optional<Error>& error)
{
    setWriting(false);
    const auto words = error ? errorWords(*error, m_request.access.source.name(), true)
                             : ErrorWords{tr("Nothing was written; your edits stay."), {}};
    if (m_dialog)
        m_dialog->showResult(!error, words.text, words.details);
    else
        m_messages.showError(words.text, words.details);
}

} // namespace fairlead::app
