// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLineEdit;
class QPlainTextEdit;

namespace fairlead {
struct Scenario;
}

namespace fairlead::views {

/// The name of a scenario, who made it and what it is for. Deletes itself when closed.
class DescribeScenarioDialog : public QDialog
{
    Q_OBJECT

public:
    explicit DescribeScenarioDialog(const Scenario& scenario, QWidget* parent = nullptr);

signals:
    /// "OK".
    void described(const QString& name, const QString& author, const QString& note);

private:
    QLineEdit* m_name = nullptr;
    QLineEdit* m_author = nullptr;
    QPlainTextEdit* m_note = nullptr;
};

} // namespace fairlead::views
