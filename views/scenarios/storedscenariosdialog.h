// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace fairlead::views {

/// A scenario that is saved in a store.
struct StoredScenario
{
    QString name;
    int edits = 0;
    QString revision; ///< of the store when it was saved last
    QString when;
    QString who; ///< saved it
    QString author{}; ///< made it
    QString note{};
};

/// The scenarios of a store: to load one, or to save the edits under a name. Deletes itself when
/// closed.
class StoredScenariosDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose
    {
        Load,
        Save
    };
    /// `name` is suggested; `store` names the store without a password.
    StoredScenariosDialog(Purpose purpose, const QString& store, const QString& name,
                          QWidget* parent = nullptr);

    /// Until then the dialog says that the store is being read.
    void setScenarios(const std::vector<StoredScenario>& scenarios);
    void showProblem(const QString& text);

signals:
    /// "Load" or "Save".
    void chosen(const QString& name);

private:
    QWidget* makeName(const QString& name);
    void takeRow();
    void showVerdict();
    void choose();

    Purpose m_purpose;
    bool m_isRead = false;
    QTreeWidget* m_list = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_choose = nullptr;
};

} // namespace fairlead::views
