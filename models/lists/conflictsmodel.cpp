// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/conflictsmodel.h"

#include "models/document/scenariodocument.h"
#include "models/lists/roles.h"
#include "models/words/editwords.h"
#include "models/words/showntext.h"

#include <algorithm>

namespace fairlead::models {

namespace {
QString valueText(const Edit& edit, const std::string& value)
{
    return orDash(editedValueWords(edit, value));
}
} // namespace

ConflictsModel::ConflictsModel(ScenarioDocument* document, QObject* parent)
    : ListModel(parent)
    , m_document(document)
{
    using Row = EditConflict;
    setColumns({
        {tr("Your edit"), tr("What the scenario changes."),
         [](const Row& row) { return editWords(row.edit); }},
        {tr("Yours"), tr("The value that your edit sets."),
         [](const Row& row) { return valueText(row.edit, editedValue(row.edit)); }},
        {tr("Was"), tr("The source's value when you made the edit."),
         [](const Row& row) { return valueText(row.edit, row.before); }},
        {tr("Is now"), tr("The source's value in the last reading."),
         [](const Row& row) { return valueText(row.edit, row.now); }},
        {tr("What happened"), tr("Why the edit and the source disagree."), whatHappened},
    });
    setRows(document->conflicts());
    connect(document, &ScenarioDocument::conflictsChanged, this, [this] {
        syncRows(m_document->conflicts());
        emit conflictsChanged();
    });
}

ConflictsModel::~ConflictsModel() = default;

int ConflictsModel::openCount() const
{
    return static_cast<int>(std::ranges::count(rows(), false, &EditConflict::isKept));
}

QVariant ConflictsModel::value(const EditConflict& row, int column, int role) const
{
    return role == Qt::ToolTipRole ? text(row, column) : QVariant();
}

QString ConflictsModel::whatHappened(const EditConflict& conflict)
{
    QString words;
    switch (conflict.kind) {
    case ConflictKind::BaselineChanged:
        return tr("Somebody else has changed it; your value is shown.");
    case ConflictKind::CameTrue:
        return tr("The cluster already has this value: the edit is no longer needed.");
    case ConflictKind::TargetGone:
        words = tr("The source does not have it; your edit is not applied.");
        break;
    case ConflictKind::NameTaken:
        words = tr("The name already exists; your edit is not applied.");
        break;
    case ConflictKind::Impossible:
        words = std::holds_alternative<ParameterEdit>(conflict.edit)
            ? tr("It cannot have this value; your edit is not applied.")
            : tr("It cannot be applied to this tree.");
        break;
    }
    return conflict.isKept ? tr("%1 It stays in the scenario.").arg(words) : words;
}

} // namespace fairlead::models
