// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/provenancemodel.h"

#include "engine/priority/assumptions.h"
#include "models/document/scenariodocument.h"
#include "models/words/messagewords.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

ProvenanceModel::ProvenanceModel(ScenarioDocument* document, QObject* parent)
    : ListModel(parent)
    , m_document(document)
{
    using Row = ProvenanceRow;
    setColumns({
        {tr("Input"), tr("What the computation needs."), [](const Row& row) { return row.input; }},
        {tr("Where it comes from"),
         tr("File, table or command; or what was assumed because nothing said so."),
         [](const Row& row) {
             return row.isAssumed ? tr("assumed: %1").arg(row.origin) : row.origin;
         },
         [](const Row& row) { return row.origin; }},
    });
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        setRows(listed());
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, [this] {
        if (auto next = listed(); next != rows()) // the agreement has come, and then stays
            syncRows(std::move(next));
    });
    setRows(listed());
}

ProvenanceModel::~ProvenanceModel() = default;

QString ProvenanceModel::agreementText() const
{
    const auto& baseline = m_document->baseline();
    if (!baseline)
        return {};
    QStringList parts;
    if (baseline->agreement.priorities > 0)
        parts << priorityAgreement(baseline->agreement);
    if (baseline->agreement.fairShares > 0)
        parts << fairShareAgreement(baseline->agreement);
    return parts.join(QStringLiteral(" · "));
}

QVariant ProvenanceModel::value(const ProvenanceRow& row, int /*column*/, int role) const
{
    switch (role) {
    case IsAssumedRole:
        return row.isAssumed;
    case SeverityRole:
        return static_cast<int>(row.isEqual ? Severity::Note : Severity::Warning);
    default:
        return {};
    }
}

std::vector<ProvenanceRow> ProvenanceModel::listed() const
{
    std::vector<ProvenanceRow> result;
    if (!m_document->hasSnapshot())
        return result;
    for (const auto& entry : m_document->baseSnapshot()->provenance)
        result.push_back(
            {messageWords(entry.input), messageWords(entry.origin), entry.isAssumed, true});
    for (const auto& entry : assumptionsOf(m_document->policy()))
        result.push_back(
            {messageWords(entry.input), messageWords(entry.origin), entry.isAssumed, true});
    const auto& baseline = m_document->baseline();
    if (!baseline)
        return result;
    const auto& agreement = baseline->agreement;
    if (agreement.priorities > 0)
        result.push_back({tr("Agreement with sprio"), priorityAgreement(agreement), false,
                          agreement.priorities == agreement.prioritiesEqual});
    if (agreement.fairShares > 0)
        result.push_back({tr("Agreement with sshare"), fairShareAgreement(agreement), false,
                          agreement.fairShares == agreement.fairSharesEqual});
    return result;
}

QString ProvenanceModel::priorityAgreement(const Agreement& agreement)
{
    return tr("%1 of %2 priorities are the same as sprio's")
        .arg(valueformat::count(agreement.prioritiesEqual),
             valueformat::count(agreement.priorities));
}

QString ProvenanceModel::fairShareAgreement(const Agreement& agreement)
{
    return tr("%1 of %2 fair-shares are the same as sshare's")
        .arg(valueformat::count(agreement.fairSharesEqual),
             valueformat::count(agreement.fairShares));
}

} // namespace fairlead::models
