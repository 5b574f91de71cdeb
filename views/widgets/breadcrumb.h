// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace fairlead::views {

/// The way from the root to where the user is; each step but the last is a button.
class Breadcrumb : public QWidget
{
    Q_OBJECT

public:
    explicit Breadcrumb(QWidget* parent = nullptr);

    void setPath(const QStringList& path);
    [[nodiscard]] const QStringList& path() const { return m_path; }

signals:
    /// The user wants step `depth`; 0 is the first.
    void stepRequested(int depth);

private:
    void addStep(int depth);

    QStringList m_path;
    QHBoxLayout* m_layout = nullptr;
};

} // namespace fairlead::views
