// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/moab/recording.h"

#include "engine/base/text.h"
#include "engine/moab/config/values.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace fairlead::accounting {

namespace {
using moab::Event;

constexpr std::int64_t anyHold = moab::UserHoldBlock | moab::BatchHoldBlock | moab::SystemHoldBlock;

std::int64_t holdBits(const QString& option)
{
    if (option == QLatin1String("-b"))
        return moab::BatchHoldBlock;
    if (option == QLatin1String("-s"))
        return moab::SystemHoldBlock;
    return option == QLatin1String("-a") ? anyHold : std::int64_t{moab::UserHoldBlock};
}

std::optional<std::int64_t> seconds(const QString& text)
{
    const auto time = moab::parseTime(text.toStdString(), moab::Dialect::Moab);
    return time ? std::optional(*time) : std::nullopt;
}

class RecordingReader
{
public:
    RecordingReader(std::int64_t pollInterval, SnapshotRecords& records)
        : m_poll(pollInterval)
        , m_records(records)
    {
    }

    void read(const std::string& raw)
    {
        const auto line = QString::fromStdString(raw).simplified();
        if (!line.startsWith(QLatin1String("### "))) {
            readAnswer(line);
            return;
        }
        ++m_step;
        m_records.moab.stepTimes.push_back(m_elapsed);
        m_words = line.mid(4).split(QLatin1Char(' '));
        readCommand();
    }
    [[nodiscard]] std::int64_t firstQuery() const { return m_first; }

private:
    void readCommand()
    {
        const auto& name = m_words.first();
        if (name == QLatin1String("schedctl"))
            advance();
        else if (name == QLatin1String("sethold") || name == QLatin1String("releasehold"))
            hold(name == QLatin1String("sethold") ? Event::Hold : Event::Release);
        else if (name == QLatin1String("setspri"))
            setPriority();
        else if (name == QLatin1String("checkjob") && m_words.size() >= 2)
            add(Event::CheckJob, m_words.last(), 0);
        else if (name == QLatin1String("diagnose") && m_words.contains(QLatin1String("-p")))
            query();
    }

    void add(Event::Kind kind, const QString& job, std::int64_t value)
    {
        Event event;
        event.kind = kind;
        event.step = m_step;
        event.time = m_elapsed;
        event.job = job.toStdString();
        event.value = value;
        m_records.moab.events.push_back(std::move(event));
    }

    /// schedctl -S 5I: five iterations.
    void advance()
    {
        auto count = m_words.last();
        if (m_words.value(1) != QLatin1String("-S") && m_words.value(1) != QLatin1String("-s"))
            return;
        if (count.endsWith(QLatin1Char('I')))
            count.chop(1);
        bool isNumber = false;
        const auto iterations = count.toLongLong(&isNumber);
        m_elapsed += m_poll * (isNumber ? iterations : 1);
    }

    void hold(Event::Kind kind)
    {
        const bool hasOption = m_words.value(1).startsWith(QLatin1Char('-'));
        const auto job = m_words.value(hasOption ? 2 : 1);
        add(kind, job,
            hasOption ? holdBits(m_words[1])
                      : (kind == Event::Hold ? std::int64_t{moab::BatchHoldBlock} : anyHold));
    }

    /// Maui takes 0 to 1000 and refuses the rest.
    void setPriority()
    {
        const bool isRelative = m_words.value(1) == QLatin1String("-r");
        bool isNumber = false;
        const auto value = m_words.value(isRelative ? 2 : 1).toLongLong(&isNumber);
        if (isNumber && value >= 0 && value <= 1000)
            add(isRelative ? Event::SetRelative : Event::SetPriority,
                m_words.value(isRelative ? 3 : 2), value);
    }

    void query()
    {
        add(Event::Query, {}, 0);
        const auto option = m_words.indexOf(QLatin1String("-t"));
        const auto partition = option < 0 ? QString() : m_words.value(option + 1);
        if (partition != QLatin1String("ALL"))
            m_records.moab.events.back().partition = partition.toStdString();
    }

    void readAnswer(const QString& line)
    {
        if (m_first != 0 || m_words.isEmpty())
            return;
        if (m_words.first() == QLatin1String("checkjob")
            && line.startsWith(QLatin1String("(Time Queued Total:")))
            learnFromQueueTime(line.section(QLatin1Char(' '), 3, 3));
        else if (m_words.first() == QLatin1String("showq"))
            learnFromActiveJob(line.split(QLatin1Char(' ')));
    }

