// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/scenariowatch.h"

#include "app/editing/unsavedwork.h"
#include "app/editing/workspace.h"
#include "app/scenario/storedlisting.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/words/showntext.h"
#include "views/widgets/texts/messagebar.h"

#include <algorithm>

namespace fairlead::app {

ScenarioWatch::ScenarioWatch(Workspace& workspace, UnsavedWork& work,
                             const SourceController& sources, views::MessageBar& messages,
                             QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_work(work)
    , m_sources(sources)
    , m_messages(messages)
{
    connect(&sources, &SourceController::readAgain, this, &ScenarioWatch::look);
}

void ScenarioWatch::look()
{
    const auto kept = m_work.place();
    const auto name = m_workspace.document.scenario().name;
    const auto& present = m_sources.present();
    const bool isNewer = present && present->storeRevision.value_or(0) > kept.revision;
    if (kept.name.isEmpty() || name.empty() || !isNewer)
        return;
    m_background.run(
        [store = accounting::storeAddressOf(m_sources.access())]() { return listingOf(store); },
        [this, kept, name](const Result<StoredListing>& listing) {
            if (!listing || m_work.place().name != kept.name
                || m_workspace.document.scenario().name != name)
                return; // who saves is told
            const auto& all = listing->scenarios;
            const auto found = std::ranges::find(all, name, &Scenario::name);
            const auto row = static_cast<std::size_t>(found - all.begin());
            const bool isThere = found != all.end();
            const auto revision
                = isThere ? listing->rows[row].revision.toLongLong() : listing->revision;
            if (revision <= std::max(m_work.place().revision, m_told))
                return;
            if (!isThere || found->edits != m_workspace.document.scenario().edits)
                m_work.setOvertaken();
            tell(models::shownText(name), isThere, revision);
        });
}

void ScenarioWatch::tell(const QString& name, bool isThere, std::int64_t revision)
{
    m_told = revision;
    m_messages.showNote(
        (isThere ? tr("Scenario “%1” has been saved in the store since it was read here (revision "
                      "%2). What is on the screen stays; saving it shows both.")
                 : tr("Scenario “%1” has been deleted in the store (revision %2 at the latest). "
                      "What is on the screen stays and can be saved again."))
            .arg(name)
            .arg(revision));
}

} // namespace fairlead::app
