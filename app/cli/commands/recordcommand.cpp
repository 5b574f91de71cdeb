// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/options/storeoptions.h"
#include "app/cli/session.h"
#include "engine/base/timetext.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/audit.h"
#include "models/accounting/store/series.h"

#include <QCoreApplication>

#include <chrono>
#include <memory>
#include <numeric>
#include <optional>
#include <ostream>
#include <thread>

namespace fairlead::cli {

namespace {
std::string countOf(std::size_t readings)
{
    return english(
        counted(readings, said("Messages", "1 reading"), said("Messages", "%1 readings")));
}

std::string textOf(std::int64_t bytes)
{
    return QLocale::c().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat).toStdString();
}

/// "412 readings, 31.4 MB"
std::string sizeOf(const std::vector<accounting::KeptMoment>& series)
{
    const auto bytes
        = std::accumulate(series.begin(), series.end(), std::int64_t(0),
                          [](std::int64_t sum, const auto& kept) { return sum + kept.bytes; });
    return countOf(series.size()) + ", " + textOf(bytes);
}

/// Whether the next reading may succeed where this one failed.
bool mayPass(ErrorCode code)
{
    return code != ErrorCode::Usage && code != ErrorCode::SchemaOlder;
}

/// What a reading came to.
struct Taken
{
    Result<void> done;
    bool mayPass = true; ///< the next one may succeed
};

Taken failed(const Error& error)
{
    return {error, mayPass(error.code)};
}

/// Where readings come from and go to, with the passwords.
struct Ends
{
    accounting::SourceAccess from;
    accounting::StoreAddress store;

    [[nodiscard]] bool haveSamePasswords(const Ends& other) const
    {
        return from.password == other.from.password && store.password == other.store.password;
    }
};

class RecordCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::RecordCommand)

