// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/connections/connection.h"
#include "app/worker/background.h"
#include "engine/base/result.h"
#include "models/connections/secret.h"

#include <QObject>

#include <stop_token>

namespace fairlead::app {

/// What a test found, for people.
struct TestReport
{
    bool isGood = false;
    QString text;
    QString details; ///< the words of the reader or the driver
};

/// Tries connections on a thread of its own, with short time-outs. One at a time; a cancelled test
/// stays silent and ends at its next host.
class ConnectionTest : public QObject
{
    Q_OBJECT

public:
    explicit ConnectionTest(QObject* parent = nullptr);
    ~ConnectionTest() override;

    void start(const Connection& connection, const connections::Secret& password);
    void cancel();

signals:
    void finished(const fairlead::app::TestReport& report);

private:
    std::stop_source m_stop;
    quint64 m_ticket = 0;
    Background m_background;
};

} // namespace fairlead::app
