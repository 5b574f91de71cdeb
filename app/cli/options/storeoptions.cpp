// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options/storeoptions.h"

#include "app/cli/commands/problems.h"
#include "app/cli/session.h"

#include <QCoreApplication>

namespace fairlead::cli {

namespace {
struct StoreTexts
{
    Q_DECLARE_TR_FUNCTIONS(fairlead::cli::StoreTexts)
};

/// "shares of chem: 40"; of one that was taken out that it was.
QString sideText(const Edit& edit, bool isTakenOut)
{
    const auto text = QString::fromStdString(editText(edit));
    return isTakenOut ? StoreTexts::tr("%1 reverted").arg(text) : text;
}
} // namespace

Result<accounting::SourceAccess> storeAccess(const Arguments& arguments)
{
    const accounting::Source source(arguments.source.name);
    if (!source.kind().isStore)
        return wrongUsage(
            StoreTexts::tr("%1 is not a store: its name ends in .fairlead or begins with "
                           "mysql://")
                .arg(connections::withoutPassword(arguments.source.name)));
    return accessOf(source, arguments.source.options, arguments.source.passwordFile,
                    "FAIRLEAD_PASSWORD");
}

Result<accounting::SourceAccess> intoAccess(const Arguments& arguments)
{
    accounting::SourceOptions options;
    options.timeout = arguments.source.options.timeout;
    return accessOf(accounting::Source(arguments.output.into), options,
                    arguments.output.passwordFile, "FAIRLEAD_INTO_PASSWORD");
}

Error cannotMerge(const std::vector<EditClash>& clashes)
{
    std::string detail;
    for (const auto& clash : clashes)
        detail += (detail.empty() ? "" : "\n  ")
            + StoreTexts::tr("mine: %1; theirs: %2")
                  .arg(sideText(clash.mine, clash.isMineTakenOut),
                       sideText(clash.theirs, clash.isTheirsTakenOut))
                  .toStdString();
    return {ErrorCode::OutputFailed,
            worded(StoreTexts::tr(
                       "the two cannot be merged: both changed the same; nothing was written")
                       .toStdString()),
            detail};
}

Error withChoices(const accounting::SaveOutcome& outcome, const QString& choices)
{
    auto error = outcome.error();
    if (const auto* conflict = outcome.conflict()) {
        const auto advice = choices.isEmpty()
            ? StoreTexts::tr("Look at it and try again with --based-on %1.").arg(conflict->current)
            : StoreTexts::tr("Look at it and save again with --based-on %1, or pass %2.")
                  .arg(conflict->current)
                  .arg(choices);
        error.detail += (error.detail.empty() ? "" : "\n  ") + advice.toStdString();
    }
    if (error.code == ErrorCode::SchemaOlder) {
        error.code = ErrorCode::OutputFailed; // it could be read
        error.detail
            += StoreTexts::tr("Pass --upgrade-store to agree to that; nothing was written.")
                   .toStdString();
    }
    return error;
}

} // namespace fairlead::cli
