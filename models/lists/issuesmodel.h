// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "models/lists/listmodel.h"

#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// The problems that did not stop the import, worst first as the source listed them; then those of
/// a policy that the source is compared with.
class IssuesModel : public ListModel<Issue>
{
    Q_OBJECT

public:
    enum Column
    {
        SeverityColumn,
        MessageColumn,
        FileColumn,
        LineColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit IssuesModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~IssuesModel() override;

    /// Shows these as well; an empty list takes them away.
    void setPolicyIssues(Issues issues);
    /// Of a reading after the one that is shown, which failed; an empty list: it did not.
    void setReadingIssues(Issues issues);
    /// "2 errors, 1 warning", for a title or a status bar; empty: no issues.
    [[nodiscard]] QString summary() const;

signals:
    void summaryChanged();

private:
    [[nodiscard]] QVariant value(const Issue& row, int column, int role) const override;
    void refresh();
    [[nodiscard]] std::vector<Issue> issues() const;

    ScenarioDocument* m_document;
    Issues m_policyIssues;
    Issues m_readingIssues;
};

} // namespace fairlead::models
