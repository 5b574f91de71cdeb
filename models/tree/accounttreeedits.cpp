// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tree/accounttreeedits.h"

#include "models/document/scenariodocument.h"
#include "models/document/scenarioeditor.h"
#include "models/paste/capitals.h"
#include "models/paste/typedshares.h"
#include "models/words/listwords.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <algorithm>

namespace fairlead::models {

namespace {
/// Jobs of these associations, or of some below them, that wait or run.
std::size_t jobsBelow(const Snapshot& snapshot, const std::vector<AssocKey>& tops)
{
    std::vector<bool> isBelow(snapshot.assocs.size(), false);
    for (const auto& top : tops) {
        if (const auto assoc = findAssoc(snapshot, top); assoc.isValid())
            isBelow[assoc.at()] = true;
    }
    for (std::size_t i = 1; i < isBelow.size(); ++i) // parents come first
        isBelow[i] = isBelow[i] || isBelow[snapshot.assocs.parent[i].at()];
    std::size_t count = 0;
    for (std::size_t job = 0; job < snapshot.jobs.size(); ++job) {
        const auto assoc = snapshot.jobs.assoc[job];
        if (snapshot.jobs.state[job] != JobState::Other && assoc.isValid() && isBelow[assoc.at()])
            ++count;
    }
    return count;
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

QString AccountTreeEdits::sharesText(const std::vector<AssocIndex>& assocs) const
{
    QString parent;
    std::optional<std::uint32_t> least;
    std::uint32_t most = 0;
    for (const auto assoc : assocs) {
        const auto shares = m_document->shares(assoc);
        if (shares == slurm::useParentShares) {
            parent = valueformat::shares(shares);
            continue;
        }
        least = std::min(least.value_or(shares), shares);
        most = std::max(most, shares);
    }
    if (!least)
        return parent;
    const auto numbers = *least == most
        ? valueformat::shares(most)
        : tr("%1 to %2", "from the least to the most")
              .arg(valueformat::shares(*least), valueformat::shares(most));
    return parent.isEmpty() ? numbers : listed({parent, numbers});
}

bool AccountTreeEdits::rename(AssocIndex account, const QString& name)
{
    const auto before = m_document->snapshot()->accountName(account);
    const auto after = name.trimmed().toStdString();
    if (after == before)
        return true;
    if (!isWritable(after) || !submit(RenameEdit{before, after}))
        return false;
    if (m_document->policy().algorithm() != Algorithm::None)
        emit noted(
            tr("The new name keeps the usage here and in a store. sacctmgr cannot rename: it "
               "adds the new name, which begins without usage."));
    return true;
}

std::optional<std::uint32_t> AccountTreeEdits::sharesOf(const QString& text)
{
    const auto value = typedShares(text);
    if (value)
        return *value;
    emit refused(
        tr("“%1” is not a valid share: enter a whole number up to %2 or “parent”.")
            .arg(shownText(text.toStdString()), valueformat::shares(slurm::useParentShares - 1)));
    return {};
}

bool AccountTreeEdits::setShares(AssocIndex assoc, const QString& shares)
{
    const auto value = sharesOf(shares);
    return value && submit(ShareEdit{keyOf(*m_document->snapshot(), assoc), *value});
}

bool AccountTreeEdits::setShares(const std::vector<AssocKey>& assocs, const QString& shares)
{
    const auto value = sharesOf(shares);
    if (!value)
        return false;
    std::vector<Edit> edits;
    for (const auto& assoc : assocs)
        edits.emplace_back(ShareEdit{assoc, *value});
    return submit(edits, tr("shares of %Ln row(s)", nullptr, static_cast<int>(edits.size())));
}

bool AccountTreeEdits::isWritable(const std::string& account)
{
    if (!m_document->snapshot())
        return false;
    const auto fault = Capitals(*m_document->snapshot()).accountFault(account);
    if (!fault.isEmpty())
        emit refused(fault);
    return fault.isEmpty();
}

bool AccountTreeEdits::addAccount(const std::string& parent, const QString& name,
                                  const QString& shares)
{
    if (!m_document->snapshot())
        return false;
    const auto value = sharesOf(shares);
    const auto account = name.trimmed().toStdString();
    if (!value || !isWritable(account))
        return false;
    return submit(AddEdit{{account, {}, {}}, parent, value.value()});
}

bool AccountTreeEdits::addUser(const std::string& account, const QString& name,
                               const QString& shares)
{
    const auto user = name.trimmed().toStdString();
    if (!m_document->snapshot())
        return false;
    const auto value = sharesOf(shares);
    if (!value)
        return false;
    if (user.empty()) {
        emit refused(tr("A name is needed."));
        return false;
    }
    if (const auto fault = Capitals(*m_document->snapshot()).userFault(user); !fault.isEmpty()) {
        emit refused(fault);
        return false;
    }
    return submit(AddEdit{{account, user, {}}, {}, value.value()});
}

bool AccountTreeEdits::remove(AssocIndex assoc)
{
    return m_document->snapshot() && assoc.isValid()
        && remove(std::vector{keyOf(*m_document->snapshot(), assoc)});
}

bool AccountTreeEdits::remove(const std::vector<AssocKey>& assocs)
{
    std::vector<Edit> edits;
    for (const auto& assoc : assocs)
        edits.emplace_back(RemoveEdit{assoc});
    const auto jobs = m_document->snapshot() ? jobsBelow(*m_document->snapshot(), assocs) : 0;
    if (!submit(edits, tr("remove %Ln row(s)", nullptr, static_cast<int>(edits.size()))))
        return false;
    if (jobs > 0)
        emit noted(tr("%Ln job(s) of what is removed wait or run, and stay in the queue: on the "
                      "cluster they have to end first.",
                      nullptr, static_cast<int>(jobs)));
    return true;
}

bool AccountTreeEdits::move(AssocIndex account, AssocIndex newParent)
{
    if (!m_document->snapshot() || !account.isValid() || !newParent.isValid())
        return false;
    if (m_document->snapshot()->assocs.parent[account.at()] == newParent)
        return true; // it is there already
    return submit(MoveEdit{m_document->snapshot()->accountName(account),
                           m_document->snapshot()->accountName(newParent)});
}

bool AccountTreeEdits::areAccounts(const std::vector<AssocKey>& moved)
{
    const auto user = std::find_if(moved.begin(), moved.end(),
                                   [](const AssocKey& key) { return !key.user.empty(); });
    if (user != moved.end())
        emit refused(tr("%1 is a user: only accounts can be moved.").arg(shownText(user->user)));
    return user == moved.end();
}

bool AccountTreeEdits::move(const std::vector<AssocKey>& accounts, const AssocKey& newParent)
{
    const auto& snapshot = m_document->snapshot();
    if (!snapshot || !areAccounts(accounts))
        return false;
    const auto parent = findAssoc(*snapshot, newParent);
    std::vector<Edit> edits;
    for (const auto& account : accounts) {
        const auto assoc = findAssoc(*snapshot, account);
        if (!assoc.isValid() || snapshot->assocs.parent[assoc.at()] != parent)
            edits.emplace_back(MoveEdit{account.account, newParent.account});
    }
    const int count = static_cast<int>(edits.size());
    return submit(
        edits,
        tr("move %Ln account(s) below %1", nullptr, count).arg(shownText(newParent.account)));
}

bool AccountTreeEdits::paste(const std::vector<Edit>& edits)
{
    return submit(edits, tr("paste %Ln row(s)", nullptr, static_cast<int>(edits.size())));
}

bool AccountTreeEdits::submit(const Edit& edit)
{
    return hasEditor() && isDone(m_editor->submit(edit));
}

bool AccountTreeEdits::submit(const std::vector<Edit>& edits, const QString& what)
{
    if (edits.size() == 1)
        return submit(edits.front());
    return hasEditor() && isDone(m_editor->submit(edits, what));
}

bool AccountTreeEdits::hasEditor()
{
    if (!isPossible())
        emit refused(tr("Nothing can be edited while this is open for Monitor."));
    return isPossible();
}

bool AccountTreeEdits::isDone(const Result<void>& done)
{
    if (!done)
        emit refused(sentenceWords(done.error().message));
    return done.has_value();
}

} // namespace fairlead::models