    [[nodiscard]] const JobRecord* job(const QString& label) const
    {
        const auto name = label.toStdString();
        const auto known
            = std::find_if(m_records.jobs.begin(), m_records.jobs.end(),
                           [&](const JobRecord& record) { return record.label == name; });
        return known == m_records.jobs.end() ? nullptr : &*known;
    }

    /// Submit time and time in the queue add up to now.
    void learnFromQueueTime(const QString& total)
    {
        const auto* record = job(m_words.last());
        const auto queued = seconds(total);
        if (record != nullptr && queued)
            m_first = record->submitTime + *queued - m_elapsed;
    }

    /// "blocker root1 Running 128 9:23:59:00 Sun Sep 9 04:34:20": start, limit and what is left.
    void learnFromActiveJob(const QStringList& words)
    {
        const auto* record
            = words.size() == 9 && words[2] == QLatin1String("Running") ? job(words[0]) : nullptr;
        const auto left = record == nullptr ? std::nullopt : seconds(words[4]);
        if (!left)
            return;
        const auto start = timeWithoutYear(words.mid(5));
        if (start != 0)
            m_first = start + record->moab->facts.limit - *left - m_elapsed;
    }

    /// The newest job of the trace tells the year, the day of the week confirms it.
    [[nodiscard]] std::int64_t timeWithoutYear(const QStringList& words) const
    {
        std::int64_t newest = 0;
        for (const auto& record : m_records.jobs)
            newest = std::max(newest, record.submitTime);
        const auto year = QDateTime::fromSecsSinceEpoch(newest, Qt::UTC).date().year();
        for (const auto candidate : {year, year + 1, year - 1}) {
            const auto text = QStringList(words.mid(1)).join(QLatin1Char(' '))
                + QStringLiteral(" %1").arg(candidate);
            auto moment = QLocale::c().toDateTime(text, QStringLiteral("MMM d hh:mm:ss yyyy"));
            if (!moment.isValid()
                || QLocale::c().dayName(moment.date().dayOfWeek(), QLocale::ShortFormat)
                    != words[0])
                continue;
            moment.setTimeSpec(Qt::UTC);
            return moment.toSecsSinceEpoch();
        }
        return 0;
    }

    std::int64_t m_poll;
    SnapshotRecords& m_records;
    QStringList m_words; // of the command whose answer is being read
    std::int64_t m_elapsed = 0;
    std::int64_t m_first = 0;
    int m_step = 0;
};
} // namespace

std::int64_t readRecording(const std::vector<Line>& lines, std::int64_t pollInterval,
                           SnapshotRecords& records)
{
    RecordingReader reader(pollInterval, records);
    for (const auto& line : lines)
        reader.read(line.text);
    return reader.firstQuery();
}

std::vector<Line> firstPriorityListing(const std::vector<Line>& lines)
{
    std::vector<Line> listing;
    bool isListing = false;
    for (const auto& line : lines) {
        const auto words = text::words(line.text);
        const bool isCommand = !words.empty() && words[0] == "###";
        if (isCommand && (isListing || (words.size() > 1 && words[1] == "schedctl")))
            break;
        if (isCommand)
            isListing = words.size() == 3 && words[1] == "diagnose" && words[2] == "-p";
        else if (isListing)
            listing.push_back(line);
    }
    return listing;
}

std::uint32_t nodesTold(const std::vector<Line>& lines)
{
    std::uint32_t most = 0;
    for (const auto& line : lines) {
        const auto words = text::words(line.text);
        if (words.size() < 5 || words[1] != "of" || words[3] != "Nodes" || words[4] != "Active")
            continue;
        const auto nodes = text::toInteger(words[2]).value_or(0);
        if (nodes > 0 && nodes <= 0xffffffffLL)
            most = std::max(most, static_cast<std::uint32_t>(nodes));
    }
    return most;
}

void placeRecording(std::int64_t firstQuery, SnapshotRecords& records)
{
    auto& site = records.moab;
    if (site.stepTimes.empty())
        return;
    site.firstQuery = firstQuery;
    for (auto& event : site.events)
        event.time += firstQuery;
    for (auto& time : site.stepTimes)
        time += firstQuery;
}

} // namespace fairlead::accounting
