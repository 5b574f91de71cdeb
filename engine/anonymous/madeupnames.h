// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead {

/// What has a name that could tell whose cluster it is.
enum class Named : std::uint8_t
{
    Account,
    User,
    Partition,
    Qos,
    Job,
    License,
    Buffer, ///< burst buffer
    Gres, ///< generic resource
    GresType, ///< of one: the model of a GPU
    FileSystem,
    Interconnect,
    count
};

/// One made-up name for each real one: "account-07". They sort as the real ones do, so that what
/// names decide stays decided. What every cluster has stays: the account "root", the QOS "normal",
/// that GPUs are called gpu, the file system "disk"; and so does an empty name.
class MadeUpNames
{
public:
    void add(Named kind, std::string_view name);
    /// After the last add().
    void finish();

    /// The made-up name of one that was added; of any other a name that nothing has.
    [[nodiscard]] const std::string& of(Named kind, const std::string& name) const;
    /// The same of a list of names separated by commas.
    [[nodiscard]] std::string ofList(Named kind, const std::string& names) const;
    /// A text of TRES ("cpu=1,license/matlab=2") with the names that a site gave them made up.
    [[nodiscard]] std::string inTres(const std::string& text) const;
    /// Of a TRES, or of each in a text of them, if it has a name that a site gave it.
    void addTres(std::string_view tres);

private:
    [[nodiscard]] std::string inEntry(std::string_view entry) const;

    std::array<std::map<std::string, std::string, std::less<>>,
               static_cast<std::size_t>(Named::count)>
        m_names;
};

} // namespace fairlead
