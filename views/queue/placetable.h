// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTreeWidget>

namespace fairlead::views {

class PlaceView;

/// The numbers of a PlaceView: each range of priorities that has rows, the highest first.
class PlaceTable : public QTreeWidget
{
    Q_OBJECT

public:
    /// @param place  outlives it
    explicit PlaceTable(const PlaceView* place, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fill();

    const PlaceView* m_place;
};

} // namespace fairlead::views
