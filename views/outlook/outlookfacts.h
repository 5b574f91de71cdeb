// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/outlook/outlookview.h"

#include <QWidget>

#include <optional>

class QToolButton;

namespace fairlead::views {

class TrustBand;
class WholeLabel;

/// What stands above the pictures of an outlook: how far to trust it in a band, what tells that in
/// sentences, where there is room or somebody wants it, and what other policies change.
class OutlookFacts : public QWidget
{
    Q_OBJECT

public:
    explicit OutlookFacts(QWidget* parent = nullptr);

    void show(const models::OutlookView& view);
    /// Whether the sentences are shown as long as nobody has said so.
    void setRoom(bool hasRoom);
    /// Shows and hides the sentences; to be put where the other choices are.
    [[nodiscard]] QToolButton* button() const { return m_details; }

signals:
    /// The table behind the band is wanted.
    void tableRequested();

private:
    void refresh();

    TrustBand* m_band;
    WholeLabel* m_facts;
    WholeLabel* m_changes;
    QToolButton* m_details;
    bool m_hasRoom = true;
    std::optional<bool> m_areWanted; ///< nothing: nobody has said so
};

} // namespace fairlead::views
