// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/scenario/missedname.h"
#include "app/scenario/storedlisting.h"
#include "app/worker/background.h"
#include "engine/scenario/mergescenarios.h"
#include "models/accounting/store/store.h"
#include "views/scenarios/storedscenariosdialog.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace fairlead::views {
class MessageBar;
class OutlookPage;
} // namespace fairlead::views

namespace fairlead::app {

class ScenarioController;
class SourceController;
class UnsavedWork;
struct Workspace;

/// Saves the scenario in the store on the screen and takes scenarios from there, renames, copies
/// and deletes them. A save that meets another one leads to the three-way choice.
class StoredScenarios : public QObject
{
    Q_OBJECT

public:
    StoredScenarios(Workspace& workspace, UnsavedWork& work, const SourceController& sources,
                    views::MessageBar& messages, QWidget* window);

    void chooseAndSave();
    void chooseAndLoad();
    /// Scenarios of the store can be replayed too, and are saved there again.
    void offerTo(views::OutlookPage& page, ScenarioController& scenarios);

signals:
    /// The store has this revision now.
    void saved(const QString& store, std::int64_t revision);

private:
    using Purpose = views::StoredScenariosDialog::Purpose;
    using Listing = StoredListing;
    /// A save on its way: who else changed it, and what both came from.
    struct Attempt
    {
        accounting::StoreAddress store;
        Scenario mine;
        std::int64_t basedOn = 0; ///< what I read; 0: it was not there
        std::string cluster{}; ///< whose the edits are
        std::function<void(bool isSaved)> then{}; ///< hears of it; empty: nobody does
    };
    [[nodiscard]] bool isOfStore() const;
    static void tell(const Attempt& attempt, bool isSaved);
    void startFrom(const accounting::StoreAddress& store, const std::string& name,
                   const std::function<void(bool isSaved)>& then);
    struct Answer
    {
        accounting::SaveOutcome outcome; ///< saved or a conflict
        accounting::ScenarioSides sides; ///< after a conflict
        ScenarioMerge merge;
    };
    static Result<Answer> save(const Attempt& attempt, std::int64_t expected);
    [[nodiscard]] accounting::StoreAddress store() const;
    [[nodiscard]] static QString key(const accounting::StoreAddress& store,
                                     const std::string& name);
    using Take = std::function<void(const accounting::StoreAddress& store, const Listing& listing,
                                    const Scenario& scenario)>;
    /// What the dialog shows; null until it is read.
    using Shown = std::shared_ptr<Listing>;
    /// What a dialog asks to be done to a scenario.
    struct Change
    {
        enum class Kind
        {
            Rename,
            Copy,
            Remove
        } kind;
        std::string name;
        std::string newName{};
    };
    /// What came of it, and what the store holds now.
    struct Changed
    {
        accounting::SaveOutcome outcome;
        Result<Listing> listing;
    };
    void showDialog(Purpose purpose, const Take& take);
    void offerChanges(views::StoredScenariosDialog& dialog, const accounting::StoreAddress& store,
                      const Shown& shown);
    void change(const QPointer<views::StoredScenariosDialog>& dialog,
                const accounting::StoreAddress& store, const Shown& shown, const Change& change);
    static accounting::SaveOutcome carryOut(const accounting::StoreAddress& store,
                                            const Change& change, std::int64_t basedOn);
    void showChange(const QPointer<views::StoredScenariosDialog>& dialog,
                    const accounting::StoreAddress& store, const Shown& shown, const Change& change,
                    const Changed& changed);
    void noteChange(const accounting::StoreAddress& store, const Change& change,
                    const Listing& before, std::int64_t revision);
    void load(const accounting::StoreAddress& store, const Listing& listing,
              const Scenario& scenario);
    void start(const Attempt& attempt, std::int64_t expected);
    void answered(const Attempt& attempt, std::int64_t expected, const Result<Answer>& answer);
    void adopt(const accounting::StoreAddress& saved, const std::string& name,
               const std::string& author);
    void ask(const Attempt& attempt, const Answer& answer);
    void merge(const Attempt& attempt, const Answer& answer,
               const std::vector<std::size_t>& givenUp);
    void takeTheirs(const Attempt& attempt, const accounting::ScenarioSides& sides);
    void showError(const Error& error, const QString& subject);

    Workspace& m_workspace;
    UnsavedWork& m_work;
    const SourceController& m_sources;
    views::MessageBar& m_messages;
    QWidget* m_window;
    MissedName m_missed;
    Background m_background;
};

} // namespace fairlead::app
