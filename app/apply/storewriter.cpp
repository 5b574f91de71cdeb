// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/apply/storewriter.h"

#include "app/apply/conflictwords.h"
#include "models/accounting/sources/sources.h"
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
    auto scenario = fitting(*request.base, request.scenario).scenario;
    auto rest = less(request.scenario, scenario.edits);
    start({std::move(scenario), std::move(rest),
           accounting::storeRevisionOf(*request.base).value_or(0)});
}

void StoreWriter::start(const Attempt& attempt)
{
    emit started();
    m_background.run([request = m_request, attempt] { return answerTo(request, attempt); },
                     [this, attempt](const Answer& answer) { answered(attempt, answer); });
}

// Nothing may throw out of a worker.
StoreWriter::Answer StoreWriter::answerTo(const ApplyRequest& request, const Attempt& attempt)
{
    try {
        return carryOut(request, attempt);
    } catch (const std::exception& problem) {
        return {Error{ErrorCode::Internal, "unexpected problem while writing", problem.what()},
                {},
                nullptr};
    }
}

StoreWriter::Answer StoreWriter::carryOut(const ApplyRequest& request, const Attempt& attempt)
{
    const accounting::StoreAddress store(request.source, request.options.password);
    Answer answer{accounting::applyToStore(store, attempt.scenario, attempt.basedOn), {}, nullptr};
    if (answer.outcome) {
        if (auto read = accounting::openSource(request.source, request.options))
            answer.snapshot = *std::move(read);
    } else if (answer.outcome.conflict() != nullptr) {
        auto sides = accounting::storeSides(request.source, request.options, *request.base,
                                            request.scenario);
        if (sides)
            answer.sides = *std::move(sides);
        else
            answer.outcome = sides.error();
    }
    return answer;
}

void StoreWriter::answered(const Attempt& attempt, const Answer& answer)
{
    if (answer.outcome)
        emit finished({answer.outcome.revision(), answer.snapshot, attempt.rest});
    else if (answer.sides)
        ask(*answer.outcome.conflict(), *answer.sides);
    else
        emit stopped(answer.outcome.error());
}

void StoreWriter::ask(const accounting::SaveConflict& conflict, const accounting::StoreSides& sides)
{
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
