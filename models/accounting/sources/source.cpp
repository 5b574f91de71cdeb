// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/source.h"

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

Source::Source()
    : Source(QString())
{
}

Source::Source(const QString& name)
    : m_name(name)
    , m_kind(&kindOf(name))
{
    if (m_kind->scheme == nullptr) {
        if (connections::withoutPassword(name) != name)
            m_problem = notASource(name); // an address, mistyped
        return;
    }
    auto url = connections::parseDatabaseUrl(name);
    if (url)
        m_url = *std::move(url);
    else
        m_problem = url.error();
}

QString Source::title() const
{
    return m_url ? m_url->place() : connections::withoutPassword(m_name);
}

QString Source::folder() const
{
    return m_kind->folder != nullptr ? m_kind->folder(m_name) : QString();
}

} // namespace fairlead::accounting
