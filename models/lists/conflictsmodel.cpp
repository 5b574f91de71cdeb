// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/conflictsmodel.h"

#include "models/document/scenariodocument.h"
#include "models/lists/roles.h"
#include "models/words/editwords.h"

#include <algorithm>

namespace fairlead::models {

namespace {

QString orDash(const std::string& text)
{
    return text.empty() ? QStringLiteral("–") : QString::fromStdString(text);
}

} // namespace

ConflictsModel::ConflictsModel(ScenarioDocument* document, QObject* parent)
    : SyncedTableModel(parent)
    , m_document(document)
    , m_rows(document->conflicts())
{
    connect(document, &ScenarioDocument::conflictsChanged, this, [this] {
        syncRows(m_rows, m_document->conflicts());
        emit conflictsChanged();
    });
}

ConflictsModel::~ConflictsModel() = default;

int ConflictsModel::openCount() const
{
    return static_cast<int>(std::ranges::count(m_rows, false, &EditConflict::isKept));
}

int ConflictsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ConflictsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConflictsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
        || (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole))
        return {};
    const auto& row = conflict(index.row());
    switch (static_cast<Column>(index.column())) {
    case EditColumn:
        return editWords(row.edit);
    case MineColumn:
        return orDash(editedValue(row.edit));
    case BeforeColumn:
        return orDash(row.before);
    case NowColumn:
        return orDash(row.now);
    case WhatColumn:
        return whatHappened(row);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ConflictsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(section)) {
    case EditColumn:
        return isTitle ? tr("Your edit") : tr("What the scenario changes.");
    case MineColumn:
        return isTitle ? tr("Yours") : tr("The value that your edit sets.");
    case BeforeColumn:
        return isTitle ? tr("Was") : tr("The source's value when you made the edit.");
    case NowColumn:
        return isTitle ? tr("Is now") : tr("The source's value in the last reading.");
    case WhatColumn:
        return isTitle ? tr("What happened") : tr("Why the edit and the source disagree.");
    case ColumnCount:
        break;
    }
    return {};
}

QString ConflictsModel::whatHappened(const EditConflict& conflict)
{
    QString words;
    switch (conflict.kind) {
    case ConflictKind::BaselineChanged:
        return tr("Somebody else has changed it; yours is shown.");
    case ConflictKind::CameTrue:
        return tr("It is so on the cluster by now: the edit is no longer needed.");
    case ConflictKind::TargetGone:
        words = tr("It is no longer there; your edit is not carried out.");
        break;
    case ConflictKind::NameTaken:
        words = tr("The name exists by now; your edit is not carried out.");
        break;
    case ConflictKind::Impossible:
        words = tr("It cannot be carried out on this tree.");
        break;
    }
    return conflict.isKept ? tr("%1 It waits.").arg(words) : words;
}

} // namespace fairlead::models
