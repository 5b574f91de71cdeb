// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <QObject>

#include <memory>
#include <vector>

class QTreeView;

namespace fairlead {
struct Snapshot;
}

namespace fairlead::models {
class AccountTreeModel;
class ScenarioDocument;
struct SnapshotMapping;
} // namespace fairlead::models

namespace fairlead::views {

/// Shows and selects what an edit, undo or redo has added to the share tree or moved in it. What
/// the next reading of the source brings comes silently. Belongs to the view.
class RowReveal : public QObject
{
    Q_OBJECT

public:
    RowReveal(const models::ScenarioDocument* document, models::AccountTreeModel* model,
              QTreeView* view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void reveal(const models::SnapshotMapping& mapping);
    [[nodiscard]] std::vector<AssocIndex> placed(const models::SnapshotMapping& mapping) const;

    const models::ScenarioDocument* m_document;
    models::AccountTreeModel* m_model;
    QTreeView* m_view;
    bool m_isChosenSince = false; ///< a row, by mouse or key, after the last edit
    std::shared_ptr<const Snapshot> m_base; ///< the source as it was before the tree changed
};

} // namespace fairlead::views
