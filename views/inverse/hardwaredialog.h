// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/inverse/newhardware.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace fairlead::models {
class HardwareModel;
}

namespace fairlead::views {

/// Shares after new hardware: how large the machine is, what is new and whose it is; below, what
/// everybody would be promised, and one click that tries it in the scenario. Stays beside the
/// window; deletes itself when it is closed.
class HardwareDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HardwareDialog(QWidget* parent = nullptr);

    /// Accounts and users that may have bought it.
    void setChoices(const std::vector<AssocKey>& keys, const AssocKey& chosen);
    void setMachine(double units);
    /// The machine is as large as that, and somebody may buy more: Return does not buy again.
    void askForMore(double machine);
    /// Units of the machine as it is.
    [[nodiscard]] double machine() const;
    [[nodiscard]] Bought bought() const;
    void showAnswer(const NewShares& answer, const Snapshot& snapshot, const QString& sentence);
    void showProblem(const QString& text);
    [[nodiscard]] models::HardwareModel* model() const { return m_model; }

signals:
    /// machine() or bought() is another.
    void questionChanged();
    void tryRequested();

private:
    QDoubleSpinBox* addUnits(const char* name, const QString& help);
    void refuseNumber();
    [[nodiscard]] static QString rangeText();

    models::HardwareModel* m_model;
    std::vector<AssocKey> m_keys; ///< [place in the list]
    QDoubleSpinBox* m_machine;
    QDoubleSpinBox* m_new;
    QComboBox* m_owner;
    QLabel* m_sentence;
    QTreeView* m_table;
    QPushButton* m_try = nullptr;
    bool m_isRefused = false; ///< what is typed is no number of units
};

} // namespace fairlead::views
