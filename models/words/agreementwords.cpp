// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/agreementwords.h"

#include "models/words/listwords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairlead::models {

namespace {
struct AgreementWords
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::AgreementWords)
};

QString amount(double value, const QLocale& locale)
{
    if (std::isinf(value))
        return AgreementWords::tr("any amount");
    return locale.toString(value, 'g', 3);
}

QString momentText(std::int64_t moment)
{
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC).toString(Qt::ISODate);
}

QString restLine(const Comparison& comparison, const QLocale& locale)
{
    QString text;
    if (comparison.onlyTheirs > 0)
        text += AgreementWords::tr("; %1 only there")
                    .arg(valueformat::count(comparison.onlyTheirs, locale));
    if (comparison.onlyOurs > 0)
        text += AgreementWords::tr("; %1 only here")
                    .arg(valueformat::count(comparison.onlyOurs, locale));
    return text;
}
/// Those with rows to compare.
std::vector<const Comparison*> answersOf(const Agreement& agreement)
{
    std::vector<const Comparison*> answers;
    for (const auto* answer : {&agreement.priorities, &agreement.normalized, &agreement.shares}) {
        if (answer->verdict() != Verdict::Nothing)
            answers.push_back(answer);
    }
    return answers;
}
/// A job is charged when it ends; fractions and factors stay until the next computation.
bool isChargedSince(const Evaluation& evaluation, const Comparison& shares)
{
    constexpr double oneUnit = 1.0; // RawUsage is cut to whole numbers
    const auto columns = evaluation.snapshot().answers.shareColumns;
    if (shares.verdict() != Verdict::Differs || (columns & asSet(ShareColumn::RawUsage)) == 0)
        return false;
    bool fractionsDiffer = false;
    for (const auto& part : shares.parts) {
        if (part.part == "RawShares" || part.part == "NormShares")
            return false; // it is another tree
        if (part.part == "RawUsage" && part.largest > oneUnit)
            return false;
        fractionsDiffer |= part.part == "NormUsage" || part.part == "EffectvUsage";
    }
    return fractionsDiffer;
}
} // namespace

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Nothing:
        return AgreementWords::tr("nothing to compare");
    case Verdict::Equal:
        return AgreementWords::tr("all equal");
    case Verdict::Rounding:
        return AgreementWords::tr("within rounding");
    case Verdict::Incomplete:
        return AgreementWords::tr("rows are missing");
    case Verdict::Differs:
        return AgreementWords::tr("differs");
    }
    return {};
}

QString partsLine(const Comparison& comparison, const QLocale& locale)
{
    auto parts = comparison.parts;
    std::ranges::stable_sort(parts, std::greater{}, &PartSummary::rows);
    QStringList texts;
    for (const auto& part : parts)
        texts << AgreementWords::tr("%1 in %2, by up to %3", "column, rows, difference")
                     .arg(shownText(part.part), valueformat::count(part.rows, locale),
                          amount(part.largest, locale));
    return listedApart(texts);
}

QString comparisonText(const Comparison& comparison, const QLocale& locale)
{
    const auto rows = valueformat::count(comparison.compared, locale);
    QString text;
    switch (comparison.verdict()) {
    case Verdict::Nothing:
        return {};
    case Verdict::Equal:
        text = AgreementWords::tr("all equal, %1 of %1 rows").arg(rows);
        break;
    case Verdict::Rounding:
        text = AgreementWords::tr("within rounding, %1 of %2 rows equal (%3)")
                   .arg(valueformat::count(comparison.equal, locale), rows,
                        partsLine(comparison, locale));
        break;
    case Verdict::Incomplete:
        text = AgreementWords::tr("rows are missing, %1 of %2 rows equal")
                   .arg(valueformat::count(comparison.equal, locale), rows);
        break;
    case Verdict::Differs:
        text = AgreementWords::tr("differs, %1 of %2 rows (%3)")
                   .arg(valueformat::count(comparison.differing, locale), rows,
                        partsLine(comparison, locale));
        break;
    }
    return text + restLine(comparison, locale);
}

QString comparisonLine(const Comparison& comparison, const QLocale& locale)
{
    const auto text = comparisonText(comparison, locale);
    return text.isEmpty() ? text
                          : AgreementWords::tr("%1: %2", "command of Slurm: how it agrees")
                                .arg(QLatin1String(comparison.command), text);
}

QString agreementSummary(const Agreement& agreement, const QLocale& locale)
{
    static const std::array marks{QString(), QStringLiteral("="), QStringLiteral("≈"),
                                  QStringLiteral("?"), QStringLiteral("≠")};
    QStringList commands;
    std::size_t rows = 0;
    std::size_t differing = 0;
    std::size_t values = 0;
    for (const auto* answer : answersOf(agreement)) {
        commands << QLatin1String(answer->command);
        rows += answer->compared;
        differing += answer->differing;
        for (const auto& part : answer->parts)
            values += part.rows;
    }
    const auto verdict = agreement.verdict();
    const auto& mark = marks[static_cast<std::size_t>(verdict)];
    const auto text = headed(mark + u' ' + listed(commands), verdictWord(verdict));
    return differing == 0
        ? text
        : withAside(
            text,
            AgreementWords::tr("%1 of %2 rows, %3", "of which so many values differ")
                .arg(valueformat::count(differing, locale), valueformat::count(rows, locale),
                     AgreementWords::tr("%Ln value(s)", nullptr, static_cast<int>(values))));
}

QString agreementLine(const Agreement& agreement, const QLocale& locale)
{
    QStringList lines;
    for (const auto* answer : answersOf(agreement))
        lines << comparisonLine(*answer, locale);
    return lines.join(QStringLiteral(" · "));
}

QStringList hintLines(const Evaluation& evaluation, const Agreement& agreement)
{
    QStringList lines;
    const auto& told = agreement.agesAgreeOn;
    if (told && !told->holds(evaluation.inputs.now))
        lines << (told->first == told->last
                      ? AgreementWords::tr(
                            "the ages in the answers agree on %1 (%2), not on this moment")
                            .arg(momentText(told->first), QString::number(told->first))
                      : AgreementWords::tr(
                            "the ages in the answers agree on %1 to %2 (%3 to %4), not on "
                            "this moment")
                            .arg(momentText(told->first), momentText(told->last),
                                 QString::number(told->first), QString::number(told->last)));
    if (isChargedSince(evaluation, agreement.shares))
        lines << AgreementWords::tr(
            "sshare's RawUsage agrees and its fractions do not: jobs that ended "
            "after the computation have been charged since");
    return lines;
}

} // namespace fairlead::models
