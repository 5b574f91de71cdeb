// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands/command.h"

namespace fairlead::cli {

std::unique_ptr<Command> makeSharesCommand();
std::unique_ptr<Command> makeJobsCommand();
std::unique_ptr<Command> makePlacesCommand();
std::unique_ptr<Command> makeWeightsCommand();
std::unique_ptr<Command> makeQosCommand();
std::unique_ptr<Command> makeCompareCommand();
std::unique_ptr<Command> makeExplainCommand();
std::unique_ptr<Command> makeReachCommand();
std::unique_ptr<Command> makeHardwareCommand();
std::unique_ptr<Command> makeRecoveryCommand();
std::unique_ptr<Command> makeOvertakeCommand();
std::unique_ptr<Command> makePlanCommand();
std::unique_ptr<Command> makeFinderCommand();
std::unique_ptr<Command> makeAgreeCommand();
std::unique_ptr<Command> makeAdviseCommand();
std::unique_ptr<Command> makeExportCommand();
std::unique_ptr<Command> makeReportCommand();
std::unique_ptr<Command> makeImportCommand();
std::unique_ptr<Command> makeUsageCommand();
std::unique_ptr<Command> makeReplayCommand();
std::unique_ptr<Command> makeCaptureCommand();
std::unique_ptr<Command> makeApplyCommand();
std::unique_ptr<Command> makeSaveCommand();
std::unique_ptr<Command> makeScenariosCommand();
std::unique_ptr<Command> makeAuditCommand();
std::unique_ptr<Command> makeWatchCommand();
std::unique_ptr<Command> makeAnonymiseCommand();
std::unique_ptr<Command> makeRecordCommand();
std::unique_ptr<Command> makeSeriesCommand();
std::unique_ptr<Command> makeMomentsCommand();

} // namespace fairlead::cli
