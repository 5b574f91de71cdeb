// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/reportdata.h"

#include "models/files/inputfile.h"

namespace fairlead::reports {

Result<void> checkLogo(const ReportStyle& style)
{
    if (style.logo.isEmpty())
        return {};
    const auto readable = files::checkReadable(style.logo);
    if (readable)
        return {};
    return Error{ErrorCode::SourceUnreachable,
                 {said("Messages", "the logo %1 cannot be read"), {style.logo.toStdString()}},
                 readable.error().detail};
}

} // namespace fairlead::reports
