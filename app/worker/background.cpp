// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/worker/background.h"

namespace fairlead::app {

Background::Background(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

Background::~Background()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void Background::finish()
{
    m_pool.waitForDone();
}

void Background::forgetWaiting()
{
    m_pool.clear();
}

} // namespace fairlead::app
