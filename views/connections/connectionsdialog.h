// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/connections/connectionfields.h"

#include <QDialog>
#include <QList>

class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace fairlead::views {

class ConnectionForm;
class TestPanel;

/// The saved connections, and the fields of the one that is selected. Nothing is saved before
/// "Save" or "Connect". Deletes itself when closed.
class ConnectionsDialog : public QDialog
{
    Q_OBJECT

public:
    ConnectionsDialog(QList<ConnectionFields> connections, ConnectionCheck check,
                      QWidget* parent = nullptr);

    /// Selects by name; an unknown one leaves the first.
    void select(const QString& name);
    [[nodiscard]] const QList<ConnectionFields>& connections() const { return m_connections; }
    [[nodiscard]] const ConnectionFields& current() const;
    /// What was typed for current(); gone when the dialog closes.
    [[nodiscard]] QByteArray password() const;
    void setKeychain(bool isAvailable, const QString& why);

    /// The end of a test: `text` in words, the driver's under it.
    void showTestResult(bool isGood, const QString& text, const QString& details);

signals:
    void testRequested();
    void testCancelled();
    /// Before the dialog closes: keep connections().
    void saveRequested();
    /// After saveRequested(): open current().
    void connectRequested();

private:
    QWidget* makeList();
    QWidget* scrolled(QLayout* content);
    QWidget* makeButtons();
    void add(const ConnectionFields& connection);
    void addNew();
    void duplicate();
    void remove();
    void showRow(int row);
    void takeFields();
    void showItem(int row);
    void showVerdict();
    void done(int result) override;
    [[nodiscard]] QString problemOf(int row) const;
    [[nodiscard]] QString freeName(const QString& wanted) const;

    QList<ConnectionFields> m_connections;
    ConnectionFields m_fresh; ///< what was added last, before anything was typed
    ConnectionCheck m_check;
    QListWidget* m_list = nullptr;
    ConnectionForm* m_form = nullptr;
    QLabel* m_problem = nullptr;
    TestPanel* m_test = nullptr;
    QToolButton* m_duplicate = nullptr;
    QToolButton* m_remove = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_connect = nullptr;
};

} // namespace fairlead::views
