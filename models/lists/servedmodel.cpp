// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/servedmodel.h"

#include "models/document/scenariodocument.h"
#include "models/pies/slicelayout.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

ServedModel::ServedModel(ScenarioDocument* document, Side side, int limit, QObject* parent)
    : ListModel(parent)
    , m_document(document)
    , m_side(side)
    , m_limit(limit)
{
    using Row = ServedRow;
    setColumns({
        {tr("Account"), tr("Accounts only; their users share what they get."),
         [this](const Row& row) { return shownText(m_snapshot->accountName(row.assoc)); }},
        {tr("Promised"),
         tr("Shares / sum of the shares on the same level. Percent of the account above."),
         [](const Row& row) { return valueformat::percent(row.served.promised); },
         [](const Row& row) { return row.served.promised; }, alignedRight},
        {tr("Consumed"),
         tr("Decayed usage / usage of the account above. Percent of the account above."),
         [](const Row& row) { return valueformat::percent(row.served.consumed); },
         [](const Row& row) { return row.served.consumed; }, alignedRight},
        {tr("Percent of"), tr("The account above: what Promised and Consumed are parts of."),
         [this](const Row& row) {
             return shownText(m_snapshot->accountName(m_snapshot->assocs.parent[row.assoc.at()]));
         }},
        {tr("Verdict"), tr("Promised / consumed."),
         [](const Row& row) { return valueformat::verdict(row.served); },
         [](const Row& row) { return distanceFromShare(row.served); }},
    });
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] {
        beginResetModel();
        setRows({}); // they name associations of the snapshot that goes
    });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        setRows(listed());
        takeGround();
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, &ServedModel::refresh);
    setRows(listed());
    takeGround();
}

ServedModel::~ServedModel() = default;

void ServedModel::refresh()
{
    const bool isShown = m_served != nullptr && m_served == m_document->outcome().served
        && m_baseline == m_document->baseline();
    if (!isShown)
        syncRows(listed(), [this] { takeGround(); });
}

// Rows name things of one snapshot; data() reads that one until the rows are replaced.
void ServedModel::takeGround()
{
    m_snapshot = m_document->snapshot();
    m_baseline = m_document->baseline();
    m_served = m_document->outcome().served;
}

SliceColour ServedModel::colour(AssocIndex assoc) const
{
    return m_baseline ? m_baseline->colours.colour(*m_snapshot, assoc) : SliceColour();
}

QVariant ServedModel::value(const ServedRow& row, int /*column*/, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return pathText(row.assoc);
    case AssocRole:
        return row.assoc.value;
    case PromisedRole:
        return row.served.promised;
    case ConsumedRole:
        return row.served.consumed;
    case VerdictRole:
        return static_cast<int>(row.served.kind);
    case HueRole:
        return colour(row.assoc).hue;
    case LightnessRole:
        return colour(row.assoc).lightness;
    case HatchRole:
        return colour(row.assoc).isHatched;
    default:
        return {};
    }
}

std::vector<ServedRow> ServedModel::listed() const
{
    const auto& digest = m_document->outcome().digest;
    const auto& served = m_document->outcome().served;
    std::vector<ServedRow> rows;
    if (!digest)
        return rows;
    const auto& found = m_side == Side::UnderServed ? digest->underServed : digest->overServed;
    const auto count
        = m_limit > 0 ? std::min(found.size(), static_cast<std::size_t>(m_limit)) : found.size();
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back({found[i], served->served(found[i])});
    return rows;
}

QString ServedModel::pathText(AssocIndex assoc) const
{
    QStringList names;
    for (const auto step : pathTo(*m_snapshot, assoc))
        names << shownText(m_snapshot->accountName(step));
    return names.join(QStringLiteral(" › "));
}

} // namespace fairlead::models
