// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/provenancemodel.h"

#include "engine/priority/assumptions.h"
#include "models/document/scenariodocument.h"
#include "models/words/valueformat.h"

namespace fairlead::models {

ProvenanceModel::ProvenanceModel(ScenarioDocument* document, QObject* parent)
    : SyncedTableModel(parent)
    , m_document(document)
{
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_rows = rows();
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, [this] {
        if (auto next = rows(); next != m_rows) // the agreement has come, and then stays
            syncRows(m_rows, std::move(next));
    });
    m_rows = rows();
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

int ProvenanceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProvenanceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProvenanceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == IsAssumedRole)
        return row.isAssumed;
    if (role == SeverityRole)
        return static_cast<int>(row.isEqual ? Severity::Note : Severity::Warning);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (static_cast<Column>(index.column())) {
    case InputColumn:
        return row.input;
    case OriginColumn:
        return row.isAssumed && role == Qt::DisplayRole ? tr("assumed: %1").arg(row.origin)
                                                        : row.origin;
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ProvenanceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(section)) {
    case InputColumn:
        return isTitle ? tr("Input") : tr("What the computation needs.");
    case OriginColumn:
        return isTitle ? tr("Where it comes from")
                       : tr("File, table or command; or what was assumed because nothing said so.");
    case ColumnCount:
        break;
    }
    return {};
}

std::vector<ProvenanceModel::Row> ProvenanceModel::rows() const
{
    std::vector<Row> result;
    if (!m_document->hasSnapshot())
        return result;
    for (const auto& entry : m_document->baseSnapshot()->provenance)
        result.push_back({QString::fromStdString(entry.input), QString::fromStdString(entry.origin),
                          entry.isAssumed, true});
    for (const auto& entry : assumptionsOf(m_document->policy()))
        result.push_back({QString::fromStdString(entry.input), QString::fromStdString(entry.origin),
                          entry.isAssumed, true});
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
