// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace fairlead::views {

/// Asks for the shares that several rows are to have. Whoever made it accepts it, or says why not.
/// Deletes itself when closed.
class SharesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `now` says what they have.
    SharesDialog(int rows, const QString& now, QWidget* parent = nullptr);

    void showRefusal(const QString& text);

signals:
    void sharesEntered(const QString& shares);

private:
    QLineEdit* m_shares;
    QLabel* m_refusal;
};

} // namespace fairlead::views
