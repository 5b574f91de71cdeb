// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"

#include <QLocale>
#include <QString>
#include <QStringList>

/// How far an evaluation agrees with the scheduler's own answers, in words.
namespace fairlead::models {

/// "all equal", "within rounding", "differs", "nothing to compare".
QString verdictWord(Verdict verdict);
/// "sprio: all equal, 1,875 of 1,875 rows"; "sprio: differs, 3 of 1,875 rows (AGE in 3, by up to
/// 2)". Empty: nothing is compared.
QString comparisonLine(const Comparison& comparison, const QLocale& locale = {});
/// The same without the command, for a table that names it.
QString comparisonText(const Comparison& comparison, const QLocale& locale = {});
/// "= sprio, sshare: all equal"; "≠ sprio, sshare: differs (3 of 1,875 rows)": for a badge. A mark
/// and words, so that no colour is needed.
QString agreementSummary(const Agreement& agreement, const QLocale& locale = {});
/// Those of all answers; empty: the source holds none.
QString agreementLine(const Agreement& agreement, const QLocale& locale = {});
/// "PRIORITY in 3, by up to 11": which parts are not equal, the most frequent first.
QString partsLine(const Comparison& comparison, const QLocale& locale = {});
/// Why the answers of an evaluation may differ, as far as they tell it themselves: their ages agree
/// on another moment, or usage was charged between the computation and the question.
QStringList hintLines(const Evaluation& evaluation, const Agreement& agreement);

} // namespace fairlead::models
