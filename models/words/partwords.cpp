// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/partwords.h"

#include "models/words/valueformat.h"

#include <QCoreApplication>

namespace fairlead::models::partwords {

namespace {
struct PartWords
{
    Q_DECLARE_TR_FUNCTIONS(PartWords)
};

using moab::Component;
constexpr std::array components{Component::Cred,    Component::Fs,     Component::Attr,
                                Component::Service, Component::Target, Component::Res,
                                Component::Usage};

QString componentText(Component component)
{
    switch (component) {
    case Component::Cred:
        return PartWords::tr("Priorities of user, group, account, QOS and class, × CREDWEIGHT.");
    case Component::Fs:
        return PartWords::tr("Distance of the credentials' usage from their fairshare targets, "
                             "× FSWEIGHT.");
    case Component::Attr:
        return PartWords::tr("Priorities of the job's attributes, state and generic resources, "
                             "× ATTRWEIGHT.");
    case Component::Service:
        return PartWords::tr("Queue time, expansion factor and what else the job was given so far, "
                             "× SERVICEWEIGHT.");
    case Component::Target:
        return PartWords::tr("Closeness to the targets of the job's QOS, × TARGETWEIGHT.");
    case Component::Res:
        return PartWords::tr("What the job asks for: processors, memory, time, × RESWEIGHT.");
    case Component::Usage:
        return PartWords::tr("What a running job has used and has left, × USAGEWEIGHT.");
    }
    return {};
}
} // namespace

std::size_t count(const Policy& policy)
{
    return policy.moab ? components.size() : factorCount;
}

QString name(const Policy& policy, std::size_t part)
{
    if (part >= count(policy))
        return {};
    return policy.moab ? QString::fromLatin1(moab::parameterPrefix(components[part]))
                       : valueformat::factorName(static_cast<Factor>(part));
}

QString description(const Policy& policy, std::size_t part)
{
    if (part >= count(policy))
        return {};
    return policy.moab ? componentText(components[part])
                       : valueformat::factorHelp(static_cast<Factor>(part), policy);
}

Component component(std::size_t part)
{
    return components[part];
}

} // namespace fairlead::models::partwords
