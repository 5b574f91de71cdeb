// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/sources/keptfiles.h"
#include "models/accounting/sources/keptreading.h"
#include "models/accounting/sources/keptusage.h"
#include "models/accounting/sources/source.h"
#include "models/accounting/sources/sourceoptions.h"
#include "models/connections/secret.h"

#include <memory>

namespace fairlead::accounting {

/// What one reading leaves for the next one of the same source.
struct KeptReadings
{
    KeptFiles files;
    KeptUsage usage;
    KeptReading<replay::Limits> limits;
    KeptReading<replay::Recording> machine;
};

/// A source and what it takes to read it.
struct SourceAccess
{
    SourceAccess() = default;
    SourceAccess(Source what, SourceOptions how = {}, connections::Secret secret = {})
        : source(std::move(what))
        , options(std::move(how))
        , password(std::move(secret))
    {
    }
    SourceAccess(const QString& name, SourceOptions how = {}, connections::Secret secret = {})
        : SourceAccess(Source(name), std::move(how), std::move(secret))
    {
    }

    Source source;
    SourceOptions options;
    connections::Secret password; ///< of a database
    /// Of whoever reads the source again and again; null: each reading asks for everything.
    std::shared_ptr<KeptReadings> kept;
};

/// How much of a source is read.
enum class Look
{
    First, ///< without the usage history, where that takes much longer than the queue
    /// Without the usage history, where the source itself sums up what was used in a period.
    Sums,
    All,
    Usage, ///< All; what was used in a period is the question, and a part of it no answer
};

} // namespace fairlead::accounting
