// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

class QPlainTextEdit;

namespace fairlead::views {

/// What a search is asked: targets and what may change, one a line, beside each other.
class FinderQuestion : public QWidget
{
    Q_OBJECT

public:
    /// What is typed in both boxes; lines that are not empty.
    struct Lines
    {
        QStringList targets;
        QStringList varied;
        bool operator==(const Lines&) const = default;
    };
    enum class Box
    {
        Targets,
        Varied
    };

    explicit FinderQuestion(QWidget* parent = nullptr);

    [[nodiscard]] Lines lines() const;
    void setLines(const Lines& lines);
    /// In place of those that nobody has typed at; the other box is left alone.
    void suggestTargets(const QStringList& targets);
    /// The line that is wrong: its number among the lines of the box.
    void pointAt(Box box, int line);

signals:
    /// lines() may be others.
    void changed();

private:
    [[nodiscard]] QPlainTextEdit* makeLines(const QString& name, const QString& help);

    QPlainTextEdit* m_targets;
    QPlainTextEdit* m_varied;
};

} // namespace fairlead::views
