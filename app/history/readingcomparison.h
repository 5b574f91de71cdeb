// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/cluster/snapshot.h"
#include "engine/replay/recording/recording.h"

#include <QObject>

#include <memory>

namespace fairlead::app {

class SourceController;

/// Finds out, away from the window, whether the last reading of a source tells replays what one
/// before has told: then they need not run again.
class ReadingComparison : public QObject
{
    Q_OBJECT

public:
    using SharedRecording = std::shared_ptr<const replay::Recording>;
    using SharedSnapshot = std::shared_ptr<const Snapshot>;

    /// @param sources  outlives it
    ReadingComparison(SourceController& sources, QObject* parent);

    /// told() follows. A database is not asked for its history again for this: what it has told is
    /// taken to be older.
    void compare(const SharedSnapshot& before, const SharedRecording& recording);
    void forget() { m_question.forget(); }
    /// Whether an answer is on its way.
    [[nodiscard]] bool isBusy() const { return m_question.isWaiting(); }

signals:
    /// @param isSame  the recording, and what of a cluster replays are of
    void told(bool isSame);

private:
    SourceController& m_sources;
    NewestQuestion m_question;
};

} // namespace fairlead::app
