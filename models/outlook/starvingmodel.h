// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/lists/listmodel.h"
#include "models/outlook/outlookview.h"

namespace fairlead::models {

/// The jobs that starve, as they were recorded and under each policy: what `fairleadctl replay
/// --starving` lists.
class StarvingModel : public ListModel<replay::StarvingJob>
{
    Q_OBJECT

public:
    enum Column
    {
        PolicyColumn,
        JobColumn,
        AccountColumn,
        UserColumn,
        SubmitColumn,
        StartColumn,
        WaitedColumn,
        LimitColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit StarvingModel(QObject* parent = nullptr);

    /// Null: none.
    void show(const std::shared_ptr<const OutlookView>& view);

private:
    [[nodiscard]] QString policyText(const replay::StarvingJob& job) const;

    QStringList m_policies; ///< as they are called
};

} // namespace fairlead::models
