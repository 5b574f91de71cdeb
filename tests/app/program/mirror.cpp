// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program/mirror.h"

#include "models/search/treesearch.h"
#include "tests/app/program/treehands.h"
#include "tests/support/longestwait.h"

#include <algorithm>

namespace fairlead::tests {

namespace {
constexpr qint64 keptFor = 1000; // ms: how long a tree may still be on the screen
} // namespace

void Mirror::begin(const Scenario& restored, qint64 now)
{
    m_workspace = std::make_unique<app::Workspace>();
    m_workspace->document.setSnapshot(m_snapshot, m_snapshot->takenAt);
    settle();
    m_workspace->editor.replace(restored, QStringLiteral("restore"));
    m_first = m_workspace->undo.index();
    m_steps.clear();
    m_earlier.clear();
    m_tree = nullptr;
    note("restored", now);
}

void Mirror::settle()
{
    const auto& document = m_workspace->document;
    QTRY_VERIFY(document.evaluation() != nullptr && !document.isStale());
}

bool Mirror::submit(const Edit& edit)
{
    return m_workspace->editor.submit(edit).has_value();
}

bool Mirror::canUndo() const
{
    return m_workspace->undo.index() > m_first;
}

void Mirror::nameIt(const std::string& name, const std::string& author)
{
    auto named = scenario();
    named.name = name;
    if (named.author.empty())
        named.author = author;
    m_workspace->document.setScenario(named); // no step, as in the program
}

void Mirror::note(const std::string& what, qint64 now)
{
    settle();
    m_now = now;
    const auto& tree = m_workspace->document.snapshot();
    if (m_tree && m_tree != tree)
        m_earlier.push_back({m_tree, now});
    m_tree = tree;
    std::erase_if(m_earlier, [now](const Tree& old) { return old.until < now - keptFor; });
    m_steps.push_back({scenario().edits, now, what});
}

std::vector<AssocKey> Mirror::rows(bool areUsers) const
{
    std::vector<AssocKey> found;
    const auto isFoundIn = [](const Snapshot& snapshot, const AssocKey& key) {
        const auto hits
            = models::findAssocs(snapshot, models::SearchQuery::parse(TreeHands::searchFor(key)));
        return hits.size() == 1 && keyOf(snapshot, hits.front()) == key;
    };
    for (std::size_t i = 1; i < m_tree->assocs.size(); ++i) {
        const auto key = keyOf(*m_tree, AssocIndex(i));
        if (m_tree->assocs.isUser(AssocIndex(i)) == areUsers && isFoundIn(*m_tree, key)
            && std::ranges::all_of(
                m_earlier, [&](const Tree& tree) { return isFoundIn(*tree.snapshot, key); }))
            found.push_back(key);
    }
    return found;
}

bool Mirror::canMove(const std::string& account, const std::string& parent) const
{
    const auto moved = findAssoc(*m_tree, {account, {}, {}});
    auto above = findAssoc(*m_tree, {parent, {}, {}});
    if (!moved.isValid() || !above.isValid() || m_tree->assocs.parent[moved.at()] == above)
        return false;
    while (above.at() != 0 && above != moved)
        above = m_tree->assocs.parent[above.at()];
    return above != moved;
}

} // namespace fairlead::tests
