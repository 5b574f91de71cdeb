// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/sidebyside.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// One line of the comparison of scenarios.
struct SideRow
{
    QString name;
    QString now;
    QStringList values; ///< of each scenario
};

/// Scenarios side by side: what each sets, then what comes of it; a column a scenario.
class SideBySideModel : public ListModel<SideRow>
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn,
        NowColumn,
        FirstScenarioColumn,
    };

    explicit SideBySideModel(QObject* parent = nullptr);

    /// `names` stand over the columns; everything is of the snapshot that `now` was computed from.
    void setScenarios(const Evaluation& now, const QStringList& names,
                      std::span<const Scenario> scenarios, std::span<const ScenarioResult> results);
    void clear();

private:
    void show(const QStringList& names, std::vector<SideRow> rows);
};

} // namespace fairlead::models
