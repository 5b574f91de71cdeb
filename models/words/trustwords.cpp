// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/trustwords.h"

#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models {

namespace {
using replay::TrustFigures;
using replay::TrustLevel;
using valueformat::count;

constexpr palette::Rgb amber = 0xE69F00;

struct TrustTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::TrustTexts)

public:
    static QString word(TrustLevel level)
    {
        switch (level) {
        case TrustLevel::Trusted:
            return tr("✓ To be trusted: %1");
        case TrustLevel::Careful:
            return tr("! With care: %1");
        case TrustLevel::Distrusted:
            break;
        }
        return tr("✗ Not to be trusted: %1");
    }

    static QString starts(const replay::DecisionCounts& decisions)
    {
        if (!decisions.isChecked)
            return tr("the recorded starts were not checked: that was stopped");
        if (decisions.starts == 0)
            return tr("no recorded start could be checked");
        return tr("%1 of %2 recorded starts are found, %3 are too many")
            .arg(count(decisions.found), count(decisions.starts), count(decisions.tooMany));
    }

    static QString accounts(const TrustFigures& figures)
    {
        if (!figures.hasSpread)
            return tr("one replica does not tell how far a replay gives what really happened");
        const auto held = tr("a replay of the policy as it is gives what really happened for %1 of "
                             "%2 accounts")
                              .arg(count(figures.accounts.held()), count(figures.accounts.all));
        return figures.accounts.reach
            ? tr("%1, waits to ±%2 (median)", "accounts; how far the intervals of waits reach")
                  .arg(held, valueformat::percent(*figures.accounts.reach, 0))
            : held;
    }

    static QString both(const TrustFigures& figures)
    {
        return tr("%1; %2", "what is known of accounts; of starts")
            .arg(accounts(figures), starts(figures.decisions));
    }
};
} // namespace

QString trustSentence(const TrustFigures& figures)
{
    if (figures.isMadeUp && !figures.decisions.isChecked)
        return TrustTexts::tr("A demo: its history was made by a replay. That another one gives it "
                              "again proves nothing; its starts were not checked.");
    if (figures.isMadeUp && !figures.hasSpread)
        return TrustTexts::tr("A demo: its history was made by a replay. That another one gives it "
                              "again, %1 of %2 starts, proves nothing.")
            .arg(count(figures.decisions.found), count(figures.decisions.starts));
    if (figures.isMadeUp)
        return TrustTexts::tr("A demo: its history was made by a replay. That another one gives it "
                              "again, %1 of %2 accounts and %3 of %4 starts, proves nothing.")
            .arg(count(figures.accounts.held()), count(figures.accounts.all),
                 count(figures.decisions.found), count(figures.decisions.starts));
    return TrustTexts::word(trustLevel(figures)).arg(TrustTexts::both(figures));
}

palette::Rgb trustColour(TrustLevel level)
{
    switch (level) {
    case TrustLevel::Trusted:
        return palette::underServed;
    case TrustLevel::Careful:
        return amber;
    case TrustLevel::Distrusted:
        break;
    }
    return palette::overServed;
}

} // namespace fairlead::models
