// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/issuesmodel.h"

#include "models/document/scenariodocument.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

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
    return severitySummary(rows());
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
