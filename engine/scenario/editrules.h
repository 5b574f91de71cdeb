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

/// Why a share edit or a structural edit cannot be carried out on the tree; nothing: it can. The
/// one rule for window, command line, scenario files and stores. A parameter edit asks
/// tryParameter().
std::optional<EditRefusal> refusalOf(const Edit& edit, const EditTree& tree);

/// Carries a parameter edit out, or says why not; the policy is then unchanged.
std::optional<EditRefusal> tryParameter(Policy& policy, const ParameterEdit& edit);
/// The same where the QOS, accounts and users are known that limits are of.
std::optional<EditRefusal> tryParameter(Policy& policy, const ParameterEdit& edit,
                                        const Snapshot& tree);

/// In plain English, safe for a terminal. Error code Usage.
Error errorOf(const EditRefusal& refusal);

} // namespace fairlead
