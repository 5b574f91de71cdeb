// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/treetables.h"

#include "models/accounting/store/changingconnection.h"
#include "models/accounting/store/colourtable.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/storesetting.h"
#include "models/accounting/store/tableio.h"
#include "models/accounting/store/valuetable.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace fairlead::accounting {

namespace {
using Renames = std::unordered_map<std::string, std::string>;

// Each in one statement a table: two accounts may have changed their names with each other.

using Rename = std::pair<std::string, std::string>; // from, to

/// Before as MariaDB and MySQL compare in utf8mb4_bin: by bytes, the shorter one filled with
/// blanks.
bool comesBefore(const Rename& one, const Rename& other)
{
    const auto& [a, b] = std::pair(std::string_view(one.first), std::string_view(other.first));
    const auto length = std::max(a.size(), b.size());
    for (std::size_t i = 0; i < length; ++i) {
        const auto x = static_cast<unsigned char>(i < a.size() ? a[i] : ' ');
        const auto y = static_cast<unsigned char>(i < b.size() ? b[i] : ' ');
        if (x != y)
            return x < y;
    }
    return false;
}

/// The new name of a row: halves the names until few are left, so that a row costs as many
/// comparisons as the number of renames has digits. `renames` in the order of comesBefore().
QString choice(std::span<const Rename> renames, SqlRow& values)
{
    constexpr std::size_t few = 8;
    if (renames.size() > few) {
        const auto half = renames.size() / 2;
        values.push_back(cellWith(renames[half].first));
        const auto lower = choice(renames.first(half), values);
        const auto upper = choice(renames.subspan(half), values);
        return QStringLiteral("CASE WHEN account_name < ? THEN %1 ELSE %2 END").arg(lower, upper);
    }
    QString cases;
    for (const auto& [from, to] : renames) {
        cases += QStringLiteral(" WHEN ? THEN ?");
        values.push_back(cellWith(from));
        values.push_back(cellWith(to));
    }
    return QStringLiteral("CASE account_name%1 ELSE account_name END").arg(cases);
}

Result<void> renameByCases(StoreConnection& connection, const char* table, const Renames& names)
{
    std::vector<Rename> renames(names.begin(), names.end());
    std::ranges::sort(renames, comesBefore);
    SqlRow values;
    const auto chosen = choice(renames, values);
    QString marks;
    for (const auto& [from, to] : renames) {
        marks += marks.isEmpty() ? QStringLiteral("?") : QStringLiteral(", ?");
        values.push_back(cellWith(from));
    }
    return connection.execute(
        QStringLiteral("UPDATE %1 SET account_name = %2 WHERE account_name IN (%3)")
            .arg(QLatin1String(table), chosen, marks),
        values);
}

/// The same for as many names as there may be: each row costs one look into a table of them.
Result<void> renameByTable(StoreConnection& connection, std::span<const char* const> tables,
                           const Renames& names)
{
    auto done
        = connection.execute(QStringLiteral("CREATE TEMPORARY TABLE renamed_account (former TEXT "
                                            "NOT NULL PRIMARY KEY, name TEXT NOT NULL)"));
    if (!done)
        return done;
    auto inserter = connection.insertInto("renamed_account",
                                          {QStringLiteral("former"), QStringLiteral("name")});
    if (!inserter)
        return inserter.error();
    for (const auto& [from, to] : names) {
        if (done = (*inserter)->add({cellWith(from), cellWith(to)}); !done)
            return done;
    }
    done = (*inserter)->finish();
    for (std::size_t i = 0; i < tables.size() && done; ++i)
        done = connection.execute(
            QStringLiteral(
                "UPDATE %1 SET account_name = (SELECT name FROM temp.renamed_account WHERE "
                "former = account_name) WHERE account_name IN (SELECT former FROM "
                "temp.renamed_account)")
                .arg(QLatin1String(tables[i])));
    return done ? connection.execute(QStringLiteral("DROP TABLE temp.renamed_account")) : done;
}

Result<bool> holdsRows(StoreConnection& connection, const char* table)
{
    const auto row
        = connection.scalar(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(QLatin1String(table)));
    if (!row)
        return row.error();
    return !row->isNull();
}
} // namespace

Result<void> writeShares(StoreConnection& connection,
                         const std::map<std::size_t, std::int64_t>& sharesAt)
{
    for (const auto& [place, shares] : sharesAt) {
        auto done = connection.execute(QStringLiteral("UPDATE assoc SET shares = ? WHERE pos = ?"),
                                       {shares, static_cast<std::int64_t>(place)});
        if (!done)
            return done;
    }
    return {};
}

Result<void> writePolicy(StoreConnection& connection, const SnapshotRecords& records)
{
    ChangingConnection changing(connection);
    auto done = writePolicyTables(changing, records);
    return done
        ? changing.emptyTheRest({QStringLiteral("policy_value"), QStringLiteral("tres_weight")})
        : done;
}

Result<void> writeTree(StoreConnection& connection, const SnapshotRecords& records)
{
    auto kept = readColours(connection);
    if (!kept)
        return kept.error();
    ChangingConnection changing(connection);
    auto done = writeColours(changing, completeColourSlots(records, *std::move(kept)));
    if (done)
        done = insertValues(changing, "snapshot_value", records);
    if (done)
        done = insertAll(changing, "assoc", records.assocs);
    return done ? changing.emptyTheRest({QStringLiteral("account_colour"), QStringLiteral("assoc")})
                : done;
}

Result<void> renameAccounts(StoreConnection& connection,
                            const std::unordered_map<std::string, std::string>& names)
{
    if (names.empty())
        return {};
    constexpr std::array tables{"job",          "usage_history", "consumption",
                                "replay_owner", "replay_usage",  "replay_assoc_limit"};
    if (connection.hasTemporaryTables())
        return renameByTable(connection, tables, names);
    for (const auto* table : tables) {
        if (auto done = renameByCases(connection, table, names); !done)
            return done;
    }
    return {};
}

Result<void> forgetAnswers(StoreConnection& connection)
{
    for (const auto* table : {"priority_answer", "share_answer"}) {
        const auto holds = holdsRows(connection, table);
        if (!holds)
            return holds.error();
        if (*holds)
            return setStoreSetting(connection, answersSetting, QStringLiteral("none"));
    }
    return {};
}

} // namespace fairlead::accounting
