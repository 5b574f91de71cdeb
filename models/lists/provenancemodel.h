// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"
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
    bool isEqual = true; ///< agreement lines: every row agrees, or within rounding
    bool isMadeUp = false; ///< the origin says so itself
    bool operator==(const ProvenanceRow&) const = default;
};

/// All equal, within rounding or differs, in a few words and in detail.
struct AgreementBadge
{
    Verdict verdict = Verdict::Nothing; ///< Nothing: the source holds no answers, no text
    QString text;
    QString details; ///< a line for each answer, and where to look
    QString hints{}; ///< why they may differ, where that can be told; a line each
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

    /// How far the baseline agrees with what the scheduler itself says, for the status bar.
    [[nodiscard]] AgreementBadge badge() const;

private:
    [[nodiscard]] QVariant value(const ProvenanceRow& row, int column, int role) const override;
    [[nodiscard]] std::vector<ProvenanceRow> listed() const;

    ScenarioDocument* m_document;
};

} // namespace fairlead::models
