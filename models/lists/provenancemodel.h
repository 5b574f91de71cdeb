// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/evaluation/agreement.h"
#include "models/lists/listmodel.h"

#include <QString>

#include <vector>

namespace fairlead::models {

class ScenarioDocument;

/// One input, or one line of agreement.
struct ProvenanceRow
{
    QString input;
    QString origin;
    bool isAssumed = false;
    bool isEqual = true; ///< agreement lines: every row agrees
    bool operator==(const ProvenanceRow&) const = default;
};

/// Which input came from where, what was assumed, and how many rows agree with what the scheduler
/// itself says (the baseline against sprio and sshare, where the source holds them).
class ProvenanceModel : public ListModel<ProvenanceRow>
{
    Q_OBJECT

public:
    enum Column
    {
        InputColumn,
        OriginColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ProvenanceModel(ScenarioDocument* document, QObject* parent = nullptr);
    ~ProvenanceModel() override;

    /// "1 875 of 1 875 priorities are the same as sprio's": one line for the status bar; empty: no
    /// answers.
    [[nodiscard]] QString agreementText() const;

private:
    [[nodiscard]] QVariant value(const ProvenanceRow& row, int column, int role) const override;
    [[nodiscard]] std::vector<ProvenanceRow> listed() const;
    [[nodiscard]] static QString priorityAgreement(const Agreement& agreement);
    [[nodiscard]] static QString fairShareAgreement(const Agreement& agreement);

    ScenarioDocument* m_document;
};

} // namespace fairlead::models
