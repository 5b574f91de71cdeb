// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/editing/ownfile.h"

#include "app/editing/scenariocommand.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace fairlead::app {

OwnFile::State OwnFile::stateOf(const QString& path)
{
    const QFileInfo info(path);
    return {info.absoluteFilePath(), info.lastModified(), info.size()};
}

OwnFile::OwnFile(const QUndoStack& steps, QObject* parent)
    : QObject(parent)
    , m_steps(steps)
    , m_step(steps.index())
{
    connect(&steps, &QUndoStack::indexChanged, this, &OwnFile::follow);
}

void OwnFile::set(const QString& path)
{
    if (std::exchange(m_path, path) != path)
        emit changed(path);
}

void OwnFile::follow(int step)
{
    const auto last = std::exchange(m_step, step);
    if (m_steps.count() == 0) { // another source, or another reading of what was saved
        ++m_others;
        forget();
    }
    const auto [first, end] = std::minmax(last, step);
    for (int i = first; i < end; ++i) {
        const auto* passed = static_cast<const ScenarioCommand*>(m_steps.command(i));
        if (passed != nullptr && !passed->isAnother())
            continue;
        ++m_others;
        forget();
    }
}

} // namespace fairlead::app
