// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "models/usage/served.h"

#include <QLocale>
#include <QString>

/// Numbers as people read them in a locale: that of the window unless another is given. No unit
/// where the column names it.
#include <optional>

namespace fairlead::models::valueformat {

/// 1 234 567, −50: group separators, no decimals.
QString priority(qint64 value, const QLocale& locale = {});
QString count(qulonglong value, const QLocale& locale = {});
/// A value of a configuration as it is read: a whole number with separators, a time as Slurm writes
/// it ("90-00:00:00") as wholeDuration() has it, anything else as it is written.
QString written(const QString& value, const QLocale& locale = {});
/// Rounded to a whole number: a contribution to a priority.
QString points(double value, const QLocale& locale = {});
/// What is added up to a priority, which is truncated: with more decimals where so few would round
/// it to a whole number that it does not reach, 5,074.999999999999.
QString addend(double value, int decimals = 2, const QLocale& locale = {});
/// 0.1234; "inf" and empty for NaN.
QString factor(double value, int decimals = 4, const QLocale& locale = {});
/// 12.3 %; what is more than nothing is never 0.0 %: <0.1 %.
QString percent(double fraction, const QLocale& locale = {});
/// With that many decimals, for a table or a tool tip.
QString percent(double fraction, int decimals, const QLocale& locale = {});
/// "7 d", "14 d 12 h", "5 min", "30 s": at most two units, rounded to the smaller one; "no limit"
/// for slurm::infinite and above.
QString duration(quint64 seconds, const QLocale& locale = {});
/// The same with as many units as it takes: "49 d 16 h 6 min".
QString wholeDuration(quint64 seconds, const QLocale& locale = {});
/// duration() of what was measured or computed; below 0 it is 0.
QString measuredDuration(double seconds, const QLocale& locale = {});
/// For a box that takes it back with durationInput(): where two units do not say all of it, as
/// Slurm writes it ("14-12:30:00").
QString exactDuration(quint64 seconds);
/// "2026-03-04 15:00 UTC", as the boxes for moments have it: wherever the window or the command
/// line says one. Empty for 0.
QString moment(qint64 unixSeconds);
/// The same where a heading names the zone: "2026-03-04 15:00".
QString bareMoment(qint64 unixSeconds);
/// The same in the zone of the computer, for what somebody did at it: "2026-03-04 16:00 CET".
QString localMoment(qint64 unixSeconds);
/// "March 4, 2026, 15:00 UTC": in a report.
QString momentInWords(qint64 unixSeconds, const QLocale& locale = {});
/// A whole number as typed, with or without separators between groups of three (blanks, or those
/// of the language). Nothing when it is none, or has more than 18 digits.
std::optional<qint64> numberInput(const QString& text, const QLocale& locale = {});
/// Typed as "7 d", "14 d 12 h", "36 h", or as Slurm types it ("14-12", "UNLIMITED"): the text for
/// setParameter(). Empty when it cannot be read.
QString durationInput(const QString& text);
/// "▲ +12", "▼ −3", "· 0".
QString change(qint64 value, const QLocale& locale = {});
/// "▲ +0.0123", "▼ −0.0123", "· 0" with that many decimals.
QString change(double value, int decimals, const QLocale& locale = {});
/// The change that such a text tells: 0 where it says so, and is coloured so.
double toldChange(double value, int decimals);
/// Raw shares as entered: a number, or "parent".
QString shares(quint32 value, const QLocale& locale = {});
/// "×3.2 under-served", "at its share", "no usage yet" ...
QString verdict(const Served& served, const QLocale& locale = {});
/// "▲", "▼" or "·" beside it.
QString verdictMark(VerdictKind kind);
/// "▲ ×3.2 under-served": both.
QString markedVerdict(const Served& served, const QLocale& locale = {});
QString algorithmName(Algorithm algorithm);
/// Of the policy's algorithm; the scheduler's own name where there is none.
QString algorithmName(const Policy& policy);

} // namespace fairlead::models::valueformat
