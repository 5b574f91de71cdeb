// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/searchdigest.h"

#include "engine/priority/scheduler.h"
#include "engine/replay/recording/limitoptions.h"
#include "models/accounting/store/recordingcolumns.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <type_traits>

namespace fairlead::cli {

namespace {
/// A text of everything that is added, as one number.
class SearchDigest
{
public:
    void add(std::string_view text)
    {
        m_hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
        m_hash.addData(QByteArrayView("\n", 1));
    }
    template <typename Number>
    requires std::is_arithmetic_v<Number> || std::is_enum_v<Number>
    void add(Number number)
    {
        if constexpr (std::is_enum_v<Number>)
            add(static_cast<std::underlying_type_t<Number>>(number));
        else
            add(std::to_string(number));
    }
    /// As a row of the store.
    template <typename Value>
    void operator()(const char* name, const Value& value)
    {
        add(name);
        add(value);
    }
    template <typename Value>
    void later(const char* name, const Value& value)
    {
        (*this)(name, value);
    }
    [[nodiscard]] std::string text() const
    {
        return m_hash.result().toHex().left(32).toStdString();
    }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

void addLimits(SearchDigest& digest, const replay::LimitSet& limits)
{
    for (const auto& option : replay::countOptions)
        digest.add(limits.*option.limit);
    for (const auto& option : replay::tresOptions) {
        const auto& set = limits.*option.limit;
        for (const auto amount : set.amounts)
            digest.add(amount);
        for (const auto& [type, amount] : set.gpuTypes) {
            digest.add(type);
            digest.add(amount);
        }
    }
}

void addRules(SearchDigest& digest, const replay::Recording& recording)
{
    for (const auto& node : recording.machine.nodes)
        accounting::columns(digest, node);
    for (const auto& partition : recording.machine.partitions) {
        digest.add(partition.name);
        digest.add(partition.tier);
        partition.nodes.forEach([&](std::size_t node) { digest.add(node); });
    }
    accounting::namedValues(digest, recording.parameters);
    for (const auto& qos : recording.limits.qos) {
        digest.add(qos.name);
        addLimits(digest, qos.limits);
    }
    for (const auto& assoc : recording.limits.assocs) {
        for (const auto* name : {&assoc.account, &assoc.user, &assoc.partition})
            digest.add(*name);
        addLimits(digest, assoc.limits);
    }
}

void addJobs(SearchDigest& digest, const replay::Recording& recording)
{
    const auto& workload = recording.workload;
    digest.add(workload.from);
    digest.add(workload.to);
    for (const auto& job : workload.jobs) {
        digest.add(workload.owners[job.owner].account);
        digest.add(workload.owners[job.owner].user);
        digest.add(workload.qos[job.qos]);
        digest.add(job.id);
        digest.add(job.submit);
        digest.add(job.begin);
        digest.add(job.limit);
        digest.add(job.runTime);
        digest.add(job.request.cpus);
        digest.add(job.request.minNodes);
        digest.add(job.recorded.start);
        digest.add(job.recorded.end);
        digest.add(job.cancelled);
    }
    for (const auto& usage : recording.usage)
        accounting::columns(digest, usage);
}

void addPolicy(SearchDigest& digest, const Inputs& present)
{
    for (const auto& name : schedulerOf(present.policy).parameterNames(present.policy))
        digest(name.c_str(), std::string_view(parameterValue(present.policy, name)));
    const auto& snapshot = *present.snapshot;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const auto& assocs = snapshot.assocs;
        for (const auto name : {assocs.account[i], assocs.user[i], assocs.partition[i]})
            digest.add(snapshot.names[name]);
        digest.add(assocs.shares[i]);
    }
}
} // namespace

std::string digestOf(const replay::Recording& recording, const Inputs& present)
{
    SearchDigest digest;
    digest.add(QCoreApplication::applicationVersion().toStdString());
    addPolicy(digest, present);
    addRules(digest, recording);
    addJobs(digest, recording);
    return digest.text();
}

} // namespace fairlead::cli
