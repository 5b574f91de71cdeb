// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/issuesmodel.h"

#include "models/document/scenariodocument.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QStringList>

#include <algorithm>

namespace fairlead::models {

IssuesModel::IssuesModel(ScenarioDocument* document, QObject* parent)
    : ListModel(parent)
    , m_document(document)
{
    setColumns({
        {tr("Severity"),
         tr("Error: something was left out. Warning: something was "
            "repaired. Note: good to know."),
         [](const Issue& issue) { return severityText(issue.severity); },
         [](const Issue& issue) { return static_cast<int>(issue.severity); }},
        {tr("Message"), tr("What was found and what was done about it."),
         [](const Issue& issue) { return messageWords(told(issue)); }},
        {tr("File"), tr("Where it was found."),
         [](const Issue& issue) { return shownText(issue.file); }},
        {tr("Line"), tr("Line in the file, the first is 1."),
         [](const Issue& issue) { return issue.line == 0 ? QVariant() : QVariant(issue.line); }},
    });
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        setRows(issues());
        endResetModel();
        emit summaryChanged();
    });
    connect(document, &ScenarioDocument::snapshotChanged, this, &IssuesModel::refresh);
    setRows(issues());
}

IssuesModel::~IssuesModel() = default;

void IssuesModel::refresh()
{
    if (auto next = issues(); next != rows()) {
        syncRows(std::move(next));
        emit summaryChanged();
    }
}

void IssuesModel::setPolicyIssues(Issues issues)
{
    m_policyIssues = std::move(issues);
    refresh();
}

void IssuesModel::setReadingIssues(Issues issues)
{
    m_readingIssues = std::move(issues);
    refresh();
}

QString IssuesModel::summary() const
{
    const auto count = [this](Severity severity) {
        qsizetype found = 0;
        for (const auto& issue : rows()) {
            if (issue.severity == severity)
                found += 1 + static_cast<qsizetype>(issue.others);
        }
        return found;
    };
    const auto text = [](qsizetype number, const QString& one, const QString& many) {
        return number == 1 ? one : many.arg(valueformat::count(static_cast<qulonglong>(number)));
    };
    QStringList parts;
    if (const auto errors = count(Severity::Error); errors > 0)
        parts << text(errors, tr("1 error"), tr("%1 errors"));
    if (const auto warnings = count(Severity::Warning); warnings > 0)
        parts << text(warnings, tr("1 warning"), tr("%1 warnings"));
    if (const auto notes = count(Severity::Note); notes > 0)
        parts << text(notes, tr("1 note"), tr("%1 notes"));
    return listed(parts);
}

QVariant IssuesModel::value(const Issue& issue, int /*column*/, int role) const
{
    switch (role) {
    case SeverityRole:
        return static_cast<int>(issue.severity);
    case Qt::ToolTipRole:
        return issueWords(issue);
    default:
        return {};
    }
}

QString IssuesModel::severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return tr("Error");
    case Severity::Warning:
        return tr("Warning");
    case Severity::Note:
        return tr("Note");
    }
    return {};
}

std::vector<Issue> IssuesModel::issues() const
{
    auto issues = m_document->hasSnapshot() ? m_document->baseSnapshot()->issues.kept()
                                            : std::vector<Issue>();
    issues.insert(issues.end(), m_policyIssues.begin(), m_policyIssues.end());
    issues.insert(issues.begin(), m_readingIssues.begin(), m_readingIssues.end());
    std::ranges::stable_sort(issues, std::ranges::greater(), &Issue::severity);
    return issues;
}

} // namespace fairlead::models
