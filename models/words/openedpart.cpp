// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/openedpart.h"

#include "engine/moab/priority/priority.h"
#include "models/words/moabexplanation.h"
#include "models/words/partwords.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <cmath>

namespace fairlead::models {

namespace {

struct OpenedPartText
{
    Q_DECLARE_TR_FUNCTIONS(OpenedPart)
};

QString number(double value)
{
    return valueformat::factor(value, value == std::round(value) ? 0 : 4);
}

/// The weights and caps that count for a row: a partition may have its own.
const moab::Weights& weightsOf(const Evaluation& evaluation, RowIndex row)
{
    const auto partition = evaluation.snapshot().rows.partition[row.at()];
    return evaluation.moab.tables.weights[partition.isValid() ? partition.at() + 1 : 0];
}

OpenedPart openComponent(const Evaluation& evaluation, RowIndex row, moab::Component component)
{
    const auto dialect = evaluation.inputs.policy.moab->dialect;
    const auto terms = moab::termsOf(evaluation, row);
    const auto& weights = weightsOf(evaluation, row);
    const auto c = moab::at(component);
    const auto& whole = terms.component[c];
    OpenedPart part;
    for (auto s = moab::subRanges[c].first; s < moab::subRanges[c].end; ++s) {
        const auto sub = static_cast<moab::Sub>(s);
        if (!moab::isComputed(dialect, sub))
            continue;
        const auto& term = terms.sub[s];
        part.subs.push_back({QString::fromLatin1(moab::parameterPrefix(sub)), term.value,
                             term.capped, weights.subCap[s], term.weight, whole.weight,
                             term.term * whole.weight});
    }
    part.total = {QString::fromLatin1(moab::parameterPrefix(component)),
                  whole.sum,
                  whole.capped,
                  weights.componentCap[c],
                  whole.weight,
                  1.0,
                  whole.term};
    if (whole.gate)
        part.note = closedGateText(evaluation, row, *whole.gate);
    return part;
}

OpenedPart openTres(const Evaluation& evaluation, RowIndex row)
{
    const auto terms = fairlead::termsOf(evaluation, row);
    OpenedPart part;
    for (std::size_t i = 0; i < terms.tres.size(); ++i) {
        const auto& tres = terms.tres[i];
        part.subs.push_back({QString::fromStdString(evaluation.snapshot().tresNames[tres.index]),
                             tres.factor, tres.factor, 0, evaluation.tables.tres[i].weight, 1.0,
                             tres.term});
    }
    part.total = {valueformat::factorName(Factor::Tres),
                  terms.tresSum,
                  terms.tresSum,
                  0,
                  1.0,
                  1.0,
                  terms.tresSum};
    return part;
}

} // namespace

OpenedPart openPart(const Evaluation& evaluation, RowIndex row, std::size_t part)
{
    return evaluation.inputs.policy.moab
        ? openComponent(evaluation, row, partwords::component(part))
        : openTres(evaluation, row);
}

QString subPointsText(const SubPoints& sub)
{
    auto factors = number(sub.capped) + QStringLiteral(" × ") + number(sub.weight);
    if (sub.partWeight != 1.0)
        factors += QStringLiteral(" × ") + number(sub.partWeight);
    auto line = OpenedPartText::tr("%1: %2 = %3 points", "name: metric × weight = points")
                    .arg(sub.name, factors, number(sub.points));
    if (sub.isCut())
        line += OpenedPartText::tr(" (%1CAP cuts %2)").arg(sub.name, number(sub.value));
    return line;
}

} // namespace fairlead::models
