// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sources/sourcecontroller.h"

#include "app/editing/leavequestion.h"
#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/settings/settings.h"
#include "app/sources/keptrecording.h"
#include "app/sources/sourcedrop.h"
#include "models/accounting/sources/commands/commandsource.h"
#include "models/words/showntext.h"
#include "views/widgets/firstsize.h"
#include "views/widgets/texts/messagebar.h"

#include <QFileDialog>
#include <QInputDialog>

#include <algorithm>

namespace fairlead::app {

SourceController::SourceController(Workspace& workspace, Settings& settings,
                                   views::MessageBar& messages, LeaveQuestion& leave,
                                   QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_messages(messages)
    , m_leave(leave)
    , m_window(window)
{
    if (window != nullptr)
        new SourceDrop(window, [this](const QString& source) { open({source, {}}); });
    connect(&m_loader, &SourceLoader::slow, this, [this](const QString& source) {
        m_messages.showProgress(tr("Reading %1 …").arg(source), [this] { m_loader.cancel(); });
    });
    connect(&m_loader, &SourceLoader::finished, &m_messages, &views::MessageBar::endProgress);
    connect(&m_loader, &SourceLoader::finished, this, &SourceController::readingChanged);
    connect(this, &SourceController::readingChanged, this,
            [this] { m_workspace.document.setReading(reading()); });
    connect(&m_loader, &SourceLoader::loaded, this, &SourceController::show);
    connect(&m_loader, &SourceLoader::failed, this, &SourceController::showError);
}

void SourceController::open(const accounting::SourceAccess& access)
{
    const bool isSame = access.source.name() == source();
    m_pending = access;
    m_pending.kept
        = isSame && m_shown.kept ? m_shown.kept : std::make_shared<accounting::KeptReadings>();
    // The queue of a large cluster is there long before its history.
    read(!isSame && access.source.kind().hasFirstLook ? Reading::FirstLook : Reading::Whole);
}

void SourceController::read(Reading reading)
{
    m_reading = reading;
    m_loader.load(m_pending,
                  reading == Reading::FirstLook ? accounting::Look::First : accounting::Look::All);
    emit readingChanged();
}

std::shared_ptr<KeptRecording> SourceController::recording()
{
    if (m_recording == nullptr)
        m_recording = std::make_shared<KeptRecording>(m_shown, m_present);
    return m_recording;
}

QString SourceController::reading() const
{
    return m_loader.isBusy() ? m_pending.source.name() : QString();
}

void SourceController::chooseFolder()
{
    auto* dialog = new QFileDialog(m_window, tr("Open a capture folder"),
                                   m_settings.value(settingkeys::lastFolder));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        m_settings.setValue(settingkeys::lastFolder, folder);
        open(folder);
    });
    dialog->open();
}

void SourceController::chooseFile()
{
    auto* dialog
        = new QFileDialog(m_window, tr("Open a file"), m_settings.value(settingkeys::lastFolder),
                          tr("Fairlead files (*.fairlead);;Job traces (*.swf *.swf.gz);;"
                             "All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { open(file); });
    dialog->open();
}

void SourceController::chooseCommands()
{
    auto* dialog = new QInputDialog(m_window);
    dialog->setObjectName(QStringLiteral("commandsDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Read from Slurm's commands"));
    dialog->setLabelText(tr("Host that ssh reaches with a key (user@host, host:port).\n"
                            "Empty: the commands of this computer. They only read."));
    dialog->setTextValue(m_settings.value(settingkeys::commandHost));
    dialog->setOkButtonText(tr("Read"));
    dialog->resize(std::max(views::titleWidth(*dialog), dialog->sizeHint().width()),
                   dialog->sizeHint().height());
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
        const auto host = text.trimmed();
        m_settings.setValue(settingkeys::commandHost, host);
        open(accounting::commandSourceName(host));
    });
    dialog->open();
}

