// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/hardwarewords.h"

#include "models/words/listwords.h"

#include <QCoreApplication>

#include <cmath>

namespace fairlead::models {

namespace {
struct HardwareTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::HardwareWords)
};

constexpr double hundredth = 0.01;
} // namespace

QString unitsText(double units, const QLocale& locale)
{
    const bool isWhole = std::abs(units - std::round(units)) < hundredth / 2;
    return locale.toString(units, 'f', isWhole ? 0 : 2);
}

QString hardwareSentence(const NewShares& answer, double machine)
{
    const auto grown
        = HardwareTexts::tr("The machine grows from %1 to %2: who has bought the difference is "
                            "promised so much more, an account together with its members; "
                            "everybody else as much as before.")
              .arg(unitsText(machine), unitsText(answer.machine));
    const double offBy = std::ceil(answer.offBy() / hundredth - 1e-6) * hundredth;
    if (offBy <= 0.0)
        return grown;
    return inARow({grown,
                   HardwareTexts::tr("Shares are whole numbers: nobody is off by more than %1.")
                       .arg(unitsText(offBy))});
}

} // namespace fairlead::models
