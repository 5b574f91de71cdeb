// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/worker/newestquestion.h"
#include "engine/base/result.h"
#include "engine/cluster/consumption.h"

#include <QObject>
#include <QString>

#include <memory>

namespace fairlead {
struct Snapshot;
}
namespace fairlead::accounting {
struct UsageRequest;
}
namespace fairlead::models {
struct UsageView;
}
namespace fairlead::views {
class UsagePage;
}

namespace fairlead::app {

class SourceController;
struct Workspace;

/// Reads and adds up what the usage page asks for, on a thread of its own; the newest request
/// counts. Usage is laid beside what was promised while it came about, as in the report: edits
/// change nothing of it.
class UsageController : public QObject
{
    Q_OBJECT

public:
    UsageController(Workspace& workspace, SourceController& sources, views::UsagePage& page,
                    QObject* parent);

    /// What was read last, if it belongs to this snapshot; null: nothing.
    [[nodiscard]] std::shared_ptr<const UsageSums>
    sumsOf(const std::shared_ptr<const Snapshot>& snapshot) const
    {
        return m_readFrom == snapshot ? m_sums : nullptr;
    }

    /// What the page asks for, or would.
    [[nodiscard]] accounting::UsageRequest wanted() const;

signals:
    /// The page shows the answer to its last request.
    void shown();

private:
    struct Answer
    {
        std::shared_ptr<const UsageSums> sums;
        std::shared_ptr<const models::UsageView> view;
    };

    void request();
    [[nodiscard]] QString whereUsageIs() const;
    /// @param snapshot  that was asked about
    void show(const Result<Answer>& answer, const std::shared_ptr<const Snapshot>& snapshot);

    Workspace& m_workspace;
    SourceController& m_sources;
    views::UsagePage& m_page;
    std::shared_ptr<const Snapshot> m_readFrom; ///< what m_sums are of
    std::shared_ptr<const UsageSums> m_sums;
    NewestQuestion m_question;
};

} // namespace fairlead::app
