// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/slurmdbdtables.h"

#include "engine/base/text.h"

#include <algorithm>
#include <charconv>

namespace fairlead::accounting {

namespace {
constexpr std::uint64_t unset64 = 0xfffffffffffffffeU; // NO_VAL64; one more is INFINITE64
constexpr std::int64_t biggest32 = 0xffffffffLL;

/// ",1,3," or "1,3": names of the numbers that are known.
std::vector<std::string> namesOf(std::string_view list,
                                 const std::map<std::int64_t, std::string>& names)
{
    std::vector<std::string> result;
    for (const auto part : text::split(list, ',')) {
        const auto id = text::toInteger(part);
        const auto known = id ? names.find(*id) : names.end();
        if (known != names.end())
            result.push_back(known->second);
    }
    return result;
}

void report(SnapshotRecords& records, Message message, const char* table)
{
    records.issues.push_back({Severity::Warning, std::move(message), table, 0});
}
} // namespace

std::vector<std::pair<std::string, std::uint64_t>> namedTres(std::string_view list,
                                                             const SlurmdbdNames& names)
{
    std::vector<std::pair<std::string, std::uint64_t>> result;
    for (const auto part : text::split(list, ',')) {
        const auto equals = part.find('=');
        const auto id = text::toInteger(part.substr(0, equals));
        std::uint64_t count = 0;
        const auto digits
            = equals == std::string_view::npos ? std::string_view() : part.substr(equals + 1);
        const auto* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, count);
        const auto name = id ? names.tres.find(*id) : names.tres.end();
        const bool isCount = error == std::errc() && stop == end && count < unset64;
        if (name != names.tres.end() && isCount)
            result.emplace_back(name->second, count);
    }
    return result;
}

bool isTresList(std::string_view text)
{
    const auto isNumber = [](std::string_view digits) {
        std::uint64_t count = 0;
        const auto* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, count);
        return !digits.empty() && error == std::errc() && stop == end;
    };
    return std::ranges::all_of(text::split(text, ','), [&](std::string_view part) {
        const auto equals = part.find('=');
        return part.empty()
            || (equals != std::string_view::npos && isNumber(part.substr(0, equals))
                && isNumber(part.substr(equals + 1)));
    });
}

Result<void> readTresTable(MariadbSession& session, SlurmdbdNames& names, SnapshotRecords& records)
{
    records.tresNames.clear();
    return session.forEachRow(
        QByteArrayLiteral("SELECT id, type, name FROM tres_table WHERE deleted = 0 "
                          "ORDER BY id"),
        [&](const MariadbRows& rows) {
            auto name = rows.utf8(1);
            if (!rows.text(2).empty())
                name += "/" + rows.utf8(2);
            name = text::lower(name);
            names.tres.emplace(rows.integer(0).value_or(0), name);
            records.tresNames.push_back(std::move(name));
        },
        fewRows);
}

Result<void> readQosTable(MariadbSession& session, const SlurmdbdSchema& schema,
                          SlurmdbdNames& names, SnapshotRecords& records)
{
    constexpr std::int64_t noDecay = 0x100; // flag of a QOS
    const auto column = [&](const char* name, const char* otherwise) {
        return schema.qosColumns.contains(QLatin1String(name)) ? QByteArray(name)
                                                               : QByteArray(otherwise);
    };
    std::vector<std::string> preempts;
    const auto done = session.forEachRow(
        "SELECT id, name, priority, " + column("usage_factor", "1") + ", " + column("flags", "0")
            + ", " + column("preempt", "''") + " FROM qos_table WHERE deleted = 0 ORDER BY id",
        [&](const MariadbRows& rows) {
            Qos qos;
            qos.id = rows.integer32(0).value_or(0);
            qos.name = rows.utf8(1);
            qos.priority = rows.integer32(2).value_or(0);
            qos.usageFactor = text::toDouble(rows.text(3)).value_or(1.0);
            qos.noDecay = (rows.integer(4).value_or(0) & noDecay) != 0;
            names.qos.emplace(qos.id, qos.name);
            preempts.emplace_back(rows.text(5));
            records.qos.push_back(std::move(qos));
        },
        fewRows);
    for (std::size_t i = 0; i < records.qos.size(); ++i)
        records.qos[i].preempts = namesOf(preempts[i], names.qos);
    if (done && records.qos.empty()) // slurmdbd makes "normal" with its tables
        return Error{
            ErrorCode::SourceUnreachable, {said("Messages", "%1 holds no QOS"), {"qos_table"}}, {}};
    return done;
}

