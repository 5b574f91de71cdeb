// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace fairlead::models {
class ScenarioDocument;
}

namespace fairlead::app {

struct OtherMoment;

/// "demo limoges" for a cluster that is made up, else nothing.
QString demoOf(const models::ScenarioDocument& document);

/// "limoges (monday)": the cluster, and the folder, file or database that it comes from; empty: the
/// cluster has no name.
QString sourceNameOf(const models::ScenarioDocument& document);

/// "limoges (monday) · winter[*] – Fairlead": the cluster, the folder, file or database that it
/// comes from and the scenario that is edited, with the place of the mark for unsaved edits. A
/// scenario without a name, or with another one than its file, has that of `ownFile`, if any.
QString titleOf(const models::ScenarioDocument& document, const QString& ownFile);

/// What the mode band says is on the screen, where that is not the cluster as it was read.
QString bandSubject(const models::ScenarioDocument& document,
                    const std::optional<OtherMoment>& away);
/// As much as bandNote() says of any moment with many edits.
QString longestNote(const models::ScenarioDocument& document);
/// What it says after the words of the mode: how many edits there are, and of what.
QString bandNote(const models::ScenarioDocument& document, const std::optional<OtherMoment>& away);

} // namespace fairlead::app
