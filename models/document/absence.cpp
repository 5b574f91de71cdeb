// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/document/absence.h"

#include "models/document/scenariodocument.h"
#include "models/words/messagewords.h"
#include "models/words/showntext.h"

#include <QCoreApplication>

namespace fairlead::models {

namespace {
struct AbsenceWords
{
    Q_DECLARE_TR_FUNCTIONS(Absence)
};
} // namespace

Absence absenceOf(const ScenarioDocument& document, const Absence& own)
{
    if (document.evaluation() != nullptr)
        return own;
    if (document.hasSnapshot()) {
        if (const auto& error = document.lastError())
            return {AbsenceWords::tr("The priorities cannot be computed"),
                    messageWords(error->message)};
        return {AbsenceWords::tr("Computing the priorities …"), {}};
    }
    if (!document.reading().isEmpty())
        return {AbsenceWords::tr("Reading %1 …").arg(document.reading()),
                AbsenceWords::tr("What is in it is shown as soon as it has been read.")};
    return own;
}

} // namespace fairlead::models