Result<void> readAssocTable(MariadbSession& session, const SlurmdbdSchema& schema,
                            SlurmdbdNames& names, SnapshotRecords& records)
{
    const auto column = [&](const char* name) {
        return schema.assocColumns.contains(QLatin1String(name)) ? QByteArray(name)
                                                                 : QByteArrayLiteral("NULL");
    };
    const auto statement = "SELECT id_assoc, acct, user, `partition`, parent_acct, shares, "
        + column("priority") + ", " + column("lft") + ", " + column("mod_time") + " FROM "
        + schema.table("assoc_table") + " WHERE deleted = 0 ORDER BY id_assoc";
    return session.forEachRow(
        statement,
        [&](const MariadbRows& rows) {
            AssocRecord record;
            record.id = rows.integer32(0).value_or(0);
            record.account = rows.utf8(1);
            record.user = rows.utf8(2);
            record.partition = rows.utf8(3);
            record.parent = rows.utf8(4);
            record.shares = rows.integer(5).value_or(1);
            record.priority = rows.integer32(6);
            record.lft = rows.integer(7);
            record.file = "assoc_table";
            if (record.account.empty()) {
                report(records,
                       {said("Messages", "association %1 names no account and is left out"),
                        {std::to_string(record.id)}},
                       "assoc_table");
                return;
            }
            names.assocMarks.emplace(record.id, rows.integer(8).value_or(0));
            names.assocs.emplace(record.id, std::pair(record.user, record.account));
            records.assocs.push_back(std::move(record));
        },
        keptTable);
}

/// slurmctld keeps what they have used with the account that they were in (leaf_usage).
Result<void> readHeirs(MariadbSession& session, const SlurmdbdSchema& schema, SlurmdbdNames& names)
{
    struct Place
    {
        std::uint32_t id = 0; // 0: there is none any more
        std::string parent;
    };
    std::map<std::string, Place> accounts;
    std::map<std::uint32_t, std::string> above; // of each association
    const auto done = session.forEachRow(
        "SELECT id_assoc, acct, user, parent_acct, deleted FROM " + schema.table("assoc_table"),
        [&](const MariadbRows& row) {
            const auto id = row.integer32(0).value_or(0);
            const auto account = row.utf8(1);
            const bool isUser = !row.utf8(2).empty();
            above[id] = isUser ? account : row.utf8(3);
            if (isUser)
                return;
            auto& place = accounts[account];
            const bool isThere = row.integer(4).value_or(0) == 0;
            if (isThere)
                place.id = id;
            if (isThere || place.parent.empty())
                place.parent = row.utf8(3);
        },
        keptTable);
    if (!done)
        return done;
    for (const auto& [id, first] : above) {
        auto account = accounts.find(first);
        for (auto left = accounts.size(); account != accounts.end() && left > 0; --left) {
            if (account->second.id != 0) {
                names.heirs.emplace(id, account->second.id);
                break;
            }
            account = accounts.find(account->second.parent);
        }
    }
    return {};
}

Result<void> readClusterSize(MariadbSession& session, const SlurmdbdSchema& schema,
                             SnapshotRecords& records)
{
    if (!schema.hasEvents)
        return {};
    SlurmdbdNames known;
    known.tres = {{1, "cpu"}, {4, "node"}};
    const auto done = session.forEachRow(
        "SELECT tres FROM " + schema.table("event_table")
            + " WHERE node_name = '' AND time_end = 0 ORDER BY time_start DESC LIMIT 1",
        [&](const MariadbRows& rows) {
            for (const auto& [name, count] : namedTres(rows.text(0), known)) {
                const auto number
                    = static_cast<std::uint32_t>(std::min<std::uint64_t>(count, biggest32));
                (name == "cpu" ? records.cpuCount : records.nodeCount) = number;
            }
        },
        fewRows);
    if (records.cpuCount == 0 || records.nodeCount == 0)
        records.cpuCount = records.nodeCount = 0; // one without the other sizes no job
    if (done || done.error().code == ErrorCode::SourceUnreachable)
        return done;
    records.issues.push_back({Severity::Note,
                              {said("Messages", "it cannot be read: %1"), {done.error().message}},
                              schema.nameOf("event_table").toStdString(),
                              0});
    return {}; // the size of jobs alone is measured by it
}

Error notRead(const SlurmdbdSchema& schema, const char* table, const Error& why)
{
    if (why.code != ErrorCode::SourceBusy)
        return why; // of the server, or names the table itself
    return {
        why.code,
        because({said("Messages", "table %1 cannot be read"), {schema.nameOf(table).toStdString()}},
                why.message),
        why.detail};
}

} // namespace fairlead::accounting
