// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/partwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace fairlead::models::partwords {

namespace {
struct PartWords
{
    Q_DECLARE_TR_FUNCTIONS(PartWords)
};

struct Words
{
    std::string_view key;
    const char* name; ///< null: the scheduler's own word
    const char* description;
};

constexpr std::array table{
    Words{"age", QT_TRANSLATE_NOOP("PartWords", "age"),
          QT_TRANSLATE_NOOP(
              "PartWords",
              "How long the job has been waiting and eligible, as part of PriorityMaxAge "
              "(0 to 1), × PriorityWeightAge.")},
    Words{
        "assoc", QT_TRANSLATE_NOOP("PartWords", "association"),
        QT_TRANSLATE_NOOP("PartWords",
                          "Priority of the job's association, as part of the highest one (0 to 1), "
                          "× PriorityWeightAssoc.")},
    Words{
        "fairshare", QT_TRANSLATE_NOOP("PartWords", "fair-share"),
        QT_TRANSLATE_NOOP("PartWords",
                          "Promised share against decayed usage of the job's association (0 to 1), "
                          "× PriorityWeightFairshare.")},
    Words{
        "jobsize", QT_TRANSLATE_NOOP("PartWords", "job size"),
        QT_TRANSLATE_NOOP("PartWords",
                          "Nodes and CPUs that the job asks for, as part of the cluster (0 to 1), "
                          "× PriorityWeightJobSize.")},
    Words{"partition", QT_TRANSLATE_NOOP("PartWords", "partition"),
          QT_TRANSLATE_NOOP(
              "PartWords",
              "PriorityJobFactor of the partition, as part of the highest one (0 to 1), "
              "× PriorityWeightPartition.")},
    Words{"qos", QT_TRANSLATE_NOOP("PartWords", "QOS"),
          QT_TRANSLATE_NOOP("PartWords",
                            "Priority of the job's QOS, as part of the highest one (0 to 1), × "
                            "PriorityWeightQOS.")},
    Words{
        "tres", QT_TRANSLATE_NOOP("PartWords", "TRES"),
        QT_TRANSLATE_NOOP("PartWords",
                          "Each resource that the job asks for, as part of what its partition has, "
                          "× its weight in PriorityWeightTRES, added up.")},
    Words{"site", QT_TRANSLATE_NOOP("PartWords", "site"),
          QT_TRANSLATE_NOOP("PartWords",
                            "Points that a plugin of the site or an administrator gave the job.")},
    Words{"nice", QT_TRANSLATE_NOOP("PartWords", "nice"),
          QT_TRANSLATE_NOOP("PartWords",
                            "Points that the user gave up with --nice; a positive nice value "
                            "lowers the priority.")},
    Words{"cred", nullptr,
          QT_TRANSLATE_NOOP("PartWords",
                            "Priorities of user, group, account, QOS and class, × CREDWEIGHT.")},
    Words{"fs", nullptr,
          QT_TRANSLATE_NOOP(
              "PartWords",
              "Distance of the credentials' usage from their fairshare targets, × FSWEIGHT.")},
    Words{"attr", nullptr,
          QT_TRANSLATE_NOOP(
              "PartWords",
              "Priorities of the job's attributes, state and generic resources, × ATTRWEIGHT.")},
    Words{"service", nullptr,
          QT_TRANSLATE_NOOP("PartWords",
                            "Queue time, expansion factor and what else the job was given so far, "
                            "× SERVICEWEIGHT.")},
    Words{"target", nullptr,
          QT_TRANSLATE_NOOP("PartWords",
                            "Closeness to the targets of the job's QOS, × TARGETWEIGHT.")},
    Words{"res", nullptr,
          QT_TRANSLATE_NOOP("PartWords",
                            "What the job asks for: processors, memory, time, × RESWEIGHT.")},
    Words{
        "usage", nullptr,
        QT_TRANSLATE_NOOP("PartWords", "What a running job has used and has left, × USAGEWEIGHT.")},
};

const Words* find(std::string_view key)
{
    const auto* const found = std::ranges::find(table, key, &Words::key);
    return found == table.end() ? nullptr : found;
}
} // namespace

QString name(const Part& part)
{
    const auto* words = find(part.key);
    return words != nullptr && words->name != nullptr ? PartWords::tr(words->name)
                                                      : QString::fromLatin1(part.name);
}

QString name(const Policy& policy, std::size_t part)
{
    const auto parts = partsOf(policy);
    return part < parts.size() ? name(parts[part]) : QString();
}

QString description(const Part& part)
{
    const auto* words = find(part.key);
    return words == nullptr ? QString() : PartWords::tr(words->description);
}

QString help(const Part& part, const Policy& policy)
{
    const auto note = defectNote(part.key, policy);
    return note.isEmpty() ? description(part) : description(part) + QStringLiteral("\n\n") + note;
}

} // namespace fairlead::models::partwords
