// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/queuerows.h"

#include "app/cli/commands/problems.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fairlead::cli {

namespace {
struct RowTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::QueueRows)
};

/// That it is in others: "short, long".
Error notItsPartition(const Snapshot& snapshot, const QString& word,
                      const std::vector<RowIndex>& rows)
{
    constexpr qsizetype most = 20;
    QStringList names;
    for (const auto row : rows) {
        const auto name = QString::fromStdString(snapshot.rowPartitionName(row));
        if (!name.isEmpty() && !names.contains(name))
            names << name;
    }
    if (names.size() > most)
        names = names.mid(0, most) << QStringLiteral("…");
    return wrongUsage(names.isEmpty()
                          ? RowTexts::tr("job %1 does not ask for that partition").arg(word)
                          : RowTexts::tr("job %1 does not ask for that partition, but for %2")
                                .arg(word, names.join(QLatin1String(", "))));
}
} // namespace

QString partitionIn(const QString& word)
{
    return word.section(QLatin1Char('/'), 1);
}

Result<std::vector<RowIndex>> rowsNamed(const Snapshot& snapshot, const QString& word,
                                        const std::vector<std::string>& partitions)
{
    const auto isWanted = [&](const std::string& name) {
        return partitions.empty() || std::ranges::find(partitions, name) != partitions.end();
    };
    const auto name = word.section(QLatin1Char('/'), 0, 0).toStdString();
    const auto partition = partitionIn(word).toStdString();
    std::vector<RowIndex> known;
    std::vector<RowIndex> rows;
    for (std::size_t row = 0; row < snapshot.rows.size(); ++row) {
        if (!snapshot.isCalled(snapshot.rows.job[row], name))
            continue;
        known.emplace_back(row);
        if ((partition.empty() || snapshot.rowPartitionName(RowIndex(row)) == partition)
            && (!snapshot.rows.partition[row].isValid()
                || isWanted(snapshot.rowPartitionName(RowIndex(row)))))
            rows.emplace_back(row);
    }
    if (known.empty())
        return noSuchJob(word);
    if (rows.empty())
        return notItsPartition(snapshot, word, known);
    return rows;
}

RowIndex bestOf(const Evaluation& evaluation, const std::vector<RowIndex>& rows)
{
    RowIndex best = rows.front();
    for (const auto row : rows) {
        const auto rank = evaluation.rank[row.at()];
        const auto bestRank = evaluation.rank[best.at()];
        if (rank != 0 && (bestRank == 0 || rank < bestRank))
            best = row;
    }
    return best;
}

} // namespace fairlead::cli
