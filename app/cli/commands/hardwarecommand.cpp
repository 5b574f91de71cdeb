// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/commandlist.h"
#include "app/cli/commands/problems.h"
#include "app/cli/session.h"
#include "app/reports/tables/hardwaretable.h"
#include "engine/base/plaintext.h"
#include "models/words/hardwarewords.h"

#include <QCoreApplication>

#include <limits>
#include <ostream>

namespace fairlead::cli {

namespace {
class HardwareCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::HardwareCommand)

public:
    [[nodiscard]] const char* name() const override { return "hardware"; }
    [[nodiscard]] const char* arguments() const override
    {
        return "SOURCE ACCOUNT[/USER]=UNITS...";
    }
    [[nodiscard]] QString summary() const override
    {
        return tr("the shares after new hardware: everybody else keeps as many nodes as before");
    }
    [[nodiscard]] int fewestWords() const override { return 1; }
    [[nodiscard]] int mostWords() const override { return std::numeric_limits<int>::max(); }
    [[nodiscard]] OptionNames options() const override
    {
        return optionlists::source() + optionlists::edits() + optionlists::past()
            + optionlists::table() + OptionNames{"machine"};
    }

    [[nodiscard]] Result<void> run(const Arguments& arguments,
                                   const Streams& streams) const override
    {
        std::vector<Bought> bought;
        for (const auto& word : arguments.words) {
            auto one = boughtOf(word);
            if (!one)
                return one.error();
            bought.push_back(*std::move(one));
        }
        const auto session = openSession(arguments, streams);
        if (!session)
            return session.error();
        const auto& snapshot = session->current->snapshot();
        const double machine = arguments.hardware.machine.value_or(snapshot.nodeCount);
        if (machine <= 0.0)
            return wrongUsage(tr("%1 does not say how many nodes there are: give --machine N")
                                  .arg(arguments.source.name));
        const auto answer = sharesAfter(session->current->inputs, machine, bought);
        if (!answer)
            return answer.error();
        streams.err << text::plain(models::hardwareSentence(*answer, machine).toStdString())
                    << '\n';
        return writeTable(reports::hardwareTable(*answer, snapshot), arguments, streams);
    }

private:
    /// "physics=50", "physics/ann=0.5"
    static Result<Bought> boughtOf(const QString& word)
    {
        const auto equal = word.lastIndexOf(QLatin1Char('='));
        bool isNumber = false;
        const double units = QLocale::c().toDouble(word.mid(equal + 1), &isNumber);
        if (equal < 1 || !isNumber || !(units > 0.0))
            return wrongUsage(
                tr("%1: expected ACCOUNT=UNITS, such as physics=50 for 50 nodes").arg(word));
        constexpr int most = 1000000000;
        if (units > most)
            return wrongUsage(tr("%1: no more than %2 nodes").arg(word).arg(most));
        return Bought{keyFrom(word.left(equal).toStdString()), units};
    }
};
} // namespace

std::unique_ptr<Command> makeHardwareCommand()
{
    return std::make_unique<HardwareCommand>();
}

} // namespace fairlead::cli
