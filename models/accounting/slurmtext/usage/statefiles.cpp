// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/statefiles.h"

#include "engine/base/text.h"
#include "engine/base/timetext.h"
#include "models/accounting/slurmtext/text/recordsbyid.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/files/inputfile.h"

#include <QtEndian>

#include <functional>

namespace fairlead::accounting {

namespace {
/// Big-endian numbers of Slurm's state files.
class StateReader
{
public:
    explicit StateReader(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
    }

    [[nodiscard]] bool atEnd() const { return m_position >= m_bytes.size(); }
    [[nodiscard]] bool failed() const { return m_failed; }

    template <typename Number>
    Number number()
    {
        if (!take(sizeof(Number)))
            return 0;
        return qFromBigEndian<Number>(m_bytes.constData() + m_position
                                      - static_cast<qsizetype>(sizeof(Number)));
    }

    std::string string()
    {
        const auto length = number<quint32>();
        if (length == 0 || !take(length))
            return {};
        return {m_bytes.constData() + m_position - static_cast<qsizetype>(length), length - 1};
    }

private:
    bool take(std::size_t size)
    {
        if (m_failed || static_cast<std::size_t>(m_bytes.size() - m_position) < size) {
            m_failed = true;
            return false;
        }
        m_position += static_cast<qsizetype>(size);
        return true;
    }

    QByteArray m_bytes;
    qsizetype m_position = 0;
    bool m_failed = false;
};

constexpr qint64 largestState = 1 << 28; // bytes

/// Calls `take` with number and usage of every record of assoc_usage or qos_usage.
Result<std::int64_t> readUsageState(const QString& path, SnapshotRecords& records,
                                    const std::function<void(std::uint32_t, long double)>& take)
{
    auto bytes = files::readWhole(path, largestState);
    if (!bytes)
        return bytes.error();
    StateReader reader(*std::move(bytes));
    const auto protocol = reader.number<quint16>();
    const auto savedAt = reader.number<qint64>();
    if (reader.failed() || protocol % 256 != 0 || protocol < 32 * 256)
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages", "%1 is not a %2 file"), {path.toStdString(), shortName(path)}},
            {}};
    while (!reader.atEnd() && !reader.failed()) {
        const auto id = reader.number<quint32>();
        const auto usage = text::toLongDouble(reader.string());
        reader.string(); // usage of each TRES
        reader.number<quint32>(); // wall clock
        if (usage && *usage >= 0 && !reader.failed())
            take(id, *usage);
    }
    if (reader.failed())
        records.issues.push_back({Severity::Warning,
                                  said("Messages", "the file ends in the middle of a record"),
                                  shortName(path), 0});
    return savedAt;
}
} // namespace

Result<std::int64_t> readAssocUsageState(const QString& path, SnapshotRecords& records)
{
    const auto byId = recordsById(records.assocs);
    return readUsageState(path, records, [&](std::uint32_t id, long double usage) {
        if (const auto known = byId.find(id); known != byId.end())
            known->second->rawUsage = usage;
    });
}

Result<std::int64_t> readQosUsageState(const QString& path, SnapshotRecords& records)
{
    const auto byId = recordsById(records.qos);
    std::size_t unknown = 0;
    const auto savedAt = readUsageState(path, records, [&](std::uint32_t id, long double usage) {
        if (const auto known = byId.find(id); known != byId.end())
            known->second->rawUsage = usage;
        else
            ++unknown;
    });
    if (unknown > 0)
        records.issues.push_back({Severity::Note,
                                  counted(unknown,
                                          said("Messages",
                                               "1 of its QOS is known by number only: "
                                               "assoc_mgr.txt or the column ID of qos.txt tells "
                                               "its name"),
                                          said("Messages",
                                               "%1 of its QOS are known by number only: "
                                               "assoc_mgr.txt or the column ID of qos.txt tells "
                                               "their names")),
                                  shortName(path), 0});
    return savedAt;
}

namespace {
/// When slurmctld computed last, and when it reset usage; 0: the file does not tell that.
struct DecayState
{
    std::int64_t ran = 0;
    std::int64_t reset = 0;
};

Result<DecayState> readDecayState(const QString& path)
{
    auto bytes = files::readWhole(path, largestState);
    if (!bytes)
        return bytes.error();
    const auto isMoment = [](qint64 moment) { return moment > 0 && moment <= lastMoment; };
    StateReader reader(*std::move(bytes));
    const auto ran = reader.number<qint64>();
    if (reader.failed() || !isMoment(ran))
        return Error{
            ErrorCode::DataInvalid,
            {said("Messages", "%1 is not a priority_last_decay_ran file"), {path.toStdString()}},
            {}};
    const auto reset = reader.number<qint64>();
    return DecayState{ran, !reader.failed() && isMoment(reset) ? reset : 0};
}
} // namespace

Result<std::int64_t> readLastDecayRan(const QString& path)
{
    const auto state = readDecayState(path);
    return state ? Result(state->ran) : state.error();
}

std::int64_t readLastReset(const QString& path)
{
    const auto state = readDecayState(path);
    return state ? state->reset : 0;
}

} // namespace fairlead::accounting
