// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/unsavedwork.h"

#include "models/document/scenariodocument.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace fairlead::app {

namespace {

std::vector<std::string> sortedTexts(const std::vector<Edit>& edits)
{
    std::vector<std::string> texts;
    std::ranges::transform(edits, std::back_inserter(texts), editText);
    std::ranges::sort(texts);
    return texts;
}

} // namespace

UnsavedWork::UnsavedWork(const models::ScenarioDocument& document, StoredPlace& place)
    : m_document(document)
    , m_place(place)
{
    connect(&document, &models::ScenarioDocument::scenarioChanged, this, [this] {
        m_isGivenUp = false;
        update();
    });
    connect(&document, &models::ScenarioDocument::snapshotReset, this,
            [this] { setKept({}); }); // another source: what was kept is of the one before
    update();
}

bool UnsavedWork::hasUnsavedEdits() const
{
    return m_isModified && !m_document.scenario().edits.empty();
}

int UnsavedWork::changedEdits() const
{
    const auto mine = sortedTexts(m_document.scenario().edits);
    const auto kept = sortedTexts(m_kept.edits);
    std::vector<std::string> come;
    std::vector<std::string> gone;
    std::ranges::set_difference(mine, kept, std::back_inserter(come));
    std::ranges::set_difference(kept, mine, std::back_inserter(gone));
    return static_cast<int>(std::max(come.size(), gone.size())); // one that changed is in both
}

void UnsavedWork::setKept(const Scenario& scenario, const StoredPlace& place)
{
    m_kept = scenario;
    m_place = place;
    update();
}

void UnsavedWork::setMoved(const QString& place, const StoredPlace& newPlace)
{
    if (m_place.name == place)
        m_place = newPlace;
}

void UnsavedWork::setHasFile(bool hasFile)
{
    m_hasFile = hasFile;
    update();
}

void UnsavedWork::setOvertaken()
{
    m_isGivenUp = false; // what might go was kept then
    m_kept = {};
    update();
}

void UnsavedWork::setGone(const QString& place)
{
    if (m_place.name != place)
        return;
    m_isGivenUp = false; // what might go was something else
    setKept({});
}

void UnsavedWork::update()
{
    const auto& mine = m_document.scenario();
    const bool belongsSomewhere = m_hasFile || (!m_place.name.isEmpty() && !mine.name.empty());
    const bool isModified = (!mine.edits.empty() || belongsSomewhere)
        && (mine.edits != m_kept.edits || mine.note != m_kept.note);
    const bool wasModified = std::exchange(m_isModified, isModified);
    emit changed();
    if (wasModified != isModified)
        emit modifiedChanged(isModified);
}

} // namespace fairlead::app
