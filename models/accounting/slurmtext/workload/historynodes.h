// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/workload/historyjob.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// The nodes that jobs of a history ran on and asked for, each set once in Workload::nodeSets. The
/// machine comes first.
class HistoryNodes
{
public:
    explicit HistoryNodes(replay::Recording& recording);

    /// Place of a host list's nodes; replay::nothing: it names none.
    std::uint32_t placeOf(const std::string& list);
    /// Of those that a job may not have: by name, and for features or a type of GPUs that they
    /// lack.
    std::uint32_t placeOfExcluded(const SubmitLine& asked,
                                  const std::vector<std::string>& gpuTypes);
    /// Whether nodes alone tell who gets GPUs of these types: one type, and none with others.
    [[nodiscard]] bool tellsApart(const std::vector<std::string>& gpuTypes) const
    {
        return m_machine.gpuTypes.size() < 2 || (gpuTypes.size() == 1 && !m_hasMixedGpus);
    }
    /// Whether the replay knows which nodes have what the constraint asks for.
    bool isKnown(const SubmitLine& asked) { return nodesFor(asked).has_value(); }
    /// Names in the lists that are no node of the machine.
    [[nodiscard]] std::size_t unknownNames() const { return m_unknownNames; }
    /// The first list that has one.
    [[nodiscard]] const std::string& listOfUnknown() const { return m_listOfUnknown; }

private:
    const std::optional<replay::NodeSet>& nodesFor(const SubmitLine& asked);

    const replay::Machine& m_machine;
    std::vector<replay::NodeSet>& m_sets;
    NodeNames m_names;
    std::map<std::string, std::uint32_t> m_places;
    std::map<std::string, std::optional<replay::NodeSet>> m_constraints;
    bool m_hasMixedGpus; // a node has several types
    std::size_t m_unknownNames = 0;
    std::string m_listOfUnknown;
};

} // namespace fairlead::accounting
