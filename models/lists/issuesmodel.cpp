// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/issuesmodel.h"

#include "models/document/scenariodocument.h"
#include "models/words/valueformat.h"

#include <QStringList>

#include <algorithm>

namespace fairlead::models {

IssuesModel::IssuesModel(ScenarioDocument* document, QObject* parent)
    : SyncedTableModel(parent)
    , m_document(document)
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_issues = issues();
        endResetModel();
        emit summaryChanged();
    });
    connect(document, &ScenarioDocument::snapshotChanged, this, &IssuesModel::refresh);
    m_issues = issues();
}

IssuesModel::~IssuesModel() = default;

void IssuesModel::refresh()
{
    if (auto next = issues(); next != m_issues) {
        syncRows(m_issues, std::move(next));
        emit summaryChanged();
    }
}

void IssuesModel::setPolicyIssues(std::vector<Issue> issues)
{
    m_policyIssues = std::move(issues);
    refresh();
}

QString IssuesModel::summary() const
{
    const auto count = [this](Severity severity) {
        return static_cast<qsizetype>(std::ranges::count(m_issues, severity, &Issue::severity));
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
    return parts.join(QStringLiteral(", "));
}

int IssuesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

int IssuesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& issue = m_issues[static_cast<std::size_t>(index.row())];
    if (role == SeverityRole)
        return static_cast<int>(issue.severity);
    if (role == Qt::ToolTipRole)
        return QString::fromStdString(issueText(issue));
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (static_cast<Column>(index.column())) {
    case SeverityColumn:
        return role == SortRole ? QVariant(static_cast<int>(issue.severity))
                                : QVariant(severityText(issue.severity));
    case MessageColumn:
        return QString::fromStdString(issue.message);
    case FileColumn:
        return QString::fromStdString(issue.file);
    case LineColumn:
        return issue.line == 0 ? QVariant() : QVariant(issue.line);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(section)) {
    case SeverityColumn:
        return isTitle ? tr("Severity")
                       : tr("Error: something was left out. Warning: something was "
                            "repaired. Note: good to know.");
    case MessageColumn:
        return isTitle ? tr("Message") : tr("What was found and what was done about it.");
    case FileColumn:
        return isTitle ? tr("File") : tr("Where it was found.");
    case LineColumn:
        return isTitle ? tr("Line") : tr("Line in the file, the first is 1.");
    case ColumnCount:
        break;
    }
    return {};
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
    auto issues
        = m_document->hasSnapshot() ? m_document->baseSnapshot()->issues : std::vector<Issue>();
    issues.insert(issues.end(), m_policyIssues.begin(), m_policyIssues.end());
    std::ranges::stable_sort(issues, std::ranges::greater(), &Issue::severity);
    return issues;
}

} // namespace fairlead::models
