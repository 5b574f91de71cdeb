// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/outputfile.h"

#include <QSaveFile>

namespace fairlead::reports {

Result<void> writeWholeFile(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    QSaveFile file(path);
    const auto failed = [&file, &path] {
        return Error{ErrorCode::OutputFailed, "cannot write " + path.toStdString(),
                     file.errorString().toStdString()};
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    if (!write(file) || !file.commit())
        return failed();
    return {};
}

Result<void> writeWholeFile(const QString& path, std::string_view content)
{
    return writeWholeFile(path, [content](QIODevice& device) {
        const auto size = static_cast<qint64>(content.size());
        return device.write(content.data(), size) == size;
    });
}

} // namespace fairlead::reports
