// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands/replaypolicies.h"

#include "app/cli/commands/problems.h"
#include "app/cli/commands/replayed.h"
#include "app/cli/scenarioof.h"
#include "engine/base/message.h"
#include "models/accounting/sources/otherscheduling.h"
#include "models/accounting/sources/policyfile.h"
#include "models/words/replaywords.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <ostream>
#include <string>

namespace fairlead::cli {

namespace {
using Policies = std::vector<replay::NamedPolicy>;

struct PolicyTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::ReplayPolicies)
};

bool areSeveral(const Arguments& arguments)
{
    return arguments.replay.scenarios.size() > 1 || arguments.replay.stored.size() > 1;
}

bool isTaken(const std::string& name, const Policies& policies)
{
    return name == recordedRows
        || std::ranges::find(policies, name, &replay::NamedPolicy::name) != policies.end();
}

/// Of the rows of a file's policy: its name, its whole path where other rows are called that.
std::string nameOf(const QString& file, const Policies& policies)
{
    const QFileInfo info(file);
    auto name = info.fileName().toStdString();
    return isTaken(name, policies) ? info.absoluteFilePath().toStdString() : name;
}

/// Of the edits; that of the site is told with the recording.
void reportPreemption(const Policy& edited, const Session& session, const Streams& streams)
{
    constexpr auto name = "PreemptType";
    const auto type = parameterValue(edited, name);
    if (type != parameterValue(session.baseline->inputs.policy, name) && !type.ends_with("none"))
        streams.err << english(
            {said("Messages", "a replay does not know %1"), {name + ("=" + type)}})
                    << '\n';
}

/// One of several scenarios: with the single edits of the command line.
Result<void> addScenario(const Session& session, const Arguments& arguments, const Streams& streams,
                         Policies& policies)
{
    const auto named = scenarioOf(session.access, arguments);
    const auto scenario
        = named ? withPasted(*named, arguments, session.snapshot, streams.err) : named;
    if (!scenario)
        return scenario.error();
    const auto inputs = inputsUnder(*scenario, session, arguments, streams);
    if (!inputs)
        return inputs.error();
    reportPreemption(inputs->policy, session, streams);
    const bool hasName = !scenario->name.empty() && !isTaken(scenario->name, policies);
    policies.push_back(
        {hasName ? scenario->name : nameOf(arguments.scenario.file, policies), *inputs});
    return {};
}

/// Each as a policy of its own.
Result<void> addScenarios(const Session& session, const Arguments& arguments,
                          const Streams& streams, Policies& policies)
{
    auto each = withoutSeveral(arguments);
    for (const auto& name : arguments.replay.stored) {
        each.scenario.stored = name;
        if (auto added = addScenario(session, each, streams, policies); !added)
            return added;
    }
    each.scenario.stored.clear();
    for (const auto& file : arguments.replay.scenarios) {
        each.scenario.file = file;
        if (auto added = addScenario(session, each, streams, policies); !added)
            return added;
    }
    return {};
}

Result<void> addFile(const QString& path, const replay::Recording& recording,
                     const Session& session, const Streams& streams, Policies& policies)
{
    Issues issues;
    const auto file = accounting::readPolicyFile(path, issues);
    if (!file) {
        printIssues(issues, streams.err);
        return file.error();
    }
    auto inputs = session.current->inputs;
    const auto& policy = file->policy;
    if (policy.settings.own.index() != inputs.policy.own.index())
        return wrongUsage(
            PolicyTexts::tr("%1 is not a Slurm policy: only Slurm's schedulers can be replayed")
                .arg(path));
    inputs.policy = beside(policy, inputs.policy);
    inputs.snapshot = withPriorities(inputs.snapshot, policy.partitions);
    policies.push_back({nameOf(path, policies), inputs,
                        accounting::schedulingUnder(recording, file->config, issues)});
    printIssues(issues, streams.err);
    return {};
}

Result<void> checkTwice(const char* option, const QStringList& values)
{
    for (const auto& value : values) {
        if (values.count(value) > 1)
            return wrongUsage(
                PolicyTexts::tr("%1 %2 is given twice").arg(QLatin1String(option), value));
    }
    return {};
}
} // namespace

Result<void> checkPolicies(const Arguments& arguments)
{
    const auto& asked = arguments.replay;
    for (const auto& [option, values] : {std::pair("--against", &asked.against),
                                         {"--scenario", &asked.scenarios},
                                         {"--stored", &asked.stored}}) {
        if (auto good = checkTwice(option, *values); !good)
            return good;
    }
    if (areSeveral(arguments) && asked.isChecked)
        return wrongUsage(
            PolicyTexts::tr("--check looks at one policy: it goes with one scenario"));
    if (areSeveral(arguments) && !asked.scenarios.isEmpty() && !asked.stored.isEmpty())
        return wrongUsage(PolicyTexts::tr(
            "--stored and --scenario together are one scenario: several go with one of "
            "them alone"));
    const auto scenarios = std::max(asked.scenarios.size(), asked.stored.size());
    const auto all = 1 + std::max<qsizetype>(scenarios, arguments.scenario.hasEdits() ? 1 : 0)
        + asked.against.size();
    if (static_cast<std::size_t>(all) > models::mostPolicies)
        return wrongUsage(
            PolicyTexts::tr("a replay shows %1 policies at most, the present one among "
                            "them: %2 are asked for")
                .arg(models::mostPolicies)
                .arg(all));
    return {};
}

Arguments withoutSeveral(Arguments arguments)
{
    if (!areSeveral(arguments))
        return arguments;
    arguments.scenario.file.clear();
    arguments.scenario.stored.clear();
    return arguments;
}

Result<Policies> policiesOf(const std::shared_ptr<const replay::Recording>& recording,
                            const Session& session, const Arguments& arguments,
                            const Streams& streams)
{
    auto policies = ownPolicies(session);
    if (areSeveral(arguments)) {
        policies.resize(1); // the single edits go with each
        if (auto added = addScenarios(session, arguments, streams, policies); !added)
            return added.error();
    } else {
        reportPreemption(session.current->inputs.policy, session, streams);
    }
    for (const auto& file : arguments.replay.against) {
        if (auto added = addFile(file, *recording, session, streams, policies); !added)
            return added.error();
    }
    return policies;
}

} // namespace fairlead::cli
