// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QDialogButtonBox;
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

    /// Until then the dialog says that the store is being read. Again after a change.
    void setScenarios(const std::vector<StoredScenario>& scenarios);
    /// Who saves may do so all the same: a name that is taken is asked about then.
    void showProblem(const QString& text);

signals:
    /// "Load" or "Save".
    void chosen(const QString& name);
    /// One of the list is to be called so, to be copied under that name, or to go. The dialog
    /// stays open.
    void renameRequested(const QString& name, const QString& newName);
    void copyRequested(const QString& name, const QString& copy);
    void removeRequested(const QString& name);

private:
    QWidget* makeName(const QString& name);
    void addChanges(QDialogButtonBox& buttons);
    [[nodiscard]] QString selected() const;
    void askName(const QString& title, const QString& verb, const QString& refusal,
                 const std::function<void(const QString&)>& then);
    void askToRemove();
    void takeRow();
    void showVerdict();
    void choose();

    Purpose m_purpose;
    bool m_isRead = false;
    QString m_problem; ///< why the list is not read; or a change not made, until another row
    QTreeWidget* m_list = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_choose = nullptr;
    QList<QPushButton*> m_changes; ///< need a row
};

} // namespace fairlead::views
