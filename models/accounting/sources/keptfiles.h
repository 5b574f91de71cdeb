// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/files/scratchfolder.h"

#include <QString>

#include <chrono>
#include <mutex>
#include <optional>

namespace fairlead::accounting {

/// The last copy of a file that is dear to ask for, such as the list of finished jobs, for which
/// slurmdbd has to search. Belongs to whoever reads one source every few seconds. For any thread.
class KeptFiles
{
public:
    /// Copies it to `file` while it is fresh: ten minutes.
    bool lend(const QString& file);
    /// Keeps a copy in place of the last one.
    void keep(const QString& file);
    /// For whoever keeps what is read for good: each reading asks for everything.
    void lendNothing();

private:
    static constexpr std::chrono::minutes shelfLife{10};
    [[nodiscard]] QString place() const { return m_folder->filePath(QStringLiteral("kept")); }

    std::mutex m_mutex;
    std::optional<files::ScratchFolder> m_folder; // for this user only; made with the first copy
    bool m_isKept = false;
    bool m_lends = true;
    std::chrono::steady_clock::time_point m_keptAt;
};

} // namespace fairlead::accounting
