// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/lists/agreementmodel.h"

#include "models/document/scenariodocument.h"
#include "models/words/agreementwords.h"
#include "models/words/showntext.h"

#include <QLocale>

#include <cmath>

namespace fairlead::models {

namespace {
QString numberText(double value)
{
    if (std::isnan(value))
        return AgreementModel::tr("empty");
    constexpr double exact = 1e15; // whole numbers below it are all there
    if (std::floor(value) == value && std::abs(value) < exact)
        return QLocale().toString(static_cast<qlonglong>(value));
    return QLocale().toString(value, 'g', 9);
}

QString whoseText(const Evaluation& evaluation, bool isShare, std::size_t index)
{
    const auto& snapshot = evaluation.snapshot();
    if (!isShare) {
        const RowIndex row(index);
        return AgreementModel::tr("job %1 in %2")
            .arg(shownText(snapshot.jobLabel(snapshot.rows.job[index])),
                 shownText(snapshot.rowPartitionName(row)));
    }
    return shownText(keyText(keyOf(snapshot, AssocIndex(index))));
}

QString allowedText(const DifferenceRow& row)
{
    const auto& [low, high] = row.difference.allowed;
    if (low == high || std::isnan(low))
        return {};
    const auto from = numberText(low);
    const auto to = numberText(high);
    return from == to ? from : AgreementModel::tr("%1 to %2").arg(from, to);
}
} // namespace

AgreementModel::AgreementModel(ScenarioDocument* document, QObject* parent)
    : ListModel(parent)
    , m_document(document)
{
    using Row = DifferenceRow;
    setColumns({
        {tr("Answer"), tr("The scheduler's own command that printed the number."),
         [](const Row& row) { return row.command; }},
        {tr("Row"), tr("The job and partition, or the association."),
         [](const Row& row) { return row.whose; }},
        {tr("Part"), tr("Which number of the row, as the command heads its column."),
         [](const Row& row) { return shownText(row.difference.part); }},
        {tr("Computed"), tr("What is computed from the source."),
         [](const Row& row) { return numberText(row.difference.ours); },
         [](const Row& row) { return row.difference.ours; }, alignedRight},
        {tr("Printed"), tr("What the scheduler printed."),
         [](const Row& row) { return numberText(row.difference.theirs); },
         [](const Row& row) { return row.difference.theirs; }, alignedRight},
        {tr("Allowed by rounding"),
         tr("The range that is possible where the source knows the usage only rounded."),
         allowedText,
         {},
         alignedRight},
        {tr("Verdict"), tr("Within rounding, or differs."),
         [](const Row& row) {
             return verdictWord(row.difference.isRounding ? Verdict::Rounding : Verdict::Differs);
         }},
    });
    connect(document, &ScenarioDocument::snapshotAboutToReset, this, [this] { beginResetModel(); });
    connect(document, &ScenarioDocument::snapshotReset, this, [this] {
        m_shown = nullptr;
        setRows({});
        endResetModel();
    });
    connect(document, &ScenarioDocument::evaluationChanged, this, &AgreementModel::refresh);
    refresh();
}

QVariant AgreementModel::value(const DifferenceRow& row, int /*column*/, int role) const
{
    if (role == SeverityRole)
        return static_cast<int>(row.difference.isRounding ? Severity::Note : Severity::Warning);
    return {};
}

/// Edits leave the baseline, and with it this list.
void AgreementModel::refresh()
{
    const auto& baseline = m_document->baseline();
    const auto evaluation = baseline ? baseline->evaluation : nullptr;
    if (evaluation == m_shown)
        return;
    m_shown = evaluation;
    syncRows(listed());
}

std::vector<DifferenceRow> AgreementModel::listed() const
{
    std::vector<DifferenceRow> result;
    if (!m_shown)
        return result;
    const auto& agreement = m_document->baseline()->agreement;
    for (const bool isRounding : {false, true}) {
        for (const auto* answer :
             {&agreement.priorities, &agreement.normalized, &agreement.shares}) {
            for (const auto& row : answer->rows) {
                if (row.isRounding() != isRounding)
                    continue;
                const auto whose = whoseText(*m_shown, answer == &agreement.shares, row.index);
                for (const auto& part : row.parts)
                    result.push_back({QLatin1String(answer->command), whose, part});
            }
        }
    }
    return result;
}

} // namespace fairlead::models
