// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QBoxLayout;
class QVBoxLayout;

namespace fairlead::views {

/// What somebody sees who has opened nothing yet: ways to begin, each a button for an action.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// Adds a list of buttons under a title, in one of two columns. The actions outlive the page.
    void addGroup(int column, const QString& title, const QList<QAction*>& actions);
    /// The list below both; empty: it is not there.
    void setRecent(const QList<QAction*>& actions);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static QWidget* makeButton(QAction& action, QWidget* parent);

    QBoxLayout* m_across = nullptr;
    QList<QVBoxLayout*> m_columns;
    QWidget* m_recent = nullptr;
    QVBoxLayout* m_recentList = nullptr;
};

} // namespace fairlead::views
