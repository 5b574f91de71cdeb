// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/keptfiles.h"

#include <QFile>

namespace fairlead::accounting {

bool KeptFiles::lend(const QString& file)
{
    const std::lock_guard lock(m_mutex);
    const bool isFresh
        = m_lends && m_isKept && std::chrono::steady_clock::now() - m_keptAt < shelfLife;
    return isFresh && QFile::copy(place(), file);
}

void KeptFiles::lendNothing()
{
    const std::lock_guard lock(m_mutex);
    m_lends = false;
}

void KeptFiles::keep(const QString& file)
{
    const std::lock_guard lock(m_mutex);
    if (!m_lends)
        return;
    if (!m_folder)
        m_folder.emplace();
    QFile::remove(place());
    m_isKept = QFile::copy(file, place());
    m_keptAt = std::chrono::steady_clock::now();
}

} // namespace fairlead::accounting
