// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/advice/finding.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// What the adviser found, what matters most first.
class AdviceModel : public ListModel<Finding>
{
    Q_OBJECT

public:
    enum Column
    {
        SeverityColumn,
        FindingColumn,
        EvidenceColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit AdviceModel(QObject* parent = nullptr);

    void show(std::vector<Finding> findings);
    [[nodiscard]] const Finding& finding(int row) const { return ListModel::row(row); }

private:
    [[nodiscard]] QVariant value(const Finding& row, int column, int role) const override;
};

} // namespace fairlead::models
