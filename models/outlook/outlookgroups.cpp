// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/outlook/outlookgroups.h"

#include <QCoreApplication>

#include <array>

namespace fairlead::models {

using replay::Grouping;

namespace {
struct GroupTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::models::OutlookGroups)
};

QString bareName(const replay::Outlook& outlook, Grouping by, std::size_t group)
{
    return QString::fromStdString(outlook.names[static_cast<std::size_t>(by)][group]);
}
} // namespace

QString outlookSizeName(const replay::Outlook& outlook, std::size_t size)
{
    auto name = bareName(outlook, Grouping::Size, size);
    if (name.endsWith(u'-'))
        return GroupTexts::tr("%1 and more", "CPUs").arg(name.chopped(1));
    return name.replace(u'-', u'–');
}

QString outlookLengthName(std::size_t length)
{
    const std::array<QString, 6> names{
        GroupTexts::tr("under 1 min"), GroupTexts::tr("1–10 min"), GroupTexts::tr("10–60 min"),
        GroupTexts::tr("1–6 h"),       GroupTexts::tr("6–24 h"),   GroupTexts::tr("over 1 day")};
    return names[length];
}

QString outlookGroupName(const replay::Outlook& outlook, Grouping by, std::size_t group)
{
    const auto& sizes = outlook.names[static_cast<std::size_t>(Grouping::Size)];
    if (by == Grouping::Size)
        return outlookSizeName(outlook, group);
    if (by != Grouping::Shape || replay::shapeOf(group).size >= sizes.size())
        return bareName(outlook, by, group);
    const auto shape = replay::shapeOf(group);
    return GroupTexts::tr("%1 × %2", "CPUs and run time of jobs")
        .arg(outlookSizeName(outlook, shape.size), outlookLengthName(shape.length));
}

} // namespace fairlead::models
