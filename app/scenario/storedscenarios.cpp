// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scenario/storedscenarios.h"

#include "app/apply/conflictwords.h"
#include "app/apply/upgradequestion.h"
#include "app/editing/scenariocontroller.h"
#include "app/editing/unsavedwork.h"
#include "app/editing/workspace.h"
#include "app/frame/errorwords.h"
#include "app/scenario/scenariowatch.h"
#include "app/sources/sourcecontroller.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/accountname.h"
#include "models/words/showntext.h"
#include "views/outlook/outlookpage.h"
#include "views/outlook/outlookscenarios.h"
#include "views/widgets/texts/messagebar.h"

#include <QAction>

#include <algorithm>

namespace fairlead::app {

using accounting::StoreAddress;
using views::StoredScenariosDialog;

namespace {
/// Why a change of a store was not made, or may not have been.
ErrorWords changeWords(const Error& error, const QString& store)
{
    auto words = errorWords(error, store, true);
    if (error.code == ErrorCode::Usage || error.code == ErrorCode::OutputFailed
        || error.code == ErrorCode::DiskFull)
        words.text = StoredScenarios::tr("Nothing was changed: %1.").arg(errorReason(error));
    return words;
}
} // namespace

StoredScenarios::StoredScenarios(Workspace& workspace, UnsavedWork& work,
                                 const SourceController& sources, views::MessageBar& messages,
                                 QWidget* window)
    : QObject(window)
    , m_workspace(workspace)
    , m_work(work)
    , m_sources(sources)
    , m_messages(messages)
    , m_window(window)
{
    new ScenarioWatch(workspace, work, sources, messages, this);
}

StoreAddress StoredScenarios::store() const
{
    return accounting::storeAddressOf(m_sources.access());
}

QString StoredScenarios::key(const StoreAddress& store, const std::string& name)
{
    return store.name + QLatin1Char('\n') + models::exactText(name);
}

void StoredScenarios::chooseAndSave()
{
    showDialog(Purpose::Save, {});
}

bool StoredScenarios::isOfStore() const
{
    const auto& name = m_workspace.document.scenario().name;
    return m_sources.access().source.kind().isStore && !name.empty()
        && m_work.place().name.startsWith(key(store(), {})); // also by another name
}

void StoredScenarios::startFrom(const StoreAddress& address, const std::string& name,
                                const std::function<void(bool isSaved)>& then)
{
    auto mine = m_workspace.document.scenario();
    mine.name = name;
    if (mine.author.empty())
        mine.author = accounting::accountName();
    const auto place = key(address, mine.name);
    // Edits of another name, or of none, were not made to what is there.
    const bool isOfPlace = m_workspace.document.scenario().name == name;
    const auto& kept = m_work.place();
    const auto basedOn = isOfPlace && kept.name == place ? kept.revision : 0;
    start({address, mine, basedOn, m_workspace.document.snapshot()->cluster, then}, basedOn);
}

void StoredScenarios::tell(const Attempt& attempt, bool isSaved)
{
    if (attempt.then)
        attempt.then(isSaved);
}

void StoredScenarios::chooseAndLoad()
{
    showDialog(Purpose::Load,
               [this](const StoreAddress& address, const Listing& listing,
                      const Scenario& scenario) { load(address, listing, scenario); });
}

void StoredScenarios::offerTo(views::OutlookPage& page, ScenarioController& scenarios)
{
    scenarios.setStore({[this] { return isOfStore(); },
                        [this](const ScenarioController::Then& then) {
                            startFrom(store(), m_workspace.document.scenario().name, then);
                        },
                        [this] { chooseAndSave(); }});
    auto& action = page.scenarios().storeAction();
    connect(&action, &QAction::triggered, this, [this, &page] {
        showDialog(Purpose::Load,
                   [&page](const StoreAddress&, const Listing&, const Scenario& scenario) {
                       page.scenarios().add(scenario);
                   });
    });
    connect(&m_sources, &SourceController::opened, &action,
            [this, &action] { action.setVisible(m_sources.access().source.kind().isStore); });
}

void StoredScenarios::showDialog(Purpose purpose, const Take& take)
{
    const auto address = store();
    const auto offered = m_missed.offered(address.name, m_workspace.document.scenario().name);
    auto* dialog
        = new StoredScenariosDialog(purpose, address.name, models::exactText(offered), m_window);
    dialog->open();
    const auto listing = std::make_shared<Listing>();
    if (purpose == Purpose::Load) {
        connect(dialog, &StoredScenariosDialog::chosen, this,
                [address, take, listing](const QString& name) {
                    const auto scenario = std::ranges::find(listing->scenarios, name.toStdString(),
                                                            &Scenario::name);
                    if (scenario != listing->scenarios.end())
                        take(address, *listing, *scenario);
                });
        offerChanges(*dialog, address, listing);
    }
    if (purpose == Purpose::Save)
        connect(dialog, &StoredScenariosDialog::chosen, this, [this, address](const QString& name) {
            startFrom(address, name.toStdString(), {});
        });
    m_background.run([address] { return listingOf(address); },
                     [address, listing, shown = QPointer(dialog)](Result<Listing> read) {
                         if (!shown)
                             return;
                         if (!read) {
                             shown->showProblem(errorWords(read.error(), address.name, true).text);
                             return;
                         }
                         *listing = *std::move(read);
                         shown->setScenarios(listing->rows);
                     });
}

void StoredScenarios::offerChanges(StoredScenariosDialog& dialog, const StoreAddress& store,
                                   const Shown& shown)
{
    const auto changes = [this, store, shown, open = QPointer(&dialog)](Change::Kind kind) {
        return [=, this](const QString& name, const QString& newName = {}) {
            change(open, store, shown, {kind, name.toStdString(), newName.toStdString()});
        };
    };
    connect(&dialog, &StoredScenariosDialog::renameRequested, this, changes(Change::Kind::Rename));
    connect(&dialog, &StoredScenariosDialog::copyRequested, this, changes(Change::Kind::Copy));
    connect(&dialog, &StoredScenariosDialog::removeRequested, this,
            [remove = changes(Change::Kind::Remove)](const QString& name) { remove(name); });
}

void StoredScenarios::change(const QPointer<StoredScenariosDialog>& dialog,
                             const StoreAddress& store, const Shown& shown, const Change& change)
{
    const auto job = [store, change, basedOn = shown->revision]() -> Result<Changed> {
        auto outcome = carryOut(store, change, basedOn);
        return Changed{std::move(outcome), listingOf(store)};
    };
    m_background.run(job, [this, dialog, store, shown, change](const Result<Changed>& done) {
        if (done)
            showChange(dialog, store, shown, change, *done);
        else
            showError(done.error(), store.name);
    });
}

/// The dialog shows what the store holds then, or why nothing was changed.
void StoredScenarios::showChange(const QPointer<StoredScenariosDialog>& dialog,
                                 const StoreAddress& store, const Shown& shown,
                                 const Change& change, const Changed& changed)
{
    const auto error = changed.outcome ? std::nullopt : std::optional(changed.outcome.error());
    if (error && error->code == ErrorCode::SchemaOlder) {
        auto agreed = store;
        agreed.mayUpgrade = true;
        askToUpgrade(
            store.name, m_window, [=, this] { this->change(dialog, agreed, shown, change); },
            [] {});
        return;
    }
    if (!error) {
        noteChange(store, change, *shown, changed.outcome.revision());
        emit saved(store.name, changed.outcome.revision());
    }
    if (changed.listing)
        *shown = *changed.listing;
    if (dialog && changed.listing)
        dialog->setScenarios(shown->rows);
    else if (dialog)
        dialog->showProblem(errorWords(changed.listing.error(), store.name, true).text);
    if (!error)
        return;
    const auto words = changeWords(*error, store.name);
    if (dialog)
        dialog->showProblem(words.text);
    else
        m_messages.showError(words.text, words.details);
}

accounting::SaveOutcome StoredScenarios::carryOut(const StoreAddress& store, const Change& change,
                                                  std::int64_t basedOn)
{
    switch (change.kind) {
    case Change::Kind::Rename:
        return accounting::renameStoredScenario(store, change.name, change.newName, basedOn);
    case Change::Kind::Copy:
        return accounting::copyStoredScenario(store, change.name, change.newName);
    case Change::Kind::Remove:
        break;
    }
    return accounting::removeStoredScenario(store, change.name, basedOn);
}

/// Who saves under these names again has read them as they are now, unless somebody else had saved
/// the scenario before it was renamed.
void StoredScenarios::noteChange(const StoreAddress& store, const Change& change,
                                 const Listing& before, std::int64_t revision)
{
    if (change.kind == Change::Kind::Copy)
        return;
    const auto place = key(store, change.name);
    if (change.kind == Change::Kind::Remove) {
        m_work.setGone(place);
        return;
    }
    const auto row = std::ranges::find(before.scenarios, change.name, &Scenario::name);
    if (m_work.place().name != place || row == before.scenarios.end())
        return;
    const auto at = static_cast<std::size_t>(row - before.scenarios.begin());
    const auto read = m_work.place().revision;
    const bool isAsRead = before.rows[at].revision.toLongLong() <= read;
    m_work.setMoved(place, {key(store, change.newName), isAsRead ? revision : read});
    const auto& shown = m_workspace.document.scenario(); // goes by its new name
    if (shown.name == change.name)
        adopt(store, change.newName, shown.author);
}

void StoredScenarios::load(const StoreAddress& store, const Listing& listing,
                           const Scenario& scenario)
{
    m_workspace.editor.replace(scenario, tr("load %1").arg(models::shownText(scenario.name)));
    m_work.setKept(scenario, {key(store, scenario.name), listing.revision});
}

Result<StoredScenarios::Answer> StoredScenarios::save(const Attempt& attempt, std::int64_t expected)
{
    Answer answer{
        accounting::saveScenario(attempt.store, attempt.mine, expected, attempt.cluster), {}, {}};
    if (answer.outcome)
        return answer;
    if (answer.outcome.conflict() == nullptr)
        return answer.outcome.error();
    auto sides = accounting::scenarioSides(attempt.store, attempt.mine.name, attempt.basedOn);
    if (!sides)
        return sides.error();
    answer.sides = *std::move(sides);
    answer.merge = mergeScenarios(answer.sides.base.value_or(Scenario()), attempt.mine,
                                  answer.sides.theirs.value_or(Scenario{attempt.mine.name, {}}));
    return answer;
}

void StoredScenarios::start(const Attempt& attempt, std::int64_t expected)
{
    m_background.run([attempt, expected] { return save(attempt, expected); },
                     [this, attempt, expected](const Result<Answer>& answer) {
                         answered(attempt, expected, answer);
                     });
}

void StoredScenarios::answered(const Attempt& attempt, std::int64_t expected,
                               const Result<Answer>& answer)
{
    const auto name = models::shownText(attempt.mine.name);
    m_missed.note(attempt.store.name, answer && answer->outcome ? "" : attempt.mine.name,
                  m_workspace.document.scenario().name);
    if (!answer && answer.error().code == ErrorCode::SchemaOlder) {
        askToUpgrade(
            attempt.store.name, m_window,
            [this, agreed = attempt, expected]() mutable {
                agreed.store.mayUpgrade = true;
                start(agreed, expected);
            },
            [this, attempt] {
                m_messages.showNote(tr("Nothing was saved; your edits stay."));
                tell(attempt, false);
            });
    } else if (!answer) {
        showError(answer.error(), attempt.store.name);
        tell(attempt, false);
    } else if (answer->outcome) {
        m_work.setKept(attempt.mine,
                       {key(attempt.store, attempt.mine.name), answer->outcome.revision()});
        adopt(attempt.store, attempt.mine.name, attempt.mine.author);
        emit saved(attempt.store.name, answer->outcome.revision());
        m_messages.showNote(tr("Scenario “%1” is saved in the store: revision %2.")
                                .arg(name)
                                .arg(answer->outcome.revision()));
        tell(attempt, true);
    } else {
        ask({attempt.store, attempt.mine, attempt.basedOn, attempt.cluster}, *answer);
        tell(attempt, false);
    }
}

/// What is on the screen is called as it is in the store.
void StoredScenarios::adopt(const StoreAddress& saved, const std::string& name,
                            const std::string& author)
{
    auto shown = m_workspace.document.scenario();
    if (store().name != saved.name || shown.edits.empty() || shown.name == name)
        return;
    shown.name = name;
    shown.author = author;
    m_workspace.document.setScenario(shown); // no step: undo takes edits back, not what was saved
}

void StoredScenarios::ask(const Attempt& attempt, const Answer& answer)
{
    const auto name = models::shownText(attempt.mine.name);
    auto* dialog = new views::StoreConflictDialog(
        scenarioConflict(*answer.outcome.conflict(), name, answer.sides, answer.merge.clashes),
        m_window);
    using views::StoreConflictDialog;
    connect(dialog, &QDialog::rejected, this,
            [this] { m_messages.showNote(tr("Nothing was saved; your edits stay.")); });
    connect(dialog, &StoreConflictDialog::otherNameChosen, this, &StoredScenarios::chooseAndSave);
    connect(dialog, &StoreConflictDialog::theirsChosen, this,
            [this, attempt, answer] { takeTheirs(attempt, answer.sides); });
    connect(dialog, &StoreConflictDialog::mineChosen, this,
            [this, attempt, answer] { start(attempt, answer.sides.revision); });
    connect(dialog, &StoreConflictDialog::mergeChosen, this,
            [this, attempt, answer](const std::vector<std::size_t>& givenUp) {
                merge(attempt, answer, givenUp);
            });
    dialog->open();
}

void StoredScenarios::merge(const Attempt& attempt, const Answer& answer,
                            const std::vector<std::size_t>& givenUp)
{
    std::vector<EditClash> theirs;
    std::vector<EditClash> mine;
    for (std::size_t i = 0; i < answer.merge.clashes.size(); ++i) {
        const bool isGivenUp = std::ranges::count(givenUp, i) > 0;
        (isGivenUp ? theirs : mine).push_back(answer.merge.clashes[i]);
    }
    const auto merged = mergeScenarios(
        answer.sides.base.value_or(Scenario()), attempt.mine,
        answer.sides.theirs.value_or(Scenario{attempt.mine.name, {}}), theirs, mine);
    if (!merged.clashes.empty()) {
        m_messages.showError(tr("The two cannot be merged this way; nothing was saved. Keep theirs "
                                "or overwrite it with yours."),
                             {});
        return;
    }
    m_workspace.editor.replace(merged.merged, tr("merge with what others saved"));
    start({attempt.store, merged.merged, attempt.basedOn, attempt.cluster}, answer.sides.revision);
}

void StoredScenarios::takeTheirs(const Attempt& attempt, const accounting::ScenarioSides& sides)
{
    const auto theirs = sides.theirs.value_or(Scenario{attempt.mine.name, {}});
    m_workspace.editor.replace(theirs, tr("take the store's scenario"));
    m_work.setKept(theirs, {key(attempt.store, theirs.name), sides.revision});
    const auto note = tr("Nothing was saved: the scenario of the store is shown. Undo (Ctrl+Z) "
                         "brings yours back.");
    m_messages.showNote(note);
    connect(
        &m_workspace.undo, &QUndoStack::indexChanged, this,
        [this, note] { m_messages.withdrawNotice(note); }, Qt::SingleShotConnection);
}

void StoredScenarios::showError(const Error& error, const QString& subject)
{
    const auto words = errorWords(error, subject, true);
    m_messages.showError(words.text, words.details);
}

} // namespace fairlead::app