public:
    [[nodiscard]] const char* name() const override { return "record"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("adds a reading to the series of a store (--into STORE), again and again "
                  "with --every 5m");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source()
            + OptionNames{"into", "into-password-file", "every", "times", "upgrade-store"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto kept = std::make_shared<accounting::KeptReadings>();
        kept->files.lendNothing();
        auto ends = endsOf(arguments, kept);
        if (!ends)
            return ends.error();
        auto next = Clock::now();
        std::optional<Refusal> refusal;
        for (std::int64_t taken = 1;; ++taken) {
            if (refusal && mayTryAgain(*refusal, *ends, arguments))
                refusal.reset();
            const auto [done, mayGoOn]
                = refusal ? failed(refusal->error) : takeOne(*ends, arguments, taken == 1, streams);
            if (!done && done.error().code == ErrorCode::LoginRefused && !refusal)
                refusal = {done.error(), Clock::now()};
            const bool isLast = arguments.record.every == 0 || taken == arguments.record.times;
            if (isLast || (!done && !mayGoOn))
                return done;
            if (!done)
                streams.err << tr("left out: %1")
                                   .arg(QString::fromStdString(english(done.error().message)))
                                   .toStdString()
                            << std::endl;
            // What took longer than the interval makes up for nothing.
            next = std::max(next + std::chrono::seconds(arguments.record.every), Clock::now());
            std::this_thread::sleep_until(next);
        }
    }

private:
    using Clock = std::chrono::steady_clock;
    struct Refusal
    {
        Error error;
        Clock::time_point at;
    };

    /// @param kept  what earlier readings left, such as the usage of hours that are over
    static Result<Ends> endsOf(const Arguments& arguments,
                               std::shared_ptr<accounting::KeptReadings> kept)
    {
        auto store = storeOf(arguments);
        if (!store)
            return store.error();
        auto from = accessOf(arguments);
        if (!from)
            return from.error();
        from->kept = kept;
        return Ends{*std::move(from), *std::move(store)};
    }

    /// Servers lock out who guesses: with the same passwords once in an hour, with others, which
    /// their files or the keychain may have by now, at once.
    static bool mayTryAgain(const Refusal& refusal, Ends& ends, const Arguments& arguments)
    {
        auto again = endsOf(arguments, ends.from.kept);
        if (again && !again->haveSamePasswords(ends)) {
            ends = *std::move(again);
            return true;
        }
        return Clock::now() - refusal.at >= std::chrono::hours(1);
    }

    static Result<accounting::StoreAddress> storeOf(const Arguments& arguments)
    {
        const accounting::Source into(arguments.output.into);
        if (arguments.output.into.isEmpty())
            return wrongUsage(tr("record needs --into FILE.fairlead or --into mysql://..."));
        if (!into.kind().isStore)
            return notAStore(arguments.output.into);
        if (arguments.record.times > 0 && arguments.record.every == 0)
            return wrongUsage(tr("--times goes with --every"));
        const auto access = intoAccess(arguments);
        if (!access)
            return access.error();
        auto store = accounting::storeAddressOf(*access);
        store.mayUpgrade = arguments.source.options.mayUpgrade;
        return store;
    }

    static Taken takeOne(const Ends& ends, const Arguments& arguments, bool isFirst,
                         const Streams& streams)
    {
        const auto& [from, store] = ends;
        if (isFirst)
            printNoToken(from, streams.err);
        const auto snapshot = accounting::openSource(from);
        if (!snapshot)
            return failed(snapshot.error());
        if (isFirst)
            printProblems(**snapshot, streams.err);
        if (const auto good = checkQueue(**snapshot); !good)
            return failed(good.error());
        if (const auto good = checkWhole(**snapshot); !good)
            return failed(good.error());
        // A trace and a database are read for a moment, a reading is of its own.
        if (isFirst && from.options.at != (*snapshot)->takenAt)
            printUnused(arguments, {"at"}, streams.err);
        const auto limits = accounting::readLimits(from);
        if (!limits)
            return failed(limits.error());
        const auto recorded = accounting::recordSnapshot(store, recordsOf(**snapshot), *limits);
        if (!recorded.outcome)
            return {withChoices(recorded.outcome, {}), mayPass(recorded.outcome.error().code)};
        streams.err
            << store.name.toStdString() << ": " << accounting::momentText(recorded.moment) << ", "
            << coverageText(**snapshot) << ", " << countOf(recorded.readings) << ", "
            << tr("this one %1").arg(QString::fromStdString(textOf(recorded.bytes))).toStdString()
            << '\n';
        if (!recorded.isPresent)
            streams.err << tr("what the store shows as now stays: it is of a later reading, or was "
                              "edited or "
                              "imported")
                               .toStdString()
                        << '\n';
        streams.err.flush();
        return {};
    }
};

class SeriesCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::SeriesCommand)

public:
    [[nodiscard]] const char* name() const override { return "series"; }
    [[nodiscard]] const char* arguments() const override { return "STORE"; }
    [[nodiscard]] QString summary() const override
    {
        return tr("the readings that a store keeps (record), and what room they take");
    }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::table()
            + OptionNames{"password-file", "timeout", "forget", "upgrade-store"};
    }
    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        const auto access = storeAccess(arguments);
        if (!access)
            return access.error();
        const auto store = accounting::storeAddressOf(*access);
        if (arguments.record.forget) {
            // What cannot be read is not said to be what cannot be written.
            if (const auto there = accounting::storedMoments(store); !there)
                return there.error();
            const auto outcome = accounting::forgetMoment(store, *arguments.record.forget);
            if (!outcome)
                return withChoices(outcome, {});
        }
        const auto series = accounting::storedSeries(store);
        if (!series)
            return series.error();
        reports::Table table({{"Moment"}, {"Bytes", reports::Align::Right}});
        for (const auto& kept : *series)
            table.addRow({isoTime(kept.moment), kept.bytes});
        streams.err << sizeOf(*series) << '\n';
        return writeTable(table, arguments, streams);
    }
};
} // namespace

std::unique_ptr<Command> makeRecordCommand()
{
    return std::make_unique<RecordCommand>();
}

std::unique_ptr<Command> makeSeriesCommand()
{
    return std::make_unique<SeriesCommand>();
}

} // namespace fairlead::cli
