// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/moab/priority/fairshare.h"
#include "engine/priority/evaluation.h"

namespace fairlead::moab {

/// The raw metrics of one job (specification 1.4). Keeps references to what it was made from.
class JobMetrics
{
public:
    JobMetrics(const Inputs& inputs, const Results& results, JobIndex job,
               std::int64_t minimumLimit);

    [[nodiscard]] double value(Sub sub) const;
    /// What a credential adds to the weight: QTWEIGHT, XFWEIGHT, FSWEIGHT.
    [[nodiscard]] std::int64_t addedWeight(Sub sub) const;
    /// Fairshare of one kind of credential.
    [[nodiscard]] Delta delta(Cred cred) const;

private:
    [[nodiscard]] double service(Sub sub) const;
    [[nodiscard]] double target(Sub sub) const;
    [[nodiscard]] double credential(Cred cred) const;
    [[nodiscard]] double attribute(Sub sub) const;
    [[nodiscard]] double fairshare(Sub sub) const;
    [[nodiscard]] double resource(Sub sub) const;
    [[nodiscard]] double usage(Sub sub) const;
    [[nodiscard]] double xfactor() const;
    [[nodiscard]] double deadline() const;
    [[nodiscard]] double userPriority() const;
    [[nodiscard]] double attributeSum(AttributePriority::Kind kind, NameId name) const;
    [[nodiscard]] double nodeFeatures() const;
    [[nodiscard]] NameId name(Cred cred) const;
    [[nodiscard]] const CredConfig* qos() const;

    const Inputs& m_inputs;
    const Snapshot& m_snapshot;
    const Settings& m_settings;
    const Results& m_results;
    JobIndex m_job;
    const JobFacts& m_facts;
    double m_minimumLimit;
    double m_queued; // effective queue seconds
    bool m_isActive;
};

/// Closeness to a goal: an inverse square, 1e8 at the goal; beyond it Moab goes on by one a unit.
double closeness(double current, double goal, Dialect dialect);
/// The first run of digits in a name; 0 without one.
double firstInteger(std::string_view name);
/// Distance to PRIORITYTARGETPROCCOUNT or PRIORITYTARGETDURATION; the value itself without one.
double idealDistance(double value, const Ideal& ideal);

} // namespace fairlead::moab
