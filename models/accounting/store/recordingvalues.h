// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/store/sqlvalue.h"

#include <string_view>

/// How the values of a recording lie in a column, as sqlvalue.h says it of the others.
namespace fairlead::accounting {

/// Decimal text: a column of whole numbers ends at 2^63.
template <>
struct SqlValue<std::uint64_t>
{
    static void put(SqlCell& cell, std::uint64_t value);
    static std::optional<std::uint64_t> from(const SqlCell& cell);
};

template <>
struct SqlValue<replay::SelectUnit>
{
    static void put(SqlCell& cell, replay::SelectUnit value);
    static std::optional<replay::SelectUnit> from(const SqlCell& cell);
};

template <>
struct SqlValue<replay::MemoryRequest::Kind>
{
    static void put(SqlCell& cell, replay::MemoryRequest::Kind value);
    static std::optional<replay::MemoryRequest::Kind> from(const SqlCell& cell);
};

template <>
struct SqlValue<replay::StartedBy>
{
    static void put(SqlCell& cell, replay::StartedBy value);
    static std::optional<replay::StartedBy> from(const SqlCell& cell);
};

template <>
struct SqlValue<replay::LoggedEvent::Kind>
{
    static void put(SqlCell& cell, replay::LoggedEvent::Kind value);
    static std::optional<replay::LoggedEvent::Kind> from(const SqlCell& cell);
};

template <>
struct SqlValue<replay::FormerValue::What>
{
    static void put(SqlCell& cell, replay::FormerValue::What value);
    static std::optional<replay::FormerValue::What> from(const SqlCell& cell);
};

/// "cpu=40,gres/gpu=2", as Slurm writes limits; NULL: none.
template <>
struct SqlValue<replay::TresLimits>
{
    static void put(SqlCell& cell, const replay::TresLimits& limits);
    static std::optional<replay::TresLimits> from(const SqlCell& cell);
};

/// "afterany:7,after:9", as Slurm writes it; NULL: none.
template <>
struct SqlValue<std::vector<replay::Dependency>>
{
    static void put(SqlCell& cell, const std::vector<replay::Dependency>& list);
    static std::optional<std::vector<replay::Dependency>> from(const SqlCell& cell);
};

/// "rapide,AllowAccounts,astro\\,bio": partition, list and names of each; NULL: none.
template <>
struct SqlValue<std::vector<replay::PartitionAccess>>
{
    static void put(SqlCell& cell, const std::vector<replay::PartitionAccess>& list);
    static std::optional<std::vector<replay::PartitionAccess>> from(const SqlCell& cell);
};

/// "0,12,1700000000,1700003600,1700010800": name, nodes, made, from and to of each; NULL: none.
template <>
struct SqlValue<std::vector<replay::Reservation>>
{
    static void put(SqlCell& cell, const std::vector<replay::Reservation>& list);
    static std::optional<std::vector<replay::Reservation>> from(const SqlCell& cell);
};

/// "1,1700003600000,1700010800000": partition, from and to of each; NULL: none.
template <>
struct SqlValue<std::vector<replay::Closure>>
{
    static void put(SqlCell& cell, const std::vector<replay::Closure>& list);
    static std::optional<std::vector<replay::Closure>> from(const SqlCell& cell);
};

/// A set of nodes by their positions, "0-63,70": a column of text, because what it means needs the
/// number of nodes.
std::string nodeRanges(const replay::NodeSet& nodes);
/// Nothing: no such list, or a node that the machine does not have.
std::optional<replay::NodeSet> nodesIn(std::string_view ranges, std::size_t nodeCount);

} // namespace fairlead::accounting
