// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreeedits.h"

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QLocale>

namespace fairlead::models {

namespace {

/// Raw shares as typed: a number, in the user's language or plain, or "parent".
Result<std::uint32_t> typedShares(const QString& text)
{
    const auto typed = text.trimmed();
    if (auto plain = parseShares(typed.toStdString()))
        return plain;
    bool isNumber = false;
    const auto number = QLocale().toUInt(typed, &isNumber);
    return parseShares(isNumber ? std::to_string(number) : typed.toLower().toStdString());
}

} // namespace

AccountTreeEdits::AccountTreeEdits(const ScenarioDocument* document, ScenarioEditor* editor,
                                   QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_editor(editor)
{
}

bool AccountTreeEdits::canMoveTo(AssocIndex assoc) const
{
    return isPossible() && !m_document->snapshot()->assocs.isUser(assoc);
}

bool AccountTreeEdits::canRename(AssocIndex assoc) const
{
    return canSetShares(assoc) && !m_document->snapshot()->assocs.isUser(assoc);
}

bool AccountTreeEdits::canSetShares(AssocIndex assoc) const
{
    return isPossible() && assoc.isValid() && assoc.at() != 0; // the root stands as it is
}

bool AccountTreeEdits::rename(AssocIndex account, const QString& name)
{
    const auto before = m_document->snapshot()->accountName(account);
    const auto after = name.trimmed().toStdString();
    return after == before || submit(RenameEdit{before, after});
}

bool AccountTreeEdits::setShares(AssocIndex assoc, const QString& shares)
{
    const auto value = typedShares(shares);
    if (!value) {
        emit refused(
            tr("“%1” is not a valid share: enter a whole number or “parent”.").arg(shares));
        return false;
    }
    return submit(ShareEdit{keyOf(*m_document->snapshot(), assoc), value.value()});
}

bool AccountTreeEdits::addAccount(AssocIndex parentAccount, const QString& name,
                                  const QString& shares)
{
    const auto value = typedShares(shares);
    if (!m_document->snapshot() || !parentAccount.isValid() || !value)
        return false;
    return submitPlaced(AddEdit{{name.trimmed().toStdString(), {}, {}},
                                m_document->snapshot()->accountName(parentAccount),
                                value.value()},
                        {name.trimmed().toStdString(), {}, {}});
}

bool AccountTreeEdits::addUser(AssocIndex account, const QString& name, const QString& shares)
{
    const auto value = typedShares(shares);
    const auto user = name.trimmed().toStdString();
    if (!m_document->snapshot() || !account.isValid() || !value)
        return false;
    if (user.empty()) {
        emit refused(tr("A name is needed."));
        return false;
    }
    const AssocKey key{m_document->snapshot()->accountName(account), user, {}};
    return submitPlaced(AddEdit{key, {}, value.value()}, key);
}

bool AccountTreeEdits::remove(AssocIndex assoc)
{
    return m_document->snapshot() && assoc.isValid()
        && submit(RemoveEdit{keyOf(*m_document->snapshot(), assoc)});
}

bool AccountTreeEdits::remove(const std::vector<AssocIndex>& assocs)
{
    if (!m_document->snapshot() || !isPossible())
        return false;
    std::vector<AssocKey> keys; // places change with the first
    for (const auto assoc : assocs)
        keys.push_back(keyOf(*m_document->snapshot(), assoc));
    const auto gesture = m_editor->beginGesture();
    bool isDone = true;
    for (const auto& key : keys)
        isDone = submit(RemoveEdit{key}, gesture) && isDone;
    m_editor->endGesture(gesture);
    return isDone;
}

bool AccountTreeEdits::move(AssocIndex account, AssocIndex newParent)
{
    if (!m_document->snapshot() || !account.isValid() || !newParent.isValid())
        return false;
    if (m_document->snapshot()->assocs.parent[account.at()] == newParent)
        return true; // it is there already
    const auto& name = m_document->snapshot()->accountName(account);
    return submitPlaced(MoveEdit{name, m_document->snapshot()->accountName(newParent)},
                        {name, {}, {}});
}

bool AccountTreeEdits::submitPlaced(const Edit& edit, const AssocKey& key)
{
    const bool isDone = submit(edit);
    if (isDone)
        emit placed(key);
    return isDone;
}

bool AccountTreeEdits::submit(const Edit& edit, GestureId gesture)
{
    if (!isPossible())
        return false;
    const auto done = m_editor->submit(edit, gesture);
    if (!done)
        emit refused(messageWords(done.error().message));
    return done.has_value();
}

} // namespace fairlead::models