void SourceController::show(const std::shared_ptr<const Snapshot>& snapshot, const QString& source)
{
    withdrawError();
    forgetDeclined();
    const auto reading = m_reading;
    if (source == m_shown.source.name() && !isOfOtherCluster(*snapshot)) {
        m_shown = m_pending;
        takeReading(snapshot);
        announce(reading);
        return;
    }
    m_leave.ask(
        [this, snapshot, reading, access = m_pending] {
            m_shown = access;
            m_messages.dismiss(); // what was said of another source
            showOther(snapshot);
            announce(reading);
        },
        [this] {
            m_pending = m_shown;
            emit abandoned();
        });
}

void SourceController::showNext(const std::shared_ptr<const Snapshot>& snapshot)
{
    if (!isOfOtherCluster(*snapshot)) {
        forgetDeclined();
        takeReading(snapshot);
        return;
    }
    if (m_declined == snapshot->cluster) {
        tellDeclined();
        return;
    }
    m_leave.ask(
        [this, snapshot] { showOther(snapshot); },
        [this, cluster = snapshot->cluster] {
            m_declined = cluster;
            tellDeclined();
        },
        tr("%1 now belongs to cluster %2.")
            .arg(models::shownText(m_shown.source.name()), models::shownText(snapshot->cluster)));
}

void SourceController::tellDeclined()
{
    m_messages.showNote(declinedText());
}

QString SourceController::declinedText() const
{
    return tr("%1 now belongs to cluster %2. What was on the screen stays there; open "
              "it again to see the other cluster.")
        .arg(models::shownText(m_shown.source.name()), models::shownText(*m_declined));
}

/// It belongs to the cluster again, or another one is opened: what was said of it is over.
void SourceController::forgetDeclined()
{
    if (m_declined)
        m_messages.withdrawNotice(declinedText());
    m_declined.reset();
}

bool SourceController::isOfOtherCluster(const Snapshot& snapshot) const
{
    return m_present && m_present->cluster != snapshot.cluster;
}

void SourceController::takeReading(const std::shared_ptr<const Snapshot>& snapshot)
{
    m_present = snapshot;
    m_recording = nullptr;
    emit readAgain();
    if (!m_away)
        m_workspace.document.refreshSnapshot(snapshot, snapshot->computedAt);
}

void SourceController::showMoment(std::optional<OtherMoment> other)
{
    if (!other && !m_away)
        return;
    m_away = std::move(other);
    auto& document = m_workspace.document;
    const auto now = m_away ? m_away->now : m_present->computedAt;
    if (document.baseSnapshot() == wanted() && !document.isStale())
        document.setMoment(now); // the rows stay
    else
        document.refreshSnapshot(wanted(), now);
    emit awayChanged();
}

void SourceController::showOther(const std::shared_ptr<const Snapshot>& snapshot)
{
    const bool wasAway = isAway();
    m_present = snapshot;
    m_recording = nullptr;
    m_away.reset();
    if (wasAway)
        emit awayChanged();
    m_workspace.document.setSnapshot(snapshot, snapshot->computedAt);
    m_workspace.undo.clear();
}

void SourceController::announce(Reading reading)
{
    const auto source = m_shown.source.name();
    m_settings.setValue(settingkeys::lastSource, source);
    if (reading == Reading::FirstLook) {
        m_pending = m_shown;
        read(Reading::SecondLook);
    }
    if (reading != Reading::SecondLook)
        emit opened(source);
}

void SourceController::showError(const Error& error, const QString& source, const QString& instead)
{
    auto words = errorWords(error, source, m_workspace.document.hasSnapshot());
    if (!instead.isEmpty())
        words.text = instead;
    m_messages.showError(words.text, words.details);
    m_error = words.text;
    m_errorSource = source;
    emit failed(error);
}

void SourceController::takeAnswer()
{
    if (m_errorSource == source())
        withdrawError();
}

void SourceController::withdrawError()
{
    m_messages.withdrawNotice(m_error);
    m_error.clear();
    m_errorSource.clear();
}

} // namespace fairlead::app
