// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/capture/localtimes.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/files/inputfile.h"

#include <QFile>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t quarter = 900; // s
constexpr std::int64_t farthest = 14 * 3600; // s: UTC+14
// Nothing is written after a capture; an old file may have been written at any time before it.
constexpr std::int64_t longestCommand = 300; // s
constexpr std::int64_t sameMoment = 30; // s
constexpr std::size_t fewestJobs = 3;

/// The offset that explains so many seconds; 0: none does.
std::int64_t offsetOf(std::int64_t ahead)
{
    const auto quarters = (ahead + (ahead < 0 ? -quarter : quarter) / 2) / quarter;
    const auto offset = quarters * quarter;
    const auto tolerance = offset > 0 ? longestCommand : sameMoment;
    return std::abs(ahead - offset) <= tolerance && std::abs(offset) <= farthest ? offset : 0;
}

/// "+05:30"
std::string offsetText(std::int64_t offset)
{
    const auto twoDigits
        = [](std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const auto minutes = std::abs(offset) / 60;
    return (offset < 0 ? "-" : "+") + twoDigits(minutes / 60) + ':' + twoDigits(minutes % 60);
}

Message localBy(std::int64_t offset)
{
    return {said("Messages",
                 "its times seem to be local (%1): the output of date +%z on line 2 of "
                 "taken_at.txt says so"),
            {offsetText(offset)}};
}
} // namespace

std::optional<Message> localTimesOfConfig(const QString& configFile, std::int64_t takenAt)
{
    constexpr std::string_view begin = "Configuration data as of ";
    constexpr qint64 mostOfLine = 200;
    QFile file(configFile);
    if (!files::openRegular(file))
        return std::nullopt;
    const auto line = file.readLine(mostOfLine).toStdString();
    if (!line.starts_with(begin))
        return std::nullopt;
    const auto written = TimeReader{}.read(std::string_view(line).substr(begin.size()));
    const auto offset = written && *written > 0 ? offsetOf(*written - takenAt) : 0;
    return offset != 0 ? std::optional(localBy(offset)) : std::nullopt;
}

std::optional<Message> localTimesOfJobs(const replay::Workload& workload, std::int64_t takenAt)
{
    std::size_t count = 0;
    std::int64_t last = takenAt;
    for (const auto& job : workload.jobs) {
        const auto& told = job.recorded;
        const auto moment = std::max({replay::secondOf(job.submit), told.start, told.end});
        count += moment > takenAt + longestCommand ? 1 : 0;
        last = std::max(last, moment);
    }
    if (count < fewestJobs)
        return std::nullopt;
    if (const auto offset = offsetOf(last - takenAt); offset != 0)
        return localBy(offset);
    return counted(count, said("Messages", "1 job has times after taken_at.txt"),
                   said("Messages",
                        "%1 jobs have times after taken_at.txt: where times are local, the output "
                        "of date +%z on line 2 of taken_at.txt says so"));
}

} // namespace fairlead::accounting
