// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/notewords.h"

#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

#include <cmath>

namespace fairlead::models {

namespace {
struct NoteWords
{
    Q_DECLARE_TR_FUNCTIONS(NoteWords)
};

QString capRemark(const QString& name, double value)
{
    return NoteWords::tr(" (%1CAP cuts %2)").arg(name, plainNumber(value));
}

bool isClosed(const PartPoints& part)
{
    return part.note && part.note->reason == Note::Reason::Closed;
}
} // namespace

QString plainNumber(double value)
{
    return valueformat::factor(value, value == std::round(value) ? 0 : 4);
}

QString rowRemark(const Note& note)
{
    const auto value = valueformat::priority(static_cast<qint64>(note.value));
    switch (note.reason) {
    case Note::Reason::Lifted:
        return NoteWords::tr(" (lifted to the lower bound %1)").arg(value);
    case Note::Reason::Cut:
        return NoteWords::tr(" (cut to the upper bound %1)").arg(value);
    case Note::Reason::Added:
        return NoteWords::tr(" (%1 added by hand)").arg(value);
    case Note::Reason::Set:
        return NoteWords::tr(" (%1 set by hand)").arg(value);
    case Note::Reason::NotLowered:
        return NoteWords::tr(" (%1 stays from before: with INCR_ONLY no priority falls)")
            .arg(value);
    case Note::Reason::NotSummed:
        return NoteWords::tr(" (no factor counts: priority/basic)");
    case Note::Reason::ShownOtherwise:
        return NoteWords::tr(" (sprio prints %1: the partition lacks a TRES, and Slurm takes its "
                             "points from another one of the list)")
            .arg(value);
    case Note::Reason::Capped:
    case Note::Reason::Closed:
        break;
    }
    return {};
}

QString rowRemarks(const Breakdown& whole)
{
    QString remarks;
    for (const auto& note : whole.notes)
        remarks += rowRemark(note);
    return remarks;
}

QString partRemark(const PartPoints& part, const QString& name)
{
    if (isClosed(part))
        return NoteWords::tr(" (zeroed: %1 %2 has used %3 %, its target is %4)")
            .arg(shownText(part.note->kind), shownText(part.note->name),
                 valueformat::factor(part.note->percent, 2), shownText(part.note->target));
    return part.note ? capRemark(name, part.value) : QString();
}

QString closedText(const PartPoints& part, const QString& name)
{
    if (!isClosed(part))
        return {};
    return NoteWords::tr("%1 is zeroed: %2 %3 has used %4 %, its target is %5")
        .arg(name, shownText(part.note->kind), shownText(part.note->name),
             valueformat::factor(part.note->percent, 2), shownText(part.note->target));
}

QString subRemark(const SubPoints& sub)
{
    return sub.isCut() ? capRemark(shownText(sub.name), sub.value) : QString();
}

QString subPointsText(const SubPoints& sub)
{
    auto factors = plainNumber(sub.capped) + QStringLiteral(" × ") + plainNumber(sub.weight);
    if (sub.partWeight != 1.0)
        factors += QStringLiteral(" × ") + plainNumber(sub.partWeight);
    return NoteWords::tr("%1: %2 = %3 points", "name: metric × weight = points")
               .arg(shownText(sub.name), factors, plainNumber(sub.points))
        + subRemark(sub);
}

} // namespace fairlead::models
