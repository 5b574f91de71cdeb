// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"
#include "models/lists/listmodel.h"

#include <QString>

namespace fairlead::models {

class ScenarioDocument;

/// One number that is not what the scheduler printed.
struct DifferenceRow
{
    QString command; ///< "sprio"
    QString whose; ///< "job 301 in rapide", "chem/ann"
    PartDifference difference;
};

/// The numbers of the baseline that are not those that the scheduler printed: whose, which part,
/// ours, theirs, and what the rounding of the usage allows. Those that nothing explains come first.
class AgreementModel : public ListModel<DifferenceRow>
{
    Q_OBJECT

public:
    enum Column
    {
        AnswerColumn,
        WhoseColumn,
        PartColumn,
        OursColumn,
        TheirsColumn,
        AllowedColumn,
        VerdictColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit AgreementModel(ScenarioDocument* document, QObject* parent = nullptr);

private:
    [[nodiscard]] QVariant value(const DifferenceRow& row, int column, int role) const override;
    void refresh();
    [[nodiscard]] std::vector<DifferenceRow> listed() const;

    ScenarioDocument* m_document;
    std::shared_ptr<const Evaluation> m_shown; // whose answers are listed
};

} // namespace fairlead::models
