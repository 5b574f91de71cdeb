// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"

#include <optional>

namespace fairlead {

/// Why an edit is refused; errorOf() has the words.
enum class EditFault : std::uint8_t
{
    NotThere, ///< `assoc`
    NameTaken, ///< `assoc` is there already
    NameMissing,
    NotAName, ///< `text` has a character that names do not have
    NameTooLong, ///< `text`
    PartitionWithoutUser, ///< `assoc`: only users have associations of a partition
    SharesOutOfRange,
    RootShares, ///< the root account has none of its own
    RootMoved,
    RootRenamed,
    RootRemoved,
    BelowItself, ///< `text`: the account that would be moved below itself
    ParameterRefused, ///< `text` cannot have the value `value`; `why` says it
};

struct EditRefusal
{
    EditFault fault = EditFault::NotThere;
    AssocKey assoc{};
    std::string text{};
    std::string value{};
    Message why{};
};

/// What the rules need to know of the tree that an edit meets.
class EditTree
{
public:
    EditTree() = default;
    EditTree(const EditTree&) = delete;
    EditTree& operator=(const EditTree&) = delete;
    EditTree(EditTree&&) = delete;
    EditTree& operator=(EditTree&&) = delete;
    virtual ~EditTree() = default;

    [[nodiscard]] virtual bool has(const AssocKey& key) const = 0;
    /// Whatever the partition.
    [[nodiscard]] virtual bool hasUser(const std::string& account,
                                       const std::string& user) const = 0;
    /// Empty: they are not known.
    [[nodiscard]] virtual const std::vector<Qos>& qos() const = 0;
    /// Whether the account is `top` or somewhere below it; both are there.
    [[nodiscard]] virtual bool isWithin(const std::string& account,
                                        const std::string& top) const = 0;
};

/// The tree of a snapshot, which must outlive it.
class SnapshotTree final : public EditTree
{
public:
    explicit SnapshotTree(const Snapshot& snapshot)
        : m_snapshot(snapshot)
    {
    }
    [[nodiscard]] bool has(const AssocKey& key) const override;
    [[nodiscard]] bool hasUser(const std::string& account, const std::string& user) const override;
    [[nodiscard]] const std::vector<Qos>& qos() const override { return m_snapshot.qos; }
    [[nodiscard]] bool isWithin(const std::string& account, const std::string& top) const override;

private:
    const Snapshot& m_snapshot;
};

/// The longest name of an account or user. @unit bytes  @source slurmdbd's columns (tinytext)
inline constexpr std::size_t longestName = 255;

/// What is wrong with a new name of an account, a user or a partition. Blanks at the ends,
/// quotes, backslashes and any of | , : = / mean something else in sacctmgr's files and on the
/// command line; see text::isPlain() for the rest. Nothing: it can be used.
std::optional<EditFault> nameFault(std::string_view name);

/// Why an edit cannot be carried out on the tree; nothing: it can. The one rule for window, command
/// line, scenario files and stores. Whether a parameter takes the value tryParameter() says.
std::optional<EditRefusal> refusalOf(const Edit& edit, const EditTree& tree);

/// Carries a parameter edit out, or says why not; the policy is then unchanged. Whether the QOS,
/// account or user of a limit is there refusalOf() says.
std::optional<EditRefusal> tryParameter(Policy& policy, const ParameterEdit& edit);

/// In plain English, safe for a terminal. Error code Usage.
Error errorOf(const EditRefusal& refusal);

} // namespace fairlead
