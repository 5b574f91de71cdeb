// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSplitter>

namespace fairlead::models {
class MoversModel;
}

namespace fairlead::views {

/// Two tables over each other: what accounts and what jobs win and lose.
class MoversTables : public QSplitter
{
    Q_OBJECT

public:
    struct Words
    {
        QString accountsName; ///< object names
        QString jobsName;
        QString jobsTitle;
    };
    MoversTables(models::MoversModel* accounts, models::MoversModel* jobs, const Words& words,
                 QWidget* parent = nullptr);

signals:
    void jobActivated(const QString& job);
};

} // namespace fairlead::views
