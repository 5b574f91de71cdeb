// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/session.h"
#include "app/reports/tables/usagetable.h"
#include "engine/base/plaintext.h"
#include "models/accounting/sources/usagesource.h"
#include "models/words/showntext.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <ostream>

namespace fairlead::cli {

namespace {
constexpr std::int64_t defaultLength = 30LL * 24 * 3600; // s

class UsageCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::UsageCommand)

public:
    [[nodiscard]] const char* name() const override { return "usage"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("usage by account and user over a period (--from, --to), as sreport");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::computing() + optionlists::owners()
            + OptionNames{"from", "to", "time", "tres", "all"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto options = tableOptions(arguments);
        if (!options)
            return options.error();
        if (auto checked = checkPeriod(arguments); !checked)
            return checked;
        const auto session = openUsageSession(arguments, streams);
        if (!session)
            return session.error();
        const auto request = requestOf(arguments, *session);
        if (!request)
            return request.error();
        const auto sums = accounting::readUsage(session->access, *session->snapshot, *request);
        if (!sums)
            return sums.error();
        printPeriod(*sums, streams);
        if (reports::hasPercent(options->unit))
            printReference(*session->snapshot, *sums, streams);
        // What was promised while the usage came about, as in the report.
        printUnused(arguments, {"set", "share", "scenario"}, streams.err);
        printUnknownNames(*session->snapshot, withoutKnown(arguments, *sums), streams.err);
        const auto table = reports::usageTable(*session->baseline, *sums, *options);
        if (!table)
            return table.error();
        return writeTable(*table, arguments, streams);
    }

private:
    /// What has usage is known, also when it is no longer in the tree.
    static Arguments withoutKnown(Arguments arguments, const UsageSums& sums)
    {
        for (const auto& entry : sums.entries) {
            std::erase(arguments.filter.users, entry.user);
            std::erase(arguments.filter.accounts, entry.account);
        }
        return arguments;
    }

    static Result<reports::UsageOptions> tableOptions(const Arguments& arguments)
    {
        reports::UsageOptions options;
        options.accounts = arguments.filter.accounts;
        options.users = arguments.filter.users;
        options.all = arguments.table.showsAll;
        if (!arguments.usage.timeUnit.isEmpty()) {
            const auto unit = reports::usageUnitOf(arguments.usage.timeUnit.toStdString());
            if (!unit)
                return wrongUsage(tr("-t %1: expected seconds, minutes, hours, percent, secper, "
                                     "minper or hourper")
                                      .arg(arguments.usage.timeUnit));
            options.unit = *unit;
        }
        return options;
    }

    /// What is wrong whatever the source says is told before the source is asked.
    static Result<void> checkPeriod(const Arguments& arguments)
    {
        const auto to = arguments.times.to ? arguments.times.to : arguments.times.at;
        return arguments.times.from && to ? checkOrder(*arguments.times.from, *to) : Result<void>();
    }

    static Result<void> checkOrder(std::int64_t from, std::int64_t to)
    {
        if (from == to)
            return wrongUsage(tr("the period is empty: it begins and ends at %1").arg(isoText(to)));
        if (from > to)
            return wrongUsage(
                tr("the period ends (%1) before it begins (%2)").arg(isoText(to), isoText(from)));
        return {};
    }

    static Result<accounting::UsageRequest> requestOf(const Arguments& arguments,
                                                      const Session& session)
    {
        accounting::UsageRequest request;
        auto& [from, to] = request.period;
        to = arguments.times.to.value_or(session.current->inputs.now);
        from = arguments.times.from.value_or(std::max<std::int64_t>(0, to - defaultLength));
        // What lies after a moment that the user named has not happened yet.
        if (arguments.times.at && to > *arguments.times.at)
            to = *arguments.times.at;
        if (auto checked = checkOrder(from, to); !checked)
            return checked.error();
        request.knownUntil = arguments.times.at;
        request.tres = arguments.usage.tres;
        return request;
    }

    static QString isoText(std::int64_t moment)
    {
        return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC).toString(Qt::ISODate);
    }

    /// Percents of one differ from those of the other by a factor.
    static void printReference(const Snapshot& snapshot, const UsageSums& sums,
                               const Streams& streams)
    {
        QStringList reported;
        QStringList computed;
        QStringList unknown;
        const auto without = reports::tresWithoutSize(snapshot, sums);
        for (std::size_t t = 0; t < sums.tresNames.size(); ++t) {
            const auto& tres = sums.tresNames[t];
            const bool isReported = t < sums.reported.size() && sums.reported[t] > 0.0L;
            (std::ranges::count(without, tres) > 0 ? unknown
                 : isReported                      ? reported
                                                   : computed)
                << models::exactText(tres);
        }
        const auto separator = QStringLiteral(", ");
        if (!reported.isEmpty())
            streams.err << tr("-t percent of %1: of what slurmdbd reported of the cluster")
                               .arg(reported.join(separator))
                               .toStdString()
                        << '\n';
        if (!computed.isEmpty())
            streams.err << tr("-t percent of %1: of what the cluster has now, over the period; the "
                              "source does not report what it had")
                               .arg(computed.join(separator))
                               .toStdString()
                        << '\n';
        if (!unknown.isEmpty() && unknown.size() < static_cast<int>(sums.tresNames.size()))
            streams.err << tr("-t percent of %1: left empty, the source does not tell how much the "
                              "cluster has")
                               .arg(unknown.join(separator))
                               .toStdString()
                        << '\n';
    }

    static void printPeriod(const UsageSums& sums, const Streams& streams)
    {
        streams.err << tr("usage from %1 to %2")
                           .arg(isoText(sums.period.from), isoText(sums.period.to))
                           .toStdString()
                    << '\n';
        for (const auto& note : sums.notes)
            streams.err << text::plain(english(note)) << '\n';
    }
};
} // namespace

std::unique_ptr<Command> makeUsageCommand()
{
    return std::make_unique<UsageCommand>();
}

} // namespace fairlead::cli
