// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/slicewords.h"

#include "models/words/sharewords.h"
#include "models/words/showntext.h"
#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models::slicewords {

namespace {
struct SliceWords
{
    Q_DECLARE_TR_FUNCTIONS(SliceWords)
};
} // namespace

QString promised()
{
    return SliceWords::tr("Promised");
}

QString consumed()
{
    return SliceWords::tr("Consumed");
}

QString name(const Slice& slice, const QLocale& locale)
{
    switch (slice.kind) {
    case SliceKind::Association:
        return shownText(slice.label);
    case SliceKind::Others:
        return SliceWords::tr("others (%1)").arg(valueformat::count(slice.memberCount(), locale));
    case SliceKind::Former:
        return SliceWords::tr("former members");
    case SliceKind::NotUsed:
        return SliceWords::tr("not used");
    case SliceKind::WithoutAccount:
        return SliceWords::tr("without an account");
    case SliceKind::OtherUsers:
        return SliceWords::tr("other users");
    case SliceKind::NotPromised:
        return SliceWords::tr("not promised");
    }
    return {};
}

QString remark(const Slice& slice)
{
    switch (slice.kind) {
    case SliceKind::Association:
    case SliceKind::Others:
        break;
    case SliceKind::Former:
        return SliceWords::tr("usage that removed members have left with the account");
    case SliceKind::NotUsed:
        return SliceWords::tr("what the machine left and nobody used");
    case SliceKind::WithoutAccount:
        return SliceWords::tr("usage of jobs that name no account, or one that neither the "
                              "configuration nor the queue has");
    case SliceKind::OtherUsers:
        return SliceWords::tr("usage of users who have no job in the queue");
    case SliceKind::NotPromised:
        return SliceWords::tr("what the fairshare targets of all accounts leave");
    }
    return {};
}

QString instead(const SliceLayout& layout, double Slice::*fraction, const QString& account)
{
    if (layout.isEmpty)
        return SliceWords::tr("%1 has no members").arg(account);
    if (fraction == &Slice::promised)
        return layout.hasNoShares ? SliceWords::tr("Nobody here has a share of their own")
                                  : QString();
    if (layout.usageKnown != UsageKnown::Yes)
        return sharewords::unknownUsage(layout.usageKnown);
    return layout.hasNoUsage ? SliceWords::tr("No usage: nothing that was consumed counts")
                             : QString();
}

} // namespace fairlead::models::slicewords
