// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/changeform.h"
#include "models/words/changerows.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace fairlead::views {

/// One way to make a change list true, as the Apply dialog shows it.
struct ApplyForm
{
    ChangeForm kind = ChangeForm::Sacctmgr;
    QByteArray text; ///< what is shown, copied and saved, byte for byte
    QStringList notes; ///< what is to be known beside it
    QString problem; ///< why there is no text; empty: there is one
    QString details; ///< the exporter's own words about the problem
    QString file; ///< that the text changes; empty: none is known
    QList<int> changed; ///< 0-based lines of a whole file that differ from it
    bool hasChanges = true; ///< false: the text says that there is nothing to do in this form
};

/// Whether a store can be written, and what has to be said about it.
struct StoreTarget
{
    QString name; ///< of the store, without a password
    std::optional<qint64> revision; ///< that the edits are based on
    QString locked; ///< why it cannot be written; empty: it can
    bool asks = false; ///< whether a confirmation comes first
};

/// Everything that the Apply dialog shows.
struct ApplyContent
{
    QString source;
    std::vector<models::ChangeRow> changes;
    QStringList left; ///< edits that cannot be carried out, with the reason
    QStringList undecided; ///< edits whose value the source has changed since, with its new one
    std::vector<ApplyForm> forms;
    StoreTarget store; ///< of use where a form is Store
};

} // namespace fairlead::views
