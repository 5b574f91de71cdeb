// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/storewriter.h"

#include "app/apply/conflictwords.h"
#include "app/apply/upgradequestion.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/storechange.h"

namespace fairlead::app {

namespace {

Scenario less(Scenario scenario, const std::vector<Edit>& edits)
{
    for (const auto& edit : edits)
        scenario = withoutEdit(std::move(scenario), edit);
    return scenario;
}

std::vector<Edit> editsOf(const std::vector<EditConflict>& clashes)
{
    std::vector<Edit> edits;
    for (const auto& clash : clashes)
        edits.push_back(clash.edit);
    return edits;
}

} // namespace

StoreWriter::StoreWriter(QObject* parent)
    : QObject(parent)
{
}

void StoreWriter::write(const ApplyRequest& request, QWidget* over)
{
    m_request = request;
    m_over = over;
    emit started();
    m_background.run([request]() -> Result<Attempt> { return firstOf(request); },
                     [this](const Result<Attempt>& first) {
                         if (first)
                             tryToWrite(*first);
                         else
                             emit stopped(first.error());
                     });
}

/// What can be done of the scenario and has a place in a store.
StoreWriter::Attempt StoreWriter::firstOf(const ApplyRequest& request)
{
    auto scenario = accounting::storedPart(fitting(*request.base, request.scenario).scenario);
    auto rest = less(request.scenario, scenario.edits);
    return {std::move(scenario), std::move(rest), request.base->storeRevision.value_or(0)};
}

void StoreWriter::start(const Attempt& attempt)
{
    emit started();
    tryToWrite(attempt);
}

void StoreWriter::tryToWrite(const Attempt& attempt)
{
    m_background.run([request = m_request, attempt] { return carryOut(request, attempt); },
                     [this, attempt](const Result<Answer>& answer) { answered(attempt, answer); });
}

Result<StoreWriter::Answer> StoreWriter::carryOut(const ApplyRequest& request,
                                                  const Attempt& attempt)
{
    const auto store = accounting::storeAddressOf(request.access);
    Answer answer{accounting::applyToStore(store, attempt.scenario, attempt.basedOn), {}, nullptr};
    if (answer.outcome) {
        if (auto read = accounting::openSource(request.access))
            answer.snapshot = *std::move(read);
    } else if (answer.outcome.conflict() != nullptr) {
        auto sides = accounting::storeSides(request.access, *request.base, request.scenario);
        if (!sides)
            return sides.error();
        answer.sides = *std::move(sides);
    } else {
        return answer.outcome.error();
    }
    return answer;
}

void StoreWriter::answered(const Attempt& attempt, const Result<Answer>& answer)
{
    if (!answer && answer.error().code == ErrorCode::SchemaOlder) {
        emit asking();
        askToUpgrade(
            m_request.access.source.name(), m_over,
            [this, attempt] {
                m_request.access.options.mayUpgrade = true;
                start(attempt);
            },
            [this] { emit stopped({}); });
    } else if (!answer) {
        emit stopped(answer.error());
    } else if (answer->outcome) {
        emit finished({answer->outcome.revision(), answer->snapshot, attempt.rest});
    } else {
        ask(*answer->outcome.conflict(), *answer->sides);
    }
}

void StoreWriter::ask(const accounting::SaveConflict& conflict, const accounting::StoreSides& sides)
{
    emit asking();
    auto* dialog = new views::StoreConflictDialog(snapshotConflict(conflict, sides), m_over);
    connect(dialog, &QDialog::rejected, this, [this] { emit stopped({}); });
    connect(dialog, &views::StoreConflictDialog::theirsChosen, this, [this, sides] {
        emit finished({{}, sides.theirs, less(m_request.scenario, editsOf(sides.clashes))});
    });
    connect(dialog, &views::StoreConflictDialog::mineChosen, this,
            [this, sides] { merge(sides, {}); });
    connect(dialog, &views::StoreConflictDialog::mergeChosen, this,
            [this, sides](const std::vector<std::size_t>& places) {
                std::vector<EditConflict> givenUp;
                for (const auto place : places)
                    givenUp.push_back(sides.clashes[place]);
                merge(sides, givenUp);
            });
    dialog->open();
}

void StoreWriter::merge(const accounting::StoreSides& sides,
                        const std::vector<EditConflict>& givenUp)
{
    auto scenario = accounting::withoutClashes(sides, givenUp);
    auto rest = less(less(m_request.scenario, editsOf(givenUp)), scenario.edits);
    if (scenario.edits.empty())
        emit finished({{}, sides.theirs, rest}); // theirs in every row
    else
        start({std::move(scenario), std::move(rest), sides.revision});
}

} // namespace fairlead::app
