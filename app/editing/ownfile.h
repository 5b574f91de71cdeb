// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

class QUndoStack;

namespace fairlead::app {

/// The file that the edits were loaded from or saved to last, which takes them again without a
/// question. Forgotten when another scenario takes their place, by undoing too.
class OwnFile : public QObject
{
    Q_OBJECT

public:
    /// What a file was when it was read or written.
    struct State
    {
        QString path;
        QDateTime written; ///< invalid: there is none
        qint64 size = 0; ///< bytes
        bool operator==(const State&) const = default;
    };
    /// As it is on the disk; not for the GUI thread.
    [[nodiscard]] static State stateOf(const QString& path);

    explicit OwnFile(const QUndoStack& steps, QObject* parent = nullptr);

    void set(const QString& path);
    void forget() { set({}); }
    /// How often another scenario took the place of the one before.
    [[nodiscard]] int others() const { return m_others; }
    /// Empty: there is none.
    [[nodiscard]] const QString& path() const { return m_path; }

signals:
    void changed(const QString& path); ///< empty: there is none now

private:
    void follow(int step);

    const QUndoStack& m_steps;
    int m_step = 0;
    int m_others = 0;
    QString m_path;
};

} // namespace fairlead::app
