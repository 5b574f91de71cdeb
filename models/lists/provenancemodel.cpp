// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/provenancemodel.h"

#include "engine/priority/assumptions.h"
#include "models/document/scenariodocument.h"
#include "models/words/agreementwords.h"
#include "models/words/messagewords.h"

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
             return row.isAssumed && !row.isMadeUp ? tr("assumed: %1").arg(row.origin) : row.origin;
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

AgreementBadge ProvenanceModel::badge() const
{
    const auto& baseline = m_document->baseline();
    if (!baseline || baseline->agreement.verdict() == Verdict::Nothing)
        return {};
    const auto& agreement = baseline->agreement;
    const auto hints = hintLines(*baseline->evaluation, agreement);
    const auto details = QStringList(agreementLine(agreement)) + hints;
    return {agreement.verdict(), agreementSummary(agreement), details.join(u'\n'),
            hints.join(u'\n')};
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
        result.push_back({messageWords(entry.input), messageWords(entry.origin), entry.isAssumed,
                          true, isMadeUp({entry})});
    for (const auto& entry : assumptionsOf(m_document->policy()))
        result.push_back(
            {messageWords(entry.input), messageWords(entry.origin), entry.isAssumed, true});
    const auto& baseline = m_document->baseline();
    if (!baseline)
        return result;
    const auto& agreement = baseline->agreement;
    for (const auto* answer : {&agreement.priorities, &agreement.normalized, &agreement.shares}) {
        const auto verdict = answer->verdict();
        if (verdict == Verdict::Nothing)
            continue;
        result.push_back({tr("Agreement with %1").arg(QLatin1String(answer->command)),
                          comparisonText(*answer), false, verdict < Verdict::Incomplete});
    }
    return result;
}

} // namespace fairlead::models
