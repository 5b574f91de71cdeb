// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/policycontroller.h"

#include "app/frame/errorwords.h"
#include "app/settings/settings.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/policyfile.h"
#include "models/document/policycomparison.h"
#include "models/lists/issuesmodel.h"
#include "views/compare/comparepage.h"
#include "views/issues/issuesdock.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

namespace fairlead::app {

PolicyController::PolicyController(Settings& settings, SourceController& sources,
                                   views::MessageBar& messages, views::ComparePage& page,
                                   views::IssuesDock& issues, const QAction& refresh,
                                   QWidget* window)
    : QObject(window)
    , m_settings(settings)
    , m_messages(messages)
    , m_page(page)
    , m_issues(issues)
    , m_window(window)
{
    connect(&page, &views::ComparePage::policyRequested, this, &PolicyController::choose);
    connect(&refresh, &QAction::triggered, this, &PolicyController::readAgain);
    connect(&sources, &SourceController::readAgain, this, &PolicyController::readAgain);
    connect(&page.comparison(), &models::PolicyComparison::changed, this, [this] {
        if (m_page.comparison().isActive())
            return;
        m_question.forget(); // whoever has gone back does not wait for a file any more
        m_again.forget();
        m_issues.model().setPolicyIssues({});
    });
}

void PolicyController::choose()
{
    auto* dialog = new QFileDialog(m_window, tr("Compare with a policy"),
                                   m_settings.value(settingkeys::lastFolder),
                                   tr("Policies of Slurm, Moab and Maui (*.conf *.cfg *.txt);;All "
                                      "files (*)"));
    dialog->setObjectName(QStringLiteral("policyDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        m_settings.setValue(settingkeys::lastFolder, QFileInfo(file).absolutePath());
        compareWith(file);
    });
    dialog->open();
}

void PolicyController::compareWith(const QString& file)
{
    m_question.ask([file] { return read(file); },
                   [this, file](const Result<Answer>& answer) { show(file, answer); });
}

void PolicyController::readAgain()
{
    if (!m_page.comparison().isActive())
        return;
    const auto file = m_page.comparison().name();
    const auto take = [this, file](const Result<Answer>& answer) {
        const auto& comparison = m_page.comparison();
        if (comparison.name() != file) // another one was chosen meanwhile
            return;
        const bool isSame = answer && *answer->policy == *comparison.policy();
        if (!answer && m_told == answer.error().message)
            return;
        if (!isSame) {
            show(file, answer);
            return;
        }
        m_told.reset();
        m_issues.model().setPolicyIssues(answer->issues); // of other lines, or mended
    };
    m_again.ask([file] { return read(file); }, take);
}

Result<PolicyController::Answer> PolicyController::read(const QString& file)
{
    Answer answer;
    auto read = accounting::readPolicyFile(file, answer.issues);
    if (!read)
        return read.error();
    answer.policy = std::make_shared<const OtherPolicy>(std::move(read->policy));
    return answer;
}

void PolicyController::show(const QString& file, const Result<Answer>& answer)
{
    m_told = answer ? std::nullopt : std::optional(answer.error().message);
    if (!answer) {
        const auto words = errorWords(answer.error(), file, true);
        m_messages.showError(words.text, words.details);
        emit failed(answer.error());
        return;
    }
    m_issues.model().setPolicyIssues(answer->issues);
    m_page.comparison().setPolicy(file, answer->policy);
}

} // namespace fairlead::app
