// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/shared.h"
#include "engine/moab/config/components.h"
#include "engine/moab/config/credlist.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairlead::moab {

/// Weights and caps of one partition. Caps of 0 and below bind nothing.
struct Weights
{
    /// @unit 1  @range integer  @source <COMPONENT>WEIGHT, default 1
    std::array<std::int64_t, componentCount> component{1, 1, 1, 1, 1, 1, 1};
    std::array<std::int64_t, componentCount> componentCap{}; ///< on the weighted sum
    /// @unit points per unit of the metric  @range integer  @source <NAME>WEIGHT
    std::array<std::int64_t, subCount> sub{1}; // QUEUETIME 1, everything else 0
    std::array<std::int64_t, subCount> subCap{}; ///< on the raw metric
    /// @unit s  @range [0, inf)  @source XFMINWCLIMIT
    std::int64_t minimumLimit = 0;
    bool operator==(const Weights&) const = default;
};

/// Names one number of Weights.
struct WeightId
{
    enum Kind : std::uint8_t
    {
        ComponentWeight,
        ComponentCap,
        SubWeight,
        SubCap,
        MinimumLimit
    };
    Kind kind = SubWeight;
    std::uint8_t index = 0;
    bool operator==(const WeightId&) const = default;
};
std::int64_t& weightAt(Weights& weights, WeightId id);

/// What one partition says otherwise; the rest is inherited (specification 1.7).
struct PartitionWeights
{
    std::string name;
    std::vector<std::pair<WeightId, std::int64_t>> values;
    bool operator==(const PartitionWeights&) const = default;
};

enum class FsMetric : std::uint8_t
{
    None,
    DedicatedPs,
    DedicatedPes,
    UtilizedPs,
    SpeedDedicatedPes,
    ProcSpeedDedicatedPs
};

/// Reasons for which a job waits, as bits (JOBPRIOEXCEPTIONS).
enum BlockReason : std::uint32_t
{
    DeferBlock = 0x1,
    DependsBlock = 0x2,
    SoftPolicyBlock = 0x4,
    HardPolicyBlock = 0x8,
    IdlePolicyBlock = 0x10,
    UserHoldBlock = 0x20,
    BatchHoldBlock = 0x40,
    SystemHoldBlock = 0x80,
    AnyBlock = 0xff,
};

enum class AccrualPolicy : std::uint8_t
{
    Always,
    QueuePolicy,
    FullPolicy,
    Accrue,
    Reset
};

/// PRIORITYTARGETPROCCOUNT and PRIORITYTARGETDURATION: the ideal, and which side counts.
struct Ideal
{
    double value = 0.0; ///< @unit processors or s  @range [0, inf)  @source PRIORITYTARGET*
    char side = 0; ///< '+' the excess above, '-' below, 0 both
    bool isPercent = false; ///< the distance in percent of the ideal
    bool isSet = false;
    bool operator==(const Ideal&) const = default;
};

/// JOBPRIOF: ATTR[x], STATE[x], GRES[x]; names in lower case.
struct AttributePriority
{
    enum Kind : std::uint8_t
    {
        Attribute,
        State,
        Gres
    };
    Kind kind = Attribute;
    std::string name;
    std::int64_t priority = 0;
    bool operator==(const AttributePriority&) const = default;
};

/// A parameter that has no meaning here; kept for writing back.
struct KeptParameter
{
    std::string name;
    std::string value;
    bool operator==(const KeptParameter&) const = default;
};

/// What decides how priorities are computed, but for the numbers that sliders move.
struct SettingsRules
{
    Dialect dialect = Dialect::Moab;
    std::array<CredList, credCount> creds;
    CredConfig system; ///< SYSCFG: QLIST and QDEF
    AccrualPolicy accrual = AccrualPolicy::Accrue;
    std::uint32_t exceptions = 0; ///< BlockReason bits that do not stop accrual (Moab)
    bool enablesNegative = false; ///< ENABLENEGJOBPRIORITY
    bool rejectsNegative = false; ///< REJECTNEGPRIOJOBS
    bool enablesPositiveUserPriority = false;
    bool usesSystemQueueTime = true;
    FsMetric fsMetric = FsMetric::None;
    bool isFsRatio = false; ///< FSPOLICY with %
    bool isFsGated = true; ///< a violated floor or ceiling zeroes FS, else it is clamped
    std::int64_t fsDepth = 7;
    std::int64_t fsInterval = 86400; ///< s
    double fsDecay = 1.0; ///< @unit 1  @range [0, 1]  @source FSDECAY
    Ideal idealProcs;
    Ideal idealDuration;
    std::vector<AttributePriority> attributePriorities;
    std::vector<std::string> nodeAttributes; ///< NODETOJOBATTRMAP, lower case
    std::int64_t pollInterval = 60; ///< s, RMPOLLINTERVAL
    bool isSimulation = false;
    std::int64_t initialQueueDepth = 16; ///< SIMINITIALQUEUEDEPTH
    std::int64_t stopIteration = 0; ///< SIMSTOPITERATION
    std::vector<KeptParameter> kept;

    [[nodiscard]] bool isMaui() const { return dialect == Dialect::Maui; }
    /// Whether some credential has MAXIJOB: whose time goes on then depends on priorities.
    [[nodiscard]] bool hasIdleLimits() const;
    bool operator==(const SettingsRules&) const = default;
};

/// What moab.cfg or maui.cfg says about priorities.
struct Settings : SettingsRules
{
    explicit Settings(Dialect which = Dialect::Moab);

    Weights weights;
    std::vector<PartitionWeights> partitions;

    /// Whether expansion factors count: they have a weight, or a QOS has a target for them.
    [[nodiscard]] bool usesXfactor() const;
    [[nodiscard]] const SettingsRules& rules() const { return *this; }
    /// The entry of that name, else null.
    [[nodiscard]] const CredConfig* find(Cred cred, std::string_view name) const;
    /// The entry of that name; a new one when it is not there.
    CredConfig& entry(Cred cred, std::string_view name);
    /// Weights of a partition; empty name: the global ones.
    [[nodiscard]] Weights weightsOf(std::string_view partition) const;
    bool operator==(const Settings&) const = default;
};

/// Settings that several policies share; they compare by value. Who edits them gets settings of its
/// own.
class SharedSettings
{
public:
    SharedSettings() = default;
    explicit SharedSettings(Settings settings)
        : m_settings(std::move(settings))
    {
    }
    explicit operator bool() const { return m_settings.has_value(); }
    const Settings& operator*() const { return m_settings->value(); }
    const Settings* operator->() const { return &m_settings->value(); }
    /// Costs a copy only while others share them.
    Settings& edit() { return m_settings->edit(); }
    bool operator==(const SharedSettings&) const = default;
    /// Whether both are without settings, or with the same rules.
    [[nodiscard]] bool hasRulesOf(const SharedSettings& other) const
    {
        if (!m_settings || !other.m_settings)
            return m_settings.has_value() == other.m_settings.has_value();
        return &**this == &*other || (*this)->rules() == other->rules();
    }

private:
    std::optional<Shared<Settings>> m_settings;
};

} // namespace fairlead::moab
