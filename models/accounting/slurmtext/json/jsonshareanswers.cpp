// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/json/jsonshareanswers.h"

#include "models/accounting/slurmtext/text/jsonvalues.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace fairlead::accounting {

namespace {
double numberOrEmpty(const QJsonValue& value)
{
    if (value.toObject().value(QStringLiteral("infinite")).toBool())
        return std::numeric_limits<double>::infinity();
    return numberOf(value).value_or(ShareAnswer::isEmpty);
}

/// As sshare prints it; only users have a factor of their own.
ShareAnswer answerOf(const QJsonObject& object, bool isUser)
{
    ShareAnswer answer;
    answer[ShareColumn::RawShares] = numberOrEmpty(object.value(QStringLiteral("shares")));
    answer[ShareColumn::NormShares]
        = numberOrEmpty(object.value(QStringLiteral("shares_normalized")));
    answer[ShareColumn::RawUsage] = numberOrEmpty(object.value(QStringLiteral("usage")));
    answer[ShareColumn::NormUsage]
        = numberOrEmpty(object.value(QStringLiteral("usage_normalized")));
    answer[ShareColumn::EffectvUsage]
        = numberOrEmpty(object.value(QStringLiteral("effective_usage")));
    if (isUser)
        answer[ShareColumn::FairShare] = numberOrEmpty(at(object, "fairshare", "factor"));
    if (answer[ShareColumn::RawShares] != slurm::useParentShares)
        answer[ShareColumn::LevelFs] = numberOrEmpty(at(object, "fairshare", "level"));
    return answer;
}

/// sshare's text has a column LevelFS under Fair Tree alone; here all levels are 0 without it.
bool hasLevels(const std::vector<ShareAnswerRecord>& answers)
{
    return std::any_of(answers.begin(), answers.end(), [](const ShareAnswerRecord& record) {
        const auto level = record.answer[ShareColumn::LevelFs];
        return level > 0.0; // NaN is none
    });
}

ShareColumns columnsOf(const SnapshotRecords& records)
{
    auto columns = (1U << shareColumnCount) - 1;
    if (!hasLevels(records.shareAnswers))
        columns &= ~asSet(ShareColumn::LevelFs);
    if (records.usageForm == UsageForm::Whole) // it may have come from this file
        columns &= ~asSet(ShareColumn::RawUsage);
    return columns;
}
} // namespace

Result<void> readShareAnswersJson(const QString& path, SnapshotRecords& records)
{
    const auto array = readJsonArray(path, QStringLiteral("shares"));
    if (!array)
        return array.error();
    std::unordered_map<std::uint32_t, const AssocRecord*> byId;
    for (const auto& record : records.assocs)
        byId.emplace(record.id, &record);
    records.shareAnswers.reserve(records.assocs.size());
    for (const auto& value : *array) {
        const auto object = value.toObject();
        const auto known = byId.find(unsignedOf(object.value(QStringLiteral("id"))));
        if (known == byId.end())
            continue; // an issue where usage is read
        const auto& assoc = *known->second;
        records.shareAnswers.push_back(
            {assoc.account, assoc.user, assoc.partition, answerOf(object, !assoc.user.empty())});
    }
    records.shareColumns = columnsOf(records);
    return {};
}

} // namespace fairlead::accounting
